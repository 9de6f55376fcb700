"""The table of hostile responses, to which the SDKs of all languages are held: `packages/sdk-generator/vectors/README.md`."""

from __future__ import annotations

import json
import os
import re
from datetime import datetime
from decimal import Decimal
from typing import Any, Callable, Dict, List, Tuple
from uuid import uuid4

import httpx
import pytest

from assessment_api import Retry, errors, v2
from assessment_api._model import Model

from .clients import KINDS, make_client
from .documents import hostile_responses
from .testing import TLS

ROWS = hostile_responses()
URL = os.environ["ASSESSMENT_API_HOSTILE"]


class Call:
    """The call of a row: `found` is what it read, also when it failed."""

    def __init__(self, row: Dict[str, Any], kind: str, base_url: str, timeout: float) -> None:
        self.found: List[Any] = []
        self.problems: Tuple[str, ...] = ()
        self._name = row["call"]
        self._kind = kind
        transport = httpx.HTTPTransport(verify=TLS) if kind == "sync" else httpx.AsyncHTTPTransport(verify=TLS)
        self._options: Dict[str, Any] = {"base_url": base_url, "timeout": timeout, "http_transport": transport}
        names = {"maxRetries": "max_retries", "maxSeconds": "max_seconds"}
        if "retry" in row:
            self._options["retry"] = Retry(**{names.get(name, name): value for name, value in row["retry"].items()})

    def make(self) -> Any:
        version = "v1" if self._name.startswith("v1 ") else "v3" if "Pe" in self._name else "v2"
        with make_client(self._kind, version, "key", **self._options) as client:
            return self._make(client)

    def _make(self, client: Any) -> Any:
        if self._name.startswith("iterate"):
            walks = {
                "iterateCandidates": lambda: client.candidates.iterate_candidates(),
                "iteratePeople": lambda: client.people.iterate_people(),
            }
            for one in walks[self._name]():
                self.found.append(one)
            return self.found
        new = v2.NewCandidate(email="maya@example.com")
        calls: Dict[str, Callable[[], Any]] = {
            "getCandidate": lambda: client.candidates.get_candidate_with_response("cnd_1"),
            "listCandidates": lambda: client.candidates.list_candidates_with_response(),
            "createCandidate": lambda: client.candidates.create_candidate_with_response(new),
            "deleteCandidate": lambda: client.candidates.delete_candidate_with_response("cnd_1"),
            "getAssessment": lambda: client.assessments.get_assessment_with_response("cnd_1", "asm_1"),
            "v1 getCandidate": lambda: client.candidates.get_candidate_with_response("cnd_1"),
            "getPerson": lambda: client.people.get_person_with_response("per_1"),
            "listPersonRoles": lambda: client.people.list_person_roles_with_response("per_1"),
        }
        response = calls[self._name]()
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
    """A field that does not fit raises when it is touched."""
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
    outcome = row.get("except", {}).get("python", row)["outcome"]
    call = Call(row, kind, f"{URL}/{index}/python-{uuid4()}", 0.3 if outcome.get("timeout") else 30)
    if "fails" in outcome:
        with pytest.raises(errors.AssessmentApiError) as caught:
            call.make()
        check_failure(caught.value, outcome)
        value: Any = call.found
    else:
        value = call.make()
    reads = outcome.get("reads", {})
    places = {problem.split(": ")[0] for problem in call.problems}
    # A number is read exactly, or it does not fit.
    numbers = {place for place, one in reads.items() if isinstance(one, dict) and "number" in one}
    unfit = set(outcome.get("unfit", []))
    assert unfit <= places <= unfit | numbers, call.problems
    for place in places:
        check_unreadable(value, place)
    for place, expected in reads.items():
        if place not in places:
            check_value(value if place == "length" else as_json(value), place, expected)
