"""Every measure has its row, its register, its count by hand, its words and its range, and needs no other place.

So has every operation of a program, and whatever can be asked in some place of a spec.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import pytest

from stich.engine.standing import standing_of
from stich.engine.table import Table
from stich.language.check.ranges import Ranges
from stich.language.conditions import terms as t
from stich.language.conditions import words
from stich.language.conditions.kinds import Circle, Holding
from stich.language.conditions.measures import MEASURES, Kept, Measure
from stich.language.conditions.walks import Term
from stich.language.conditions.words import countable
from stich.messages.book import LANGUAGES, book_of
from stich.players.seen import Seen
from stich.rules import plainly
from stich.rules.operations import MAKES, PAIRS
from stich.rules.program import Op, Programs
from stich.rules.weigh import weigh
from stich.sheet.conditions import ConditionWords
from tests.command import ROOT
from tests.house.specimens import CARDS, CONDITIONS, NUMBERS, ONES, SPOTS, a_game, every, positions
from tests.house.test_closed_sets import TREES
from tests.house.test_docs import vocabulary

PLAYERS, SIDES = 4, 2


# --- a measure --------------------------------------------------------------------------------------------------------


def count_of(measure: Measure, of: t.One = Circle.SIDE) -> t.Count:
    row = MEASURES[measure]
    return t.Count(measure, 0 if row.indexed else -1, None if row.kept is Kept.BY_NOBODY else of)


def test_every_measure_has_a_row() -> None:
    assert MEASURES.keys() == set(Measure), "language/conditions/measures.py `MEASURES`"


@pytest.mark.parametrize("measure", Measure)
def test_a_measure_has_its_register_at_every_table(measure: Measure) -> None:
    """`register` of its row: a slot or a property of `Table` (engine/table.py), by seat, by side or one number."""
    row = MEASURES[measure]
    assert row.register in Table.__slots__ or isinstance(getattr(Table, row.register, None), property)
    size = {Kept.BY_SEAT: PLAYERS, Kept.BY_SIDE: SIDES, Kept.BY_NOBODY: None}[row.kept]
    for state in positions():
        held = getattr(state, row.register)
        for register in held if row.indexed else [held]:
            assert (len(register) if isinstance(register, list) else None) == size


@pytest.mark.parametrize("measure", [measure for measure, row in MEASURES.items() if row.whole])
def test_a_measure_of_which_there_is_a_whole_has_a_method_for_it(measure: Measure) -> None:
    whole = t.Whole(measure, 0 if MEASURES[measure].indexed else -1)
    for state in positions():
        told = plainly.count(whole, standing_of(state), plainly.Asked(frozenset()))
        assert weigh(a_game().rules.programs.number(whole), state) == told


@pytest.mark.parametrize("measure", Measure)
def test_a_measure_is_seen_by_whom_it_concerns(measure: Measure) -> None:
    """By players/seen.py: nothing that is counted is hidden from a seat."""
    for state in positions():
        if not state.over:
            held, seen = getattr(state, MEASURES[measure].register), Seen(state.view(1))
            assert getattr(seen, MEASURES[measure].register) == held


@pytest.mark.parametrize("measure", Measure)
def test_a_measure_is_counted_by_hand(measure: Measure) -> None:
    """By `_measured` of rules/plainly.py; the registers come to the same, and to more than one number."""
    count, found = count_of(measure), set()
    for state in positions():
        for seats in (frozenset({1}), frozenset({0, 2})):
            told = plainly.count(count, standing_of(state), plainly.Asked(seats))
            code = a_game().rules.programs.number(count)
            assert weigh(code, state, sum(1 << seat for seat in seats)) == told
            found.add(told)
    assert len(found) > 1 or measure is Measure.PLAYERS  # nobody sits out


@pytest.mark.parametrize("measure", Measure)
def test_a_measure_has_its_words(measure: Measure) -> None:
    """In a spec by its row or as something that the spec names, and in every book (`measure.….what` and `.noun`)."""
    row, names = MEASURES[measure], a_game().model.kinds_of(measure)
    assert row.indexed == bool(names)
    meant = {of for of, _ in countable(vocabulary()).values()}
    assert (measure in meant) != (measure in BY_PHRASE)
    for language in LANGUAGES:
        book, key = book_of(language), f"measure-{measure.name.lower()}"
        assert names or f"{key}-what" in book
        assert names or (f"{key}-noun" in book) != (measure in NEVER_SEVERAL)
        sheet = ConditionWords(a_game().model, book)
        assert sheet.number(count_of(measure))


BY_PHRASE = {
    Measure.PHASE_TRICKS: "`tricks in PHASE`",
    Measure.TRICK: "`in trick 3`",
    Measure.DEAL: "`after deal 9`",
}
NEVER_SEVERAL = (Measure.BIDS, Measure.STAKE, Measure.TRICK)
"""What is a mere number: the books have sentences of their own for these."""


@pytest.mark.parametrize("measure", Measure)
def test_a_measure_keeps_its_range(measure: Measure) -> None:
    low, high = Ranges(a_game().model).of(count_of(measure, Circle.ALL))
    for state in positions():
        found = weigh(a_game().rules.programs.number(count_of(measure, Circle.ALL)), state)
        assert low <= found <= high


# --- what a new measure touches ---------------------------------------------------------------------------------------

HOME = {"language/conditions/measures.py", "engine/table.py", "rules/plainly.py"}
"""Its member, its row, its register, its count by hand; beside these only the books of the sheet."""

PHRASES, PLAN, NAMED = "language/conditions/number_phrases.py", "engine/plan.py", "language/model/game.py"
READ_ROWS, CHECK_ROWS = "language/read/rows.py", "language/check/rows.py"
SHEET, COMPARISONS = "sheet/numbers.py", "sheet/comparisons.py"
WORDS, OF_THE_SPEC = "language/conditions/words.py", "each of its kinds has a name that the spec declares"
LINT, UNLIKE = "lint/phrases.py", "card points that are compared with tricks are doubtful"
FACTS, TRICK_NUMBER = "language/conditions/fact_phrases.py", "a clause asks it with each trick, without a table"

ASKS, HANGS = "program/asks.py", "on what of the past the rest of a deal hangs, told apart for solving"
SPECIAL: dict[Measure, dict[str, str]] = {
    Measure.TRICKS: {
        PHRASES: "only tricks are counted by phases, and only they have an order",
        PLAN: "a deal that ends with so many tricks is told without weighing",
        ASKS: HANGS,
        LINT: UNLIKE,
    },
    Measure.PHASE_TRICKS: {
        PHRASES: "a grammar of its own: `tricks in PHASE`",
        PLAN: "kept only where it is asked for, for it changes with every trick",
        NAMED: "its index is that of a phase",
        ASKS: HANGS,
    },
    Measure.HAND_CARDS: {PHRASES: "`cards in the trick` is told to say `number of any`", ASKS: HANGS},
    Measure.BIDS: {
        PHRASES: "nobody asks for bids where nobody bids",
        "language/check/dialogues.py": "whether a seat can be left without a bid that it may make",
    },
    Measure.POINTS: {
        WORDS: OF_THE_SPEC,
        NAMED: "its index is that of a kind of card points",
        READ_ROWS: "rows of the play may change it",
        SHEET: "cards that lie somewhere have card points, too",
        "language/check/ranges.py": "what rows gain has no bounds",
        LINT: UNLIKE,
        ASKS: HANGS,
    },
    Measure.COUNTER: {
        WORDS: OF_THE_SPEC,
        NAMED: "its index is that of a counter",
        READ_ROWS: "rows of the deal may change it",
        COMPARISONS: "may be below nought",
        "language/check/endless.py": "that it changes ends no dialogue",
        "voice/outcomes.py": "who is asked at the table is told what is counted one by one",
    },
    Measure.TOTAL: {
        WORDS: OF_THE_SPEC,
        NAMED: "its index is that of a total",
        READ_ROWS: "every row may change it",
        CHECK_ROWS: "points change those that are scored",
        COMPARISONS: "may be below nought",
        "engine/rows.py": "a deal in which one changes is no draw",
        "sheet/aim.py": "the most or the fewest of one wins",
    },
    Measure.POOL: {
        WORDS: OF_THE_SPEC,
        NAMED: "its index is that of a pool",
        CHECK_ROWS: "payments change it",
        COMPARISONS: "may be below nought",
        "sheet/rows.py": "`the whole pool` where a row gets as much as lies there",
        "compare/forms.py": "an account is called as what lies in it",
    },
    Measure.COLUMN: {
        WORDS: OF_THE_SPEC,
        NAMED: "its index is that of a column",
        "language/check/ranges.py": "nothing while no contract is bound",
    },
    Measure.STAKE: {
        "language/check/endless.py": "a stake that rises ends a dialogue",
        "sheet/aim.py": "is told where the spec speaks of it",
        "voice/settled.py": "numbers that hang on it alone are worked out at the table",
    },
    Measure.TRICK: {
        ASKS: HANGS,
        FACTS: "a grammar of its own: `in trick 3`",
        "rules/reference.py": TRICK_NUMBER,
        "rules/walk.py": TRICK_NUMBER,
        "compare/meeting.py": "tricks of that number are laid out",
    },
    Measure.DEAL: {FACTS: "a grammar of its own: `after deal 9`"},
}
"""Of measures with a meaning of their own, the other files that name them, and why."""


@cache
def attributes_in(module: str) -> frozenset[str]:
    """What a module asks for as the attribute of something, as it stands there."""
    return frozenset(ast.unparse(node) for node in ast.walk(TREES[module]) if isinstance(node, ast.Attribute))


def naming(measure: Measure) -> Iterator[str]:
    """The files in whose code a measure is named; but for the machine, which counts by itself what the engine keeps,
    and is held to that by the laws of ``tests/machine``."""
    for module in TREES:
        if not module.startswith("machine/") and str(measure) in attributes_in(module):
            yield module


@pytest.mark.parametrize("measure", Measure)
def test_a_measure_is_named_by_no_more_files_than_must(measure: Measure) -> None:
    """A new one has a member, a row, a register, a count by hand; whatever compares, adds or says numbers knows it."""
    assert set(naming(measure)) - HOME == SPECIAL.get(measure, {}).keys()


def test_a_measure_without_a_meaning_of_its_own_is_named_nowhere_else() -> None:
    assert set(naming(Measure.PLAYERS)) == HOME - {"engine/table.py"}


def test_the_how_to_names_the_files_of_a_measure() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    steps = page.partition("## Add something that is counted")[2].partition("\n## ")[0]
    assert set(re.findall(r"`([\w/]+\.py)`", steps)) >= HOME


# --- operations of a program ------------------------------------------------------------------------------------------


def attributes(module: str, owner: str) -> set[str]:
    """The members of an enum that a module names."""
    return {name.removeprefix(f"{owner}.") for name in attributes_in(module) if name.startswith(f"{owner}.")}


SIZES = {Op.JUMP: 1, Op.JUMP_UNLESS: 1, Op.KEEP_NO: 1, Op.KEEP_YES: 1, Op.LOOP: 3, Op.CALL: 1}
"""How many operands those have that order the work."""


def ops_in(code: tuple[int, ...]) -> Iterator[Op]:
    """The operations of a program."""
    at = 0
    while at < len(code):
        op = Op(code[at])
        yield op
        at += 1 + (SIZES[op] if op in SIZES else MAKES[op][1])


def programs_of(term: Term, programs: Programs) -> tuple[int, ...]:
    if isinstance(term, NUMBERS):
        return programs.number(term)
    if isinstance(term, CONDITIONS):
        return programs.condition(term)
    return programs.cards(term) if isinstance(term, CARDS) else programs.whom(term)  # type: ignore[arg-type]


@cache
def written() -> frozenset[Op]:
    """The operations in the programs of all terms that can be written; of others test_every_kind.py tells."""
    programs, found = Programs(a_game().model), set[Op]()
    lying = t.Highest(t.AllOf(()), t.CardsOf(Holding.HAND, Circle.SIDE))
    more = [t.AllOf((lying, t.OfPower(0))), t.AnyOf((lying, t.OfPower(0))), t.NotIn(lying)]
    spots = [t.NumberOf(t.AllOf(()), (spot,)) for spot in every(*SPOTS)]
    for term in [*every(*NUMBERS, *CONDITIONS, *CARDS, *ONES), *spots, *more]:
        with suppress(LookupError, ValueError):
            found |= set(ops_in(programs_of(term, programs)))
    return frozenset(found)


@pytest.mark.parametrize("op", Op, ids=lambda op: op.name)
def test_an_operation_is_written_and_done(op: Op) -> None:
    """What its answer is, the terms of test_every_kind.py show."""
    assert op in written(), f"no term is written with {op.name} (rules/program.py)"
    assert (op in MAKES) != (op in SIZES), "rules/operations.py `MAKES`"
    assert op in MAKES or op.name in attributes("rules/weigh.py", "Op") or op is Op.JUMP  # it stands behind a case


def test_two_operations_made_ready_as_one_are_operations() -> None:
    assert all(Op(first) in MAKES and Op(second) in MAKES for first, second in PAIRS)


# --- what may be asked where ------------------------------------------------------------------------------------------


def asked_outside(owner: str) -> set[str]:
    """The members of a list of conditions/words.py that others name."""
    return {name for module in TREES if module != "language/conditions/words.py" for name in attributes(module, owner)}


@pytest.mark.parametrize("fact", words.Askable)
def test_what_can_be_asked_is_asked_by_something_and_known_somewhere(fact: words.Askable) -> None:
    assert fact.name in asked_outside("Askable")
    known = [where for where in words.Where if fact in where.known.facts]
    assert {words.Where.DEFINITION} < set(known)


@pytest.mark.parametrize("sort", words.Sort)
def test_a_sort_of_cards_is_asked_by_something_and_known_somewhere(sort: words.Sort) -> None:
    assert sort.name in asked_outside("Sort") or sort is words.Sort.ITS_RANK
    assert [where for where in words.Where if sort in where.known.sorts] or sort is words.Sort.ITS_RANK


@pytest.mark.parametrize("where", words.Where)
def test_a_place_of_phrases_is_read(where: words.Where) -> None:
    assert where.name in asked_outside("Where")


@pytest.mark.parametrize("question", words.Question)
def test_somebody_is_in_question_somewhere(question: words.Question) -> None:
    of_a_count = {words.Question.PARTY}  # whoever is asked for a number that is defined
    assert question in {where.known.question for where in words.Where} | of_a_count


@pytest.mark.parametrize("kind", [words.Kind, words.DefinedSort])
def test_what_a_word_can_be_is_told_apart(kind: type[words.Kind | words.DefinedSort]) -> None:
    assert {member.name for member in kind} <= asked_outside(kind.__name__) | {"CARD", "RANK"}
