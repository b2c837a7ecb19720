"""The tricks that two games decide differently: how many, of which kinds, and the smallest trick of each kind.

Place in the pipeline: over ``meeting``, which finds them fast, and the slow ``reference``, which says why.  It must not
print; what it finds is data.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stich.compare.meeting import Judge, Meeting, OnProgress, Setting, Share, Trick, no_progress
from stich.language.conditions import terms as t
from stich.language.model.bindings import Values
from stich.language.text.source import Span
from stich.notation import name_in_row
from stich.rules import reference

SIGNATURES_AT_MOST = 400  # sorts of small tricks of which a representative is explained
SHRUNK_AT_MOST = 8_000  # of the tricks of one size; the others are only counted
KINDS_AT_MOST = 24
ASIDE = (1 << 13) - 1  # how far the work has come is told once in so many tricks


@dataclass(frozen=True, slots=True)
class Reason:
    """What decided in one game: a sentence of the verdict, and the words of the spec that it rests on."""

    sentence: str
    span: Span | None


@dataclass(frozen=True, slots=True)
class Told:
    """A trick as one game decides it: the winning card (``None``: nobody's), the verdict, and what decided."""

    winner: str | None
    verdict: reference.Verdict
    reason: Reason


@dataclass(frozen=True, slots=True)
class Witness:
    """A trick that two games decide differently: the cards, the leader's first, under these bindings (those of the
    first game and any that only the second has), as trick of this number."""

    cards: tuple[str, ...]
    bound: dict[str, str]
    number: int
    told: tuple[Told, Told]


@dataclass(frozen=True, slots=True)
class DifferenceKind:
    """A kind of difference: which words decided in each game.  ``witness`` is the smallest trick found that shows it;
    ``tricks``: how many of the tricks that differ and were shrunk came down to it."""

    witness: Witness
    tricks: int


@dataclass(frozen=True, slots=True)
class TrickStudy:
    """Per size of trick the share that is decided differently, and the kinds of difference, commonest last in doubt.

    ``choices``: how many values of the bindings were gone through, ``all_choices``: they are all there are.
    """

    shares: dict[int, Share]
    kinds: tuple[DifferenceKind, ...]
    choices: int
    all_choices: bool
    seed: int
    more_kinds: bool = False


Signature = tuple[object, ...]


@dataclass(slots=True)
class _Found:
    """The clearest trick of a signature so far, and how many came down to it."""

    clarity: tuple[object, ...]
    judges: int
    trick: Trick
    tricks: int = 0


def compare_tricks(meeting: Meeting, at_most: int, progress: OnProgress = no_progress) -> TrickStudy:
    """Judge tricks of every size under both games, about ``at_most`` of each size."""
    found: dict[Signature, _Found] = {}
    sizes = range(2, meeting.largest + 1)
    shares = {size: _judged(meeting, size, at_most, found, progress) for size in sizes}
    kinds, more = _kinds(meeting, found)
    return TrickStudy(shares, kinds, len(meeting.pairs), meeting.all_pairs, meeting.seed, more)


def _judged(meeting: Meeting, size: int, at_most: int, found: dict[Signature, _Found], progress: OnProgress) -> Share:
    """Judge the tricks of a size, and note what those come down to that are decided differently."""
    judges, total, different = meeting.judges, 0, 0
    whole, tricks = meeting.tricks(size, at_most)
    for which, trick in tricks:
        total += 1
        if not total & ASIDE:
            progress(total, meeting.how_many(size) if whole else at_most)
        _, _, one, other = judges[which]
        if one.winner(trick) != other.winner(trick):
            different += 1
            if different <= SHRUNK_AT_MOST:
                _note(found, which, shrunk(trick, one, other), one, other)
    return Share(total, different, whole)


def shrunk(trick: Trick, one: Judge, other: Judge) -> Trick:
    """The trick without the cards that do not matter: none can be left out without both agreeing."""
    at = 0
    while at < len(trick) and len(trick) > 2:
        less = trick[:at] + trick[at + 1 :]
        if one.winner(less) != other.winner(less):
            trick, at = less, 0
        else:
            at += 1
    return trick


def _note(found: dict[Signature, _Found], which: int, trick: Trick, one: Judge, other: Judge) -> None:
    powers = [(one.power(card), other.power(card)) for card in trick]
    suits = [one.suit(card) for card in trick]
    pattern = tuple(suits.index(suit) for suit in suits)
    key: Signature = (len(trick), tuple(powers), pattern, one.winner(trick), other.winner(trick))
    clarity = (len(trick), sum(pair != (-1, -1) for pair in powers), -len(set(suits)), which, trick)
    known = found.get(key)
    if known is None:
        known = found[key] = _Found(clarity, which, trick)
    elif clarity < known.clarity:
        known.clarity, known.judges, known.trick = clarity, which, trick
    known.tricks += 1


# --- kinds ------------------------------------------------------------------------------------------------------------


def _kinds(meeting: Meeting, found: dict[Signature, _Found]) -> tuple[tuple[DifferenceKind, ...], bool]:
    """The signatures grouped by what decided, the clearest trick for each group."""
    groups: dict[tuple[object, object], DifferenceKind] = {}
    ordered = sorted(found.values(), key=lambda each: each.clarity)
    for each in ordered[:SIGNATURES_AT_MOST]:
        witness = explained(meeting, each.judges, each.trick)
        key = _key(witness.told[0]), _key(witness.told[1])
        known = groups.get(key)
        groups[key] = (
            DifferenceKind(known.witness, known.tricks + each.tricks) if known else DifferenceKind(witness, each.tricks)
        )
    kinds = sorted(groups.values(), key=lambda kind: (len(kind.witness.cards), -kind.tricks))
    return tuple(kinds[:KINDS_AT_MOST]), len(kinds) > KINDS_AT_MOST or len(ordered) > SIGNATURES_AT_MOST


def _key(told: Told) -> object:
    return told.reason.span.place if told.reason.span else _bare(told.reason.sentence)


def _bare(sentence: str) -> str:
    """A sentence without the cards that it begins with."""
    return sentence.partition(": ")[2] or sentence.partition(" ")[2]


def explained(meeting: Meeting, which: int, trick: Trick) -> Witness:
    """A trick with the verdicts of both games and what decided in each."""
    pair, setting, _, _ = meeting.judges[which]
    verdicts = [_verdict(meeting, i, pair[i], setting, trick) for i in (0, 1)]
    reasons = _reasons(meeting, verdicts[0], verdicts[1])
    names = tuple(meeting.names[card] for card in trick)
    told = [
        Told(None if v.winner is None else name_in_row(names, v.winner), v, reason)
        for v, reason in zip(verdicts, reasons, strict=True)
    ]
    return Witness(names, meeting.bound_words(pair), setting.number, (told[0], told[1]))


def _verdict(meeting: Meeting, i: int, bound: Values, setting: Setting, trick: Trick) -> reference.Verdict:
    cards = [meeting.to[i][card] for card in trick]
    facts: dict[t.Fact, bool] = dict.fromkeys(setting.facts, True)
    return reference.judge(meeting.games[i], bound, cards, number=setting.number, facts=facts)


def _reasons(meeting: Meeting, one: reference.Verdict, other: reference.Verdict) -> tuple[Reason, Reason]:
    """What decided in each: the first step at which the two walks part, and there the first thing that differs."""
    parting = next(_parting(one.steps, other.steps), None)
    if parting is None:  # only at the end: one says that nobody has the trick
        return _last(one), _last(other)
    mine, theirs = one.steps[parting], other.steps[parting]
    if mine.standing is not theirs.standing:
        return _standing(meeting, 0, mine), _standing(meeting, 1, theirs)
    holders = [next(s for s in v.steps if s.card == s0.holder) for v, s0 in ((one, mine), (other, theirs))]
    if holders[0].standing is not holders[1].standing:
        return _standing(meeting, 0, holders[0]), _standing(meeting, 1, holders[1])
    return _ruling(mine), _ruling(theirs)


def _parting(one: Sequence[reference.Judged], other: Sequence[reference.Judged]) -> Iterator[int]:
    """The steps at which one card takes and the other does not, or ties and does not; the former first."""
    pairs = list(zip(one, other, strict=True))
    yield from (i for i, (mine, theirs) in enumerate(pairs) if mine.takes != theirs.takes)
    yield from (i for i, (mine, theirs) in enumerate(pairs) if mine.tied != theirs.tied)


def _standing(meeting: Meeting, game: int, step: reference.Judged) -> Reason:
    power = meeting.games[game].powers[step.power] if step.power >= 0 else None
    return Reason(step.standing_why, step.standing_span or (power.clause.span or power.span if power else None))


def _ruling(step: reference.Judged) -> Reason:
    return Reason(step.why, step.span)


def _last(verdict: reference.Verdict) -> Reason:
    tied = [step for step in verdict.steps if step.tied]
    return _ruling((tied or verdict.steps)[-1])
