"""A reading to start from: the text of a small spec that extends another, with the keys an author will want.

Place in the pipeline: over ``language.model``; ``cli`` writes the text to a file.  What it writes is a whole spec that
changes nothing yet: every rule in it is a comment, in the words of the spec that it extends.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence

from stich.language.conditions import terms as t
from stich.language.model.game import DefinedCondition, DefinedNumber, GameModel
from stich.language.model.play import Phase
from stich.language.model.powers import Power, TieRule
from stich.language.text.nodes import INTEGER, WORDS, Mapping, Scalar, parse, plain_data
from stich.language.text.source import Source, Span
from stich.printable import printable

NAME = re.compile(r"[^\W\d_][\w-]*")
NAME_AT_MOST = 60
COLUMNS = 110
WORD = re.compile(r"[.\w][\w./-]*")
PHRASE = re.compile(r"[\w♠♥♦♣äöüß][^\n:#{}\[\],&*!|>'\"%@`]*(?: > [^\n:#{}\[\],&*!|>'\"%@`]+)*")


def name_fault(name: str) -> str:
    """What is wrong with the name of a new spec; empty if nothing is."""
    if len(name) > NAME_AT_MOST:
        return f"it has more than {NAME_AT_MOST} letters"
    if not NAME.fullmatch(name) or "_" in name:
        return "it must begin with a letter and hold letters, digits and hyphens alone"
    if name in WORDS or name != name.lower():
        return "it must be a word in small letters, other than `true`, `false` and `null`"
    return ""


def new_spec(name: str, parent: GameModel, extends: str, schema: str = "") -> str:
    """The text of a spec called ``name``; ``extends`` is how the parent is written, ``schema`` where an editor finds
    the schema (nowhere, if empty)."""
    return "\n".join(printable(line).rstrip() for line in _lines(name, parent, extends, schema)) + "\n"


def _lines(name: str, parent: GameModel, extends: str, schema: str) -> Iterator[str]:
    if schema:
        yield f"# yaml-language-server: $schema={schema}"
    yield "format: 1"
    yield f"game: {_ascii(name)}"
    yield f"extends: {_ascii(extends)}"
    yield "reading: to be described in a few words"
    yield "status: conjecture                          # or faithful, customary, or incomplete with `gaps: [what]`"
    yield from _front(parent)
    yield from _rules(parent)
    yield from _examples(parent)


def _front(parent: GameModel) -> Iterator[str]:
    yield from (
        f"# title: {{{', '.join(f'{k}: {scalar(v)}' for k, v in parent.titles.titles.items()) or 'en: Title'}}}",
        "# about: What is particular to this reading, in a sentence or two.",
        "",
        "# Who says so.  `evidence` says for each section where its rules stand, and what is conjecture.",
        "# sources:",
        '#   key: {work: "Author, Work, page", year: "1800"}',
        "# evidence:",
        '#   powers: {work: key, section: "p. 12", conjecture: what the source leaves open}',
        "",
        f"# What is not said here is as in {parent.name}.  Its rules follow; take the `# ` away from what you change.",
        "# Mappings are merged key by key, a list or a text is replaced as a whole, and `~` takes a key out.",
        "",
    )


# --- the parent's rules as comments -----------------------------------------------------------------------------------


def _rules(parent: GameModel) -> Iterator[str]:
    if parent.powers:
        yield "# powers:                                    # strongest first; a new one may say `before: NAME`"
        yield from (f"#   {scalar(power.name.key)}: {{{_power(power)}}}" for power in parent.powers)
    yield f"# ties: {_ties(parent)}"
    yield f"# resolve: {'final' if parent.play.final else 'running'}"
    play = [*_phases(parent), *_guards(parent)]
    yield from ["# play:", *play] if play else []
    yield f"# deal ends: {_condition(parent.play.ends, parent.play.ends_span)}"
    yield from _definitions(parent)
    yield from _score(parent)
    yield "# match:"
    yield f"#   ends: {_condition(parent.match.ends, None)}"


def _ties(parent: GameModel) -> str:
    rule = parent.ties.rule
    if rule is TieRule.SUITS:
        return scalar(" > ".join(parent.deck.suits[suit] for suit in parent.ties.suits))
    return {TieRule.LAST: "last played", TieRule.NOBODY: "nobody"}.get(rule, "first played")


def _power(power: Power) -> str:
    """A power on one line, as far as its words are known."""
    spans = (getattr(cards, "span", None) for cards in power.cards)
    groups = " > ".join(dict.fromkeys(words(span) or "…" for span in spans))  # of folded texts all have one span
    parts = [f"cards: {scalar(groups)}"]
    clause = words(power.clause.span)
    if clause.startswith("beats"):
        parts.append(f"clause: {scalar(clause)}")
    if power.clause.when != t.Always():
        parts.append(f"else: {'dead' if power.dead else 'plain'}")
    return ", ".join(parts)


def _phases(parent: GameModel) -> Iterator[str]:
    phases = parent.play.phases
    ladders = [_ladder(phase) for phase in phases]
    if not all(ladders):
        return
    if len(phases) == 1:
        yield f"#   legal: {ladders[0]}"
    else:
        yield "#   phases:"
        yield from (f"#     - {_phase(phase, ladder)}" for phase, ladder in zip(phases, ladders, strict=True))


def _ladder(phase: Phase) -> str:
    """The ladder of legality as a list; empty where its words are not known."""
    rungs = [words(rung.span) for rung in phase.legal]
    plain = all(rungs) and all(rung.plays is None for rung in phase.legal)
    return f"[{', '.join(map(scalar, rungs))}]" if plain else ""


def _phase(phase: Phase, ladder: str) -> str:
    parts = [f"name: {scalar(phase.name.key)}", f"legal: {ladder}"]
    if phase.name.titles:
        parts.append(f"title: {{{', '.join(f'{k}: {scalar(v)}' for k, v in phase.name.titles.items())}}}")
    if until := words(getattr(phase.until, "span", None)):
        parts.append(f"until: {scalar(until)}")
    if phase.draw is not None:
        cards = phase.draw.cards
        parts.append(f"draw: {{cards: {cards}, top card: face up}}" if phase.draw.open else f"draw: {cards}")
    return f"{{{', '.join(parts)}}}"


def _guards(parent: GameModel) -> list[str]:
    guards = [words(guard.span) for guard in parent.play.guards if guard.span]
    return ["#   guards:", *dict.fromkeys(f"#     - {scalar(guard)}" for guard in guards)] if guards else []


def _definitions(parent: GameModel) -> Iterator[str]:
    """The numbers and conditions that the parent names, each as the spec has it that says it last."""
    defined = parent.definitions
    sorts: list[tuple[str, Sequence[DefinedNumber | DefinedCondition]]]
    sorts = [("numbers", defined.numbers), ("conditions", defined.conditions)]
    if any(definitions for _, definitions in sorts):
        yield "# define:"
    for sort, definitions in sorts:
        if definitions:
            yield f"#   {sort}:"
        for each in definitions:
            name = each.name.key
            yield f"#     {scalar(name)}: {_flow(_written(each.span, 'define', sort, name))}"


def _score(parent: GameModel) -> Iterator[str]:
    """The rows of the score; they are replaced as a whole, so all of them."""
    rows = _written(next((row.span for row in parent.awards), None), "score")
    if isinstance(rows, list):
        yield "# score:"
        yield from (line for row in rows for line in _row(row))


def _row(row: dict[str, object]) -> Iterator[str]:
    first = row.pop("first of", None)
    if not isinstance(first, list):
        yield f"#   - {_flow(row)}"
        return
    yield "#   - first of:"
    yield from (f"#       - {_flow(each)}" for each in first)
    yield from (f"#     {scalar(key)}: {_flow(value)}" for key, value in row.items())


def _written(span: Span | None, *keys: str) -> object:
    """What stands under these keys in the text that a span is of; nothing if that is not known."""
    node, _ = parse(span.source) if span else (None, None)
    data = plain_data(node) if isinstance(node, Mapping) else None
    for key in keys:
        data = data.get(key) if isinstance(data, dict) else None
    return data


def _condition(condition: t.Condition, span: Span | None) -> str:
    return scalar(words(span) or words(getattr(condition, "span", None)) or "…")


def _examples(parent: GameModel) -> Iterator[str]:
    yield ""
    yield f"# The examples of {parent.name} hold here too, unless you drop or replace them by name."
    yield "# examples:"
    trick = next((example for example in parent.examples if "winner" in example.expect), None)
    if trick is not None:
        yield f"#   - {{name: {scalar(trick.name)}, drop: true}}"
        yield "#   - name: what the source shows instead"
        yield '#     source: {work: key, section: "p. 12"}'
        yield f"#     given: {{{_mapping(trick.given)}}}"
        yield f"#     expect: {{{_mapping(trick.expect)}}}"
    else:
        yield "#   - {name: the name of an example that does not hold here, drop: true}"


def _mapping(values: dict[str, object]) -> str:
    return ", ".join(f"{scalar(key)}: {_flow(value)}" for key, value in values.items())


def _flow(value: object) -> str:
    """A value of any kind as YAML has it on one line."""
    match value:
        case dict():
            return f"{{{_mapping({str(key): each for key, each in value.items()})}}}"
        case list() | tuple():
            return f"[{', '.join(map(_flow, value))}]"
        case bool() | int() | None:
            return json.dumps(value)
        case _:
            return scalar(str(value))


def words(span: Span | None) -> str:
    """The words that a span covers, on one line, and read out of the quotes around them."""
    text = " ".join(re.sub(r"^[|>][-+]?\s", "", span.text).split()) if span else ""
    if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'":
        node, _ = parse(Source("", text))
        return " ".join(node.text.split()) if isinstance(node, Scalar) else text
    return text


def scalar(text: str) -> str:
    r"""A text as YAML has it on one line: in quotes where it must be, with escapes for what is not seen.

    >>> print(scalar("chosen K"), scalar("a: b"), scalar("on, off"), scalar("1924"), scalar("a\nb"))
    chosen K "a: b" "on, off" "1924" "a\nb"
    """
    typed = text in WORDS or INTEGER.fullmatch(text)
    plain = WORD.fullmatch(text) or PHRASE.fullmatch(text)
    if plain and not typed and text == text.strip() and printable(text) == text:
        return text
    return _quoted(text)


def _quoted(text: str) -> str:
    return '"' + printable(text.replace("\\", "\\\\").replace('"', '\\"')) + '"'


def _ascii(text: str) -> str:
    """A text as :func:`scalar` has it; in quotes too if a terminal may lack its letters and show escapes for them."""
    return scalar(text) if text.isascii() else _quoted(text)
