"""Verifies deliveries of events."""

from __future__ import annotations

import json
import re
import time
from typing import Callable, List, Literal, Mapping, Sequence, Type, TypeVar, Union

from pydantic import ValidationError

from . import v1, v2
from ._json import parse_json
from ._model import Model, in_one_line, messages_of
from ._signatures import is_among, signature_of
from .errors import AssessmentApiError

__all__ = ["WebhookError", "verify_v1_webhook", "verify_v2_webhook"]

Event = TypeVar("Event", bound=Model)
Code = Literal[
    "secret-missing",
    "secret-wrong",
    "signature-missing",
    "signature-wrong",
    "timestamp-invalid",
    "media-type",
    "body-malformed",
    "event-invalid",
]

_STATUSES = {"media-type": 415, "body-malformed": 400, "event-invalid": 400}
_STANDARD_HEADERS = ("webhook-id", "webhook-timestamp", "webhook-signature")


class WebhookError(AssessmentApiError):
    """A delivery that must not be trusted. Respond with `status`; the message never contains a secret."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code: Code = code
        self.status: int = _STATUSES.get(code, 401)


def verify_v1_webhook(
    headers: Mapping[str, str],
    body: bytes,
    secret: Union[str, Sequence[str]],
    *,
    tolerance_seconds: float = 300.0,
    now: Callable[[], float] = time.time,
) -> List[v1.WebhookEvent]:
    """
    Authenticates a delivery of V1 and returns its events.

    Checks the signature (Standard Webhooks) if there is one, otherwise the header `X-Hook-Secret`, in constant time.

    Args:
        headers: Request headers, case-insensitive.
        body: The raw body.
        secret: Secret from the administration panel; several during rotation.
        tolerance_seconds: Clock tolerance of signed deliveries, in both directions.
        now: Clock in seconds since 1970.

    Raises:
        WebhookError: with code, message and response status.
    """
    by_name = _authentic(headers, body, secret, "X-Hook-Secret", tolerance_seconds, now)
    return _read_events(by_name, body, "application/json", v1.WebhookEvent)


def verify_v2_webhook(
    headers: Mapping[str, str],
    body: bytes,
    secret: Union[str, Sequence[str]],
    *,
    tolerance_seconds: float = 300.0,
    now: Callable[[], float] = time.time,
) -> List[v2.WebhookEvent]:
    """
    Authenticates a delivery of V2 and returns its events.

    Checks the signature (Standard Webhooks) if there is one, otherwise the header `Vendor-Hook-Secret`, in constant
    time.

    Args:
        headers: Request headers, case-insensitive.
        body: The raw body.
        secret: Secret returned by the registration; several during rotation.
        tolerance_seconds: Clock tolerance of signed deliveries, in both directions.
        now: Clock in seconds since 1970.

    Raises:
        WebhookError: with code, message and response status.
    """
    by_name = _authentic(headers, body, secret, "Vendor-Hook-Secret", tolerance_seconds, now)
    return _read_events(by_name, body, "application/vnd.vendor.v2.hal+json", v2.WebhookEvent)


def _authentic(
    headers: Mapping[str, str],
    body: bytes,
    secret: Union[str, Sequence[str]],
    secret_header: str,
    tolerance_seconds: float,
    now: Callable[[], float],
) -> Mapping[str, str]:
    """Authenticates the sender and returns the headers by lower-case name."""
    secrets = [secret] if isinstance(secret, str) else list(secret)
    if not secrets or not all(secrets):
        raise TypeError("secret must be a non-empty string")
    if not tolerance_seconds >= 0:
        raise ValueError("tolerance_seconds must be 0 or more")
    by_name = {name.lower(): value for name, value in headers.items()}
    given = by_name.get(secret_header.lower())
    if given is None:
        raise WebhookError("secret-missing", f"the header {secret_header} is missing")
    holds_secret = is_among(secrets, [given])
    wrong_secret = WebhookError("secret-wrong", f"the header {secret_header} does not hold the secret")
    identifier, timestamp, signatures = (by_name.get(name, "") for name in _STANDARD_HEADERS)
    if not (identifier or timestamp or signatures):
        if not holds_secret:
            raise wrong_secret
        return by_name
    for name in _STANDARD_HEADERS:
        if not by_name.get(name):
            message = f"the header {name} is missing, although others of a signature are there"
            raise WebhookError("signature-missing", message)
    _check_timestamp(timestamp, tolerance_seconds, now())
    # A valid signature suffices, because the header may hold the new secret during rotation.
    if not is_among([signature_of(one, identifier, timestamp, body) for one in secrets], signatures.split(" ")):
        if not holds_secret:
            raise wrong_secret
        message = "the header webhook-signature has no v1 signature of this body by the secret"
        raise WebhookError("signature-wrong", message)
    return by_name


def _check_timestamp(timestamp: str, tolerance_seconds: float, now: float) -> None:
    if not re.fullmatch("[0-9]{1,12}", timestamp):
        raise WebhookError("timestamp-invalid", "the header webhook-timestamp is no time in seconds")
    age = int(now) - int(timestamp)
    if abs(age) > tolerance_seconds:
        what = f"{abs(age)} seconds {'old' if age > 0 else 'ahead'}, and {tolerance_seconds:g} are allowed"
        raise WebhookError("timestamp-invalid", f"the header webhook-timestamp is {what}")


def _read_events(by_name: Mapping[str, str], body: bytes, media_type: str, event: Type[Event]) -> List[Event]:
    kind = by_name.get("content-type", "").split(";")[0].strip().lower()
    if kind != media_type:
        raise WebhookError("media-type", f"the body is {kind or 'of no type'}, not {media_type}")
    try:
        entries = parse_json(body.decode(json.detect_encoding(body)))
    except ValueError as error:
        raise WebhookError("body-malformed", f"the body is not JSON: {error}") from None
    if not isinstance(entries, list):
        raise WebhookError("body-malformed", f"the body is {type(entries).__name__}, not an array of events")
    return [_read(event, entry, index) for index, entry in enumerate(entries)]


def _read(event: Type[Event], entry: object, index: int) -> Event:
    if not isinstance(entry, dict):
        raise WebhookError("event-invalid", f"event {index} is {type(entry).__name__}, not an object")
    try:
        return event.from_dict(entry)
    except ValidationError as error:
        raise WebhookError("event-invalid", f"event {index}, {in_one_line(messages_of(error))}") from None
