"""What the words of a record are called in a language: rows, choices, heaps, parties, melds, and what is counted.

Place in the pipeline: part of ``voice``, over ``words``.  A record has the names of its spec; what it has not, as of
another text of the spec, is called as it stands there.
"""

from __future__ import annotations

from collections.abc import Iterable

from stich.language.check.said import rows_of
from stich.language.conditions.kinds import BindingKind
from stich.language.model.melds import meld_choices
from stich.language.model.names import Names
from stich.language.model.values import find_part
from stich.notation import PASS
from stich.voice.words import TableWords


class Titles:
    """The titles of a game by the names that its records have."""

    def __init__(self, words: TableWords) -> None:
        game, self.words = words.game, words
        self._rows = _by_key(row.name for row in rows_of(game))
        self._choices = _by_key(choice.name for choice in game.choices)
        self._heaps = _by_key(heap.name for heap in game.own_heaps)
        self._parties = _by_key(party.name for party in game.seats.parties)
        self._pools = _by_key(pool.name for pool in game.match.pools)
        counted = (*(kind.name for kind in game.card_points), *game.counters)
        self._counted = _by_key([*counted, *(total.name for total in game.match.totals)])
        self._melds = {c.words: game.melds[c.melds].kinds[c.kind].row.name for c in meld_choices(game.deck, game.melds)}

    def row(self, key: str) -> str:
        """An award, a bonus, a mark."""
        return self.words.book.title(self._rows.get(key, Names(key)), "award")

    def choice(self, key: str) -> str:
        """Something that is said, or a meld that is shown."""
        if key in self._melds:
            names = self._melds[key]
            return self.words.book.title(names) + key.removeprefix(names.key)
        if key in self._choices:
            return self.words.book.title(self._choices[key])
        return self.words.say("voice-pass") if key == PASS else key

    def heap(self, key: str) -> str:
        """A heap that the spec names."""
        return self.words.book.title(self._heaps.get(key, Names(key)))

    def party(self, key: str) -> str:
        """A party."""
        return self.words.book.title(self._parties.get(key, Names(key)))

    def pool(self, key: str) -> str:
        """A pool of chips."""
        return self.words.book.title(self._pools.get(key, Names(key)))

    def counted(self, key: str) -> Names:
        """What points, counts and totals are counted in."""
        return self._counted.get(key, Names(key))


def _by_key(names: Iterable[Names]) -> dict[str, Names]:
    """Names by their keys; of several with one key that which has titles."""
    found: dict[str, Names] = {}
    for each in names:
        if each.key not in found or (each.titles and not found[each.key].titles):
            found[each.key] = each
    return found


def bound_value(words: TableWords, binding: int, said: Iterable[str]) -> list[int]:
    """The value of a binding as a record has it: of several words those that are known."""
    kind, parts = words.game.bindings[binding].kind, list(said)
    if kind is BindingKind.CONTRACT and parts:
        parts = [" ".join(parts)]
    found = (find_part(words.game, kind, part) for part in parts)
    return [part for part in found if part is not None and (part or kind is not BindingKind.FLAG)]
