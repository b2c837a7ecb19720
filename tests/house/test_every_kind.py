"""Every kind of a term and every member of a closed list reaches each place that has to know it.

The kinds are read off the program itself (the members of a union or an enum), and each is shown to each place: a term
made from its fields alone (``specimens``), and one language after the other.  Whoever adds a kind is so told which
place does not know it.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from stich.cards import mask_of
from stich.compare.forms import Forms
from stich.engine.standing import standing_of
from stich.language.check.ranges import Ranges
from stich.language.conditions import phrases, words
from stich.language.conditions import terms as t
from stich.language.conditions.card_sets import beats_in_part
from stich.language.conditions.kinds import Role
from stich.language.conditions.measures import MOST
from stich.language.conditions.walks import (
    bindings_in,
    cards_asked_in,
    facts_in,
    measures_in,
    parts,
    parts_of,
    powers_in,
    within,
)
from stich.language.model.game import GameModel
from stich.messages.book import LANGUAGES, book_of
from stich.rules import plainly, reference
from stich.rules.compile import compile_rules
from stich.rules.program import Programs, hangs_on_spots
from stich.rules.walk import winner
from stich.rules.weigh import NOTHING, weigh
from stich.sheet.conditions import ConditionWords
from tests import games_by_hand as by_hand
from tests.house.pages import chosen, fragment_of, phrase_tables, scalar, write_before
from tests.house.pages import name_of as title_of
from tests.house.specimens import (
    CARDS,
    CONDITIONS,
    ENUMS,
    MANY,
    NUMBERS,
    ONES,
    SEATS_IN_QUESTION,
    SPOTS,
    TERMS,
    UNASKED,
    VALUES,
    a_game,
    every,
    positions,
    specimens,
)
from tests.house.test_docs import scope_of
from tests.small_spec import checked
from tests.specs_under_test import NAMES, playable

EVERYTHING = t.AllOf(())


def name_of(kind: Any) -> str:
    """A kind as a failing test calls it."""
    return getattr(kind, "__name__", str(kind))


# --- the words of a spec ----------------------------------------------------------------------------------------------


def inside(value: Any) -> Iterator[Any]:
    """The kinds of all that lies within a part, and the members of enums."""
    if type(value) in ENUMS:
        yield value
    elif is_dataclass(value):
        yield type(value)
        yield from (kind for each in fields(value) if each.name != "span" for kind in inside(getattr(value, each.name)))
    elif isinstance(value, tuple):
        yield from (kind for item in value for kind in inside(item))


@cache
def spoken() -> frozenset[Any]:
    """Every kind that a phrase or a spec of the author's guide or a shipped spec makes."""
    made: set[Any] = set()
    for start, where, phrase in phrase_tables():
        for place in where:
            faults: list[object] = []
            scope = scope_of(place, faults.append)
            term = getattr(phrases, start)(scalar(phrase), scope)
            made |= set() if faults else set(inside(term))
    for model in (*(playable(name).model for name in NAMES), *guided()):
        made |= {kind for each in fields(model) if each.name != "span" for kind in inside(getattr(model, each.name))}
    return frozenset(made)


def guided() -> Iterator[GameModel]:
    """The games that the guide shows, whole or by what they lay over another."""
    with tempfile.TemporaryDirectory() as folder:
        for block in chosen(lambda block: block.page != "readme"):
            base, _, path = (block.marked("fragment of") or "").partition(":")
            if block.is_spec or base:
                write_before(Path(folder), block)
                text = block.text if block.is_spec else fragment_of(base.strip(), path, block.text)
                game, _ = checked(Path(folder), text, title_of(text))
                yield from [game] if game is not None else []


UNSPOKEN: dict[object, str] = {}


@pytest.mark.parametrize(
    "kind", [*(kind for kind in TERMS if kind not in ENUMS), *(one for kind in ENUMS for one in kind)], ids=name_of
)
def test_some_words_make_it(kind: Any) -> None:
    """A phrase or a spec of the guide (docs), or a shipped spec."""
    assert (kind in spoken()) != (kind in UNSPOKEN), f"no words make {kind}"


# --- walks through terms ----------------------------------------------------------------------------------------------


def terms_in(value: Any) -> list[Any]:
    """The terms in a field."""
    if isinstance(value, tuple):
        return [term for item in value for term in terms_in(item)]
    return [value] if isinstance(value, TERMS) else []


@pytest.mark.parametrize("kind", TERMS, ids=name_of)
def test_a_walk_goes_through_its_parts(kind: type) -> None:
    for term in specimens(kind):
        own = (
            [part for each in fields(term) for part in terms_in(getattr(term, each.name))] if is_dataclass(term) else []
        )
        assert list(parts(term)) == own, "language/conditions/walks.py `parts`"
        assert set(own) <= set(within(term))


@pytest.mark.parametrize("kind", CARDS, ids=name_of)
def test_a_walk_through_sets_of_cards_does(kind: type) -> None:
    for term in specimens(kind):
        own = [part for part in parts(term) if isinstance(part, CARDS)]
        assert list(parts_of(term)) == [term, *own], "language/conditions/walks.py `parts_of`"


def numbered(term: Any, name: str) -> set[Any]:
    """What a term has in a field of this name."""
    return {getattr(term, name)} - {None, -1} if is_dataclass(term) and name in term.__dataclass_fields__ else set()


@pytest.mark.parametrize("kind", TERMS, ids=name_of)
def test_what_it_asks_for_is_found(kind: type) -> None:
    """By `bindings_in`, `powers_in`, `measures_in`, `cards_asked_in` and `facts_in` of language/conditions/walks.py."""
    for term in specimens(kind):
        assert numbered(term, "binding") <= bindings_in(term)
        assert numbered(term, "power") <= powers_in(term)
        assert numbered(term, "measure") <= {measure for measure, _ in measures_in(term)}
        assert numbered(term, "cards") - {0, *(n for n in numbered(term, "cards") if isinstance(n, int))} <= set(
            cards_asked_in(term)
        )
        assert (term in facts_in(term)) == isinstance(term, t.Fact)


# --- the two executors ------------------------------------------------------------------------------------------------


def told(seats: frozenset[int]) -> int:
    return sum(1 << seat for seat in seats)


def agreed(term: Any, walk: Callable[..., Any], code: tuple[int, ...], as_program: Callable[[Any], int] = int) -> None:
    """A program and the slow reference come to the same, whoever is in question and however the deal stands."""
    for at, state in enumerate(positions()):
        standing = standing_of(state)
        for seats in SEATS_IN_QUESTION:
            walked = walk(term, standing, plainly.Asked(seats))
            expected = NOTHING if walked is None else as_program(walked)
            assert weigh(code, state, told(seats)) == expected, f"position {at}, {set(seats) or 'nobody'}: {term}"


def programs() -> Programs:
    return a_game().rules.programs


def number_agreed(kind: type) -> None:
    for term in specimens(kind):
        agreed(term, plainly.count, programs().number(term))


def condition_agreed(kind: type) -> None:
    for term in specimens(kind):
        if isinstance(term, t.Led):
            with pytest.raises(ValueError, match="led"):
                programs().condition(term)
        else:
            agreed(term, plainly.is_so, programs().condition(term))


def whom_agreed(kind: type) -> None:
    for one in specimens(kind):
        if isinstance(one, t.Member):
            continue  # is only within a condition of several
        if isinstance(one, t.SeatRef) and one.role in UNASKED:
            with pytest.raises(ValueError, match="no seat that a condition knows"):
                programs().whom(one)
        else:
            agreed(one, plainly.seats, programs().whom(one), told)


def spot_agreed(kind: type) -> None:
    for spot in specimens(kind):
        for cards in (EVERYTHING, t.Highest(EVERYTHING, spot)):
            term = t.NumberOf(cards, (spot,))
            agreed(term, plainly.count, programs().number(term))


def value_agreed(kind: type) -> None:
    comparing = [term for term in specimens(t.BindingIs) if type(term.value) is kind]
    assert comparing
    for term in comparing:
        agreed(term, plainly.is_so, programs().condition(term))


def cards_agreed(kind: type) -> None:
    """As they lie in the play: of cards that beat the holder, no phrase but the list of legal cards asks."""
    for term in specimens(kind) if kind is not t.Beating else ():
        for state in positions():
            standing = standing_of(state)
            for seats in SEATS_IN_QUESTION:
                expected = mask_of(plainly.cards_of(term, standing, plainly.Asked(seats)))
                assert state.cards(term, told(seats)) == expected


AGREED: dict[type, Callable[[type], None]] = {
    **dict.fromkeys(NUMBERS, number_agreed),
    **dict.fromkeys(CONDITIONS, condition_agreed),
    **dict.fromkeys(ONES, whom_agreed),
    **dict.fromkeys(SPOTS, spot_agreed),
    **dict.fromkeys((t.Literal, *VALUES), value_agreed),
    **dict.fromkeys(CARDS, cards_agreed),
}


@pytest.mark.parametrize("kind", [kind for kind in TERMS if kind is not t.Many], ids=name_of)
def test_the_two_executors_agree_on_it(kind: type) -> None:
    """By rules/program.py and rules/weigh.py on one side, rules/plainly.py on the other, engine/table.py below."""
    AGREED[kind](kind)


@pytest.mark.parametrize("kind", VALUES, ids=name_of)
def test_a_value_is_compared_alike(kind: type) -> None:
    """By `values_of` of engine/table.py and `_values` of rules/plainly.py."""
    value_agreed(kind)


ALIKE = (t.Constant, t.Always, t.Led, t.Whole, t.Rounded, t.Divided)
"""What comes to the same wherever it is asked, with the parts that it is shown with."""


@pytest.mark.parametrize("kind", [kind for kind in (*NUMBERS, *CONDITIONS) if kind not in ALIKE], ids=name_of)
def test_the_positions_tell_it_apart(kind: type) -> None:
    """What every position answers alike would show nothing."""
    found: dict[Any, set[int]] = {}
    for term in specimens(kind):
        code = programs().number(term) if kind in NUMBERS else programs().condition(term)
        found[term] = {weigh(code, state, told(seats)) for state in positions() for seats in SEATS_IN_QUESTION}
    assert any(len(answers) > 1 for answers in found.values())


@pytest.mark.parametrize("kind", NUMBERS, ids=name_of)
def test_a_number_keeps_its_range(kind: type) -> None:
    """By `of` of language/check/ranges.py."""
    ranges = Ranges(a_game().model)
    for term in specimens(kind):
        low, high = ranges.of(term)
        assert -MOST <= low <= high <= MOST
        for state in positions():
            for seats in SEATS_IN_QUESTION:
                found = weigh(programs().number(term), state, told(seats))
                assert found == NOTHING or low <= found <= high


# --- tricks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", CARDS, ids=name_of)
def test_the_tables_and_the_reference_name_the_same_cards(kind: type) -> None:
    """`evaluate` of conditions/card_sets.py, `contains` of rules/reference.py."""
    game, rules = a_game().model, a_game().rules
    for bound in (((),) * len(game.bindings), tuple(positions()[0].bound)):
        moment, beating = reference.TrickMoment(game, bound), rules.under(bound)
        for term in specimens(kind):
            assert type(beats_in_part(term)) is bool
            if hangs_on_spots(term):
                with pytest.raises(ValueError, match="for a program to reckon"):
                    beating.cards(term)
                continue
            held = [reference.contains(term, card, moment, reference.power_of(card, moment)) for card in range(32)]
            assert set(map(type, held)) == {bool}
            assert beating.cards(term) == mask_of(card for card, holds in enumerate(held) if holds)


@pytest.mark.parametrize("kind", CONDITIONS, ids=name_of)
def test_a_clause_is_settled_alike(kind: type) -> None:
    """By `_Atoms` of rules/compile.py and `is_true` of rules/reference.py."""
    deck = by_hand.FRENCH_32
    for term in specimens(kind):
        powers = (by_hand.power("p", by_hand.ranks(deck, "7"), by_hand.clause(term)),)
        game = replace(a_game().model, powers=powers)
        rules = compile_rules(game)
        for trick in ("SA H7", "H7 SA", "SA H7 SK"):
            for holds in (False, True):
                asked: dict[t.Fact, bool] = dict.fromkeys(rules.state_atoms, holds)
                cards = by_hand.cards(deck, trick)
                expected = reference.judge(game, ((),) * len(game.bindings), cards, number=1, facts=asked).winner
                assert winner(rules, ((),) * len(game.bindings), cards, 1, asked) == expected


# --- what is said of it -----------------------------------------------------------------------------------------------


def sheets(language: str) -> ConditionWords:
    return ConditionWords(a_game().model, book_of(language))


def is_text(text: str) -> bool:
    return bool(text.strip()) and not any(sign in text for sign in "{}`|")


def said(kind: type, language: str) -> None:
    sheet = sheets(language)
    for term in specimens(kind):
        if isinstance(term, CONDITIONS):
            one, other = sheet.condition(term), sheet.condition(term, True)
            assert is_text(one) and is_text(other) and one != other
        elif isinstance(term, NUMBERS):
            assert is_text(sheet.number(term)) and is_text(sheet.points(term))
        elif isinstance(term, CARDS):
            assert is_text(sheet.cards(term))
        elif isinstance(term, SPOTS):
            assert is_text(sheet.spot(term))
        elif isinstance(term, t.Literal):
            assert is_text(sheet.condition(t.BindingIs(0, term)))
        else:
            assert is_text(sheet.over(MANY[0]).whom(term))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TERMS, ids=name_of)
def test_a_sheet_says_it(kind: type, language: str) -> None:
    """By sheet/cards.py, whom.py, numbers.py, comparisons.py, conditions.py and sheet/phrases_….py."""
    said(kind, language)


@pytest.mark.parametrize("kind", TERMS, ids=name_of)
def test_its_form_is_its_own(kind: type) -> None:
    """By `form` and `words` of compare/forms.py: no two terms mean the same to `stich diff`."""
    forms = Forms(a_game().model)
    others = [forms.form(other) for other in every(*(other for other in TERMS if other is not kind))]
    own = [forms.form(term) for term in specimens(kind)]
    assert [form for form in own if form in others] == []
    assert len(set(map(repr, own))) == len(own)
    assert all(forms.words(term) for term in specimens(kind))


# --- who is who -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("role", Role)
def test_a_role_is_known_somewhere(role: Role) -> None:
    """By `Where` of language/conditions/words.py."""
    places_of_it = [where for where in words.Where if role in where.known.roles]
    assert places_of_it and (len(places_of_it) > 1 or role in (*UNASKED, Role.DIRECTOR, Role.GIVER))


@pytest.mark.parametrize("role", Role)
def test_a_table_knows_who_has_a_role(role: Role) -> None:
    """`who` of engine/table.py: a seat, or none where it takes more to know."""
    assert all(-1 <= state.who(role) < 4 for state in positions())
