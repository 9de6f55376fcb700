"""Services started by `pnpm test:sdks python`, and clients of them."""

from __future__ import annotations

import os
from typing import Any, Dict, Iterator

import httpx
import pytest

from assessment_api import v1, v2, v3

from .clients import close_loops
from .testing import TLS


def _environment(name: str) -> str:
    value = os.environ.get(name)
    if not value:
        pytest.exit(
            f"{name} is not set. Run `pnpm test:sdks python`: it starts the sandbox and the mock.", returncode=2
        )
    return value


SANDBOX = _environment("ASSESSMENT_API_SANDBOX_URL")
LIMITED_SANDBOX = _environment("ASSESSMENT_API_LIMITED_SANDBOX")
MOCK = _environment("ASSESSMENT_API_MOCK")
KEY = _environment("ASSESSMENT_API_KEY")


class Control:
    """The sandbox's control API for candidates and clocks."""

    def __init__(self) -> None:
        self._http = httpx.Client(base_url=f"{SANDBOX}/control", verify=TLS)

    def post(self, path: str, body: object = None) -> Any:
        response = self._http.post(path, json=body) if body is not None else self._http.post(path)
        assert response.is_success, response.text
        return response.json()

    def get(self, path: str, **query: str) -> Any:
        return self._http.get(path, params=query).raise_for_status().json()

    def close(self) -> None:
        self._http.close()

    def take_test(self, assessment_id: str) -> None:
        """Starts and submits an assessment with correct answers if there are any, then advances the clock."""
        self.post(f"/assessments/{assessment_id}/start")
        self.post(f"/assessments/{assessment_id}/answer", {"auto": "correct"})
        self.post(f"/assessments/{assessment_id}/submit")
        self.post("/clock/advance", {"duration": "PT1M"})

    def events(self, candidate_id: str) -> Any:
        """Returns the events about a candidate, oldest first."""
        organization = self.get("/organizations")["items"][0]["id"]
        return self.get(f"/organizations/{organization}/events", candidateId=candidate_id)["items"]


@pytest.fixture(scope="session", autouse=True)
def _loops() -> Iterator[None]:
    yield
    close_loops()


@pytest.fixture(scope="session")
def control() -> Iterator[Control]:
    control = Control()
    yield control
    control.close()


def options() -> Dict[str, Any]:
    return {"strict_responses": True, "http_transport": httpx.HTTPTransport(verify=TLS)}


@pytest.fixture
def sandbox_v1() -> Iterator[v1.Client]:
    with v1.Client(KEY, base_url=f"{SANDBOX}/v1", **options()) as client:
        yield client


@pytest.fixture
def sandbox_v2() -> Iterator[v2.Client]:
    with v2.Client(KEY, base_url=f"{SANDBOX}/v2", **options()) as client:
        yield client


@pytest.fixture
def sandbox_v3() -> Iterator[v3.Client]:
    with v3.Client(KEY, base_url=f"{SANDBOX}/v3", **options()) as client:
        yield client


@pytest.fixture
def mock_v2() -> Iterator[v2.Client]:
    with v2.Client("any", base_url=f"{MOCK}/v2", **options()) as client:
        yield client


@pytest.fixture
def mock_v3() -> Iterator[v3.Client]:
    with v3.Client("any", base_url=f"{MOCK}/v3", **options()) as client:
        yield client
