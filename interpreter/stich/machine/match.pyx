# A match on the compiled machine: what `plain.Core` is in Python.


cdef tuple numbers_of_set(CardSet cards, list numbers):
    cdef Int i = 0, size = count(cards)
    cdef tuple found = PyTuple_New(size)
    cdef object number
    while i < size:
        number = <object>PyList_GET_ITEM(numbers, lowest(cards))
        Py_INCREF(number)
        PyTuple_SET_ITEM(found, i, number)
        cards &= cards - 1
        i += 1
    return found


cdef object numbers_as_bytes(Int *numbers, Int size):
    return PyBytes_FromStringAndSize(<char *>numbers, size * sizeof(Int))


cdef class Core:
    """A match on the machine, as its registers have it."""

    cdef Board s
    cdef Int *done  # what has been done in the deal under way
    cdef Int done_size, done_room
    cdef readonly Tables home
    cdef public object past  # the deals before: those before them, what carried over into it, what was done in it
    cdef public object carried  # what carried over into the deal under way
    cdef public object readable  # the readable engine, where the machine had to leave the match to it
    cdef public object shadow
    cdef public object frame  # what the match is played with

    def __cinit__(self, *_, **__):
        self.s = <Board>malloc(sizeof(BoardStruct))
        self.done_room = 64
        self.done = <Int *>malloc(self.done_room * sizeof(Int))
        if self.s == NULL or self.done == NULL:
            raise MemoryError()
        memset(&self.s.edge, 0, <char *>self.s + sizeof(BoardStruct) - <char *>&self.s.edge)

    def __dealloc__(self):
        free(self.s)
        free(self.done)

    def begin(self, Tables home, seed, Int deals):
        """Begin a match."""
        cdef Board s = self.s
        memset(s, 0, sizeof(BoardStruct))
        self.home = home
        s.home = home.home
        s.code = home.home.code
        s.fixed = home.home.fixed
        s.seed = <Unsigned>seed
        s.packs = stream_for(s.seed, 0)
        s.pack_block = -1
        s.deals_limit = deals
        self.done_size = 0
        self.past, self.readable, self.shadow = None, None, None
        with nogil:
            begin_match(s)
        self.carried = self.saved()
        self.over = bool(s.over)

    def stand_as(self, Core other):
        """Stand where another match does."""
        memcpy(self.s, other.s, <char *>&other.s.edge - <char *>other.s)
        self.s.known = False
        self.home, self.frame, self.past, self.carried = other.home, other.frame, other.past, other.carried
        self.set_done(other.done, other.done_size)
        self.readable = None if other.readable is None else other.readable.copy()
        self.shadow = None
        self.over = other.over

    cdef void set_done(self, Int *done, Int size) except *:
        self.room_for(size)
        memcpy(self.done, done, size * sizeof(Int))
        self.done_size = size

    cdef void room_for(self, Int size) except *:
        cdef Int *more
        if size > self.done_room:
            more = <Int *>realloc(self.done, 2 * size * sizeof(Int))
            if more == NULL:
                raise MemoryError()
            self.done, self.done_room = more, 2 * size

    cpdef tuple options(self):
        """What the seat to act may do, in ascending order."""
        cdef Board s = self.s
        cdef Int i
        cdef tuple found
        cdef object number
        if s.over:
            return ()
        if not s.known:
            reckon_options(s)
        if s.simple:
            return numbers_of_set(s.legal, self.home.actions)
        found = PyTuple_New(s.opts)
        for i in range(s.opts):
            number = <object>PyList_GET_ITEM(self.home.actions, s.options[i])
            Py_INCREF(number)
            PyTuple_SET_ITEM(found, i, number)
        return found

    def legal_actions(self):
        """What the seat to act may do, in ascending order; empty when the match is over.  Conceding is not listed."""
        if self.readable is not None:
            return self.readable.legal_actions()
        found = self.options()
        return self.options_readably() if self.s.fault else found

    def play(self, action, /):
        """Do what the seat to act has chosen; ``action`` is an ``int`` or anything that stands for one."""
        cdef Board s = self.s
        cdef Int number, deal
        cdef int overflow = 0
        if self.readable is None and PyLong_CheckExact(action):
            number = PyLong_AsLongLongAndOverflow(action, &overflow)
            if not overflow and not s.over and is_option(s, number) and not s.fault:
                deal = s.deal_number
                if self.done_size == self.done_room:
                    self.room_for(self.done_size + 1)
                self.done[self.done_size] = number
                self.done_size += 1
                act(s, number)
                if s.fault:
                    self.leave_machine()
                    return
                if s.deal_number != deal:
                    self.past = (self.past, self.carried, numbers_as_bytes(self.done, self.done_size))
                    self.done_size = 0
                    self.carried = self.saved()
                if s.over:  # perhaps before anything was done in another deal
                    self.over = True
                return
        self.play_readably(action)

    cpdef object saved(self):
        """What carried over into the deal under way, as bytes."""
        return numbers_as_bytes(self.s.saved, self.s.save_size)

    @property
    def actions(self):
        """What has been done in the deal under way."""
        return [self.done[i] for i in range(self.done_size)]

    @actions.setter
    def actions(self, actions):
        cdef Int i
        self.room_for(len(actions))
        self.done_size = len(actions)
        for i in range(self.done_size):
            self.done[i] = actions[i]

    def begin_again(self, bytes begun, actions):
        """Go back to the beginning of a deal, and do this in it."""
        cdef Board s = self.s
        cdef Int i
        memcpy(s.saved, <const char *>begun, len(begun))
        s.fault = 0
        s.known = False
        s.depth = 0
        self.done_size = 0
        self.carried = begun
        load_carried(s)
        begin_again(s, s.saved[0], s.saved[1])
        self.room_for(len(actions))
        for i in range(len(actions)):
            self.done[i] = actions[i]
            self.done_size += 1
            act(s, self.done[i])
        self.over = bool(s.over)

    @property
    def fault(self):
        """Why the machine could not go on; 0: it could."""
        return self.s.fault

    def allows_to_concede(self, Int side):
        """Whether a side may give the deal up now."""
        return bool(may_concede(self.s, side))

    def number(self, str name):
        """A register of one number."""
        return self.numbers(name, 1)[0]

    def numbers(self, str name, Int size):
        """The first so many numbers (or sets) of a register."""
        cdef Py_ssize_t at
        cdef Int i
        at, kind, most = PLACES[name]
        if not 0 <= size <= most:
            raise IndexError(f"{name} has room for {most}")
        return [read_register(<char *>self.s + at, kind, i) for i in range(size)]

    def write(self, str name, values):
        """Let the first numbers (or sets) of a register be these."""
        cdef Py_ssize_t at
        cdef Int i
        at, kind, most = PLACES[name]
        if len(values) > most:
            raise IndexError(f"{name} has room for {most}")
        for i in range(len(values)):
            write_register(<char *>self.s + at, kind, i, values[i])

    def settle(self):
        """Lay open the tables that belong to the registers, after some were written."""
        cdef Board s = self.s
        s.known = False
        s.depth = 0
        find_block(s)
        find_table(s, s.settled, 0)


cdef object read_register(char *at, str kind, Int i):
    if kind == "CardSet":
        return <object>st_low64((<CardSet *>at)[i]) | (<object>st_high64((<CardSet *>at)[i])) << 64
    if kind == "Byte":
        return (<Byte *>at)[i]
    if kind == "Unsigned":
        return (<Unsigned *>at)[i]
    if kind == "Flag":
        return int((<Flag *>at)[i])
    return (<Int *>at)[i]


cdef void write_register(char *at, str kind, Int i, object value) except *:
    if kind == "CardSet":
        (<CardSet *>at)[i] = st_pack(value & 0xFFFFFFFFFFFFFFFF, value >> 64)
    elif kind == "Byte":
        (<Byte *>at)[i] = value
    elif kind == "Unsigned":
        (<Unsigned *>at)[i] = value
    elif kind == "Flag":
        (<Flag *>at)[i] = value
    else:
        (<Int *>at)[i] = value


cdef dict _places():
    cdef Board s = <Board>calloc(1, sizeof(BoardStruct))
    try:
        return places_of(s)
    finally:
        free(s)


cdef dict PLACES = _places()


cdef Board empty_board(Tables home, object seed, Int deals) except NULL:
    cdef Board s = <Board>calloc(1, sizeof(BoardStruct))
    if s == NULL:
        raise MemoryError()
    s.home, s.code, s.fixed = home.home, home.home.code, home.home.fixed
    s.seed, s.pack_block, s.deals_limit = <Unsigned>seed, -1, deals
    s.packs = stream_for(s.seed, 0)
    return s


def play_deals(Tables home, seed, policy_seed, Int deals, Int size, bint thumb=False):
    """Play a match of so many deals by chance, or by a rule of thumb; what is added up of it (``TallyAt``), and why it could not go on."""
    cdef Board s = empty_board(home, seed, deals)
    cdef Ints tally = <Ints>calloc(size + 1, sizeof(Int))
    cdef Int i
    try:
        if tally == NULL:
            raise MemoryError()
        s.tally, s.policy = tally, <Unsigned>policy_seed
        with nogil:
            begin_match(s)
            play_out(s, thumb)
        return [tally[i] for i in range(size)], s.fault
    finally:
        free(s)
        free(tally)


cdef class Solver:
    """What searches in one game remember: room for so many positions (a power of two), and for so many copies of the board."""

    cdef Board s
    cdef Int *memory
    cdef Unsigned *seen
    cdef Int *bounds
    cdef CardSet *apart
    cdef char *boards

    def __cinit__(self, Int room, Int deepest):
        self.s = <Board>calloc(1, sizeof(BoardStruct))
        self.memory = <Int *>calloc(SEARCH_SIZE, sizeof(Int))
        self.seen = <Unsigned *>calloc(room + SEARCH_WORTHS, sizeof(Unsigned))
        self.bounds = <Int *>calloc(ENTRY_SIZE * room + SEARCH_WORTHS, sizeof(Int))
        self.apart = <CardSet *>calloc(STICH_BITS * STICH_BITS, sizeof(CardSet))
        self.boards = <char *>malloc((deepest + 2) * board_size(self.s)) if self.s != NULL else NULL
        if NULL in (<void *>self.s, <void *>self.memory, <void *>self.seen, <void *>self.bounds, <void *>self.apart):
            raise MemoryError()
        if self.boards == NULL:
            raise MemoryError()
        self.memory[SEARCH_ROOM], self.memory[SEARCH_DEEPEST] = room, deepest

    def __dealloc__(self):
        free(self.s)
        free(self.memory)
        free(self.seen)
        free(self.bounds)
        free(self.apart)
        free(self.boards)

    def set_up(self, Int team, weights, bint alike):
        """Solve for these seats from now on, a point being worth so much for each side; what is remembered is none of theirs."""
        cdef Int i
        self.memory[SEARCH_TEAM] = team
        self.memory[SEARCH_GENERATION] += 1
        self.memory[SEARCH_ALIKE] = alike
        for i in range(len(weights)):
            self.memory[SEARCH_WEIGHTS + i] = weights[i]
        for i in range(SEARCH_LUCK, SEARCH_MOVES):
            self.memory[i] = 0

    cdef void lend(self, Board s) noexcept nogil:
        """Let a board search with this memory."""
        s.search, s.seen, s.bounds = self.memory, self.seen, self.bounds
        s.apart, s.boards = self.apart, self.boards

    def value(self, Core core, Int nodes, Int action=-1, Int least=-SEARCH_FAR, Int most=SEARCH_FAR):
        """What a deal under way is worth (after an action), as far as it lies between two bounds; how many positions were met, of so many at most; and why it was given up (``WhyStopped``)."""
        cdef Board s = self.s
        cdef Tables tables = core.home
        cdef Int found, failed = tables.failed
        memcpy(s, core.s, board_size(s))
        self.memory[SEARCH_NODES], self.memory[SEARCH_NODES_MOST] = 0, nodes
        self.memory[SEARCH_ASK] = SEARCH_ASK_EVERY
        s.known = False
        s.fault = 0
        self.lend(s)
        with nogil:
            tell_apart(s)
            found = solved_within(s, action, least, most)
        if self.memory[SEARCH_STOPPED] == SEARCH_INTERRUPTED:
            raise KeyboardInterrupt
        if tables.failed != failed:  # the fault may stand in a board that was taken back
            self.memory[SEARCH_STOPPED] = SEARCH_FAULT
        return found, self.memory[SEARCH_NODES], self.memory[SEARCH_STOPPED]
