# The beginning of the compiled machine: what `numbers.py` says in Python, in C.
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, infer_types=True
# cython: binding=False, initializedcheck=False, nonecheck=False, overflowcheck=False

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    #include <math.h>
    #ifdef __BMI2__
    #include <immintrin.h>
    #endif

    typedef unsigned char Byte;
    #ifdef STICH_WIDE
    typedef unsigned __int128 CardSet;
    #define STICH_BITS 128
    #else
    typedef uint64_t CardSet;
    #define STICH_BITS 64
    #endif

    static inline long long st_count(CardSet x) {
    #ifdef STICH_WIDE
        return __builtin_popcountll((uint64_t)x) + __builtin_popcountll((uint64_t)(x >> 64));
    #else
        return __builtin_popcountll(x);
    #endif
    }
    static inline long long st_lowest(CardSet x) {
    #ifdef STICH_WIDE
        return (uint64_t)x ? __builtin_ctzll((uint64_t)x) : 64 + __builtin_ctzll((uint64_t)(x >> 64));
    #else
        return __builtin_ctzll(x);
    #endif
    }
    static inline long long st_bit(long long n) { return 1LL << n; }
    static inline CardSet st_one(long long c) { return (CardSet)1 << c; }
    static inline CardSet st_upto(long long n) { return n >= STICH_BITS ? ~(CardSet)0 : ((CardSet)1 << n) - 1; }
    static inline CardSet st_pack(uint64_t low, uint64_t high) {
    #ifdef STICH_WIDE
        return (CardSet)high << 64 | low;
    #else
        (void)high; return low;
    #endif
    }
    static inline uint64_t st_low64(CardSet x) { return (uint64_t)x; }
    static inline uint64_t st_high64(CardSet x) {
    #ifdef STICH_WIDE
        return (uint64_t)(x >> 64);
    #else
        (void)x; return 0;
    #endif
    }

    /* the place of the bit with `n` bits below it: byte sums tell the byte, a table the bit in it */
    static unsigned char st_in_byte[8][256];
    static void st_prepare(void) {
        for (int byte = 0; byte < 256; byte++)
            for (int bit = 0, n = 0; bit < 8; bit++)
                if (byte >> bit & 1) st_in_byte[n++][byte] = (unsigned char)bit;
    }
    static inline long long st_nth64(uint64_t x, uint64_t n) {
    #ifdef __BMI2__
        return (long long)__builtin_ctzll(_pdep_u64((uint64_t)1 << n, x));
    #else
        const uint64_t ones = 0x0101010101010101ULL, tops = 0x8080808080808080ULL;
        uint64_t s = x - ((x >> 1) & 0x5555555555555555ULL);
        s = (s & 0x3333333333333333ULL) + ((s >> 2) & 0x3333333333333333ULL);
        s = ((s + (s >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * ones;  /* byte i: how many bits up to and in it */
        uint64_t below = (((n * ones) | tops) - s) & tops;  /* a top bit for each byte that ends at or before it */
        uint64_t at = (uint64_t)__builtin_popcountll(below) * 8;
        uint64_t before = at ? (s >> (at - 8)) & 0xFF : 0;
        return (long long)(at + st_in_byte[n - before][(x >> at) & 0xFF]);
    #endif
    }
    static inline long long st_nth(CardSet x, long long n) {
    #ifdef STICH_WIDE
        long long low = __builtin_popcountll((uint64_t)x);
        if (n >= low) return 64 + st_nth64((uint64_t)(x >> 64), (uint64_t)(n - low));
    #endif
        return st_nth64((uint64_t)x, (uint64_t)n);
    }

    static inline CardSet st_nth_alone(CardSet x, long long n) {
    #ifdef __BMI2__
    #ifdef STICH_WIDE
        long long low = __builtin_popcountll((uint64_t)x);
        if (n >= low) return (CardSet)_pdep_u64((uint64_t)1 << (n - low), (uint64_t)(x >> 64)) << 64;
    #endif
        return _pdep_u64((uint64_t)1 << n, (uint64_t)x);
    #else
        return (CardSet)1 << st_nth(x, n);
    #endif
    }

    static inline long long st_high(uint64_t v, long long n) { return (long long)(((unsigned __int128)v * (uint64_t)n) >> 64); }
    static inline uint64_t st_low(uint64_t v, long long n) { return v * (uint64_t)n; }
    static inline uint64_t st_stepped(uint64_t s) { return s + 0x9E3779B97F4A7C15ULL; }
    static inline uint64_t st_mixed(uint64_t z) {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    static inline long long st_remainder(long long n) { return (long long)((0 - (uint64_t)n) % (uint64_t)n); }
    static inline uint64_t st_word(long long n) { return (uint64_t)n; }
    static inline int st_there(const long long *numbers) { return numbers != 0; }
    static inline long long st_root(long long n) { return (long long)sqrt((double)n); }
    static inline long long st_length(long long n) { return 64 - __builtin_clzll((unsigned long long)n); }
    static inline long long st_quotient(long long a, long long b) {
        long long q = a / b;
        return q - (a % b != 0 && (a < 0) != (b < 0));
    }

    /* BLAKE2b (RFC 7693), of one block of at most 128 bytes, with a key and a person */
    static const uint64_t st_iv[8] = {
        0x6A09E667F3BCC908ULL, 0xBB67AE8584CAA73BULL, 0x3C6EF372FE94F82BULL, 0xA54FF53A5F1D36F1ULL,
        0x510E527FADE682D1ULL, 0x9B05688C2B3E6C1FULL, 0x1F83D9ABFB41BD6BULL, 0x5BE0CD19137E2179ULL};
    static const unsigned char st_sigma[12][16] = {
        {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
        {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
        {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
        {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
        {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
        {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3}};
    #define ST_ROT(x, n) ((x) >> (n) | (x) << (64 - (n)))
    #define ST_G(a, b, c, d, x, y) \
        v[a] += v[b] + (x); v[d] = ST_ROT(v[d] ^ v[a], 32); v[c] += v[d]; v[b] = ST_ROT(v[b] ^ v[c], 24); \
        v[a] += v[b] + (y); v[d] = ST_ROT(v[d] ^ v[a], 16); v[c] += v[d]; v[b] = ST_ROT(v[b] ^ v[c], 63);
    static void st_compress(uint64_t h[8], const uint64_t m[16], uint64_t done, int last) {
        uint64_t v[16];
        for (int i = 0; i < 8; i++) { v[i] = h[i]; v[i + 8] = st_iv[i]; }
        v[12] ^= done;
        if (last) v[14] = ~v[14];
        for (int r = 0; r < 12; r++) {
            const unsigned char *s = st_sigma[r];
            ST_G(0, 4, 8, 12, m[s[0]], m[s[1]]) ST_G(1, 5, 9, 13, m[s[2]], m[s[3]])
            ST_G(2, 6, 10, 14, m[s[4]], m[s[5]]) ST_G(3, 7, 11, 15, m[s[6]], m[s[7]])
            ST_G(0, 5, 10, 15, m[s[8]], m[s[9]]) ST_G(1, 6, 11, 12, m[s[10]], m[s[11]])
            ST_G(2, 7, 8, 13, m[s[12]], m[s[13]]) ST_G(3, 4, 9, 14, m[s[14]], m[s[15]])
        }
        for (int i = 0; i < 8; i++) h[i] ^= v[i] ^ v[i + 8];
    }
    /* of `words` 64-bit words, keyed with one word; the name of `rng` is the person */
    static void st_hash(uint64_t out[8], int size, uint64_t key, const uint64_t *words, int count) {
        uint64_t h[8], m[16];
        for (int i = 0; i < 8; i++) h[i] = st_iv[i];
        h[0] ^= 0x01010000ULL | 8ULL << 8 | (uint64_t)size;
        h[6] ^= 0x6863697473ULL;  /* "stich" */
        memset(m, 0, sizeof m); m[0] = key;
        st_compress(h, m, 128, 0);
        memset(m, 0, sizeof m);
        for (int i = 0; i < count; i++) m[i] = words[i];
        st_compress(h, m, 128 + 8 * (uint64_t)count, 1);
        for (int i = 0; i < 8; i++) out[i] = h[i];
    }
    static uint64_t st_stream_for(uint64_t seed, long long purpose) {
        uint64_t out[8], in[1] = {(uint64_t)purpose};
        st_hash(out, 8, seed, in, 1);
        return out[0];
    }
    static uint64_t st_stream_of(uint64_t seed, long long purpose, long long number) {
        uint64_t out[8], in[2] = {(uint64_t)purpose, (uint64_t)number};
        st_hash(out, 8, seed, in, 2);
        return out[0];
    }
    static void st_eight(unsigned long long *words, uint64_t stream, long long block) {
        uint64_t out[8], in[1] = {(uint64_t)block};
        st_hash(out, 64, stream, in, 1);
        for (int i = 0; i < 8; i++) words[i] = out[i];
    }
    """
    ctypedef unsigned char Byte
    ctypedef unsigned long long CardSet
    int STICH_BITS
    void st_prepare() noexcept nogil
    long long count "st_count"(CardSet cards) noexcept nogil
    long long lowest "st_lowest"(CardSet cards) noexcept nogil
    long long nth "st_nth"(CardSet cards, long long number) noexcept nogil
    long long single_bit "st_bit"(long long number) noexcept nogil
    CardSet nth_alone "st_nth_alone"(CardSet cards, long long number) noexcept nogil
    CardSet one "st_one"(long long card) noexcept nogil
    CardSet upto "st_upto"(long long number) noexcept nogil
    CardSet st_pack(unsigned long long low, unsigned long long high) noexcept nogil
    unsigned long long st_low64(CardSet cards) noexcept nogil
    unsigned long long first_word "st_low64"(CardSet cards) noexcept nogil
    unsigned long long second_word "st_high64"(CardSet cards) noexcept nogil
    unsigned long long st_high64(CardSet cards) noexcept nogil
    long long high "st_high"(unsigned long long value, long long number) noexcept nogil
    unsigned long long low "st_low"(unsigned long long value, long long number) noexcept nogil
    unsigned long long stepped "st_stepped"(unsigned long long state) noexcept nogil
    unsigned long long mixed "st_mixed"(unsigned long long state) noexcept nogil
    long long remainder_of_words "st_remainder"(long long number) noexcept nogil
    unsigned long long word_of "st_word"(long long number) noexcept nogil
    bint there "st_there"(const long long *numbers) noexcept nogil
    long long root "st_root"(long long number) noexcept nogil
    long long length "st_length"(long long number) noexcept nogil
    long long quotient "st_quotient"(long long number, long long by) noexcept nogil
    unsigned long long stream_for "st_stream_for"(unsigned long long seed, long long purpose) noexcept nogil
    unsigned long long stream_of "st_stream_of"(unsigned long long seed, long long purpose, long long number) noexcept nogil
    void eight_of "st_eight"(unsigned long long *words, unsigned long long stream, long long block) noexcept nogil

from cpython.bytes cimport PyBytes_FromStringAndSize
from cpython.exc cimport PyErr_CheckSignals
from cpython.list cimport PyList_GET_ITEM
from cpython.long cimport PyLong_AsLongLongAndOverflow, PyLong_CheckExact
from cpython.ref cimport Py_INCREF
from cpython.tuple cimport PyTuple_New, PyTuple_SET_ITEM
from libc.signal cimport SIGINT
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcpy, memset

cdef extern from "Python.h":
    int PyErr_SetInterruptEx(int signal)

ctypedef long long Int
ctypedef unsigned long long Unsigned
ctypedef bint Flag
ctypedef long long *Ints
ctypedef unsigned long long *Unsigneds
ctypedef Byte *Bytes
ctypedef CardSet *Masks

st_prepare()
