"""Everything that is no success."""

from __future__ import annotations

import time

import httpx
import pytest

from assessment_api import AssessmentApiError, WaitOn429, errors, v1, v2, v3

from .conftest import KEY, LIMITED_SANDBOX, MOCK, SANDBOX
from .testing import Passing, Recorder


def test_a_wrong_key_is_unauthorized() -> None:
    with v1.Client("wrong", base_url=f"{SANDBOX}/v1") as client, pytest.raises(errors.UnauthorizedError) as caught:
        client.exams.list_exams()
    assert caught.value.status == 401
    assert caught.value.error_id and caught.value.error_id in str(caught.value)


def test_a_refused_body_names_its_fields(sandbox_v2: v2.Client) -> None:
    with pytest.raises(errors.BadRequestError) as caught:
        sandbox_v2.candidates.create_candidate(v2.NewCandidate(email="nobody"))
    (entry,) = caught.value.validation_errors
    assert (entry.field, entry.value) == ("email", "nobody")
    assert "email" in str(caught.value)


def test_what_is_not_there_is_not_found(sandbox_v2: v2.Client) -> None:
    with pytest.raises(errors.NotFoundError):
        sandbox_v2.candidates.get_candidate("cnd_nobody")


def test_an_unusable_exam_is_a_failed_precondition(sandbox_v1: v1.Client) -> None:
    new = v1.NewCandidate(first_name="A", last_name="B", email="a@example.com", exam_id="tst_missing")
    with pytest.raises(errors.PreconditionFailedError):
        sandbox_v1.candidates.create_candidate(new)


def test_errors_of_v3_have_a_type() -> None:
    passing = Passing({"Prefer": "code=404"})
    with v3.Client("any", base_url=f"{MOCK}/v3", http_transport=passing) as client:
        with pytest.raises(errors.NotFoundError) as caught:
            client.people.get_person("per_1")
    assert caught.value.error_type == "RESOURCE_NOT_FOUND"
    assert caught.value.details


def test_too_many_requests_are_refused() -> None:
    with v2.Client(KEY, base_url=f"{LIMITED_SANDBOX}/v2") as client:
        with pytest.raises(errors.RateLimitedError) as caught:
            for _ in range(20):
                client.candidates.list_candidates()
    assert caught.value.retry_after is not None and caught.value.retry_after >= 1


def test_a_client_that_waits_gets_through() -> None:
    with v1.Client(KEY, base_url=f"{LIMITED_SANDBOX}/v1", wait_on_429=True) as client:
        begin = time.monotonic()
        for _ in range(5):
            client.exams.list_exams()
    assert time.monotonic() - begin >= 1


def test_waiting_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr(time, "sleep", waits.append)
    recorder = Recorder(lambda _: httpx.Response(429, headers={"Retry-After": "7"}, json={}))
    client = v2.Client("key", http_transport=recorder, wait_on_429=WaitOn429(max_retries=2))
    with pytest.raises(errors.RateLimitedError):
        client.tasks.upload_task_package(b"PK")
    assert (waits, [one.content for one in recorder.requests]) == ([7.0, 7.0], [b"PK"] * 3)


def test_redirects_are_not_followed() -> None:
    recorder = Recorder(lambda _: httpx.Response(302, headers={"Location": "https://elsewhere.example"}))
    with pytest.raises(errors.ApiError) as caught:
        v1.Client("key", http_transport=recorder).exams.list_exams()
    assert (caught.value.status, len(recorder.requests)) == (302, 1)


def test_no_answer() -> None:
    with (
        v1.Client("key", base_url="http://127.0.0.1:9") as client,
        pytest.raises(errors.ConnectionFailedError) as caught,
    ):
        client.exams.list_exams()
    assert isinstance(caught.value.__cause__, httpx.ConnectError)


@pytest.mark.parametrize("answer", ["<html>", "{}"])
def test_an_answer_that_is_something_else(answer: str) -> None:
    recorder = Recorder(lambda _: httpx.Response(200, text=answer))
    with pytest.raises(errors.UnexpectedAnswerError) as caught:
        v1.Client("key", http_transport=recorder).exams.list_exams()
    assert caught.value.text == answer


def test_an_error_without_an_error_object() -> None:
    recorder = Recorder(lambda _: httpx.Response(502, text="bad gateway"))
    with pytest.raises(errors.ServerError, match="502: bad gateway") as caught:
        v1.Client("key", http_transport=recorder).exams.list_exams()
    assert isinstance(caught.value, AssessmentApiError) and caught.value.body == "bad gateway"
