from __future__ import annotations

import random
import socket
import time
from typing import Any, Callable, Dict, List, Optional

import anyio
import httpx
import pytest

from assessment_api import AttemptEvent, CallOptions, Retry, errors, v1, v2

from .clients import KINDS, make_client, portal_of
from .conftest import KEY, SANDBOX
from .testing import Passing, Recorder

PAGE = {"items": [], "totalElements": 0, "totalPages": 0, "pageSize": 10, "pageNumber": 1}

every_kind = pytest.mark.parametrize("kind", KINDS)


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> List[float]:
    """Records the longest possible waits of a client, in seconds."""
    waits: List[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(time, "sleep", waits.append)
    monkeypatch.setattr(anyio, "sleep", sleep)
    monkeypatch.setattr(random, "uniform", lambda low, high: high)
    return waits


def responding(*responses: httpx.Response) -> Recorder:
    """Responds in turn and repeats the last response."""
    left = list(responses)
    return Recorder(lambda _: left.pop(0) if len(left) > 1 else left[0])


def page() -> httpx.Response:
    return httpx.Response(200, json=PAGE)


@every_kind
def test_options_of_a_call_win_over_those_of_the_client(kind: str) -> None:
    recorder = responding(page())
    options: Dict[str, Any] = {"headers": {"X-Trace": "client", "x-team": "a"}, "base_url": "http://one.example/v1/"}
    with make_client(kind, "v1", "key", http_transport=recorder, timeout=7, **options) as client:
        client.exams.list_exams()
        client.exams.list_exams(page=2, headers={"x-trace": "call"}, base_url="http://two.example/v1", timeout=None)
        client.exams.list_exams_with_response(timeout=1000, total_timeout=500)
        client.exams.list_exams(timeout=3, total_timeout=5)
    sent = recorder.requests
    assert [one.headers["X-Trace"] for one in sent] == ["client", "call", "client", "client"]
    assert [one.headers["X-Team"] for one in sent] == ["a"] * 4
    assert str(sent[1].url) == "http://two.example/v1/exams?page=2" and sent[0].url.host == "one.example"
    timeouts = [one.extensions["timeout"]["read"] for one in sent]
    assert timeouts[:2] == [7, None] and 400 < timeouts[2] <= 500 and timeouts[3] == 3


@every_kind
def test_headers_of_the_user_s_never_replace_the_key_or_the_media_types(kind: str) -> None:
    recorder = responding(httpx.Response(201, json={}))
    theirs = {"accept": "text/html", "content-type": "text/plain", "X-API-KEY": "other", "content-length": "1"}
    with make_client(kind, "v3", "key", http_transport=recorder, headers={"User-Agent": "mine"}) as client:
        client.people.update_person_custom_fields("per_1", {"grade": 4}, headers=theirs)
    (request,) = recorder.requests
    expected = {"accept": "application/json", "content-type": "application/merge-patch+json", "x-api-key": "key"}
    assert {name: request.headers[name] for name in expected} == expected
    assert request.headers["User-Agent"] == "mine" and request.headers["Content-Length"] == "12"
    assert len(request.headers.get_list("X-API-KEY")) == 1


@every_kind
@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"pageNumbr": 2}, "pageNumbr"),
        ({"timeout": 0}, "^timeout"),
        ({"timeout": float("nan")}, "^timeout"),
        ({"total_timeout": -1}, "^total_timeout"),
        ({"headers": {"X-Name": "Größe"}}, "X-Name"),
        ({"headers": {"X-Name": "a\r\nX-Other: b"}}, "X-Name"),
        ({"base_url": "ftp://api.example.com"}, "^base_url"),
    ],
)
def test_an_option_that_cannot_be_is_refused_before_anything_is_sent(
    kind: str, options: CallOptions, problem: str
) -> None:
    recorder = responding(page())
    with make_client(kind, "v1", "key", http_transport=recorder) as client:
        with pytest.raises((TypeError, ValueError), match=problem) as caught:
            client.exams.list_exams(**options)
    assert recorder.requests == [] and "Größe" not in str(caught.value)


def test_type_checkers_know_the_options() -> None:
    """Each comment is an expected mypy error."""
    client = v1.Client("key", http_transport=responding(page()))
    with pytest.raises(TypeError, match="timeuot"):
        client.exams.list_exams(timeuot=5)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        client.exams.iterate_exams(timeout="5").__next__()  # type: ignore[arg-type]


@every_kind
def test_options_of_a_walk_are_those_of_each_page(kind: str) -> None:
    pages = [
        httpx.Response(200, json={"content": [{"id": "r"}], "next": "c1"}),
        httpx.Response(200, json={"content": []}),
    ]
    recorder = responding(*pages)
    with make_client(kind, "v3", "key", http_transport=recorder) as client:
        list(client.people.iterate_people(headers={"X-Trace": "walk"}))
    assert [one.headers["X-Trace"] for one in recorder.requests] == ["walk", "walk"]


@every_kind
def test_retries_are_those_of_the_call(kind: str, waits: List[float]) -> None:
    failing = responding(httpx.Response(503))
    tried = []
    for of_client, of_call in [
        (True, False),
        (False, True),
        (True, Retry(max_retries=1)),
        (Retry(max_retries=2), None),
    ]:
        failing.requests.clear()
        with make_client(kind, "v1", "key", http_transport=failing, retry=of_client) as client:
            with pytest.raises(errors.ServerError):
                client.exams.list_exams(**({} if of_call is None else {"retry": of_call}))
        tried.append(len(failing.requests))
    assert tried == [1, 4, 2, 3]
    assert waits == [0.5, 1, 2, 0.5, 0.5, 1]


@every_kind
def test_the_wait_is_what_the_response_asks_for(kind: str, waits: List[float]) -> None:
    limited = responding(httpx.Response(429, headers={"Retry-After": "7"}))
    with make_client(kind, "v1", "key", http_transport=limited, wait_on_429=True) as client:
        with pytest.raises(errors.RateLimitedError):
            client.exams.list_exams(retry=Retry(max_retries=1))
    assert waits == [7] * 11 and len(limited.requests) == 12


@every_kind
def test_a_wait_that_would_end_after_the_total_timeout_is_not_begun(kind: str, waits: List[float]) -> None:
    unavailable = responding(httpx.Response(503, headers={"Retry-After": "20"}))
    with make_client(kind, "v1", "key", http_transport=unavailable, retry=True, total_timeout=60) as client:
        for total, expected in ((10, 1), (50, 4)):
            waits.clear()
            unavailable.requests.clear()
            with pytest.raises(errors.ServerError):
                client.exams.list_exams(total_timeout=total)
            assert len(unavailable.requests) == expected and len(waits) == expected - 1


class Silent:
    """A server that accepts requests and does not respond until released."""

    def __init__(self) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._listener.settimeout(20)

    def __enter__(self) -> Silent:
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()

    def accept(self) -> socket.socket:
        """Returns the next connection after its request."""
        connection, _ = self._listener.accept()
        connection.settimeout(20)
        assert connection.recv(65_536).startswith(b"GET ")
        return connection


@every_kind
def test_the_total_timeout_ends_the_running_attempt(kind: str) -> None:
    events: List[AttemptEvent] = []
    options: Dict[str, Any] = {"retry": Retry(max_retries=99, seconds=0), "timeout": 0.2, "on_failure": events.append}
    with Silent() as server, make_client(kind, "v1", "key", base_url=server.url, **options) as client:
        with pytest.raises(errors.ConnectionFailedError, match="time"):
            client.exams.list_exams(total_timeout=0.5)
    assert 1 <= len(events) < 50
    assert [event.will_retry for event in events] == [True] * (len(events) - 1) + [False]


@every_kind
def test_hooks_run_for_each_attempt(kind: str, waits: List[float]) -> None:
    told: List[Any] = []

    def hook(name: str) -> Callable[[AttemptEvent], None]:
        return lambda event: told.append((name, event))

    lost = httpx.ConnectError("lost")

    def respond(request: httpx.Request) -> httpx.Response:
        if len(recorder.requests) == 1:
            raise lost
        return httpx.Response(503, headers={"Retry-After": "7"}) if len(recorder.requests) == 2 else page()

    recorder = Recorder(respond)
    options = {f"on_{name}": hook(name) for name in ("request", "response", "failure")}
    url = "http://me:s3cret@api.example/v1"
    credentials = {"Authorization": "Basic s3cret", "Proxy-Authorization": "Basic s3cret", "Cookie": "a=s3cret"}
    with make_client(
        kind, "v1", "k3y", http_transport=recorder, base_url=url, headers=credentials, **options
    ) as client:
        client.candidates.list_candidates(query="maya", retry=True)
    assert [name for name, _ in told] == ["request", "failure", "request", "response", "request", "response"]
    events: List[AttemptEvent] = [event for _, event in told]
    assert [event.attempt for event in events] == [1, 1, 2, 2, 3, 3]
    assert {(event.operation, event.method) for event in events} == {("listCandidates", "GET")}
    assert {event.url for event in events} == {"http://api.example/v1/candidates?query=maya"}
    for name in ("X-Api-Key", *credentials):
        assert {event.request_headers[name] for event in events} == {"[redacted]"}
    assert {event.request_headers["accept"] for event in events} == {"application/json"}
    assert [(event.will_retry, event.wait) for event in events] == [(False, None), (True, 0.5)] + [
        (False, None),
        (True, 7),
        (False, None),
        (False, None),
    ]
    assert [event.status for event in events] == [None, None, None, 503, None, 200]
    assert events[3].response_headers is not None and events[3].response_headers["retry-after"] == "7"
    assert isinstance(events[1].error, errors.ConnectionFailedError) and events[1].error.__cause__ is lost
    assert [event.duration is None for event in events] == [True, False] * 3
    assert "k3y" not in repr(told) and "s3cret" not in repr(told) and waits == [0.5, 7]
    assert all(request.headers["X-Api-Key"] == "k3y" for request in recorder.requests)


@every_kind
@pytest.mark.parametrize("name", ["on_request", "on_response", "on_failure"])
def test_a_hook_that_raises_ends_the_call(kind: str, name: str) -> None:
    def hook(_: AttemptEvent) -> None:
        raise LookupError("of the hook")

    def respond(_: httpx.Request) -> httpx.Response:
        if name == "on_failure":
            raise httpx.ConnectError("lost")
        return page()

    recorder = Recorder(respond)
    with make_client(kind, "v1", "key", http_transport=recorder, retry=True, **{name: hook}) as client:
        with pytest.raises(LookupError, match="of the hook"):
            client.exams.list_exams()
    assert len(recorder.requests) == (0 if name == "on_request" else 1)


def test_a_coroutine_function_is_a_hook_of_the_asynchronous_client_alone() -> None:
    told = []

    async def hook(event: AttemptEvent) -> None:
        await anyio.sleep(0)
        told.append(event.status)

    for kind in KINDS[1:]:
        with make_client(kind, "v1", "key", http_transport=responding(page()), on_response=hook) as client:
            client.exams.list_exams()
    assert told == [200, 200]
    with v1.Client("key", http_transport=responding(page()), on_response=hook) as refusing:  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="AsyncClient"):
            refusing.exams.list_exams()


@every_kind
def test_the_raw_response_is_available_next_to_the_parsed_one(kind: str) -> None:
    text = '{"items": [], "totalElements": 0, "totalPages": 0, "pageSize": 10, "pageNumber": 1, "new": "ü"}'
    recorder = responding(httpx.Response(200, content=text.encode(), headers={"X-Request-Id": "r1"}))
    with make_client(kind, "v1", "key", http_transport=recorder) as client:
        response = client.exams.list_exams_with_response()
    assert (response.status, response.headers["x-request-id"], response.body.page_size) == (200, "r1", 10)
    assert (response.content, response.text) == (text.encode(), text)
    with make_client(kind, "v2", "key", http_transport=responding(httpx.Response(204))) as client:
        gone = client.candidates.delete_candidate_with_response("cnd_1")
    assert (gone.body, gone.content, gone.text) == (None, b"", "")


@every_kind
def test_a_client_of_httpx_s_carries_the_requests_and_stays_open(kind: str) -> None:
    recorder = responding(httpx.Response(302, headers={"Location": "https://elsewhere.example"}))
    make: Any = httpx.Client if kind == "sync" else httpx.AsyncClient
    mine = make(transport=recorder, headers={"X-Mine": "1", "Accept": "text/html"}, follow_redirects=True, timeout=99)
    for _ in range(2):
        with make_client(kind, "v1", "key", http_client=mine) as client, pytest.raises(errors.ApiError, match="302"):
            client.exams.list_exams()
    assert not mine.is_closed and len(recorder.requests) == 2
    (request, _) = recorder.requests
    assert (request.headers["X-Mine"], request.headers["Accept"]) == ("1", "application/json")
    assert request.extensions["timeout"]["read"] == 30
    with pytest.raises(ValueError, match="http_client"):
        make_client(kind, "v1", "key", http_client=mine, http_transport=recorder)
    if kind == "sync":
        mine.close()
    else:
        portal_of(kind).call(mine.aclose)


class Losing(Passing):
    """Drops the first response."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return self._first_lost(super().handle_request(request))

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        response = await super().handle_async_request(request)
        await response.aread()
        return self._first_lost(response)

    def _first_lost(self, response: httpx.Response) -> httpx.Response:
        if len(self.requests) == 1:
            raise httpx.ReadError("reset")
        return response


@every_kind
def test_a_repeated_creation_is_recognized_by_its_refusal(kind: str) -> None:
    new = v2.NewCandidate(email=f"{kind}@example.com", external_id=f"ats-{kind}-{time.time_ns()}")
    losing = Losing({})
    with make_client(kind, "v2", KEY, base_url=f"{SANDBOX}/v2", http_transport=losing) as client:
        with pytest.raises(errors.BadRequestError) as caught:
            client.candidates.create_candidate(new, retry=Retry(seconds=0, methods=["POST"]))
        assert [one.field for one in caught.value.validation_errors] == ["externalId"]
        found = [
            one for one in client.candidates.iterate_candidates(query=new.email) if one.external_id == new.external_id
        ]
    assert len(found) == 1 and [one.method for one in losing.requests][:3] == ["POST", "POST", "GET"]


@pytest.mark.parametrize("kind", KINDS[1:])
def test_cancellation_ends_the_request_and_closes_its_connection(kind: str) -> None:
    events: List[AttemptEvent] = []

    async def run(server: Silent) -> bool:
        async with v1.AsyncClient("key", base_url=server.url, retry=True, on_failure=events.append) as client:
            async with anyio.create_task_group() as group:
                group.start_soon(client.exams.list_exams)
                connection = await anyio.to_thread.run_sync(server.accept)
                group.cancel_scope.cancel()
            with connection:
                # Nothing more arrives, but the stream ends.
                return await anyio.to_thread.run_sync(connection.recv, 1) == b""

    with Silent() as server:
        assert anyio.run(run, server, backend=kind)
    (event,) = events
    assert not event.will_retry and event.error is not None and "Cancel" in type(event.error).__name__


@pytest.mark.parametrize("kind", KINDS[1:])
def test_cancellation_ends_a_wait(kind: str) -> None:
    recorder = responding(httpx.Response(503, headers={"Retry-After": "30"}))

    async def run() -> Optional[bool]:
        async with v1.AsyncClient("key", http_transport=recorder, retry=True) as client:
            with anyio.fail_after(20):
                async with anyio.create_task_group() as group:
                    group.start_soon(client.exams.list_exams)
                    while not recorder.requests:
                        await anyio.sleep(0.01)
                    await anyio.wait_all_tasks_blocked()
                    group.cancel_scope.cancel()
            return group.cancel_scope.cancel_called

    assert anyio.run(run, backend=kind) and len(recorder.requests) == 1


@pytest.mark.parametrize("kind", KINDS[1:])
def test_many_calls_of_one_client_run_at_the_same_time(kind: str) -> None:
    under_way = most = 0

    class Slow(httpx.AsyncBaseTransport):
        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            nonlocal under_way, most
            under_way += 1
            most = max(most, under_way)
            await anyio.sleep(0.01)
            under_way -= 1
            return page()

    async def run() -> None:
        async with v1.AsyncClient("key", http_transport=Slow()) as client, anyio.create_task_group() as group:
            for _ in range(10):
                group.start_soon(client.exams.list_exams)

    anyio.run(run, backend=kind)
    assert most > 1
