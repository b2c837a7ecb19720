"""The build hook: a wheel has the compiled machine in it wherever there is a C compiler.

Without one, or if anything else is in the way, the wheel is pure Python and the build succeeds, with one line that says
so: whatever the machine plays the readable engine plays too.  An editable install has the machine in the source folder,
where ``stich.match.core`` uses it only as long as the source is the one that it was compiled from.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class MachineHook(BuildHookInterface[Any]):
    """Compiles the machine before a wheel is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile it, and say what goes into the wheel."""
        source = str(Path(self.root, "interpreter"))
        sys.path.insert(0, source)
        try:
            if version == "editable":
                _compile_in_place()
            else:
                self._compile_for(build_data)
        except Exception as trouble:  # whatever it is: the machine is an offer
            why = (str(trouble).splitlines() or [type(trouble).__name__])[0]
            self.app.display_warning(f"stich: no compiled machine ({why}): the readable engine plays, which is slower")
        finally:
            sys.path.remove(source)

    def _compile_for(self, build_data: dict[str, Any]) -> None:
        from stich.machine.build import build_machine

        self._folder = TemporaryDirectory()  # until the wheel is put together
        with _hushed():
            files = build_machine(Path(self._folder.name))
        build_data["force_include"].update({str(path): f"stich/{path.name}" for path in files})
        build_data["pure_python"], build_data["infer_tag"] = False, True


def _compile_in_place() -> None:
    from stich.machine.build import PACKAGE, build_machine
    from stich.match.core import compiled

    if compiled() is None:  # not yet, or of another source
        with _hushed():
            build_machine(PACKAGE)


@contextmanager
def _hushed() -> Iterator[None]:
    """What a C compiler says goes nowhere: that there is none, or that it cannot do this, is no error."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = [(stream, os.dup(stream)) for stream in (1, 2)]
    try:
        with open(os.devnull, "w") as nowhere:
            for stream, _ in kept:
                os.dup2(nowhere.fileno(), stream)
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for stream, copy in kept:
            os.dup2(copy, stream)
            os.close(copy)
