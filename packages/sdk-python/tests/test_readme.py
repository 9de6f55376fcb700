"""What users read, and which version they get."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from assessment_api import __version__

from .conftest import SANDBOX

ROOT = Path(__file__).parents[1]


def test_the_quick_start_is_the_one_that_is_run_and_type_checked() -> None:
    example = (ROOT / "examples" / "quick_start.py").read_text("utf-8").split('"""\n\n', 1)[1]
    assert f"```python\n{example}```" in (ROOT / "README.md").read_text("utf-8")


def test_the_quick_start_runs() -> None:
    environment = {**os.environ, "ASSESSMENT_API_URL": f"{SANDBOX}/v2", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-W", "error", str(ROOT / "examples" / "quick_start.py")]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert result.returncode == 0, result.stderr
    assert re.match(r"\w+ NEW\n(.*\n)*maya\.lindqvist@example\.com ", result.stdout)


def test_every_example_compiles() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text("utf-8"), re.M | re.S)
    assert len(blocks) > 3
    for block in blocks:
        compile(block, "README.md", "exec")


def test_the_version_is_that_of_the_repository_s_manifest() -> None:
    assert json.loads((ROOT / "package.json").read_text("utf-8"))["version"] == __version__
