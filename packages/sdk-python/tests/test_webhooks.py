from __future__ import annotations

import time
import traceback
from typing import Any, Dict, Union

import pytest

from assessment_api import v1, v2
from assessment_api._signatures import signature_of
from assessment_api.webhooks import WebhookError, verify_v1_webhook, verify_v2_webhook

from .documents import document, example, webhook_vectors
from .testing import as_bytes

V1 = {"X-Hook-Secret": "s3cret", "Content-Type": "application/json; charset=utf-8"}
V2 = {"vendor-hook-secret": "s3cret", "content-type": "application/vnd.vendor.v2.hal+json"}


@pytest.mark.parametrize("version", ["v1", "v2"])
def test_every_documented_delivery_is_read(version: str) -> None:
    hook = document(version)["webhooks"]["candidateEvents"]["post"]
    (content,) = hook["requestBody"]["content"].values()
    for reference in content["examples"].values():
        delivery = example(version, reference["$ref"].split("/")[-1])
        events: Union[list[v1.WebhookEvent], list[v2.WebhookEvent]] = (
            verify_v1_webhook(V1, as_bytes(delivery), "s3cret")
            if version == "v1"
            else verify_v2_webhook(V2, as_bytes(delivery), "s3cret")
        )
        assert [event.to_dict() for event in events] == delivery


@pytest.mark.parametrize("vector", webhook_vectors(), ids=lambda one: f"{one['version']}-{one['title']}")
def test_every_vector_gets_its_verdict(vector: Dict[str, Any]) -> None:
    verify = verify_v1_webhook if vector["version"] == "v1" else verify_v2_webhook
    headers, body = vector["headers"], vector["body"].encode()
    try:
        events = verify(headers, body, vector["secrets"], now=lambda: float(vector["now"]))
        verdict: Dict[str, Any] = {"events": len(events)}
    except WebhookError as error:
        verdict = {"refusal": error.code}
    assert verdict == vector["expected"]


def test_an_event_of_the_future_is_read() -> None:
    delivery = [{**example("v1", "eventExamStarted")[0], "event": "EXAM_PAUSED", "more": True}]
    (event,) = verify_v1_webhook(V1, as_bytes(delivery), "s3cret")
    assert event.event == "EXAM_PAUSED" and not event.event.is_known


@pytest.mark.parametrize(
    ("changes", "body", "code", "status"),
    [
        ({"X-Hook-Secret": None}, b"[]", "secret-missing", 401),
        ({"X-Hook-Secret": ""}, b"[]", "secret-wrong", 401),
        ({"X-Hook-Secret": "s3cre"}, b"[]", "secret-wrong", 401),
        ({"X-Hook-Secret": "ö"}, b"[]", "secret-wrong", 401),
        ({"Content-Type": "text/plain"}, b"[]", "media-type", 415),
        ({}, b"[{", "body-malformed", 400),
        ({}, b"\xff", "body-malformed", 400),
        ({}, b"{}", "body-malformed", 400),
        ({}, b"[" * 200_000, "body-malformed", 400),
        ({}, b"[null]", "event-invalid", 400),
        ({}, b'[{"event": "EXAM_STARTED"}]', "event-invalid", 400),
        ({}, b'[{"event": ["s3cret"]}]', "event-invalid", 400),
    ],
)
def test_what_is_not_genuine_is_refused(
    changes: Dict[str, Union[str, None]], body: bytes, code: str, status: int
) -> None:
    headers = {name: value for name, value in {**V1, **changes}.items() if value is not None}
    with pytest.raises(WebhookError) as caught:
        verify_v1_webhook(headers, body, "s3cret")
    assert (caught.value.code, caught.value.status) == (code, status)
    assert "s3cret" not in "".join(traceback.format_exception(caught.value)).replace(', "s3cret")', "")


def signed(age: float) -> Dict[str, str]:
    now = int(time.time() - age)
    return {
        **V1,
        "webhook-id": "evt_1",
        "webhook-timestamp": str(now),
        "webhook-signature": signature_of("s3cret", "evt_1", str(now), b"[]"),
    }


def test_the_default_clock_is_the_machine_s() -> None:
    assert verify_v1_webhook(signed(0), b"[]", "s3cret") == []
    assert verify_v1_webhook(signed(900), b"[]", "s3cret", tolerance_seconds=1000) == []
    for age in (900, -900):
        with pytest.raises(WebhookError, match="seconds (old|ahead), and 300 are allowed") as caught:
            verify_v1_webhook(signed(age), b"[]", "s3cret")
        assert (caught.value.code, caught.value.status) == ("timestamp-invalid", 401)


@pytest.mark.parametrize("tolerance", [-1, float("nan")])
def test_a_tolerance_is_not_negative(tolerance: float) -> None:
    with pytest.raises(ValueError, match="tolerance_seconds"):
        verify_v1_webhook(signed(0), b"[]", "s3cret", tolerance_seconds=tolerance)


@pytest.mark.parametrize("secret", ["", [], ["ok", ""]])
def test_the_receiver_needs_a_secret(secret: Union[str, list[str]]) -> None:
    with pytest.raises(TypeError):
        verify_v1_webhook(V1, b"[]", secret)
