"""What the generated operations stand on: one request and its answer."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any, BinaryIO, Dict, Generic, Mapping, NamedTuple, Optional, Type, TypeVar, Union, overload

import httpx
from pydantic import TypeAdapter, ValidationError

from ._parameters import joined, repeated, to_json_values, write_path, write_query
from ._version import __version__
from .errors import ApiError, ConnectionFailedError, RateLimitedError, UnexpectedAnswerError, error_of

__all__ = ["ApiResponse", "ApiKey", "Binary", "Transport", "WaitOn429", "joined", "repeated"]

T = TypeVar("T")

Binary = Union[bytes, BinaryIO]
"""Bytes, or a file that is open for reading them."""


class ApiKey(NamedTuple):
    """The key, and the header that it goes out in."""

    header: str
    value: str


@dataclass(frozen=True)
class WaitOn429:
    """How often to try again after a 429, and how long to wait when the answer does not say."""

    max_retries: int = 5
    default_seconds: float = 8.0


@dataclass(frozen=True)
class ApiResponse(Generic[T]):
    """A success, with its status and its headers, such as `Location`."""

    body: T
    status: int
    headers: Mapping[str, str]


class Transport:
    """Sends the requests of one client. Redirects are not followed: they would hand the key to another host."""

    def __init__(
        self,
        base_url: str,
        key: ApiKey,
        *,
        timeout: float,
        wait_on_429: Union[bool, WaitOn429],
        http_transport: Optional[httpx.BaseTransport],
    ) -> None:
        if not key.value:
            raise ValueError("api_key must not be empty")
        self._base_url = base_url.rstrip("/")
        self._wait = WaitOn429() if wait_on_429 is True else (wait_on_429 or WaitOn429(max_retries=0))
        self._http = httpx.Client(
            headers={key.header: key.value, "User-Agent": f"assessment-api-python/{__version__}"},
            timeout=timeout,
            transport=http_transport,
            follow_redirects=False,
        )

    def close(self) -> None:
        self._http.close()

    @overload
    def send(
        self,
        method: str,
        template: str,
        *,
        answer: None,
        accept: str,
        path: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        content_type: Optional[str] = None,
    ) -> ApiResponse[None]: ...

    @overload
    def send(
        self,
        method: str,
        template: str,
        *,
        answer: Type[T],
        accept: str,
        path: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        content_type: Optional[str] = None,
    ) -> ApiResponse[T]: ...

    def send(
        self,
        method: str,
        template: str,
        *,
        answer: Any,
        accept: str,
        path: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        content_type: Optional[str] = None,
    ) -> ApiResponse[Any]:
        """Sends a request and reads the answer; raises an `AssessmentApiError` when there is no success."""
        url = self._base_url + write_path(template, path or {})
        text = write_query(query or {})
        headers: Dict[str, str] = {"Accept": accept}
        if content_type is not None:
            headers["Content-Type"] = content_type
        response = self._send_patiently(method, f"{url}?{text}" if text else url, headers, _content(body, content_type))
        if answer is None:
            return ApiResponse(None, response.status_code, response.headers)
        try:
            value = TypeAdapter(answer).validate_json(response.content)
        except ValidationError as error:
            message = f"{method} {template} was answered with what its document does not allow: {error}"
            raise UnexpectedAnswerError(message, status=response.status_code, text=response.text) from error
        return ApiResponse(value, response.status_code, response.headers)

    def _send_patiently(
        self, method: str, url: str, headers: Mapping[str, str], content: Optional[Binary]
    ) -> httpx.Response:
        begin = None if content is None or isinstance(content, bytes) or not content.seekable() else content.tell()
        for _ in range(self._wait.max_retries):
            try:
                return self._send_once(method, url, headers, content)
            except RateLimitedError as error:
                if content is not None and not isinstance(content, bytes):
                    if begin is None:
                        raise  # A stream that is used up cannot be sent again.
                    content.seek(begin)
                time.sleep(self._wait.default_seconds if error.retry_after is None else error.retry_after)
        return self._send_once(method, url, headers, content)

    def _send_once(
        self, method: str, url: str, headers: Mapping[str, str], content: Optional[Binary]
    ) -> httpx.Response:
        try:
            response = self._http.request(method, url, headers=headers, content=content)
        except httpx.TransportError as error:
            raise ConnectionFailedError(f"{method} {url}: {error or type(error).__name__}") from error
        if not response.is_success:
            raise _refusal(response)
        return response


def _content(body: Any, content_type: Optional[str]) -> Optional[Binary]:
    """JSON for media types of JSON; text and bytes as they are."""
    if body is None:
        return None
    if content_type is not None and content_type.endswith("json"):
        return json.dumps(to_json_values(body), ensure_ascii=False).encode()
    content: Binary = body.encode() if isinstance(body, str) else body
    return content


def _refusal(response: httpx.Response) -> ApiError:
    return error_of(response.status_code, response.text, response.headers)
