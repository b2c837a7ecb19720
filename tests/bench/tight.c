/* Karnöffel, Elfern and Whist written by hand, as tightly as the author could: the yardstick of `tests.bench.tight`.
 *
 * The rules are those of the specs of the same names, the cards those of `stich.rng`, the choices those of
 * `stich.match.playouts`: what is added up comes out the same, number for number.  A hand is a set of bits; of a pack
 * only so many cards are drawn as are ever seen; every suit, rank and number of seats is a constant.  There is no state
 * that could be looked at, copied or taken back, and each game is one function.
 */
#include <stdint.h>
#include <string.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef uint64_t Word;
typedef struct {
    int64_t deals, decisions, points[4], best[4], tricks[4]; /* points and best by side, tricks by seat */
} Tally;

/* --- chance ------------------------------------------------------------------------------------------------------- */

static const Word IV[8] = {0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1,
                           0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179};
static const uint8_t SIGMA[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

static inline Word turned(Word x, int by) { return x >> by | x << (64 - by); }

static inline void mixed_in(Word *v, int a, int b, int c, int d, Word x, Word y) {
    v[a] += v[b] + x, v[d] = turned(v[d] ^ v[a], 32), v[c] += v[d], v[b] = turned(v[b] ^ v[c], 24);
    v[a] += v[b] + y, v[d] = turned(v[d] ^ v[a], 16), v[c] += v[d], v[b] = turned(v[b] ^ v[c], 63);
}

static void compress(Word *h, const Word *m, Word length, Word last) {
    Word v[16];
    memcpy(v, h, 64), memcpy(v + 8, IV, 64);
    v[12] ^= length, v[14] ^= last;
    for (int round = 0; round < 12; round++) {
        const uint8_t *s = SIGMA[round % 10];
        for (int i = 0; i < 4; i++) mixed_in(v, i, i + 4, i + 8, i + 12, m[s[2 * i]], m[s[2 * i + 1]]);
        for (int i = 0; i < 4; i++)
            mixed_in(v, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4, m[s[8 + 2 * i]], m[s[9 + 2 * i]]);
    }
    for (int i = 0; i < 8; i++) h[i] ^= v[i] ^ v[i + 8];
}

/* BLAKE2b (RFC 7693) of up to sixteen words, keyed with one */
static void hashed(Word *out, int size, Word key, const Word *words, int count) {
    Word h[8], m[16] = {key};
    memcpy(h, IV, 64);
    h[0] ^= 0x01010800 | (Word)size, h[6] ^= 0x6863697473; /* "stich" */
    compress(h, m, 128, 0);
    memset(m, 0, sizeof m), memcpy(m, words, 8 * (size_t)count);
    compress(h, m, 128 + 8 * (Word)count, ~(Word)0);
    memcpy(out, h, (size_t)size);
}

static Word stream(Word seed, Word purpose) {
    Word out;
    hashed(&out, 8, seed, &purpose, 1);
    return out;
}

static inline Word mix(Word z) {
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9, z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

/* a number below n by Lemire's method, the next that SplitMix gives */
static inline Word below(Word *state, Word n) {
    for (;;) {
        unsigned __int128 product = (unsigned __int128)mix(*state += 0x9E3779B97F4A7C15) * n;
        if (__builtin_expect((Word)product >= n, 1) || (Word)product >= -n % n) return (Word)(product >> 64);
    }
}

/* the bit with n bits of the set below it */
static inline Word bit_of(Word set, Word n) {
#ifdef __BMI2__
    return _pdep_u64((Word)1 << n, set);
#else
    const Word ones = 0x0101010101010101, tops = 0x8080808080808080;
    Word sums = set - (set >> 1 & 0x5555555555555555);
    sums = (sums & 0x3333333333333333) + (sums >> 2 & 0x3333333333333333);
    sums = (sums + (sums >> 4) & 0x0F0F0F0F0F0F0F0F) * ones; /* byte i: how many bits up to and in it */
    int at = 8 * __builtin_popcountll((n * ones | tops) - sums & tops);
    for (n -= at ? sums >> (at - 8) & 0xFF : 0, set = set >> at << at; n--;) set &= set - 1;
    return set & -set;
#endif
}

typedef struct {
    Word seed, packs, words[8], policy, lot[8];
    int64_t number; /* of the deal, from 1 */
    int lots;
} Chance;

static void begin(Chance *c, Word seed) {
    c->seed = seed, c->packs = stream(seed, 0), c->policy = stream(seed, 2), c->number = 0;
    Word block = 0;
    hashed(c->words, 64, c->packs, &block, 1);
}

/* what the pack of the next deal is shuffled with */
static inline Word next_pack(Chance *c) {
    c->number++;
    if (!(c->number & 7)) {
        Word block = (Word)c->number >> 3;
        hashed(c->words, 64, c->packs, &block, 1);
    }
    return c->words[c->number & 7];
}

/* the next card of a pack of which so many cards are left */
static inline Word next_card(Word *pack, Word *left, Word cards) {
    Word bit = bit_of(*left, below(pack, cards));
    *left ^= bit;
    return bit;
}

static Word drawn(Word stream, int *at, Word *words, Word n) {
    for (;;) {
        if (!(*at & 7)) {
            Word block = (Word)*at >> 3;
            hashed(words, 64, stream, &block, 1);
        }
        unsigned __int128 product = (unsigned __int128)words[(*at)++ & 7] * n;
        if ((Word)product >= -n % n) return (Word)(product >> 64);
    }
}

static Word lot_stream(const Chance *c) {
    Word out, of[2] = {1, (Word)c->number + 1};
    hashed(&out, 8, c->seed, of, 2);
    return out;
}

static int seat_by_lot(const Chance *c, Word seats) {
    Word words[8];
    int at = 0;
    return (int)drawn(lot_stream(c), &at, words, seats);
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static inline int lowest(Word set) { return __builtin_ctzll(set); }

/* one of the cards, by chance */
static inline Word chosen(Chance *c, Word legal) {
    return bit_of(legal, below(&c->policy, (Word)__builtin_popcountll(legal)));
}

static inline void add_up(Tally *t, const int64_t *points, int sides) {
    int alone = 0;
    t->deals++;
    t->points[0] += points[0];
    for (int side = 1; side < sides; side++) {
        t->points[side] += points[side];
        alone = points[side] > points[alone] ? side : alone;
    }
    for (int side = 0; side < sides; side++)
        if (side != alone && points[side] == points[alone]) return;
    t->best[alone]++;
}

#define SUIT12 ((Word)0xFFF)
#define EACH12(rank) ((Word)0x001001001001 << (rank)) /* this rank of each suit */
enum { KING, OBER, UNTER, TEN, NINE, EIGHT, SEVEN, SIX, FIVE, FOUR, THREE, TWO };

void karnoeffel(Word seed, int64_t deals, Tally *t) {
    Chance chance, *c = &chance;
    begin(c, seed);
    int dealer = seat_by_lot(c, 4);
    for (int64_t deal = 0; deal < deals; deal++) {
        Word pack = next_pack(c), left = ((Word)1 << 48) - 1, hands[4];
        int leader = dealer = dealer + 1 & 3, suit = 0, low = -1;
        for (int i = 0; i < 4; i++) {
            Word bit = next_card(&pack, &left, 48 - (Word)i);
            int card = lowest(bit);
            hands[leader + i & 3] = bit;
            if (card % 12 > low) low = card % 12, suit = card / 12 * 12;
        }
        for (int i = 4; i < 20; i++) hands[leader + i & 3] |= next_card(&pack, &left, 48 - (Word)i);
        dealer = leader; /* the next to deal is forehand */
        Word devil = (Word)1 << (suit + SEVEN);
        int won[4] = {0}, number = 0;
        uint8_t who[48];
        for (Word barred = devil; won[0] + won[2] < 3 && won[1] + won[3] < 3; barred = 0, number++) {
            Word led = chosen(c, hands[leader] & ~barred), trick = led;
            who[lowest(led)] = (uint8_t)leader, hands[leader] ^= led;
            for (int i = 1; i < 4; i++) {
                int seat = leader + i & 3;
                Word card = chosen(c, hands[seat]);
                who[lowest(card)] = (uint8_t)seat, hands[seat] ^= card, trick |= card;
            }
            /* Unter, led seven, six; then two, three, four, five: from the low end, or else from the high end */
            Word kings = trick & EACH12(KING), obers = kings | (trick & EACH12(OBER)), unters = obers | (trick & EACH12(UNTER));
            Word strong = 1 << UNTER | 1 << SIX | 1 << TWO | (Word)!kings << THREE | (Word)!obers << FOUR | (Word)!unters << FIVE;
            Word acting = trick >> suit & (strong | (Word)(led == devil) << SEVEN);
            int best;
            if (acting & 0xFF) best = suit + lowest(acting & 0xFF);
            else if (acting) best = suit + 63 - __builtin_clzll(acting);
            else best = lowest(trick & ~devil & SUIT12 << lowest(led) / 12 * 12);
            won[leader = who[best]]++;
        }
        int64_t points[2] = {won[0] + won[2] == 3, won[1] + won[3] == 3};
        add_up(t, points, 2);
        t->decisions += 4 * number;
        for (int seat = 0; seat < 4; seat++) t->tricks[seat] += won[seat];
    }
}

#define HONOURS8 ((Word)0x1F1F1F1F)

/* the seat that draws the lowest card of a pack of eight ranks; equal ranks draw again */
static int seat_by_card(const Chance *c) {
    Word words[8], from = lot_stream(c);
    for (int at = 0;;) {
        Word one = drawn(from, &at, words, 32), other = drawn(from, &at, words, 31);
        other += other >= one;
        if ((one & 7) != (other & 7)) return (other & 7) > (one & 7);
    }
}

void elfern(Word seed, int64_t deals, Tally *t) {
    Chance chance, *c = &chance;
    begin(c, seed);
    int dealer = seat_by_card(c);
    int64_t stake = 1;
    for (int64_t deal = 0; deal < deals; deal++) {
        Word pack = next_pack(c), left = 0xFFFFFFFF, hands[2] = {0};
        int leader = 1 - dealer, won[2] = {0}, honours[2] = {0};
        for (int i = 0; i < 12; i++) hands[leader ^ (i >> 1 & 1)] |= next_card(&pack, &left, 32 - (Word)i);
        for (int number = 0, stock = 20; number < 16; number++) {
            Word led = chosen(c, hands[leader]), suit = (Word)0xFF << (lowest(led) & 24);
            hands[leader] ^= led;
            Word hand = hands[1 - leader], same = stock ? 0 : hand & suit, card = chosen(c, same ? same : hand);
            hands[1 - leader] = hand ^ card;
            leader ^= (card & suit) && card < led;
            won[leader]++;
            honours[leader] += __builtin_popcountll((led | card) & HONOURS8);
            if (stock) {
                hands[leader] |= next_card(&pack, &left, (Word)stock);
                hands[1 - leader] |= stock == 2 ? left : next_card(&pack, &left, (Word)stock - 1);
                stock -= 2;
            }
        }
        int64_t points[2];
        for (int side = 0; side < 2; side++)
            points[side] = stake * (honours[side] == 20 ? 3 : honours[side] >= 15 ? 2 : honours[side] >= 11);
        add_up(t, points, 2);
        t->decisions += 32, t->tricks[0] += won[0], t->tricks[1] += won[1];
        int drawn = points[0] == points[1];
        stake = 1 + drawn;
        if (!drawn) dealer = points[1] > points[0];
        else if (deal + 1 < deals) dealer = seat_by_card(c);
    }
}

#define SUIT13 ((Word)0x1FFF)

void whist(Word seed, int64_t deals, Tally *t) {
    Chance chance, *c = &chance;
    begin(c, seed);
    int dealer = seat_by_lot(c, 4);
    int64_t totals[2] = {0};
    for (int64_t deal = 0; deal < deals; deal++) {
        Word pack = next_pack(c), left = ((Word)1 << 52) - 1, hands[4] = {0};
        int leader = dealer + 1 & 3, won[4] = {0};
        for (int i = 0; i < 51; i++) hands[leader + i & 3] |= next_card(&pack, &left, 52 - (Word)i);
        hands[dealer] |= left;
        int trump = lowest(left) / 13 * 13;
        Word trumps = SUIT13 << trump, dealt = hands[0] | hands[2];
        dealer = leader;
        uint8_t who[52];
        for (int number = 0; number < 13; number++) {
            Word led = chosen(c, hands[leader]), suit = SUIT13 << lowest(led) / 13 * 13, trick = led;
            who[lowest(led)] = (uint8_t)leader, hands[leader] ^= led;
            for (int i = 1; i < 4; i++) {
                int seat = leader + i & 3;
                Word same = hands[seat] & suit, card = chosen(c, same ? same : hands[seat]);
                who[lowest(card)] = (uint8_t)seat, hands[seat] ^= card, trick |= card;
            }
            Word best = trick & trumps;
            won[leader = who[lowest(best ? best : trick & suit)]]++;
        }
        int tricks = won[0] + won[2], held = __builtin_popcountll(dealt >> trump & 15);
        int64_t points[2] = {tricks > 6 ? tricks - 6 : 0, tricks < 7 ? 7 - tricks : 0};
        int up = totals[0] + points[0] >= 5 || totals[1] + points[1] >= 5;
        for (int side = 0; side < 2; side++) {
            int honours = side ? 4 - held : held;
            if (!up && totals[side] <= 3) points[side] += honours == 4 ? 4 : honours == 3 ? 2 : 0;
        }
        totals[0] += points[0], totals[1] += points[1];
        add_up(t, points, 2);
        t->decisions += 52;
        for (int seat = 0; seat < 4; seat++) t->tricks[seat] += won[seat];
    }
}
