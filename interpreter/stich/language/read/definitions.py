"""The section ``define`` read: what the numbers and conditions that a spec names come to.

Place in the pipeline: part of ``read``, after every section that may use them, for only then is it known which are
used.  Their faults are told where they are used; here only those of definitions that nothing uses.
"""

from __future__ import annotations

from dataclasses import replace

from stich.language.conditions import phrases
from stich.language.conditions.terms import Always, Condition
from stich.language.conditions.words import Defined, DefinedSort, Where
from stich.language.model.game import DefinedCondition, DefinedNumber, Definitions
from stich.language.model.names import Text
from stich.language.read.draft import Draft, entries, mapping, prose, scalar
from stich.language.read.numbers import open_tables
from stich.language.text.diagnostics import Diagnostic, Label, has_errors, quoted, warning


def read_definitions(draft: Draft) -> Definitions:
    """The numbers and conditions that the spec names; those that nothing uses are told."""
    defined = list(draft.words.defined.values())
    unused = [each for each in defined if not each.read_for]
    found = {each.name.text: _read(draft, each, told=each not in unused) for each in defined}
    for each in unused:
        if not each.read_for and not has_errors(draft.faults):  # else what uses it may not have been read
            name = each.name
            draft.report(warning("unused-definition", f"nothing asks for {quoted(name.text)}", name.span,
                                 help="delete it, or ask for it in a rule"))  # fmt: skip
    terms = [term for term in found.values() if term is not None]
    _check_words(draft, [term.name.key for term in terms])
    return Definitions(
        tuple(term for term in terms if isinstance(term, DefinedNumber)),
        tuple(term for term in terms if isinstance(term, DefinedCondition)),
    )


def _silent(_: Diagnostic) -> None:
    """Faults that are told where the definition is used."""


def _check_words(draft: Draft, known: list[str]) -> None:
    """Report words for what is no number and no condition."""
    node = draft.section("define")
    for entry in entries(mapping(node.get("says"), node.span)):
        if entry.key.text not in known:
            draft.unknown("number or condition that is defined", entry.key, known)


def _in_words(draft: Draft, name: str) -> Text:
    """What a definition is in the author's words."""
    node = draft.section("define")
    return prose(mapping(node.get("says"), node.span).get(name))


def _read(draft: Draft, each: Defined, *, told: bool) -> DefinedNumber | DefinedCondition | None:
    """A definition as a term, for any place."""
    name = each.name
    scope = draft.scope(Where.DEFINITION, Label(name.span, f"in the definition {quoted(name.text)}"))
    if told:
        scope = replace(scope, report=_silent)
    said, says = scalar(each.says), _in_words(draft, name.text)
    match each.sort:
        case DefinedSort.CARDS:
            if said and not told:
                phrases.cards(said, scope)
            return None
        case DefinedSort.NUMBER:
            for fault in open_tables(each.says):
                draft.report(fault)
            return DefinedNumber(draft.called(name.text), phrases.number(each.says, scope), says, name.span)
        case DefinedSort.CONDITION:
            held: Condition = phrases.condition(said, scope) if said else Always()
            return DefinedCondition(draft.called(name.text), held, says, name.span)
