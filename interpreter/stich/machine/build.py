"""Builds the compiled machine: the transcribed source to C by Cython, and that to two modules by a C compiler.

Place in the pipeline: beside the machine, used only to build it: by the build of a wheel (``hatch_build.py``), and by
hand after a change, ``python -m stich.machine.build``, which lays both modules into the package.  It needs Cython,
setuptools and a C compiler that has numbers of 128 bits (GCC, Clang); nothing that plays imports it.
"""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from stich.machine.processor import NEWER_FLAGS, wanted
from stich.machine.transcribe import machine_source

PACKAGE = Path(__file__).parent.parent
NEWER = "_v3"
"""What stands behind the name of a machine that newer processors alone can run."""
MACHINES = {"_machine_narrow": (), "_machine_wide": ("-DSTICH_WIDE",)}
FLAGS = ("-O3", "-fwrapv", "-g0", "-w")
"""Measured: ``-O2`` is compiled a tenth sooner and plays a twentieth slower.  Debug symbols would treble the size, and
warnings about what Cython writes help nobody."""


def build_machine(into: Path) -> list[Path]:
    """Compile both machines into a folder, for processors like this one unless they are to run on all (``processor``);
    the files that are now there.

    Raises:
        Exception: whatever Cython, setuptools or the C compiler raises, or that one of them is missing.
    """
    if wanted():
        try:
            return _built(into, NEWER, NEWER_FLAGS)
        except Exception as trouble:  # an old compiler does not know what is new
            sys.stderr.write(f"not for processors like this one: {type(trouble).__name__}\n")
    return _built(into, "", ())


def _built(into: Path, suffix: str, flags: tuple[str, ...]) -> list[Path]:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    source, into = machine_source(), into.resolve()
    with TemporaryDirectory() as folder, chdir(folder):  # relative paths: what is made does not tell where
        extensions = []
        for name, own in MACHINES.items():
            Path(f"{name}{suffix}.pyx").write_text(source, encoding="utf-8")
            arguments = [*FLAGS, *flags, *own]
            extensions.append(Extension(f"stich.{name}{suffix}", [f"{name}{suffix}.pyx"], extra_compile_args=arguments))
        made = cythonize(extensions, quiet=True)
        command = build_ext(Distribution({"name": "stich", "ext_modules": made}))
        command.build_lib, command.build_temp, command.parallel = "made", "objects", len(made)
        command.ensure_finalized()
        command.run()
        return [_laid(path, into) for path in sorted(Path("made", "stich").iterdir())]


def _laid(path: Path, into: Path) -> Path:
    """Lay a module into a folder, at once and as a new file: another process may have the old one loaded."""
    place, new = into / path.name, into / f"{path.name}.new"
    shutil.copyfile(path, new)
    os.replace(new, place)
    return place


def main() -> int:
    """Build the machine of this checkout in place."""
    began = perf_counter()
    files = build_machine(PACKAGE)
    took = perf_counter() - began
    sys.stdout.write("".join(f"{path} ({path.stat().st_size // 1024} kB)\n" for path in files))
    sys.stdout.write(f"the machine is compiled, in {took:.0f} seconds\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
