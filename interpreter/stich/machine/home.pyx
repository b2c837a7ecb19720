# The home of a game's tables: what `tables.py` and `plain.Tables` are in Python.

cdef extern from *:
    """
    typedef struct StichTake { struct StichTake *next; long long situation, led; CardSet *takes; } StichTake;
    typedef struct StichBlock {
        struct StichBlock *next; StichTake *takes[16]; long long *nums; CardSet *masks; long long key[48];
    } StichBlock;
    typedef struct StichHome {
        long long *code; CardSet *fixed; long long names, bytes; void *owner; StichBlock *blocks[1024];
    } StichHome;
    static inline StichBlock *st_block(StichBlock **at) { return __atomic_load_n(at, __ATOMIC_ACQUIRE); }
    static inline void st_put_block(StichBlock **at, StichBlock *block) { __atomic_store_n(at, block, __ATOMIC_RELEASE); }
    static inline StichTake *st_take(StichTake **at) { return __atomic_load_n(at, __ATOMIC_ACQUIRE); }
    static inline void st_put_take(StichTake **at, StichTake *take) { __atomic_store_n(at, take, __ATOMIC_RELEASE); }
    """
    ctypedef struct StichTake:
        StichTake *next
        long long situation
        long long led
        CardSet *takes
    ctypedef struct StichBlock:
        StichBlock *next
        StichTake *takes[16]
        long long *nums
        CardSet *masks
        long long key[48]
    ctypedef struct StichHome:
        long long *code
        CardSet *fixed
        long long names
        long long bytes
        void *owner
        StichBlock *blocks[1024]
    StichBlock *st_block(StichBlock **at) noexcept nogil
    void st_put_block(StichBlock **at, StichBlock *block) noexcept nogil
    StichTake *st_take(StichTake **at) noexcept nogil
    void st_put_take(StichTake **at, StichTake *take) noexcept nogil


cdef Int hash_of(Int *bound, Int names) noexcept nogil:
    cdef Unsigned h = 0
    cdef Int i
    for i in range(names):
        h = mixed(stepped(h + <Unsigned>bound[i]))
    return <Int>(h & 1023)


cdef StichBlock *known_block(StichHome *home, Int *bound) noexcept nogil:
    cdef StichBlock *block = st_block(&home.blocks[hash_of(bound, home.names)])
    cdef Int i
    while block != NULL:
        i = 0
        while i < home.names and block.key[i] == bound[i]:
            i += 1
        if i == home.names:
            return block
        block = block.next
    return NULL


cdef void lay_open(Board s, Int *bound) noexcept nogil:
    cdef StichHome *home = <StichHome *>s.home
    cdef StichBlock *block = known_block(home, bound)
    if block == NULL:
        with gil:
            block = (<Tables>home.owner).build_block(bound)
        if block == NULL:
            s.fault = 2
            return
    s.block = block
    s.nums = block.nums
    s.masks = block.masks


cdef void find_block(Board s) noexcept nogil:
    lay_open(s, s.bound)


cdef void block_for(Board s, Int binding, Int value) noexcept nogil:
    cdef Int bound[48]
    cdef Int i
    for i in range((<StichHome *>s.home).names):
        bound[i] = s.bound[i]
    bound[binding] = value
    lay_open(s, bound)


cdef void find_table(Board s, Int situation, Int led) noexcept nogil:
    cdef StichBlock *block = <StichBlock *>s.block
    cdef StichTake *take
    if s.table_block == s.block and s.table_situation == situation and s.table_led == led:
        return
    take = st_take(&block.takes[(situation * 7 + led) & 15])
    while take != NULL and (take.situation != situation or take.led != led):
        take = take.next
    if take == NULL:
        with gil:
            take = (<Tables>(<StichHome *>s.home).owner).build_take(block, situation, led)
        if take == NULL:
            s.fault = 2
            return
    s.takes = take.takes
    s.table_block = s.block
    s.table_situation = situation
    s.table_led = led


# Copies of a board: what `boards.py` is in Python.

cdef size_t board_size(Board s) noexcept nogil:
    return <char *>&s.edge - <char *>s


cdef void keep_board(Board s, Int depth) noexcept nogil:
    memcpy(<char *>s.boards + depth * board_size(s), s, board_size(s))


cdef void take_board(Board s, Int depth) noexcept nogil:
    memcpy(s, <char *>s.boards + depth * board_size(s), board_size(s))
    s.known = False


cdef Flag interrupted() noexcept nogil:
    with gil:
        try:
            PyErr_CheckSignals()
        except BaseException:
            return True
    return False


cdef enum:
    BYTES_AT_MOST = 1 << 27  # of tables, beside which Python keeps some times as much; who needs more plays readably


cdef class Tables:
    """The tables of one game, built when they are first met."""

    cdef StichHome *home
    cdef readonly object source
    cdef dict made
    cdef list actions  # every action that is no concession, by its number
    cdef void **kept  # what was asked for last; at its head stands what was before
    cdef readonly object trouble
    cdef Int failed  # how often a table could not be built

    def __cinit__(self, source):
        self.home = <StichHome *>calloc(1, sizeof(StichHome))
        if self.home == NULL:
            raise MemoryError()
        self.made = {}
        if len(source.code) and source.code[1] > STICH_BITS:
            raise ValueError(f"a pack of {source.code[1]} cards; this machine has room for {STICH_BITS}")
        self.source = source
        self.actions = list(range(source.actions))
        self.home.owner = <void *>self
        self.home.names = source.names
        self.home.code = self.numbers(source.code)
        self.home.fixed = self.sets(source.fixed)

    def __init__(self, source):
        cdef Int bound[48]
        cdef Int i
        for i in range(self.home.names):
            bound[i] = 0
        if self.build_block(bound) == NULL:
            raise self.trouble

    def __dealloc__(self):
        cdef void **before
        while self.kept != NULL:  # no Python object: what Python collects may have lost those of this one already
            before = <void **>self.kept[0]
            free(self.kept)
            self.kept = before
        if self.home != NULL:
            free(self.home)

    cdef void *room(self, size_t size) except NULL:
        cdef void **found
        if self.home.bytes + <Int>size > BYTES_AT_MOST:
            raise MemoryError("too many tables")
        found = <void **>calloc(1, size + 16)
        if found == NULL:
            raise MemoryError()
        self.home.bytes += size
        found[0] = self.kept
        self.kept = found
        return <char *>found + 16

    cdef Int *numbers(self, object numbers) except NULL:
        cdef Int *found = <Int *>self.room(len(numbers) * sizeof(Int))
        cdef Int i
        for i in range(len(numbers)):
            found[i] = numbers[i]
        return found

    cdef CardSet *sets(self, object sets) except NULL:
        cdef CardSet *found = <CardSet *>self.room(len(sets) * sizeof(CardSet))
        cdef Int i
        for i in range(len(sets)):
            found[i] = st_pack(sets[i] & 0xFFFFFFFFFFFFFFFF, sets[i] >> 64)
        return found

    cdef void fail(self, object trouble) noexcept:
        """Keep why a table cannot be built.  A signal that came meanwhile comes once more, for who plays on must not miss it."""
        self.trouble = trouble
        self.failed += 1
        if isinstance(trouble, KeyboardInterrupt):
            PyErr_SetInterruptEx(SIGINT)
        elif isinstance(trouble, SystemExit) and type(trouble.code) is int and 128 < trouble.code < 128 + 65:
            PyErr_SetInterruptEx(trouble.code - 128)

    cdef StichBlock *build_block(self, Int *bound) noexcept:
        """The block of what is bound, which is not there yet; ``NULL`` if it cannot be built."""
        cdef StichBlock *block = known_block(self.home, bound)  # another thread may have been quicker
        cdef Int i, at
        if block != NULL:
            return block
        try:
            key = tuple([bound[i] for i in range(self.home.names)])
            beat = self.source.beat(key)
            block = <StichBlock *>self.room(sizeof(StichBlock))
            if id(beat) not in self.made:
                made = self.source.block(key)
                self.made[id(beat)] = beat, <size_t>self.numbers(made.nums), <size_t>self.sets(made.masks)
            _, nums, masks = self.made[id(beat)]
            block.nums, block.masks = <Int *><size_t>nums, <CardSet *><size_t>masks
            for i in range(self.home.names):
                block.key[i] = bound[i]
            at = hash_of(bound, self.home.names)
            block.next = self.home.blocks[at]
            st_put_block(&self.home.blocks[at], block)
            return block
        except BaseException as trouble:
            self.fail(trouble)
            return NULL

    cdef StichTake *build_take(self, StichBlock *block, Int situation, Int led) noexcept:
        """The table of a situation, which is not there yet; ``NULL`` if it cannot be built."""
        cdef StichTake *take = block.takes[(situation * 7 + led) & 15]
        cdef Int i
        while take != NULL:
            if take.situation == situation and take.led == led:
                return take
            take = take.next
        try:
            key = tuple([block.key[i] for i in range(self.home.names)])
            beat = self.source.beat(key)
            name = id(beat), situation, led
            if name not in self.made:
                self.made[name] = beat, <size_t>self.sets(self.source.table(key, situation, led))
            take = <StichTake *>self.room(sizeof(StichTake))
            take.situation, take.led = situation, led
            take.takes = <CardSet *><size_t>self.made[name][1]
            take.next = block.takes[(situation * 7 + led) & 15]
            st_put_take(&block.takes[(situation * 7 + led) & 15], take)
            return take
        except BaseException as trouble:
            self.fail(trouble)
            return NULL
