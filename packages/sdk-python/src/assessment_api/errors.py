"""Errors, all of them subclasses of `AssessmentApiError`."""

from __future__ import annotations

import copyreg
import re
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any, Dict, List, Mapping, Optional, Tuple, Type

from ._json import parse_json


class AssessmentApiError(Exception):
    """Base class of all errors."""

    def __reduce__(self) -> Tuple[Any, ...]:
        # pickle and copy must bypass the constructor, because its arguments are not kept.
        return copyreg.__newobj__, (type(self), *self.args), vars(self)  # type: ignore[attr-defined]


class ConnectionFailedError(AssessmentApiError):
    """No response, or an incomplete one: the service was unreachable or timed out. The cause is in `__cause__`."""


class UnexpectedResponseError(AssessmentApiError):
    """A response that violates the API's document."""

    def __init__(self, message: str, *, status: int, text: str) -> None:
        super().__init__(message)
        self.status = status
        self.text = text


class UnreadableFieldError(AssessmentApiError, AttributeError):
    """
    A required field is missing in the response, or a field has the wrong type; raised when the field is read.

    Also an `AttributeError`, so that `hasattr` and `getattr` with a default work.
    """

    def __init__(self, model: str, field: str, problem: str) -> None:
        super().__init__(f"{model}.{field} cannot be read; in the response, {problem}")
        self.field = field
        self.problem = problem


@dataclass(frozen=True)
class ValidationError:
    """A field that the service rejected."""

    field: str
    value: str
    """The rejected value; empty if it is missing or no text."""
    message: str


class ApiError(AssessmentApiError):
    """An error response of the service."""

    status: int
    details: str
    """Description for people: `details` of V1 and V2, `message` of V3."""
    error_id: Optional[str]
    """Reference for the support team (V1, V2)."""
    validation_errors: List[ValidationError]
    """Rejected fields, after a 400 of V1 and V2."""
    error_type: Optional[str]
    """Kind of error, for programs (V3); later releases may add values."""
    body: Any
    """The whole error object, or the text if it is not JSON."""
    headers: Mapping[str, str]

    def __init__(self, status: int, text: str, headers: Mapping[str, str]) -> None:
        self.status = status
        self.headers = headers
        text = text.removeprefix("\ufeff")
        self.body = _parse(text)
        known: Dict[str, Any] = self.body if isinstance(self.body, dict) else {}
        self.details = _text(known.get("details")) or _text(known.get("message")) or text[:500]
        self.error_id = _text(known.get("errorId"))
        self.error_type = _text(known.get("errorType"))
        entries = known.get("validationErrors")
        self.validation_errors = [
            ValidationError(*(_text(entry.get(name)) or "" for name in ("field", "value", "message")))
            for entry in (entries if isinstance(entries, list) else [])
            if isinstance(entry, dict)
        ]
        quoted = f" (error id {self.error_id})" if self.error_id else ""
        kind = f" {self.error_type}" if self.error_type else ""
        fields = "".join(f"; {one.field}: {one.message}" for one in self.validation_errors)
        super().__init__(f"{status}{kind}: {self.details}{fields}{quoted}")

    @property
    def retry_after(self) -> Optional[float]:
        """Seconds to wait before the next request, from `Retry-After`; None without a valid one."""
        given = self.headers.get("Retry-After", "").strip()
        if given.isascii() and given.isdigit():
            return float(given)
        moment = _http_date(given)
        return None if moment is None else max(0.0, (moment - datetime.now(timezone.utc)).total_seconds())


class BadRequestError(ApiError):
    """400: query or body is invalid; see `validation_errors`."""


class UnauthorizedError(ApiError):
    """401: the key is missing or wrong."""


class NotFoundError(ApiError):
    """404: the resource does not exist."""


class ConflictError(ApiError):
    """409: the resource already exists, or its state does not allow the request."""


class PreconditionFailedError(ApiError):
    """412: a referenced resource cannot be used, such as the exam of a new candidate."""


class NoCreditsError(ApiError):
    """417: the organization has no credits left."""


class UnprocessableError(ApiError):
    """422: an uploaded file could not be processed."""


class RateLimitedError(ApiError):
    """429: too many requests."""


class ServerError(ApiError):
    """5xx: the service failed."""


_BY_STATUS: Dict[int, Type[ApiError]] = {
    400: BadRequestError,
    401: UnauthorizedError,
    404: NotFoundError,
    409: ConflictError,
    412: PreconditionFailedError,
    417: NoCreditsError,
    422: UnprocessableError,
    429: RateLimitedError,
}


def error_of(status: int, text: str, headers: Mapping[str, str]) -> ApiError:
    """Returns the error of a failed response."""
    kind = _BY_STATUS.get(status, ServerError if status >= 500 else ApiError)
    return kind(status, text, headers)


def _parse(text: str) -> Any:
    try:
        return parse_json(text)
    except ValueError:
        return text


_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
_DAYS = "Mon|Tue|Wed|Thu|Fri|Sat|Sun"
_TIME = r"(?P<hour>\d\d):(?P<minute>\d\d):(?P<second>\d\d)"
_DATES = [
    re.compile(pattern, re.ASCII)
    for pattern in (
        rf"(?:{_DAYS}), (?P<day>\d\d) (?P<month>\w{{3}}) (?P<year>\d{{4}}) {_TIME} GMT",
        rf"(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (?P<day>\d\d)-(?P<month>\w{{3}})-(?P<year>\d\d) {_TIME} GMT",
        rf"(?:{_DAYS}) (?P<month>\w{{3}}) (?P<day>[ \d]\d) {_TIME} (?P<year>\d{{4}})",
    )
]
"""The three forms of an HTTP date: the current one, that of RFC 850, and that of asctime."""


def _http_date(text: str) -> Optional[datetime]:
    """Parses an HTTP date (RFC 9110, 5.6.7) without checking the weekday; returns None for other text."""
    parts = next((found for found in (form.fullmatch(text) for form in _DATES) if found), None)
    if parts is None or parts["month"] not in _MONTHS:
        return None
    year, day, hour, minute, second = (int(parts[name]) for name in ("year", "day", "hour", "minute", "second"))
    if len(parts["year"]) == 2:
        year += 2000 if year < 70 else 1900
    try:
        return datetime(year, _MONTHS.index(parts["month"]) + 1, day, hour, minute, second, tzinfo=timezone.utc)
    except ValueError:
        return None


def _text(value: Any) -> Optional[str]:
    return value if isinstance(value, str) else None
