"""Options of clients and calls, and the events of hooks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Awaitable, Callable, Collection, Mapping, Optional, TypedDict, Union


def _check_not_negative(options: object) -> None:
    for name, value in vars(options).items():
        if name != "methods" and not value >= 0:
            raise ValueError(f"{name} must not be negative")


@dataclass(frozen=True)
class WaitOn429:
    """
    Retries after a 429, and the wait without `Retry-After`.

    Raises at once if the response asks for more than `max_seconds`.
    """

    max_retries: int = 5
    default_seconds: float = 8.0
    max_seconds: float = 60.0

    def __post_init__(self) -> None:
        _check_not_negative(self)


@dataclass(frozen=True)
class Retry:
    """
    Retries of transient failures: no response, a broken or late response, or a status of 408, 429, 500, 502, 503 or
    504.

    The wait follows the response, or is random up to a bound that doubles each time. Raises at once if the response
    asks for more than `max_seconds`.
    """

    max_retries: int = 3
    seconds: float = 0.5
    """Bound of the first wait."""
    max_seconds: float = 30.0
    """Longest wait."""
    methods: Collection[str] = ("GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "QUERY")
    """Methods to retry, in any case; default: the idempotent methods of HTTP."""

    def __post_init__(self) -> None:
        _check_not_negative(self)
        if isinstance(self.methods, str):
            raise TypeError(f"methods must be a collection: [{self.methods!r}] for one method")
        object.__setattr__(self, "methods", tuple(method.upper() for method in self.methods))


class CallOptions(TypedDict, total=False):
    """
    Options of a call, which override the client's. All operations accept them, as in `list_exams(timeout=5)`.
    """

    timeout: Optional[float]
    """Timeout in seconds of each attempt, up to the last byte of the response; None for no timeout."""
    total_timeout: Optional[float]
    """
    Timeout in seconds of the whole call, including all attempts and the waits between them. In an iterator, each page
    is a call.
    """
    headers: Mapping[str, str]
    """Additional headers; they override the headers of the client, but never the key or the media types."""
    base_url: str
    """Base URL of the same service, including the version."""
    retry: Union[bool, Retry]
    """Whether and how to retry; False disables retries."""


@dataclass(frozen=True)
class AttemptEvent:
    """
    An attempt of a call, passed to hooks.

    URL and headers are as sent, including personal data in queries. The API key and other credentials are replaced by
    `[redacted]`.
    """

    operation: str
    """The operationId in the API's document, such as `createCandidate`."""
    method: str
    url: str
    attempt: int
    """1 for the first attempt."""
    request_headers: Mapping[str, str]
    status: Optional[int] = None
    """Status of the response; None before or without a response."""
    response_headers: Optional[Mapping[str, str]] = None
    error: Optional[BaseException] = None
    """Reason of a failure: a `ConnectionFailedError`, or an exception that ended the call, such as cancellation."""
    duration: Optional[float] = None
    """Seconds from the start of the request to the last byte of the response."""
    will_retry: bool = False
    """Whether another attempt follows."""
    wait: Optional[float] = None
    """Seconds until the next attempt, if any."""


Hook = Callable[[AttemptEvent], None]
"""Observes attempts. An exception ends the call."""

AsyncHook = Callable[[AttemptEvent], Optional[Awaitable[None]]]
"""A hook of an `AsyncClient`: a function or a coroutine function."""
