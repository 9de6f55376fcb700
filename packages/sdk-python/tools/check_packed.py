"""Installs the packed wheel into an empty environment, and type-checks and compiles a user's program against it."""

from __future__ import annotations

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
    for name in ("LICENSE", "README.md", "src/assessment_api/py.typed", "src/assessment_api/v3/api/people.py"):
        assert name in names, f"{name} is missing in {sdist.name}"
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin" / "python")
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, str(wheel)], check=True)
        program = Path(folder) / "program.py"
        program.write_text((ROOT / "examples" / "quick_start.py").read_text("utf-8"), "utf-8")
        options = ["--strict", "--python-executable", python, "--cache-dir", str(Path(folder) / "cache")]
        subprocess.run([sys.executable, "-m", "mypy", *options, str(program)], check=True, cwd=folder)
        imports = "import assessment_api, assessment_api.v3, assessment_api.webhooks; print(assessment_api.__version__)"
        subprocess.run([python, "-W", "error", "-c", imports], check=True, cwd=folder)


if __name__ == "__main__":
    main()
