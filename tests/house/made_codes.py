"""The page of diagnostics: what ``stich explain`` prints of every code."""

from __future__ import annotations

from stich.examples import codes as codes_of_examples  # noqa: F401  (each import declares its codes)
from stich.language.text import codes  # noqa: F401
from stich.language.text.diagnostics import CODES
from stich.lint import codes as codes_of_lint  # noqa: F401


def every_code() -> str:
    """Each code with its page, in order."""
    return "\n".join(page_of(code) for code in sorted(CODES)).rstrip()


def page_of(code: str) -> str:
    """What a code means, why it matters, an example, the mend."""
    page = CODES[code]
    example = f"```text\n{page.example}\n```\n\n" if page.example else ""
    title = page.title[0].upper() + page.title[1:]
    return f"## `{code}`\n\n**{title}.** {page.means}\n{page.matters}\n\n{example}{page.mend}\n"
