"""The parts of a call without network access: building the request and parsing the response."""

from __future__ import annotations

import io
import json
import re
from dataclasses import dataclass, field, replace
from functools import cached_property
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, BinaryIO, Dict, Generic, Mapping, Optional, Tuple, TypeVar, Union

import httpx

from ._attempts import Attempts
from ._model import in_one_line
from ._options import AttemptEvent, CallOptions, Retry, WaitOn429
from ._parameters import to_json_values, write_path, write_query
from ._reading import adapter_of, read
from ._version import __version__
from .errors import ApiError, ConnectionFailedError, UnexpectedResponseError, error_of

T = TypeVar("T")

Binary = Union[bytes, BinaryIO]
"""Bytes, or a file opened for reading bytes."""


@dataclass(frozen=True)
class ApiResponse(Generic[T]):
    """A successful response with its status and headers, such as `Location`."""

    body: T
    status: int
    headers: Mapping[str, str]
    problems: Tuple[str, ...] = ()
    """Each place of the body that violates the API's document, with the reason but without values."""
    content: bytes = field(default=b"", repr=False)
    """The received body, decompressed."""

    @cached_property
    def text(self) -> str:
        """The received body as text. Like the APIs, this assumes UTF-8 for any media type."""
        return self.content.decode("utf-8", "replace")


@dataclass(frozen=True)
class ApiKey:
    """The API key and its header."""

    header: str
    value: str = field(repr=False)


@dataclass(frozen=True)
class Settings:
    """Settings of a client or a call."""

    base_url: str
    key: ApiKey
    timeout: Optional[float]
    total_timeout: Optional[float]
    headers: Mapping[str, str] = field(repr=False)
    retry: Union[bool, Retry]
    wait_on_429: Union[bool, WaitOn429]
    strict_responses: bool

    def __post_init__(self) -> None:
        _check_key(self.key.value)
        _check_base_url(self.base_url)
        _check_seconds("timeout", self.timeout)
        _check_seconds("total_timeout", self.total_timeout)
        _check_headers(self.headers)
        _check_kind("retry", self.retry, (bool, Retry))
        _check_kind("wait_on_429", self.wait_on_429, (bool, WaitOn429))

    def of_call(self, options: CallOptions) -> Settings:
        """Returns the settings of a call: the settings of the client with the given options."""
        if not options:
            return self
        for name in options:
            if name not in CallOptions.__annotations__:
                raise TypeError(f"unknown parameter or option {name!r}")
        given: Dict[str, Any] = {**options}
        if "headers" in options:
            # Header names are case-insensitive.
            names = [name.lower() for name in options["headers"]]
            kept = {name: value for name, value in self.headers.items() if name.lower() not in names}
            given["headers"] = {**kept, **options["headers"]}
        return replace(self, **given)


NO_COOKIES = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
"""A cookie jar that stores nothing."""

# Framing headers follow from the body.
_FRAMING = ("content-length", "transfer-encoding")
_CREDENTIALS = ("authorization", "proxy-authorization", "cookie")


class Call:
    """The request of an operation, which may be sent several times."""

    def __init__(
        self,
        settings: Settings,
        operation: str,
        method: str,
        template: str,
        *,
        returns: Any,
        accept: str,
        path: Optional[Mapping[str, Any]],
        query: Optional[Mapping[str, Any]],
        body: Any,
        body_type: Any,
        content_type: Optional[str],
    ) -> None:
        self._settings = settings
        self._operation = operation
        self._template = template
        self._returns = returns
        self._media_types = {"Accept": accept, **({} if content_type is None else {"Content-Type": content_type})}
        self._attempt = 0
        self.method = method
        text = write_query(query or {})
        self.url = settings.base_url.rstrip("/") + write_path(template, path or {}) + (f"?{text}" if text else "")
        self._content = _content(body, body_type, content_type)
        self._file = None if self._content is None or isinstance(self._content, bytes) else self._content
        self._begin = _place_in(self._file)
        self._framing: Dict[str, str] = {}
        if self._file is not None and self._begin is not None:
            self._framing["Content-Length"] = str(_end_of(self._file) - self._begin)

    def attempts(self) -> Attempts:
        """Starts the timeouts and the retries."""
        settings = self._settings
        retry = Retry() if settings.retry is True else (settings.retry or None)
        wait_on_429 = WaitOn429() if settings.wait_on_429 is True else (settings.wait_on_429 or None)
        # A consumed stream cannot be sent again.
        used_up = self._file is not None and self._begin is None
        return Attempts(
            timeout=settings.timeout,
            total_timeout=settings.total_timeout,
            retry=None if used_up or not retry or self.method not in retry.methods else retry,
            wait_on_429=None if used_up else wait_on_429,
        )

    def content(self) -> Optional[Binary]:
        """Returns the body from its beginning."""
        if self._file is not None and self._begin is not None:
            self._file.seek(self._begin)
        return self._content

    def headers(self) -> httpx.Headers:
        """Returns the headers of client and call, and the framing of the body."""
        headers = httpx.Headers({"User-Agent": f"assessment-api-python/{__version__}"})
        headers.update({name: value for name, value in self._settings.headers.items() if name.lower() not in _FRAMING})
        headers.update(self._framing)
        return headers

    def seal(self, request: httpx.Request) -> httpx.Request:
        """
        Sets the headers that nothing may override: media types and the key. The key is in no variable, because
        tracebacks would show it.
        """
        # httpx would send cookies of earlier responses, regardless of the key.
        request.headers.pop("Cookie", None)
        request.headers.update(
            {name: value for name, value in self._settings.headers.items() if name.lower() == "cookie"}
        )
        request.headers.update(self._media_types)
        request.headers[self._settings.key.header] = self._settings.key.value
        return request

    def event(self, request: httpx.Request) -> AttemptEvent:
        """Returns the event of the next attempt."""
        self._attempt += 1
        headers = httpx.Headers(request.headers)
        for name in (self._settings.key.header, *_CREDENTIALS):
            if name in headers:
                headers[name] = "[redacted]"
        url = str(request.url.copy_with(userinfo=b""))
        return AttemptEvent(self._operation, self.method, url, self._attempt, headers)

    def lost(self, error: httpx.RequestError) -> ConnectionFailedError:
        """Returns the error of an attempt without a response."""
        # Queries may contain names and e-mail addresses, and URLs passwords.
        place = httpx.URL(self.url).copy_with(userinfo=b"", query=None)
        lost = ConnectionFailedError(f"{self.method} {place}: {error or type(error).__name__}")
        lost.__cause__ = error
        return lost

    def read(self, response: httpx.Response) -> ApiResponse[Any]:
        """Parses a successful response."""
        if self._returns is None:
            return ApiResponse(None, response.status_code, response.headers, content=response.content)
        value, problems = read(self._returns, response.content)
        if problems and (self._settings.strict_responses or value is None):
            message = (
                f"{self.method} {self._template}: the response does not fit the API's document: {in_one_line(problems)}"
            )
            raise UnexpectedResponseError(message, status=response.status_code, text=_text_of(response))
        return ApiResponse(value, response.status_code, response.headers, problems, response.content)


def refusal_in(response: httpx.Response) -> Optional[ApiError]:
    """Returns the error of a failed response; None for a success."""
    if response.is_success:
        return None
    return error_of(response.status_code, _text_of(response), response.headers)


def check_end(response: httpx.Response) -> None:
    """Raises if a compressed body ends too early, which httpx ignores."""
    # httpx has no public name for the decompressor.
    decompressor = getattr(getattr(response, "_decoder", None), "decompressor", None)
    if response.num_bytes_downloaded > 0 and not getattr(decompressor, "eof", True):
        raise httpx.DecodingError("the compressed body ends too early", request=response.request)


def _text_of(response: httpx.Response) -> str:
    """Decodes UTF-8. httpx would use the codec that the server names, which may fail."""
    return response.content.decode("utf-8", "replace")


def _check_key(key: Optional[str]) -> None:
    """Rejects keys that no header can hold, without quoting the key, because errors are logged."""
    if not (key and key.isascii() and key.isprintable() and key == key.strip()):
        raise ValueError("api_key must be ASCII text, not empty, without line breaks and without spaces around it")


_TOKEN = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")


def _check_headers(headers: Mapping[str, str]) -> None:
    for name, value in headers.items():
        if not (isinstance(name, str) and _TOKEN.fullmatch(name)):
            raise ValueError(f"{name!r} cannot be the name of a header")
        if not (isinstance(value, str) and value.isascii() and value.replace("\t", "").isprintable()):
            raise ValueError(f"the header {name!r} must be ASCII text without line breaks")


def _check_kind(name: str, value: object, kinds: Tuple[type, ...]) -> None:
    if not isinstance(value, kinds):
        raise TypeError(f"{name} must be {' or '.join(kind.__name__ for kind in kinds)}, not {type(value).__name__}")


def _check_seconds(name: str, seconds: Optional[float]) -> None:
    if seconds is not None and not seconds > 0:
        raise ValueError(f"{name} must be a number of seconds above 0, or None")


def _check_base_url(base_url: str) -> None:
    try:
        url = httpx.URL(base_url)
    except httpx.InvalidURL as error:
        raise ValueError(f"base_url is not a URL: {error}") from error
    if url.scheme not in ("http", "https") or not url.host or "?" in base_url or "#" in base_url:
        raise ValueError("base_url must begin with http:// or https:// and a host, and have neither query nor fragment")


def _place_in(file: Optional[BinaryIO]) -> Optional[int]:
    """Returns the position of a file that supports seeking."""
    if file is None:
        return None
    # A SpooledTemporaryFile can seek, but does not say so before Python 3.11.
    can_go_back = file.seekable() if hasattr(file, "seekable") else hasattr(file, "seek")
    try:
        return file.tell() if can_go_back else None
    except OSError:
        return None


def _end_of(file: BinaryIO) -> int:
    file.seek(0, io.SEEK_END)
    return file.tell()


def _content(body: Any, body_type: Any, content_type: Optional[str]) -> Optional[Binary]:
    """Encodes JSON media types; passes text, bytes and files through."""
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
        raise TypeError(f"must be bytes or a file opened for reading bytes, not {type(body).__name__}")
    file: BinaryIO = body
    return file
