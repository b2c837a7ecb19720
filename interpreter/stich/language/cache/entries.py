"""What was found out of one spec, kept for the next run that asks the same of the same texts.

Place in the pipeline: part of ``cache``, over ``folder``; knows the chain of texts that an answer hangs on, must not
know the answer.

What is kept holds the paths and the digests of all texts of the chain.  It is good if the spec still leads to these
files, by the same rules by which specs extend one another, and their texts are still the same; then it was found out of
exactly these texts, whatever the times of the files say.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from stich.language.cache.folder import CacheFolder, cache_folder
from stich.language.cache.program import program
from stich.language.text.files import read_source
from stich.language.text.home import Folders, Home, is_disguised, locate, parent_file, real_path
from stich.language.text.source import Source

Sources = tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class CacheEntry:
    """The place of an answer: where it is kept, to which question, of which file, who may be extended."""

    folder: CacheFolder
    question: tuple[str, ...]
    path: Path
    home: Home

    @classmethod
    def of(
        cls, what: str, path_or_name: str | os.PathLike[str], trusted: Folders = (), *said: object
    ) -> CacheEntry | None:
        """The place for what is asked of a spec, told by all that was ``said`` beside; ``None`` if nothing is kept."""
        folder = cache_folder()
        path = locate(path_or_name) if folder.path is not None else None
        if path is None or is_disguised(path) or not program():
            return None
        question = (what, str(path), real_path(path), *map(repr, said))
        return cls(folder, question, path, Home.of(path, trusted))

    @property
    def name(self) -> str:
        """What the file is called, without its ending."""
        return sha256("\0".join(self.question).encode("utf-8", "surrogatepass")).hexdigest()[:40]

    def found(self) -> tuple[object, Sources] | None:
        """What is kept and still good, with the texts as they were read just now."""
        kept = self.folder.read(self.name)
        if not isinstance(kept, dict) or kept.get("question") != list(self.question) or kept.get("by") != program():
            return None
        sources = self._texts(kept.get("texts"))
        return None if sources is None else (kept.get("answer"), sources)

    def keep(self, answer: object, sources: Sources, words: tuple[str, ...]) -> None:
        """Keep an answer to these texts, each of which names the next by a word; if it is one to what is there now."""
        last: tuple[str | None, ...] = (*words, None)
        if len(last) != len(sources):
            return
        texts = [[each.path, _digest(each.text), word] for each, word in zip(sources, last, strict=True)]
        if self._texts(texts) is None:
            return
        kept = {"question": self.question, "by": program(), "texts": texts, "answer": answer}
        self.folder.write(self.name, kept)

    def _texts(self, said: object) -> Sources | None:
        """The texts of the chain, if they are those that are ``said``."""
        if not isinstance(said, list) or not said:
            return None
        sources: list[Source] = []
        met: list[str] = []
        path: Path | None = self.path
        for each in said:
            if path is None or not isinstance(each, list) or len(each) != 3 or each[0] != str(path):
                return None
            source, _ = read_source(path)
            if source is None or _digest(source.text) != each[1]:
                return None
            sources.append(source)
            met.append(real_path(path) or str(path))
            path = self._next(each[2], path, met)
        return tuple(sources) if path is None and said[-1][2] is None else None

    def _next(self, word: object, path: Path, met: list[str]) -> Path | None:
        following = parent_file(word, path.parent, self.home) if isinstance(word, str) else None
        return following if isinstance(following, Path) and real_path(following) not in met else None


def _digest(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
