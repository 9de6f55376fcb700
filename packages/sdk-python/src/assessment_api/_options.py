"""Options of clients and calls, and the event that hooks get for each try."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Awaitable, Callable, Collection, Mapping, Optional, TypedDict, Union


@dataclass(frozen=True)
class WaitOn429:
    """
    How often to try again after a 429, and how long to wait when the response does not say.

    A 429 that asks for more than `max_seconds` is raised as an error at once.
    """

    max_retries: int = 5
    default_seconds: float = 8.0
    max_seconds: float = 60.0


@dataclass(frozen=True)
class Retry:
    """
    How often and for what a request is sent again that failed for a reason which passes: no response, one that broke off or was late, or a status of
    408, 429, 500, 502, 503 or 504.

    The wait is random, up to a bound that doubles each time, or what the response asks for. One that asks for more than `max_seconds` is
    raised as an error at once.
    """

    max_retries: int = 3
    seconds: float = 0.5
    """The bound of the first wait."""
    max_seconds: float = 30.0
    """The longest wait of all."""
    methods: Collection[str] = ("GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "QUERY")
    """Methods whose requests may arrive twice: those that HTTP calls idempotent."""


class CallOptions(TypedDict, total=False):
    """Options of one call, in place of its client's; every operation takes these names, as in `list_exams(timeout=5)`."""

    timeout: Optional[float]
    """Seconds that each try may take, to the last byte of its response; None for as long as it takes."""
    total_timeout: Optional[float]
    """Seconds that the whole call may take: all tries and the waits between them. Of a walk through pages, each page is a call."""
    headers: Mapping[str, str]
    """Further headers; they win over those of the client, and never replace the key or the media types."""
    base_url: str
    """Another address of the same service, its version included."""
    retry: Union[bool, Retry]
    """Whether, and how, to send a request again; False for never."""


@dataclass(frozen=True)
class TryEvent:
    """
    One try of a call, as hooks are told of it.

    The URL and the headers are those that are sent, queries with personal data included; the API key and other
    credentials are not: `[redacted]` stands for them.
    """

    operation: str
    """The operationId in the API's document, such as `createCandidate`."""
    method: str
    url: str
    attempt: int
    """1 for the first try of a call, then 2, and so on."""
    request_headers: Mapping[str, str]
    status: Optional[int] = None
    """The status of the response; None before it, and where there is none."""
    response_headers: Optional[Mapping[str, str]] = None
    error: Optional[BaseException] = None
    """Why there is no response: a `ConnectionFailedError`, or what ended the call, such as its cancellation."""
    duration: Optional[float] = None
    """Seconds since the request began, to the last byte of the response."""
    will_retry: bool = False
    """Whether another try follows."""
    wait: Optional[float] = None
    """Seconds until the next try, where one follows."""


Hook = Callable[[TryEvent], None]
"""Watches tries, and changes nothing. An exception that it raises ends the call."""

AsyncHook = Callable[[TryEvent], Optional[Awaitable[None]]]
"""A hook of an `AsyncClient`: a function, or a coroutine function, which is awaited."""
