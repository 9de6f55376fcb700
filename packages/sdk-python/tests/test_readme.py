"""Programs in the README, the guide and the examples; package version."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Dict, Iterator, List
from uuid import uuid4

import anyio
import django
import httpx
import pytest
from django.conf import settings
from django.core.wsgi import get_wsgi_application
from opentelemetry import trace
from opentelemetry.instrumentation.httpx import HTTPXClientInstrumentor
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from assessment_api import Retry, __version__, v1, v2, v3
from assessment_api._signatures import signature_of

from .clients import KINDS, make_client
from .conftest import MOCK, SANDBOX
from .documents import example, hostile_responses
from .testing import as_bytes, zipped

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
GUIDE = ROOT.parent / "docs" / "guides" / "sdk-python.md"
HOSTILE = os.environ["ASSESSMENT_API_HOSTILE"]

SPANS = InMemorySpanExporter()
PROVIDER = TracerProvider()
PROVIDER.add_span_processor(SimpleSpanProcessor(SPANS))
trace.set_tracer_provider(PROVIDER)


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


def programs(page: Path) -> List[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.M | re.S)


def execute(program: str, page: Path, names: Dict[str, Any]) -> Dict[str, Any]:
    """Runs a program and returns its variables."""
    own = {"__name__": "example", **names}
    exec(compile(program, page.name, "exec", dont_inherit=True), own)
    return own


@pytest.fixture
def instrumented() -> Iterator[None]:
    """Removes OpenTelemetry's instrumentation."""
    yield
    HTTPXClientInstrumentor().uninstrument()


@pytest.mark.usefixtures("instrumented")
@pytest.mark.parametrize("page", [README, GUIDE], ids=lambda page: page.name)
def test_the_other_examples_run(
    page: Path,
    mock_v2: v2.Client,
    mock_v3: v3.Client,
    sandbox_v2: v2.Client,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, *blocks = programs(page)
    assert len(blocks) > 4
    (tmp_path / "task.zip").write_bytes(zipped({"task.yaml": "taskId: tsk_1\n"}))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ASSESSMENT_API_URL", f"{SANDBOX}/v2")
    headers = {"Vendor-Hook-Secret": "WEBHOOK_SECRET", "Content-Type": "application/vnd.vendor.v2.hal+json"}
    request = SimpleNamespace(headers=headers, body=as_bytes(example("v2", "eventAssessmentStarted")))
    with v1.Client("any", base_url=f"{MOCK}/v1") as mock_v1:
        names = {
            "client": sandbox_v2,
            "v1_client": mock_v1,
            "v2_client": mock_v2,
            "v3_client": mock_v3,
            "v2": v2,
            "v3": v3,
            "request": request,
        }
        for block in blocks:
            execute(block, page, names)


def test_the_first_program_of_the_guide_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ASSESSMENT_API_URL", f"{SANDBOX}/v2")
    execute(programs(GUIDE)[0], GUIDE, {})
    assert re.match(r"\w+ NEW \d{4}-\d\d-\d\d .*\+00:00$", capsys.readouterr().out)


def test_a_repeated_creation_is_recognized_as_in_the_guide(
    sandbox_v2: v2.Client, capsys: pytest.CaptureFixture[str]
) -> None:
    (program,) = (one for one in programs(GUIDE) if "external_id" in one)
    for _ in range(2):
        execute(program, GUIDE, {"client": sandbox_v2, "v2": v2})
    assert capsys.readouterr().out.endswith("the candidate is there: an earlier try arrived\n")


def receive(framework: str, requests: List[httpx.Request]) -> List[httpx.Response]:
    """Returns the response of the guide's receiver."""
    (program,) = (one for one in programs(GUIDE) if f"from {framework}" in one)
    names = execute(program, GUIDE, {})
    if framework == "fastapi":

        async def send() -> List[httpx.Response]:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(names["app"])) as client:
                return [await client.send(request) for request in requests]

        return anyio.run(send)
    if framework == "django":
        urls = ModuleType("urls")
        urls.__dict__.update(names)
        settings.configure(
            ROOT_URLCONF=urls, ALLOWED_HOSTS=["*"], MIDDLEWARE=["django.middleware.csrf.CsrfViewMiddleware"]
        )
        django.setup()
    app = get_wsgi_application() if framework == "django" else names["app"]
    with httpx.Client(transport=httpx.WSGITransport(app)) as client:
        return [client.send(request) for request in requests]


@pytest.mark.parametrize("framework", ["fastapi", "flask", "django"])
def test_the_receivers_of_the_guide_take_what_is_genuine(framework: str, capsys: pytest.CaptureFixture[str]) -> None:
    body = as_bytes(example("v2", "eventAssessmentStarted"))
    media_type = "application/vnd.vendor.v2.hal+json"
    now = str(int(time.time()))
    signature = signature_of("WEBHOOK_SECRET", "evt_1", now, body)
    signed = {
        "Vendor-Hook-Secret": "a-new-one",
        "webhook-id": "evt_1",
        "webhook-timestamp": now,
        "webhook-signature": signature,
    }
    deliveries = [
        (signed, media_type, body, 204),
        ({**signed, "webhook-id": "evt_2"}, media_type, body, 401),
        ({"Vendor-Hook-Secret": "WEBHOOK_SECRET"}, media_type, body, 204),
        ({"Vendor-Hook-Secret": "other"}, media_type, body, 401),
        ({"Vendor-Hook-Secret": "WEBHOOK_SECRET"}, "text/plain", body, 415),
        ({"Vendor-Hook-Secret": "WEBHOOK_SECRET"}, media_type, b"[{", 400),
    ]
    url = "http://receiver.example/hooks/assessments"
    requests = [
        httpx.Request("POST", url, headers={**headers, "Content-Type": kind}, content=content)
        for headers, kind, content, _ in deliveries
    ]
    responses = receive(framework, requests)
    assert [one.status_code for one in responses] == [status for *_, status in deliveries]
    assert capsys.readouterr().out.count("ASSESSMENT_STARTED") == 2


@pytest.mark.usefixtures("instrumented")
def test_each_attempt_has_a_span() -> None:
    (program,) = (one for one in programs(GUIDE) if "HTTPXClientInstrumentor" in one)
    execute(program, GUIDE, {})
    SPANS.clear()
    index = next(
        index for index, row in enumerate(hostile_responses()) if row["name"].startswith("503, then a success")
    )
    for kind in KINDS:
        base_url = f"{HOSTILE}/{index}/{uuid4()}"
        with make_client(kind, "v2", "s3cret", base_url=base_url, retry=Retry(seconds=0.01)) as client:
            client.candidates.get_candidate("cnd_1")
    spans = SPANS.get_finished_spans()
    statuses = [dict(span.attributes or {}).get("http.status_code") for span in spans]
    assert statuses == [503, 200] * len(KINDS)
    assert "s3cret" not in "".join(span.to_json() for span in spans)


def test_the_version_is_that_of_the_repository_s_manifest() -> None:
    assert json.loads((ROOT / "package.json").read_text("utf-8"))["version"] == __version__
