"""What the machine is made of, and a fingerprint of it: a compiled machine is used only with its own source.

Place in the pipeline: beside the machine; asked when it is built and when it is loaded.  It imports none of ours, so
that it can be asked before anything is installed.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

MACHINE = Path(__file__).parent
NUMBERED = ("rules/op.py", "language/conditions/kinds.py", "language/conditions/measures.py")
"""Files outside of the machine whose lists of numbers stand in it."""
PYTHON_ONLY = ("plain.py", "plain_worlds.py", "processor.py", "source.py", "__init__.py")
"""Files of the machine that the compiled one has nothing of."""


def files() -> list[Path]:
    """Every file that a compiled machine hangs on."""
    own = [path for path in (*MACHINE.glob("*.py"), *MACHINE.glob("*.pyx")) if path.name not in PYTHON_ONLY]
    return sorted([*own, *(MACHINE.parent / name for name in NUMBERED)])


def fingerprint() -> str:
    """The same for the same source, and for no other."""
    told = sha256()
    for path in files():
        text = path.read_bytes()
        told.update(f"{path.name} {len(text)}\n".encode())
        told.update(text)
    return told.hexdigest()
