"""Pages of the repository that lie outside ``docs/`` go into the site too, under ``repository/``, and links to them.

MkDocs calls the two functions below.  A link that leaves ``docs/`` (``../specs/whist.yaml``) is right on a host that
shows the repository; here its target is added to the site and the link is bent there, so that a page is written once.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"(\]\(|href=\")(?!\w+:|#|/)([^)\s\"#]+)(#[^)\s\"]*)?(?=[)\"])")
ELSEWHERE = "repository"


def on_files(files: Files, config: Any) -> Files:
    """Add what the pages link to, and the pages among that; of a folder nothing can be shown but its name."""
    places = {path.relative_to(config.docs_dir).as_posix(): path for path in Path(config.docs_dir).rglob("*.md")}
    waiting = [(f"docs/{name}", path.read_text("utf-8")) for name, path in places.items()]
    known: set[str] = set()
    while waiting:
        source, text = waiting.pop()
        for target in filter(None, (target_of(source, link[2]) for link in LINK.finditer(text))):
            path = ROOT / target
            if target in known or not path.is_file() or target.startswith("docs/"):
                continue
            known.add(target)
            if path.suffix == ".md":
                page = path.read_text("utf-8")
                waiting.append((target, page))
                files.append(File.generated(config, f"{ELSEWHERE}/{target}", content=page))
            else:
                name = f"{target}.txt" if path.suffix in (".py", ".yaml", ".lark", "") else target
                files.append(File.generated(config, f"{ELSEWHERE}/{name}", content=path.read_bytes()))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:  # noqa: ARG001 - MkDocs gives it by name
    """Bend the links of a page that leave ``docs/``, or of a page from outside, to where their targets lie here."""
    name = page.file.src_uri
    outside = name.startswith(f"{ELSEWHERE}/")
    source = name.removeprefix(f"{ELSEWHERE}/") if outside else f"docs/{name}"

    def bent(link: re.Match[str]) -> str:
        target = target_of(source, link[2])
        if target is None:
            return link[0]
        inside = target.startswith("docs/")
        if inside and not outside:
            return link[0]
        there = target.removeprefix("docs/") if inside else f"{ELSEWHERE}/{target}"
        found = there if files.get_file_from_path(there) else f"{there}.txt"
        if files.get_file_from_path(found) is None:
            return link[0] if inside else f"{link[1]}#{link[3] or ''}"
        return f"{link[1]}{posixpath.relpath(found, posixpath.dirname(name) or '.')}{link[3] or ''}"

    return LINK.sub(bent, markdown)


def target_of(source: str, link: str) -> str | None:
    """What a link of a page means, from the root of the repository; ``None`` where it leads out of it."""
    target = posixpath.normpath(posixpath.join(posixpath.dirname(source), link))
    return None if target.startswith("..") else target
