"""What users read, and which version they get."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from assessment_api import __version__, v1, v2, v3

from .conftest import MOCK, SANDBOX
from .documents import example
from .testing import as_bytes, zipped

ROOT = Path(__file__).parents[1]


def test_the_quick_start_is_the_one_that_is_run_and_type_checked() -> None:
    example = (ROOT / "examples" / "quick_start.py").read_text("utf-8").split('"""\n\n', 1)[1]
    assert f"```python\n{example}```" in (ROOT / "README.md").read_text("utf-8")


def run(*program: str) -> str:
    environment = {**os.environ, "ASSESSMENT_API_URL": f"{SANDBOX}/v2", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-W", "error", *program]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_the_quick_start_runs_and_removes_the_custom_field(sandbox_v2: v2.Client) -> None:
    told = re.match(
        r"(\w+) NEW {'costCenter': 'CC-7'}\n(.*\n)*maya\.lindqvist@example\.com ",
        run(str(ROOT / "examples/quick_start.py")),
    )
    assert told
    assert sandbox_v2.candidates.get_candidate(told[1]).embedded.assessments[0].custom_fields == {}


def test_the_other_examples_run(
    mock_v2: v2.Client, mock_v3: v3.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, *blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text("utf-8"), re.M | re.S)
    assert len(blocks) > 3
    (tmp_path / "task.zip").write_bytes(zipped({"task.yaml": "taskId: tsk_1\n"}))
    monkeypatch.chdir(tmp_path)
    headers = {"Vendor-Hook-Secret": "WEBHOOK_SECRET", "Content-Type": "application/vnd.vendor.v2.hal+json"}
    request = SimpleNamespace(headers=headers, body=as_bytes(example("v2", "eventAssessmentStarted")))
    with v1.Client("any", base_url=f"{MOCK}/v1") as mock_v1:
        names = {
            "v1_client": mock_v1,
            "v2_client": mock_v2,
            "v3_client": mock_v3,
            "v2": v2,
            "v3": v3,
            "request": request,
        }
        for block in blocks:
            exec(compile(block, "README.md", "exec"), dict(names))


def test_the_version_is_that_of_the_repository_s_manifest() -> None:
    assert json.loads((ROOT / "package.json").read_text("utf-8"))["version"] == __version__
