from __future__ import annotations

import logging
from typing import Any

import httpx
import pytest

from assessment_api import Retry, v1
from assessment_api._call import ApiKey

from .testing import Recorder

PAGE = {"items": [], "totalElements": 0, "totalPages": 0, "pageSize": 10, "pageNumber": 1}


@pytest.mark.parametrize("key", ["", " ", None, "s3cret\n", " s3cret", "s3cret\x00", "s3crét"])
def test_a_key_that_cannot_be_sent_is_refused_and_not_repeated(key: Any) -> None:
    with pytest.raises(ValueError, match="^api_key") as caught:
        v1.Client(key)
    assert "s3cr" not in repr(caught.value)
    assert caught.value.__cause__ is None and caught.value.__context__ is None


def test_the_key_is_in_no_text(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    recorder = Recorder(lambda _: httpx.Response(500, text="no"))
    with v1.Client("s3cret", http_transport=recorder) as client, pytest.raises(Exception, match="500") as caught:
        client.exams.list_exams()
    with v1.Client("s3cret", base_url="http://127.0.0.1:9") as lost, pytest.raises(Exception, match="refused"):
        lost.exams.list_exams()
    assert "s3cret" not in repr(ApiKey("X-Api-Key", "s3cret"))
    frames = [repr(entry.frame.f_locals) for entry in caught.traceback[1:]]
    assert "s3cret" not in repr(client) + repr(caught.value) + repr(vars(caught.value)) + caplog.text + str(frames)


@pytest.mark.parametrize(
    "base_url",
    ["", "api.example.com/v1", "localhost:4010/v1", "ftp://api.example.com", "http://", "https://[::1"]
    + [f"https://api.example.com/v1{more}" for more in ("?key=1", "?", "#top", "\n")],
)
def test_a_base_url_that_leads_nowhere_is_refused(base_url: str) -> None:
    with pytest.raises(ValueError, match="^base_url"):
        v1.Client("key", base_url=base_url)


@pytest.mark.parametrize("end", ["", "/", "//"])
def test_a_slash_at_the_end_of_the_base_url_makes_no_difference(end: str) -> None:
    recorder = Recorder(lambda _: httpx.Response(200, json=PAGE))
    v1.Client("key", base_url=f"http://[::1]:4010/v1{end}", http_transport=recorder).exams.list_exams()
    assert str(recorder.requests[0].url) == "http://[::1]:4010/v1/exams"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("http_client", httpx.AsyncClient()),
        ("http_transport", httpx.AsyncHTTPTransport()),
        ("retry", 3),
        ("wait_on_429", 5),
        ("headers", {b"X-Trace": "1"}),
    ],
)
def test_a_setting_of_another_type_is_refused(name: str, value: Any) -> None:
    options: Any = {name: value}
    with pytest.raises((TypeError, ValueError), match=f"{name}|header"):
        v1.Client("key", **options)


def test_retry_options_are_checked() -> None:
    with pytest.raises(TypeError, match="methods must be a collection"):
        Retry(methods="POST")
    with pytest.raises(ValueError, match="seconds must not be negative"):
        Retry(seconds=float("nan"))
    assert Retry(methods={"post"}).methods == ("POST",)


def test_a_client_may_be_closed_twice_and_is_of_no_use_then() -> None:
    client = v1.Client("key")
    client.close()
    client.close()
    with pytest.raises(RuntimeError, match="closed"):
        client.exams.list_exams()
