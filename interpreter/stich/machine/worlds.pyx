# Worlds, and what actions are worth in them, on the compiled machine: what `plain_worlds.py` is in Python.


cdef void stand_as(Board s, Board other) noexcept nogil:
    memcpy(s, other, board_size(other))
    s.alone = other.alone
    s.known = False
    s.fault = 0
    s.depth = 0


cdef Ints numbers_at(object numbers) except NULL:
    cdef Ints found = <Ints>calloc(len(numbers) + 1, sizeof(Int))
    cdef Int i
    if found == NULL:
        raise MemoryError()
    for i in range(len(numbers)):
        found[i] = numbers[i]
    return found


cdef Masks sets_at(object sets) except NULL:
    cdef Masks found = <Masks>calloc(len(sets) + 1, sizeof(CardSet))
    cdef Int i
    if found == NULL:
        raise MemoryError()
    for i in range(len(sets)):
        found[i] = st_pack(sets[i] & 0xFFFFFFFFFFFFFFFF, sets[i] >> 64)
    return found


cdef class Worlds:
    """The worlds that a seat cannot tell apart, and a tree of what was tried in them."""

    cdef Board s
    cdef Board other
    cdef Int size
    cdef Board seen
    cdef Board spare
    cdef readonly bint ready
    cdef Ints pack
    cdef Ints free_places
    cdef Ints done
    cdef Ints tree
    cdef Masks may
    cdef readonly Tables home
    cdef Ints begun
    cdef Ints pool
    cdef Int at
    cdef object solver

    def __init__(self, Tables home, begun, Int deals, Int me, pack, places, may, done, seed, Int room):
        self.home, self.size = home, len(done)
        self.seen = empty_board(home, seed, deals)
        self.spare = empty_board(home, seed, deals)
        self.s = empty_board(home, seed, deals)
        self.other = empty_board(home, seed, deals)
        self.begun = numbers_at([len(begun), *begun])
        self.pack, self.free_places, self.done = numbers_at(pack), numbers_at([len(places), *places]), numbers_at(done)
        self.may = sets_at(may)
        self.tree = <Ints>calloc(tree_size(self.s, room), sizeof(Int))
        if self.tree == NULL:
            raise MemoryError()
        begin_tree(self.tree, room)
        self.at = 0
        self.pool = <Ints>calloc(pool_size(self.s, 0), sizeof(Int))
        if self.pool == NULL:
            raise MemoryError()
        self.s.policy = self.s.seed
        self.ready = lead_as_seen(self.seen, me, self.begun, self.pack, self.done, self.size)

    def __dealloc__(self):
        free(self.s)
        free(self.other)
        free(self.seen)
        free(self.spare)
        free(self.begun)
        free(self.pack)
        free(self.free_places)
        free(self.done)
        free(self.may)
        free(self.pool)
        free(self.tree)

    def find(self):
        """Find a world; whether there is one."""
        return bool(find_world(self.s, self.seen, self.begun, self.pack, self.free_places, self.may, self.done, self.size))

    def laid(self, Int size):
        """The pack of the world that was found last."""
        return [self.s.laid[i] for i in range(size)]

    def gather(self, Int wanted, Int tries, Int card_odds, Int talk_odds):
        """Fill the pool with so many worlds, from which all is taken from now on; how many it holds."""
        cdef Ints weights = <Ints>calloc(wanted + 1, sizeof(Int))
        free(self.pool)
        self.pool = <Ints>calloc(pool_size(self.s, wanted), sizeof(Int))
        try:
            if self.pool == NULL or weights == NULL:
                raise MemoryError()
            with nogil:
                gather_worlds(self.s, self.spare, self.seen, self.begun, self.pack, self.free_places, self.may, self.done, self.size,
                              wanted, tries, card_odds, talk_odds, self.pool, weights)
        finally:
            free(weights)
        self.at = 0
        return self.pool[0]

    def weigh(self, Int worlds, Int chance, Int tries):
        """Try each action in so many worlds more."""
        with nogil:
            weigh_options(self.s, self.other, self.spare, self.seen, self.begun, self.pack, self.free_places, self.may, self.done, self.size,
                          self.pool, self.at, worlds, chance, tries, self.tree)
        self.at += worlds

    def lend(self, Solver solver, Int team, weights):
        """Let deals be solved with this memory: for these seats, a point being worth so much for each side."""
        self.solver = solver
        solver.set_up(team, weights, False)
        solver.lend(self.s)

    def solve(self, Int worlds, Int nodes):
        """Solve each action in so many worlds more, looking at so many positions in each; in how many that was done."""
        cdef Int found
        self.s.search[SEARCH_ASK] = SEARCH_FAR
        with nogil:
            found = solve_options(self.s, self.other, self.seen, self.begun, self.pack, self.free_places, self.may, self.done, self.size,
                                  self.pool, self.at, worlds, nodes, self.tree)
        self.at += worlds
        return found

    def only_cards(self):
        """Whether nothing but cards to be played is left to decide."""
        return bool(only_cards_are_left(self.seen))

    def grow(self, Int rounds, Int chance, Int tries):
        """Let the tree grow by so many rounds."""
        with nogil:
            grow(self.s, self.spare, self.seen, self.begun, self.pack, self.free_places, self.may, self.done, self.size, self.pool, self.at, rounds, chance, tries,
                 self.tree)
        self.at += rounds

    def drop(self, Int side):
        """Of the actions that are tried still, drop those that did worse for a side; how many are left."""
        return drop_worse(self.tree, side)

    def told(self, Int side):
        """Of each action that was tried: the action, how often, and what it was worth to a side in all."""
        cdef Int[3] told
        cdef Int node = first_child(self.tree)
        found = []
        while node:
            node = told_of(self.tree, node, side, told)
            found.append((told[0], told[1], told[2]))
        return sorted(found)
