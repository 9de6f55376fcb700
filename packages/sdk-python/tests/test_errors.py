from __future__ import annotations

import copy
import io
import pickle
import random
import time
from datetime import datetime, timedelta, timezone
from email.utils import format_datetime
from typing import Any, List, Tuple

import httpx
import pytest

from assessment_api import AssessmentApiError, Retry, WaitOn429, errors, v1, v2, v3
from assessment_api.webhooks import WebhookError

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
        for _ in range(3):
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


@pytest.mark.parametrize(
    ("given", "expected"),
    [("7", 7), (" 7 ", 7), ("-5", None), ("soon", None), ("²", None), ("", None), ("Sat, 01 Jan 2000 00:00:00 GMT", 0)],
)
def test_how_long_to_wait(given: str, expected: float | None) -> None:
    refused = errors.error_of(429, "{}", {"Retry-After": given})
    assert isinstance(refused, errors.RateLimitedError) and refused.retry_after == expected


def test_how_long_to_wait_until_a_date() -> None:
    date = format_datetime(datetime.now(timezone.utc) + timedelta(hours=1), usegmt=True)
    refused = errors.error_of(429, "{}", {"Retry-After": date})
    assert isinstance(refused, errors.RateLimitedError)
    assert refused.retry_after is not None and 3000 < refused.retry_after <= 3600


@pytest.mark.parametrize("given", ["3601", "9" * 400, "Fri, 01 Jan 2100 00:00:00 GMT"])
def test_nobody_waits_for_longer_than_was_agreed(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr(time, "sleep", waits.append)
    recorder = Recorder(lambda _: httpx.Response(429, headers={"Retry-After": given}, json={}))
    for wait in (True, WaitOn429(max_seconds=3600)):
        with pytest.raises(errors.RateLimitedError):
            v1.Client("key", http_transport=recorder, wait_on_429=wait).exams.list_exams()
    assert (waits, len(recorder.requests)) == ([], 2)


def test_how_long_to_wait_is_the_users_choice_when_the_response_does_not_say(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr(time, "sleep", waits.append)
    recorder = Recorder(lambda _: httpx.Response(429, headers={"Retry-After": "soon"}, json={}))
    wait = WaitOn429(max_retries=1, default_seconds=90, max_seconds=5)
    with pytest.raises(errors.RateLimitedError):
        v1.Client("key", http_transport=recorder, wait_on_429=wait).exams.list_exams()
    assert waits == [90]


def test_a_file_is_repeated_from_where_it_stood_and_a_stream_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stream(io.BytesIO):
        def seekable(self) -> bool:
            return False

    monkeypatch.setattr(time, "sleep", lambda _: None)
    sent = []
    for file in (io.BytesIO(b"..PK"), Stream(b"..PK")):
        recorder = Recorder(lambda _: httpx.Response(429, json={}))
        file.read(2)
        with pytest.raises(errors.RateLimitedError):
            v2.Client("key", http_transport=recorder, wait_on_429=WaitOn429(1)).tasks.upload_task_package(file)
        sent.append([one.content for one in recorder.requests])
    assert sent == [[b"PK", b"PK"], [b"PK"]]


def test_redirects_are_not_followed() -> None:
    recorder = Recorder(lambda _: httpx.Response(302, headers={"Location": "https://elsewhere.example"}))
    with pytest.raises(errors.ApiError) as caught:
        v1.Client("key", http_transport=recorder).exams.list_exams()
    assert (caught.value.status, len(recorder.requests)) == (302, 1)


def test_no_response() -> None:
    with (
        v1.Client("key", base_url="http://127.0.0.1:9") as client,
        pytest.raises(errors.ConnectionFailedError) as caught,
    ):
        client.exams.list_exams()
    assert isinstance(caught.value.__cause__, httpx.ConnectError)


@pytest.mark.parametrize("body", ["<html>", "null", "[]", ""])
def test_a_response_that_is_something_else(body: str) -> None:
    recorder = Recorder(lambda _: httpx.Response(200, text=body))
    with pytest.raises(errors.UnexpectedResponseError) as caught:
        v1.Client("key", http_transport=recorder).exams.list_exams()
    assert caught.value.text == body


def test_an_error_without_an_error_object() -> None:
    recorder = Recorder(lambda _: httpx.Response(502, text="bad gateway"))
    with pytest.raises(errors.ServerError, match="502: bad gateway") as caught:
        v1.Client("key", http_transport=recorder).exams.list_exams()
    assert isinstance(caught.value, AssessmentApiError) and caught.value.body == "bad gateway"


@pytest.mark.parametrize("status", [200, 500])
def test_a_response_that_cannot_be_unpacked(status: int) -> None:
    recorder = Recorder(
        lambda _: httpx.Response(status, headers={"Content-Encoding": "gzip"}, stream=httpx.ByteStream(b"no gzip"))
    )
    with pytest.raises(errors.ConnectionFailedError, match="decompressing"):
        v1.Client("key", http_transport=recorder).exams.list_exams()


def test_an_error_that_is_nested_too_deeply() -> None:
    nested = "[" * 200_000
    assert errors.error_of(500, nested, {}).body == nested


@pytest.mark.parametrize(
    "error",
    [
        errors.error_of(404, '{"details": "gone", "errorId": "err_1"}', httpx.Headers({"Retry-After": "1"})),
        errors.UnexpectedResponseError("not allowed", status=200, text="<html>"),
        errors.UnreadableFieldError("Candidate", "email", "email: missing"),
        errors.ConnectionFailedError("no response"),
        WebhookError("media-type", "not JSON"),
    ],
)
def test_errors_travel_between_processes(error: AssessmentApiError) -> None:
    for other in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(other) is type(error)
        assert (str(other), vars(other)) == (str(error), vars(error))


def test_messages_are_short_and_tell_no_values() -> None:
    page = {"_embedded": {"candidates": [{"email": "maya@example.com"}] * 100}, "page": {}}
    recorder = Recorder(lambda _: httpx.Response(200, json=page))
    with pytest.raises(
        errors.UnexpectedResponseError, match=r"_embedded\.candidates\[0\]\.id: .*and \d+ more"
    ) as caught:
        v2.Client("key", http_transport=recorder, strict_responses=True).candidates.list_candidates()
    assert "maya" not in str(caught.value) and len(str(caught.value)) < 500
    assert "maya" in caught.value.text
    with pytest.raises(errors.ConnectionFailedError, match=r"GET http://127\.0\.0\.1:9/v2/candidates: ") as lost:
        v2.Client("key", base_url="http://me:s3cret@127.0.0.1:9/v2").candidates.list_candidates(query="maya")
    assert "s3cret" not in str(lost.value) and "maya" not in str(lost.value)


def test_retries_are_off_by_default_and_back_off(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: List[float] = []
    monkeypatch.setattr(time, "sleep", waits.append)
    monkeypatch.setattr(random, "uniform", lambda low, high: high)
    failing = Recorder(lambda _: httpx.Response(503))
    cases: List[Tuple[Any, List[float]]] = [
        (False, []),
        (True, [0.5, 1, 2]),
        (Retry(max_retries=4, seconds=1, max_seconds=3), [1, 2, 3, 3]),
    ]
    for retry, expected in cases:
        waits.clear()
        failing.requests.clear()
        with pytest.raises(errors.ServerError):
            v1.Client("key", http_transport=failing, retry=retry).exams.list_exams()
        assert waits == expected and len(failing.requests) == len(expected) + 1


def test_a_file_is_sent_again_from_where_it_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "sleep", lambda _: None)
    file = io.BytesIO(b"-archive")
    file.seek(1)
    failing = Recorder(lambda _: httpx.Response(503))
    with pytest.raises(errors.ServerError):
        v2.Client("key", http_transport=failing, retry=True).tasks.upload_task_package(file)
    assert [request.content for request in failing.requests] == [b"archive"] * 4


@pytest.mark.parametrize("charset", ["hex", "rot13", "undefined", "idna", "utf-16", "iso-8859-1", "none"])
def test_the_codec_that_a_response_names_is_ignored(charset: str) -> None:
    headers = {"Content-Type": f"text/plain; charset={charset}"}
    recorder = Recorder(lambda _: httpx.Response(502, content="Größe".encode(), headers=headers))
    with v2.Client("key", http_transport=recorder) as client, pytest.raises(errors.ApiError) as caught:
        client.candidates.list_candidates()
    assert caught.value.details == "Größe"
