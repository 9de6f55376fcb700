"""What can go wrong. All of it is an `AssessmentApiError`."""

from __future__ import annotations

import copyreg
import json
from dataclasses import dataclass
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Any, Dict, List, Mapping, Optional, Tuple, Type


class AssessmentApiError(Exception):
    """Base of all errors of this package."""

    def __reduce__(self) -> Tuple[Any, ...]:
        # The constructor's arguments are not kept, so pickle and copy must go past it.
        return copyreg.__newobj__, (type(self), *self.args), vars(self)  # type: ignore[attr-defined]


class ConnectionFailedError(AssessmentApiError):
    """No response, or one that broke off: the service could not be reached, or took too long. The cause is in `__cause__`."""


class UnexpectedResponseError(AssessmentApiError):
    """A response that does not fit the API's document."""

    def __init__(self, message: str, *, status: int, text: str) -> None:
        super().__init__(message)
        self.status = status
        self.text = text


class UnreadableFieldError(AssessmentApiError, AttributeError):
    """
    A field was touched that the response did not have, although the API always has it, or had with another type.

    It is an `AttributeError` too, so that `hasattr` and `getattr` with a default work.
    """

    def __init__(self, model: str, field: str, problem: str) -> None:
        super().__init__(f"{model}.{field} cannot be read; in the response, {problem}")
        self.field = field
        self.problem = problem


@dataclass(frozen=True)
class ValidationError:
    """One field that the service refused."""

    field: str
    value: str
    message: str


class ApiError(AssessmentApiError):
    """The service refused the request."""

    status: int
    """The HTTP status."""
    details: str
    """What is wrong, for people: `details` of V1 and V2, `message` of V3."""
    error_id: Optional[str]
    """What to quote to the support team (V1, V2)."""
    validation_errors: List[ValidationError]
    """The refused fields, after a 400 of V1 and V2."""
    error_type: Optional[str]
    """The kind of error, for programs (V3); expect values that no document names."""
    body: Any
    """The whole error object, or the text when it is no JSON."""
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
            ValidationError(*(str(entry.get(name, "")) for name in ("field", "value", "message")))
            for entry in (entries if isinstance(entries, list) else [])
            if isinstance(entry, dict)
        ]
        quoted = f" (error id {self.error_id})" if self.error_id else ""
        kind = f" {self.error_type}" if self.error_type else ""
        fields = "".join(f"; {one.field}: {one.message}" for one in self.validation_errors)
        super().__init__(f"{status}{kind}: {self.details}{fields}{quoted}")

    @property
    def retry_after(self) -> Optional[float]:
        """Seconds to wait before the next request, from now where the service names a date; None when it does not say."""
        given = self.headers.get("Retry-After", "").strip()
        if given.isascii() and given.isdigit():
            return float(given)
        try:
            moment = parsedate_to_datetime(given)
        except ValueError:
            return None
        moment = moment.replace(tzinfo=moment.tzinfo or timezone.utc)
        return max(0.0, (moment - datetime.now(timezone.utc)).total_seconds())


class BadRequestError(ApiError):
    """400: the query or the body was refused; see `validation_errors`."""


class UnauthorizedError(ApiError):
    """401: the key is missing or wrong."""


class NotFoundError(ApiError):
    """404: there is no such resource."""


class ConflictError(ApiError):
    """409: it is there already, or its state does not allow it."""


class PreconditionFailedError(ApiError):
    """412: what the request relies on cannot be used, such as the exam of a new candidate."""


class NoCreditsError(ApiError):
    """417: the organization has no credits left."""


class UnprocessableError(ApiError):
    """422: an uploaded file was read, but not understood."""


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
    """The error for a response that is no success."""
    kind = _BY_STATUS.get(status, ServerError if status >= 500 else ApiError)
    return kind(status, text, headers)


def _parse(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _text(value: Any) -> Optional[str]:
    return value if isinstance(value, str) else None
