"""What the generated operations stand on: one request and its response."""

from __future__ import annotations

import io
import json
import random
import time
from dataclasses import dataclass, field
from typing import (
    Any,
    BinaryIO,
    Callable,
    Collection,
    Dict,
    Generic,
    Mapping,
    Optional,
    Tuple,
    Type,
    TypeVar,
    Union,
    overload,
)

import httpx

from ._deadline import deadline, keep_deadlines
from ._model import in_one_line
from ._parameters import joined, number, repeated, to_json_values, write_path, write_query
from ._reading import adapter_of, read
from ._version import __version__
from .errors import ApiError, ConnectionFailedError, RateLimitedError, UnexpectedResponseError, error_of

__all__ = ["ApiResponse", "ApiKey", "Binary", "Retry", "Transport", "WaitOn429", "joined", "number", "repeated"]

T = TypeVar("T")

Binary = Union[bytes, BinaryIO]
"""Bytes, or a file that is open for reading them."""


@dataclass(frozen=True)
class ApiKey:
    """The key, and the header that it goes out in."""

    header: str
    value: str = field(repr=False)


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


_PASSING = (408, 429, 500, 502, 503, 504)


@dataclass(frozen=True)
class ApiResponse(Generic[T]):
    """A success, with its status and its headers, such as `Location`."""

    body: T
    status: int
    headers: Mapping[str, str]
    problems: Tuple[str, ...] = ()
    """Each place of the body that does not fit the API's document, with the reason; without values."""


class Transport:
    """Sends the requests of one client. Redirects are not followed: they would hand the key to another host."""

    def __init__(
        self,
        base_url: str,
        key: ApiKey,
        *,
        timeout: float,
        strict_responses: bool,
        wait_on_429: Union[bool, WaitOn429],
        retry: Union[bool, Retry],
        http_transport: Optional[httpx.BaseTransport],
    ) -> None:
        _check_key(key.value)
        _check_base_url(base_url)
        self._base_url = base_url.rstrip("/")
        self._strict = strict_responses
        self._wait = WaitOn429() if wait_on_429 is True else (wait_on_429 or WaitOn429(max_retries=0))
        self._retry = Retry() if retry is True else (retry or None)
        self._timeout = timeout
        self._http = httpx.Client(
            headers={key.header: key.value, "User-Agent": f"assessment-api-python/{__version__}"},
            timeout=timeout,
            transport=http_transport,
            follow_redirects=False,
        )
        keep_deadlines(self._http)

    def close(self) -> None:
        self._http.close()

    @overload
    def send(
        self,
        method: str,
        template: str,
        *,
        returns: None,
        accept: str,
        path: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        body_type: Any = None,
        content_type: Optional[str] = None,
    ) -> ApiResponse[None]: ...

    @overload
    def send(
        self,
        method: str,
        template: str,
        *,
        returns: Type[T],
        accept: str,
        path: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        body_type: Any = None,
        content_type: Optional[str] = None,
    ) -> ApiResponse[T]: ...

    def send(
        self,
        method: str,
        template: str,
        *,
        returns: Any,
        accept: str,
        path: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        body_type: Any = None,
        content_type: Optional[str] = None,
    ) -> ApiResponse[Any]:
        """Sends a request and reads the response; raises an `AssessmentApiError` when there is no success."""
        url = self._base_url + write_path(template, path or {})
        text = write_query(query or {})
        headers: Dict[str, str] = {"Accept": accept}
        if content_type is not None:
            headers["Content-Type"] = content_type
        content = _content(body, body_type, content_type)
        response = self._send_patiently(method, f"{url}?{text}" if text else url, headers, content)
        if returns is None:
            return ApiResponse(None, response.status_code, response.headers)
        value, problems = read(returns, response.content)
        if problems and (self._strict or value is None):
            message = f"{method} {template}: the response does not fit the API's document: {in_one_line(problems)}"
            raise UnexpectedResponseError(message, status=response.status_code, text=response.text)
        return ApiResponse(value, response.status_code, response.headers, problems)

    def _send_patiently(
        self, method: str, url: str, headers: Dict[str, str], content: Optional[Binary]
    ) -> httpx.Response:
        file = None if content is None or isinstance(content, bytes) else content
        begin = _place_in(file)
        if file is not None and begin is not None:
            # httpx would take the length of the whole file, wherever it stands.
            headers["Content-Length"] = str(_end_of(file) - begin)

        def send_once() -> httpx.Response:
            if file is not None and begin is not None:
                file.seek(begin)
            return self._send_once(method, url, headers, content)

        if file is not None and begin is None:
            return send_once()  # A stream that is used up cannot be sent again.
        if not self._retry or method not in self._retry.methods:
            return _wait_on_429(send_once, self._wait)
        return _retry(lambda: _wait_on_429(send_once, self._wait), self._retry)

    def _send_once(
        self, method: str, url: str, headers: Mapping[str, str], content: Optional[Binary]
    ) -> httpx.Response:
        try:
            with deadline(self._timeout):
                response = self._http.request(method, url, headers=headers, content=content)
        except httpx.RequestError as error:
            # Queries hold names and addresses, and a URL may hold a password.
            place = httpx.URL(url).copy_with(userinfo=b"", query=None)
            raise ConnectionFailedError(f"{method} {place}: {error or type(error).__name__}") from error
        if not response.is_success:
            raise _refusal(response)
        return response


def _wait_on_429(send: Callable[[], httpx.Response], wait: WaitOn429) -> httpx.Response:
    for _ in range(wait.max_retries):
        try:
            return send()
        except RateLimitedError as error:
            asked = error.retry_after
            if asked is not None and asked > wait.max_seconds:
                raise
            time.sleep(wait.default_seconds if asked is None else asked)
    return send()


def _retry(send: Callable[[], httpx.Response], retry: Retry) -> httpx.Response:
    for attempt in range(retry.max_retries):
        asked = None
        try:
            return send()
        except ConnectionFailedError:
            pass
        except ApiError as error:
            asked = error.retry_after
            if error.status not in _PASSING or (asked is not None and asked > retry.max_seconds):
                raise
        bound = min(retry.seconds * 2**attempt, retry.max_seconds)
        time.sleep(random.uniform(0, bound) if asked is None else asked)
    return send()


def _check_key(key: Optional[str]) -> None:
    """Refuses what no header can hold; the key is not repeated, as errors end up in logs."""
    if not (key and key.isascii() and key.isprintable() and key == key.strip()):
        raise ValueError("api_key must be ASCII text, not empty, without line breaks and without spaces around it")


def _check_base_url(base_url: str) -> None:
    try:
        url = httpx.URL(base_url)
    except httpx.InvalidURL as error:
        raise ValueError(f"base_url is no URL: {error}") from error
    if url.scheme not in ("http", "https") or not url.host or "?" in base_url or "#" in base_url:
        raise ValueError("base_url must begin with http:// or https:// and a host, and have neither query nor fragment")


def _place_in(file: Optional[BinaryIO]) -> Optional[int]:
    """Where a file stands, if it can be put there again."""
    if file is None:
        return None
    # A SpooledTemporaryFile can, and does not say so before Python 3.11.
    can_go_back = file.seekable() if hasattr(file, "seekable") else hasattr(file, "seek")
    return file.tell() if can_go_back else None


def _end_of(file: BinaryIO) -> int:
    file.seek(0, io.SEEK_END)
    return file.tell()


def _content(body: Any, body_type: Any, content_type: Optional[str]) -> Optional[Binary]:
    """JSON for media types of JSON; text, bytes and files of bytes as they are."""
    if body is None:
        return None
    if content_type is not None and content_type.endswith("json"):
        checked = adapter_of(body_type).validate_python(body)
        return json.dumps(to_json_values(checked), ensure_ascii=False, allow_nan=False).encode()
    if isinstance(body, str) and content_type != "application/zip":
        return body.encode()
    if isinstance(body, (bytes, bytearray, memoryview)):
        return bytes(body)
    if isinstance(body, io.TextIOBase) or not hasattr(body, "read"):
        raise TypeError(f"bytes, or a file that is open for reading bytes, are needed; not {type(body).__name__}")
    file: BinaryIO = body
    return file


def _refusal(response: httpx.Response) -> ApiError:
    return error_of(response.status_code, response.text, response.headers)
