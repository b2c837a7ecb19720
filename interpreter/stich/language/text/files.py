"""A file to its text, within bounds: what is no ordinary file, or no UTF-8, is told and not read.

Place in the pipeline: below ``nodes``; a path goes in, a ``Source`` comes out.  Must not know YAML: whoever only wants
to know whether a text is still the same need not import a parser.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable

from stich.language.text.diagnostics import Diagnostic, error, file_error, quoted
from stich.language.text.source import Source, Span

MAX_BYTES = 1_000_000


def read_source(path: str | os.PathLike[str]) -> tuple[Source | None, list[Diagnostic]]:
    """The text of a file, or what keeps it from being read; never waits, never reads more than a megabyte."""
    name = os.fspath(path)
    try:
        data = _read(name)
    except (OSError, ValueError) as fault:
        named = isinstance(fault, FileNotFoundError) and not name.endswith((".yaml", ".yml"))
        help = "a path ends in `.yaml`" if named else folder_help(name) if isinstance(fault, IsADirectoryError) else ""
        message = f"{quoted(name)} cannot be read: {_reason(fault)}"
        return None, [file_error("unreadable-file", message, name, help=help)]
    if len(data) > MAX_BYTES:
        return None, [too_large(name)]
    return _decode(name, data)


def is_folder(name: str) -> bool:
    """Whether a path is one of a folder."""
    return _is_there(os.path.isdir, name)


def is_file(name: str) -> bool:
    """Whether a path is one of an ordinary file."""
    return _is_there(os.path.isfile, name)


def _is_there(asked: Callable[[str], bool], name: str) -> bool:
    try:
        return asked(name)
    except (OSError, ValueError):
        return False


def folder_help(name: str) -> str:
    """What to do with a folder that is given in the place of a file."""
    return f"name the specs in it, as in {quoted(os.path.join(name, '*.yaml'))}"


def _read(name: str) -> bytes:
    descriptor = os.open(name, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(descriptor, "rb") as file:
        mode = os.fstat(file.fileno()).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, "")
        if not stat.S_ISREG(mode):
            raise ValueError("special")
        return file.read(MAX_BYTES + 1)


def _reason(fault: OSError | ValueError) -> str:
    if isinstance(fault, FileNotFoundError | NotADirectoryError):
        return "there is no such file"
    if isinstance(fault, IsADirectoryError):
        return "it is a folder"
    if isinstance(fault, PermissionError):
        return "permission denied"
    if isinstance(fault, OSError):
        return (fault.strerror or "it cannot be opened").lower()
    return "it is not an ordinary file" if str(fault) == "special" else "it is no name of a file"


def too_large(name: str) -> Diagnostic:
    """What to say of a text that is too large for a spec."""
    return file_error("too-large", f"{quoted(name)} is over {MAX_BYTES:,} bytes, too large for a spec", name)


def _decode(name: str, data: bytes) -> tuple[Source | None, list[Diagnostic]]:
    if wide := _wide_encoding(data):
        message = f"{quoted(name)} is {wide}, not UTF-8"
        return None, [file_error("not-utf8", message, name, help="save the file as UTF-8")]
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        return Source(name, data.decode("utf-8")), []
    except UnicodeDecodeError as fault:
        start = len(data[: fault.start].decode("utf-8"))
        source = Source(name, data.decode("utf-8", "replace"))
        return None, [_bad_byte(Span(source, start, start + 1), data[fault.start])]


def _bad_byte(span: Span, byte: int) -> Diagnostic:
    meant = f" (in Latin-1 this byte is {quoted(chr(byte))})" if byte >= 0xA1 else ""
    return error(
        "not-utf8", f"byte 0x{byte:02X} is not UTF-8 text", span, "here", help=f"save the file as UTF-8{meant}"
    )


def _wide_encoding(data: bytes) -> str:
    if data[:4] in (b"\xff\xfe\0\0", b"\0\0\xfe\xff"):
        return "UTF-32"
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return "UTF-16"
    head = data[:64]
    alternate = len(head) >= 4 and (not any(head[1::2]) or not any(head[::2])) and any(head)
    return "UTF-16" if alternate else ""
