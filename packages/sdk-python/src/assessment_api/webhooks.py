"""Checks deliveries of events before they are believed."""

from __future__ import annotations

import hmac
import json
from typing import List, Literal, Mapping, Sequence, Type, TypeVar, Union

from pydantic import ValidationError

from . import v1, v2
from ._model import Model, in_one_line, messages_of
from .errors import AssessmentApiError

__all__ = ["WebhookError", "verify_v1_webhook", "verify_v2_webhook"]

Event = TypeVar("Event", bound=Model)
Code = Literal["secret-missing", "secret-wrong", "media-type", "body-malformed", "event-invalid"]


class WebhookError(AssessmentApiError):
    """A delivery that must not be trusted. Respond with `status`; the message never repeats a secret."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code: Code = code
        self.status = 401 if code.startswith("secret") else 415 if code == "media-type" else 400


def verify_v1_webhook(
    headers: Mapping[str, str], body: bytes, secret: Union[str, Sequence[str]]
) -> List[v1.WebhookEvent]:
    """
    Checks a delivery of V1 (header `X-Hook-Secret`, compared in constant time) and returns its events.

    Args:
        headers: The headers of the request, in any case.
        body: The body as it came.
        secret: What the administration panel shows; several while a secret is being replaced.

    Raises:
        WebhookError: with a code, a message, and the status to respond with.
    """
    return _verify(headers, body, secret, "X-Hook-Secret", "application/json", v1.WebhookEvent)


def verify_v2_webhook(
    headers: Mapping[str, str], body: bytes, secret: Union[str, Sequence[str]]
) -> List[v2.WebhookEvent]:
    """
    Checks a delivery of V2 (header `Vendor-Hook-Secret`, compared in constant time) and returns its events.

    Args:
        headers: The headers of the request, in any case.
        body: The body as it came.
        secret: What the registration returned; several while a secret is being replaced.

    Raises:
        WebhookError: with a code, a message, and the status to respond with.
    """
    return _verify(headers, body, secret, "Vendor-Hook-Secret", "application/vnd.vendor.v2.hal+json", v2.WebhookEvent)


def _verify(
    headers: Mapping[str, str],
    body: bytes,
    secret: Union[str, Sequence[str]],
    secret_header: str,
    media_type: str,
    event: Type[Event],
) -> List[Event]:
    secrets = [secret] if isinstance(secret, str) else list(secret)
    if not secrets or not all(secrets):
        raise TypeError("secret must be a non-empty string")
    by_name = {name.lower(): value for name, value in headers.items()}
    given = by_name.get(secret_header.lower())
    if given is None:
        raise WebhookError("secret-missing", f"the header {secret_header} is missing")
    # Every secret is compared to its end, so that time tells nothing.
    if not any([hmac.compare_digest(given.encode(), one.encode()) for one in secrets]):
        raise WebhookError("secret-wrong", f"the header {secret_header} does not hold the secret")
    kind = by_name.get("content-type", "").split(";")[0].strip().lower()
    if kind != media_type:
        raise WebhookError("media-type", f"the body is {kind or 'of no type'}, not {media_type}")
    try:
        entries = json.loads(body)
    except (ValueError, RecursionError) as error:
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
