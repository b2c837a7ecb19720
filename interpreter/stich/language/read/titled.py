"""The section ``names`` held against the spec: that what it names is there.

Place in the pipeline: part of ``read``, after all sections, each of which asks ``Draft.called`` what its things are
called.  Must not know what they are.
"""

from __future__ import annotations

from stich.language.read.draft import Draft, entries
from stich.language.text.diagnostics import did_you_mean, error, has_errors, quoted, suggest

HELP = "name what the spec declares and calls by that word: a binding, a state, a counter, a row, …"


def check_titled(draft: Draft) -> None:
    """Report titles of what is not declared, unless a fault may hide its declaration."""
    if has_errors(draft.faults):
        return
    for entry in entries(draft.section("names")):
        name = entry.key
        if name.text in draft.asked:
            continue
        part = name.text in (*draft.deck.suits, *draft.deck.ranks)
        help = "suits and ranks have their names under `names` of `deck`" if part else ""
        help = help or did_you_mean(suggest(name.text, draft.asked)) or HELP
        draft.report(error("unknown-name", f"nothing that can have a title is called {quoted(name.text)}", name.span,
                           help=help))  # fmt: skip
