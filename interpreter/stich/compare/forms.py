"""What a part of a game means, apart from its text: a form to compare, words to say it with, and where it stands.

Place in the pipeline: over ``GameModel`` alone, below ``compare``.  A part that is new to the language is compared
field by field and said in the words of its spec; nothing here knows what any of it does in play.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, TypeAlias

from stich.cards import cards_in
from stich.language.conditions import terms as t
from stich.language.model.game import GameModel
from stich.language.model.names import Citation, Names
from stich.language.model.play import Rung
from stich.language.model.powers import PlainOrder, Ties
from stich.language.text.source import Source, Span

Form: TypeAlias = object
"""Two parts mean the same if their forms are equal, whichever packs they belong to."""

TEXT_AT_MOST = 160
DEPTH_AT_MOST = 12
TERMS = t.__name__


class Forms:
    """A game as its parts are compared.  ``called`` gives bindings other names, those of the game compared with."""

    def __init__(self, game: GameModel, called: Mapping[int, str] | None = None) -> None:
        self.game = game
        self._bindings = [(called or {}).get(i, binding.name.key) for i, binding in enumerate(game.bindings)]
        self._lists: dict[str, Sequence[str]] = {
            "binding": self._bindings,
            "card_points": [kind.name.key for kind in game.card_points],
            "dialogue": [dialogue.name.key for dialogue in game.dialogues],
            "face_down": [dialogue.name.key for dialogue in game.dialogues],
            "phase": [phase.name.key for phase in game.play.phases],
        }
        self._counters = [counter.name.key for counter in game.match.counters]
        self._sources: list[Source] | None = None

    # --- a form to compare --------------------------------------------------------------------------------------------

    def form(self, value: Any, depth: int = 0) -> Form:
        """What a part means, with names in the place of numbers."""
        deck = self.game.deck
        if depth > DEPTH_AT_MOST:
            return repr(value)
        match value:
            case t.Fixed(cards):
                return frozenset(deck.names(cards_in(cards)))
            case t.OfPower(power):
                return "power", self.form(self.game.powers[power].cards, depth + 4)
            case t.Ranked(rank, higher):
                return deck.ranks[rank], higher
            case t.SuitRef(suit, binding):
                return self._bindings[binding] if binding >= 0 else deck.suits[suit]
            case t.Count(kind, index):
                return kind.name, self._counted(kind, index)
            case Ties(rule, suits):
                return rule.name, tuple(deck.suits[suit] for suit in suits)
            case PlainOrder(orders, next_only):
                return tuple((self.form(c), tuple(deck.ranks[r] for r in ranks)) for c, ranks in orders), next_only
            case Names(key):
                return key
            case Citation():
                return None
            case Enum():
                return value.name
            case tuple() | list():
                return tuple(self.form(item, depth + 1) for item in value)
            case _ if is_dataclass(value):
                return type(value).__name__, tuple(
                    (each.name, self.named(each.name, getattr(value, each.name), depth))
                    for each in fields(value)
                    if each.compare
                )
            case _:
                return value

    def named(self, field: str, value: Any, depth: int = 0) -> Form:
        """The form of a field, whose name says what a number counts."""
        names = self._lists.get(field)
        if names is not None and isinstance(value, int) and 0 <= value < len(names):
            return names[value]
        return self.form(value, depth + 1)

    def _counted(self, kind: t.Measure, index: int) -> str:
        lists = {t.Measure.POINTS: self._lists["card_points"], t.Measure.COUNTER: self._counters}
        names = lists.get(kind, self._lists["phase"])
        return names[index] if 0 <= index < len(names) else ""

    # --- words --------------------------------------------------------------------------------------------------------

    def words(self, value: Any, depth: int = 0) -> str:
        """A part in words: those of its spec, else its fields."""
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case str():
                return value or "none"
            case Enum():
                return value.name.lower().replace("_", " ")
            case Names(key):
                return key
            case t.Clause():
                return self._clause(value)
            case tuple() | list():
                return ", ".join(self.words(item, depth + 1) for item in value) or "none"
            case _ if is_dataclass(value):
                return self._said(value, depth)
            case _:
                return str(value)

    def _clause(self, clause: t.Clause) -> str:
        return said(clause.span) or "beats"

    def _said(self, value: Any, depth: int) -> str:
        span: Span | None = getattr(value, "span", None)
        if span is not None and type(value).__module__ == TERMS:
            return said(span)
        match value:
            case t.Always(holds):
                return "always" if holds else "never"
            case t.Fixed(cards):
                return " ".join(self.game.deck.names(cards_in(cards)))
            case t.AllOf(()):
                return "any"
            case t.SeatRef(role, offset):
                moved = "" if not offset else f"seat {'after' if offset > 0 else 'before'} " * abs(offset)
                return moved + self.words(role)
            case t.Count(kind, index):
                return self._counted(kind, index) or self.words(kind)
            case Rung(holding, None):
                return self.words(holding, depth + 1)
            case _:
                return self._fields(value, depth) if depth < DEPTH_AT_MOST else "…"

    def _fields(self, value: Any, depth: int) -> str:
        """The fields that are not as they are by themselves."""
        parts = []
        for each in fields(value):
            own = getattr(value, each.name)
            idle = own == each.default or own in ((), None, t.Always()) or isinstance(own, Citation)
            if idle or not each.compare:
                continue
            names = self._lists.get(each.name)
            known = names is not None and isinstance(own, int) and 0 <= own < len(names)
            text = names[own] if names is not None and known else self.words(own, depth + 1)
            parts.append(text if each.name in ("constant", "name") else f"{spoken(each.name)} {text}")
        return short("; ".join(parts)) or "as usual"

    # --- places -------------------------------------------------------------------------------------------------------

    def place(self, value: Any, section: str, key: str = "") -> Span | None:
        """Where a part stands: its own place, else that of its key, else that of its section."""
        return next(spans_of(value), None) or self._key_place(section, key)

    def _key_place(self, section: str, key: str) -> Span | None:
        at = None
        for source in self.sources:
            found = re.search(rf"^{re.escape(section)}:", source.text, re.M)
            if found is None:
                continue
            at = at or Span(source, found.start(), found.end() - 1)
            block = re.compile(r"^\S", re.M).search(source.text, found.end())
            end = block.start() if block else len(source.text)
            inner = re.compile(rf"(?<![\w-]){re.escape(key)}:").search(source.text, found.end(), end) if key else None
            if inner:
                return Span(source, inner.start(), inner.end() - 1)
        return at

    @property
    def sources(self) -> list[Source]:
        """The texts that the game came from, its own first."""
        if self._sources is None:
            whole = [self.game.span] if self.game.span else []
            spans = [*whole, *spans_of(self.game)]
            self._sources = list({span.source.path: span.source for span in spans}.values())
        return self._sources


def said(span: Span | None) -> str:
    """The words of a place, on one line."""
    return "" if span is None else short(" ".join(span.text.split()))


def short(text: str) -> str:
    """The text, cut if it is very long."""
    return text if len(text) <= TEXT_AT_MOST else text[: TEXT_AT_MOST - 1] + "…"


def spoken(name: str) -> str:
    """The name of a field as it is said."""
    return name.replace("_", " ")


def spans_of(value: Any, depth: int = 0) -> Iterator[Span]:
    """Every place within a part, its own first."""
    if isinstance(value, Span):
        yield value
    elif isinstance(value, tuple | list) and depth < DEPTH_AT_MOST:
        for item in value:
            yield from spans_of(item, depth + 1)
    elif is_dataclass(value) and not isinstance(value, type | Source) and depth < DEPTH_AT_MOST:
        own = getattr(value, "span", None)
        if own is not None:
            yield own
        for each in fields(value):
            if each.name != "span":
                yield from spans_of(getattr(value, each.name), depth + 1)
