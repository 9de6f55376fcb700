"""Hostile responses for the SDKs of all languages: `packages/sdk-generator/vectors/README.md`."""

from __future__ import annotations

import json
import os
import re
from contextlib import ExitStack, suppress
from datetime import datetime
from decimal import Decimal
from typing import Any, Dict, List, Tuple
from uuid import uuid4

import httpx
import pytest

from assessment_api import AttemptEvent, Retry, WaitOn429, errors, v2
from assessment_api._model import Model

from .clients import KINDS, make_client, make_http_client
from .documents import hostile_responses
from .testing import TLS

ROWS = hostile_responses()
URL = os.environ["ASSESSMENT_API_HOSTILE"]
UNTRUSTED = os.environ["ASSESSMENT_API_UNTRUSTED"]


NAMES = {
    "maxRetries": "max_retries",
    "maxSeconds": "max_seconds",
    "baseUrl": "base_url",
    "totalTimeout": "total_timeout",
}


def retry_of(given: Dict[str, Any]) -> Retry:
    return Retry(**{NAMES.get(name, name): value for name, value in given.items()})


def check_settings(kind: str, settings: Dict[str, Any]) -> None:
    """Making a client with invalid settings raises."""
    options = {NAMES.get(name, name): value for name, value in settings.items()}
    for version in ("v1", "v2", "v3"):
        with pytest.raises((TypeError, ValueError)):
            given = dict(options)
            if "retry" in given:
                given["retry"] = retry_of(given["retry"])
            if "waitOn429" in given:
                given["wait_on_429"] = WaitOn429(max_retries=given.pop("waitOn429")["maxRetries"])
            make_client(kind, version, given.pop("apiKey", "key"), **given)


class Calls:
    """The calls of a row over one HTTP client; `found` is the result of the last one, even after a failure."""

    def __init__(self, row: Dict[str, Any], kind: str, base_url: str) -> None:
        self.found: List[Any] = []
        self.problems: Tuple[str, ...] = ()
        self._kind = kind
        self._stack = ExitStack()
        self._options: Dict[str, Any] = {"base_url": base_url}
        self._start = row.get("start")
        self.attempts = 0
        self._options["on_request"] = self._count
        self.headers: Dict[str, str] = {}
        if "retry" in row:
            self._options["retry"] = retry_of(row["retry"])
        follows = row.get("followsRedirects", False)
        if follows or any("key" in further for further in row.get("again", [])):
            self._options["http_client"] = self._stack.enter_context(make_http_client(kind, follow_redirects=follows))
        else:
            sync = kind == "sync"
            self._options["http_transport"] = (httpx.HTTPTransport if sync else httpx.AsyncHTTPTransport)(verify=TLS)
        self._clients: Dict[Tuple[str, str], Any] = {}

    def __enter__(self) -> Calls:
        return self

    def _count(self, _: AttemptEvent) -> None:
        self.attempts += 1

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def _client(self, version: str, key: str) -> Any:
        place = (version, key)
        if place not in self._clients:
            client = make_client(self._kind, version, key, **self._options)
            self._clients[place] = self._stack.enter_context(client)
        return self._clients[place]

    def make(self, name: str, key: str, timeout: float) -> Any:
        self.found, self.problems, self.attempts = [], (), 0
        version = "v1" if name.startswith("v1 ") else "v3" if "Pe" in name else "v2"
        client = self._client(version, key)
        if name.startswith("iterate"):
            walks = {
                "iterateCandidates": lambda: client.candidates.iterate_candidates(page=self._start, timeout=timeout),
                "iteratePeople": lambda: client.people.iterate_people(after=self._start, timeout=timeout),
            }
            for one in walks[name]():
                self.found.append(one)
            return self.found
        operations: Dict[str, Tuple[str, str, List[Any]]] = {
            "getCandidate": ("candidates", "get_candidate", ["cnd_1"]),
            "listCandidates": ("candidates", "list_candidates", []),
            "createCandidate": ("candidates", "create_candidate", [v2.NewCandidate(email="maya@example.com")]),
            "deleteCandidate": ("candidates", "delete_candidate", ["cnd_1"]),
            "getAssessment": ("assessments", "get_assessment", ["cnd_1", "asm_1"]),
            "v1 getCandidate": ("candidates", "get_candidate", ["cnd_1"]),
            "getPerson": ("people", "get_person", ["per_1"]),
            "getPersonCustomFields": ("people", "get_person_custom_fields", ["per_1"]),
            "getAggregatedPerson": ("people", "get_aggregated_person", ["per_1"]),
            "listPersonRoles": ("people", "list_person_roles", ["per_1"]),
        }
        group, operation, arguments = operations[name]
        response = getattr(getattr(client, group), f"{operation}_with_response")(
            *arguments, timeout=timeout, headers=self.headers
        )
        self.problems = response.problems
        return response.body


def as_json(value: Any) -> Any:
    if isinstance(value, list):
        return [as_json(one) for one in value]
    return json.loads(value.to_json(), parse_float=Decimal) if isinstance(value, Model) else value


def steps_of(place: str) -> List[str]:
    return [step for step in re.split(r"\.|\[|\]\.?", place) if step]


def at(value: Any, place: str) -> Any:
    if place == "length":
        return len(value)
    for step in steps_of(place):
        value = value[int(step) if isinstance(value, list) else step]
    return value


def check_value(value: Any, place: str, expected: Any) -> None:
    found = at(value, place)
    if isinstance(expected, dict) and "time" in expected:
        assert datetime.fromisoformat(found.replace("Z", "+00:00")) == datetime.fromisoformat(
            expected["time"].replace("Z", "+00:00")
        )
    elif isinstance(expected, dict) and "number" in expected:
        assert Decimal(found) == Decimal(expected["number"])
    else:
        assert found == expected


def check_unreadable(value: Any, place: str) -> None:
    """Reading an invalid field raises."""
    for step in steps_of(place):
        if isinstance(value, Model):
            (name,) = (name for name, one in type(value).model_fields.items() if str(one.serialization_alias) == step)
            try:
                value = getattr(value, name)
            except errors.UnreadableFieldError:
                return
        elif isinstance(value, list):
            value = value[int(step)]
        else:
            return  # An entry of a map that does not fit is kept as it came.
    if isinstance(value, Model):  # An element that should be an object, and is none.
        with pytest.raises(errors.UnreadableFieldError):
            getattr(value, next(iter(type(value).model_fields)))
    else:
        raise AssertionError(f"{place} can be read")


def check_failure(error: errors.AssessmentApiError, outcome: Dict[str, Any]) -> None:
    kinds = {
        "refused": errors.ApiError,
        "unexpected": (errors.UnexpectedResponseError, errors.UnreadableFieldError),
        "connection": errors.ConnectionFailedError,
    }
    assert isinstance(error, kinds[outcome["fails"]]), repr(error)  # type: ignore[arg-type]
    if not isinstance(error, errors.ApiError):
        assert "Lindqvist" not in str(error)
    for name, attribute in {
        "status": "status",
        "errorType": "error_type",
        "errorId": "error_id",
        "details": "details",
    }.items():
        if name in outcome:
            assert getattr(error, attribute) == outcome[name]
    if isinstance(error, errors.ApiError):
        if "fields" in outcome:
            assert [f"{one.field}: {one.message}" for one in error.validation_errors] == outcome["fields"]
        if "values" in outcome:
            assert [one.value for one in error.validation_errors] == outcome["values"]
        if "retryAfter" in outcome:
            check_retry_after(error.retry_after, outcome["retryAfter"])


def check_retry_after(found: Any, expected: Any) -> None:
    if expected is None or found is None:
        assert found == expected
    elif expected == "long":
        assert found >= 2**31 - 1
    else:
        assert abs(found - expected) <= (30 if expected > 60 else 0)  # Of a date, some seconds have passed.


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("index", "row"), list(enumerate(ROWS)), ids=[row["name"] for row in ROWS])
def test_the_row_of_the_table(index: int, row: Dict[str, Any], kind: str) -> None:
    expected = {**row, **row.get("except", {}).get("python", {})}
    if expected["outcome"].get("fails") == "settings":
        check_settings(kind, row["settings"])
        return
    url = UNTRUSTED if row.get("untrusted") else URL
    with Calls(row, kind, f"{url}/{index}/python-{uuid4()}") as calls:
        check_call(calls, row["call"], "key", expected["outcome"])
        for number, further in enumerate(expected.get("again", []), 1):
            calls.headers = {"X-Call": str(number)}
            check_call(calls, further.get("call", row["call"]), further.get("key", "key"), further["outcome"])


def check_call(calls: Calls, name: str, key: str, outcome: Dict[str, Any]) -> None:
    timeout = 0.3 if outcome.get("timeout") else 30
    if outcome.get("fails") == "any":
        with suppress(errors.AssessmentApiError):
            calls.make(name, key, timeout)
        return
    if "fails" in outcome:
        with pytest.raises(errors.AssessmentApiError) as caught:
            calls.make(name, key, timeout)
        check_failure(caught.value, outcome)
        value: Any = calls.found
    else:
        value = calls.make(name, key, timeout)
    assert calls.attempts == outcome.get("attempts", calls.attempts)
    reads = outcome.get("reads", {})
    places = {problem.split(": ")[0] for problem in calls.problems}
    # A number is exact or invalid.
    numbers = {place for place, one in reads.items() if isinstance(one, dict) and "number" in one}
    unfit = set(outcome.get("unfit", []))
    assert unfit <= places <= unfit | numbers, calls.problems
    for place in places:
        check_unreadable(value, place)
    for place, expected in reads.items():
        if place not in places or place in unfit:
            check_value(value if place == "length" else as_json(value), place, expected)
