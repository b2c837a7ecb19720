# A match on the compiled machine: what `plain.Core` is in Python.


cdef tuple numbers_of_set(CardSet cards):
    cdef Int i = 0, size = count(cards)
    cdef tuple found = PyTuple_New(size)
    cdef object number
    while i < size:
        number = lowest(cards)
        Py_INCREF(number)
        PyTuple_SET_ITEM(found, i, number)
        cards &= cards - 1
        i += 1
    return found


cdef class Core:
    """A match on the machine, as its registers have it."""

    cdef Table s
    cdef readonly Home home
    cdef public list actions  # of the deal under way
    cdef public object past  # the deals before, and what carried over into this one
    cdef public object begun
    cdef public object readable  # the readable engine, where the machine had to leave the match to it
    cdef public object shadow
    cdef public object frame  # what the match is played with

    def __cinit__(self, *_, **__):
        self.s = <Table>calloc(1, sizeof(TableStruct))
        if self.s == NULL:
            raise MemoryError()

    def __dealloc__(self):
        if self.s != NULL:
            free(self.s)

    def begin(self, Home home, seed, Int deals):
        """Begin a match."""
        cdef Table s = self.s
        self.home = home
        s.home = home.home
        s.code = home.home.code
        s.fixed = home.home.fixed
        s.seed = <Word>seed
        s.packs = stream_for(s.seed, 0)
        s.pack_block = -1
        s.deals_limit = deals
        self.actions, self.past, self.readable, self.shadow = [], None, None, None
        with nogil:
            begin_match(s)
        self.begun = self.saved()

    def stand_as(self, Core other):
        """Stand where another match does."""
        memcpy(self.s, other.s, <char *>&other.s.edge - <char *>other.s)
        self.s.known = False
        self.s.depth = 0
        self.home, self.frame = other.home, other.frame
        self.actions, self.past, self.begun = other.actions[:], other.past, other.begun
        self.readable = None if other.readable is None else other.readable.copy()
        self.shadow = None

    cpdef tuple options(self):
        """What the seat to act may do, in ascending order."""
        cdef Table s = self.s
        cdef Int i
        cdef tuple found
        cdef object number
        if s.over:
            return ()
        if not s.known:
            reckon_options(s)
        if s.simple:
            return numbers_of_set(s.legal)
        found = PyTuple_New(s.opts)
        for i in range(s.opts):
            number = s.options[i]
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
        cdef Table s = self.s
        cdef Int number, deal
        cdef int overflow = 0
        if self.readable is None and PyLong_CheckExact(action):
            number = PyLong_AsLongLongAndOverflow(action, &overflow)
            if not overflow and not s.over and is_option(s, number) and not s.fault:
                deal = s.deal_number
                self.actions.append(action)
                act(s, number)
                if s.deal_number != deal or s.fault:
                    self.turn_over()
                return
        self.play_readably(action)

    @property
    def over(self):
        """Whether the match is over."""
        return self.readable.over if self.readable is not None else bool(self.s.over)

    @property
    def fault(self):
        """Why the machine could not go on; 0: it could."""
        return self.s.fault

    def saved(self):
        """What carried over into the deal under way."""
        return tuple([self.s.saved[i] for i in range(self.s.save_size)])

    def begin_again(self, saved):
        """Go back to the beginning of a deal."""
        cdef Table s = self.s
        cdef Int i
        for i in range(len(saved)):
            s.saved[i] = saved[i]
        s.fault = 0
        s.known = False
        s.depth = 0
        load_carried(s)
        begin_again(s, s.saved[0], s.saved[1])

    def act_again(self, Int action):
        """Do once more what was allowed."""
        act(self.s, action)

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
        cdef Table s = self.s
        s.known = False
        s.depth = 0
        find_block(s)
        find_table(s, s.settled, 0)


cdef object read_register(char *at, str kind, Int i):
    if kind == "CardSet":
        return <object>st_low64((<CardSet *>at)[i]) | (<object>st_high64((<CardSet *>at)[i])) << 64
    if kind == "Byte":
        return (<Byte *>at)[i]
    if kind == "Word":
        return (<Word *>at)[i]
    if kind == "Flag":
        return int((<Flag *>at)[i])
    return (<Int *>at)[i]


cdef void write_register(char *at, str kind, Int i, object value) except *:
    if kind == "CardSet":
        (<CardSet *>at)[i] = st_pack(value & 0xFFFFFFFFFFFFFFFF, value >> 64)
    elif kind == "Byte":
        (<Byte *>at)[i] = value
    elif kind == "Word":
        (<Word *>at)[i] = value
    elif kind == "Flag":
        (<Flag *>at)[i] = value
    else:
        (<Int *>at)[i] = value


cdef dict _places():
    cdef Table s = <Table>calloc(1, sizeof(TableStruct))
    try:
        return places_of(s)
    finally:
        free(s)


cdef dict PLACES = _places()
