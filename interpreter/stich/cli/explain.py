"""The page of a diagnostic code: ``stich explain``.

Place in the pipeline: part of ``cli``, over the table of codes.
"""

from __future__ import annotations

from dataclasses import asdict

import click

from stich.cli import options
from stich.cli.completion import words_of
from stich.cli.errors import UsageError
from stich.cli.wording import put, put_json
from stich.examples import codes as example_codes  # noqa: F401  (its import declares codes)
from stich.language.text import codes  # noqa: F401  (its import declares the codes)
from stich.language.text.diagnostics import CODES, CodePage, did_you_mean, quoted, suggest
from stich.lint import codes as lint_codes  # noqa: F401  (the same)


@click.command("explain")
@click.argument("code", required=False, shell_complete=words_of(CODES))
@options.formats("text", "json")
def command(code: str | None, form: str) -> int:
    """Explain the code of a diagnostic; without CODE, list them."""
    return explain(code, form)


def explain(code: str | None, form: str) -> int:
    """Print the page of a code; without one, the list of codes.

    Raises:
        UsageError: there is no such code.
    """
    if code is None:
        return _list(form)
    page = CODES.get(code)
    if page is None:
        help = did_you_mean(suggest(code, CODES)) or "`stich explain` lists the codes"
        raise UsageError(f"there is no code {quoted(code)}; {help}")
    if form == "json":
        put_json(asdict(page))
    else:
        put(*_page(page))
    return 0


def _list(form: str) -> int:
    if form == "json":
        put_json([asdict(CODES[code]) for code in sorted(CODES)])
        return 0
    width = max(map(len, CODES))
    for code in sorted(CODES):
        put(f"{code:<{width}}  {CODES[code].title}")
    return 0


def _page(page: CodePage) -> list[str]:
    example = [f"    {line}" for line in page.example.split("\n")] if page.example else []
    parts = [[f"{page.code}: {page.title}"], [page.means], [page.matters], example, [page.mend]]
    return [line for part in parts if part for line in [*part, ""]][:-1]
