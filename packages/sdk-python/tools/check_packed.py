"""Installs the packed wheel into an empty environment, and type-checks and compiles programs against it."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]


def main() -> None:
    (wheel,) = (ROOT / "dist").glob("*.whl")
    (sdist,) = (ROOT / "dist").glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.split("/", 1)[-1] for name in archive.getnames()}
    for name in (
        "LICENSE",
        "README.md",
        "src/assessment_api/py.typed",
        "src/assessment_api/v3/api/people.py",
        "src/assessment_api/_sync/transport.py",
    ):
        assert name in names, f"{name} is missing in {sdist.name}"
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin" / "python")
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, str(wheel)], check=True)
        programs = re.findall(r"^```python\n(import .*?)^```", (ROOT / "README.md").read_text("utf-8"), re.M | re.S)
        assert any("async def" in program for program in programs)
        files = [Path(folder) / f"program_{index}.py" for index, _ in enumerate(programs)]
        for file, program in zip(files, programs, strict=True):
            file.write_text(program, "utf-8")
        options = ["--strict", "--python-executable", python, "--cache-dir", str(Path(folder) / "cache")]
        subprocess.run([sys.executable, "-m", "mypy", *options, *map(str, files)], check=True, cwd=folder)
        imports = "import assessment_api, assessment_api.v3, assessment_api.webhooks; print(assessment_api.__version__)"
        subprocess.run([python, "-W", "error", "-c", imports], check=True, cwd=folder)


if __name__ == "__main__":
    main()
