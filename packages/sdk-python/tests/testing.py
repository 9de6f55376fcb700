"""Small helpers of the tests."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Callable, Dict, List

import httpx


def as_bytes(value: object) -> bytes:
    return json.dumps(value).encode()


def zipped(files: Dict[str, str]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return buffer.getvalue()


class Recorder(httpx.BaseTransport):
    """Responds to every request in the same way, and keeps the requests."""

    def __init__(self, respond: Callable[[httpx.Request], httpx.Response]) -> None:
        self.requests: List[httpx.Request] = []
        self._respond = respond

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.read()
        self.requests.append(request)
        return self._respond(request)


class Passing(httpx.BaseTransport):
    """Passes requests on, with further headers, and keeps them."""

    def __init__(self, headers: Dict[str, str]) -> None:
        self.requests: List[httpx.Request] = []
        self._headers = headers
        self._next = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.headers.update(self._headers)
        self.requests.append(request)
        return self._next.handle_request(request)

    def close(self) -> None:
        self._next.close()
