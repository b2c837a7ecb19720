"""The one base of every error that the package raises for its users.

Place in the pipeline: the bottom, beside ``cards``; must not know what can go wrong.
"""

from __future__ import annotations


class StichError(Exception):
    """Something that a spec, a record or an action does not allow.  Every error of this package's own is one of these;
    ``except stich.StichError`` catches them all."""


class UnsolvedError(StichError):
    """A deal that cannot be solved: it is too large, it cannot go on, or the machine has no room for its game."""


class WorkerError(StichError, RuntimeError):
    """A process that plays has ended unasked, or has met an error, which it tells in its words."""
