"""In which languages there are messages.

Place in the pipeline: below ``book``; a command names them in its help without reading any.  It must not know what they
say.
"""

from __future__ import annotations

from importlib.resources import files


def _known() -> tuple[str, ...]:
    """The languages that have a file, English first."""
    found = {file.name.removesuffix(".ftl") for file in files(__package__).iterdir() if file.name.endswith(".ftl")}
    return ("en", *sorted(found - {"en"}))


LANGUAGES = _known()
