"""
Slow checks: the tests with each version of Python, with the lowest and the newest dependencies, and the share of public
names with a known type.

Arguments select versions; uv downloads missing ones.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSIONS = ["3.10", "3.11", "3.12", "3.13", "3.14"]
RESOLUTIONS = ["lowest-direct", "highest"]
BIN = Path(sys.executable).parent


def run(*command: str) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


def install(folder: str, version: str, *what: str) -> str:
    """Creates an environment and returns its Python."""
    uv = str(BIN / "uv")
    run(uv, "venv", "--quiet", "--clear", "--python", version, folder)
    python = str(Path(folder) / "bin" / "python")
    run(uv, "pip", "install", "--quiet", "--python", python, *what)
    return python


def versions_in(python: str) -> str:
    """Returns the versions of the SDK's dependencies."""
    names = ["anyio", "httpcore", "httpx", "pydantic", "typing_extensions"]
    program = (
        f"from importlib.metadata import version; print(*[f'{{name}} {{version(name)}}' for name in {names}], sep=', ')"
    )
    return subprocess.run([python, "-c", program], check=True, capture_output=True, text=True).stdout.strip()


def test(version: str, resolution: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        requirements = ["-r", "pyproject.toml", "-r", "requirements-test.txt"]
        python = install(folder, version, "--resolution", resolution, *requirements)
        print(f"Python {version}, dependencies: {resolution}, {versions_in(python)}", flush=True)
        run(python, "-B", "-m", "pytest", "-p", "no:cacheprovider")


def check_types() -> None:
    with tempfile.TemporaryDirectory() as folder:
        python = install(folder, sys.executable, ".")
        command = [str(BIN / "pyright"), "--verifytypes", "assessment_api", "--ignoreexternal", "--outputjson"]
        path = f"{Path(python).parent}{os.pathsep}{os.environ['PATH']}"
        result = subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, text=True)
        found = json.loads(result.stdout)["typeCompleteness"]
    score, symbols = found["completenessScore"], found["symbols"]
    unknown = [one["name"] for one in symbols if one["isExported"] and not one["isTypeKnown"]]
    print(f"{score:.1%} of {len(symbols)} public names have a type that checkers know; without one: {unknown}")
    assert len(symbols) > 1000 and score >= 0.98


def main() -> None:
    check_types()
    for version in sys.argv[1:] or VERSIONS:
        for resolution in RESOLUTIONS:
            test(version, resolution)


if __name__ == "__main__":
    main()
