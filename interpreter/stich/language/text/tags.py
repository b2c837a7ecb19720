"""Tags of languages as people write them, and what they would be as BCP 47 has them.

Place in the pipeline: the bottom of ``text``, for ``schema``, which has the pattern of a tag; must not know where in a
spec a language is said.
"""

from __future__ import annotations

import re

NAMED = {
    "czech": "cs", "cz": "cs", "česky": "cs", "danish": "da", "dansk": "da", "dk": "da", "deutsch": "de", "ger": "de",
    "german": "de", "eng": "en", "english": "en", "espanol": "es", "español": "es", "spanish": "es", "finnish": "fi",
    "suomi": "fi", "fra": "fr", "francais": "fr", "français": "fr", "french": "fr", "fre": "fr", "hungarian": "hu",
    "magyar": "hu", "icelandic": "is", "íslenska": "is", "italian": "it", "italiano": "it", "dutch": "nl",
    "nederlands": "nl", "norsk": "nb", "norwegian": "nb", "polish": "pl", "polski": "pl", "portuguese": "pt",
    "português": "pt", "ru-ru": "ru", "rus": "ru", "russian": "ru", "русский": "ru", "svenska": "sv", "swedish": "sv",
    "ukrainian": "uk", "українська": "uk",
}  # fmt: skip
"""Names of languages, and codes that are none, with the tag that is meant."""

COUNTRY, SCRIPT = 2, 4  # letters


def mended(word: str, pattern: str) -> str:
    """The tag that a word was meant for, ``pattern`` being that of tags; empty if there is no telling.

    >>> tag = "[a-z]{2}(-[A-Z][a-z]{3})?(-[A-Z]{2})?"
    >>> mended("German", tag), mended("pt_br", tag), mended("SR-LATN", tag), mended("of old", tag)
    ('de', 'pt-BR', 'sr-Latn', '')
    """
    known = NAMED.get(word.strip().casefold(), "")
    first, *rest = word.strip().replace("_", "-").split("-")
    return known or _fitting("-".join([first.lower(), *map(_cased, rest)]), pattern)


def _cased(part: str) -> str:
    """A part of a tag as it is written: a country in capitals, a script with one, all else in small letters."""
    if len(part) == COUNTRY:
        return part.upper()
    return part.title() if len(part) == SCRIPT and part.isalpha() else part.lower()


def _fitting(tag: str, pattern: str) -> str:
    return tag if re.fullmatch(pattern, tag) else ""
