from __future__ import annotations

import io
import json
import ssl
import zipfile
from typing import Callable, Dict, List

import httpx

TLS = ssl.create_default_context()
"""Cached, because loading the certificates for each client would take longer than most tests."""


def as_bytes(value: object) -> bytes:
    return json.dumps(value).encode()


def zipped(files: Dict[str, str]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return buffer.getvalue()


class Recorder(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """Responds to every request in the same way and records the requests."""

    def __init__(self, respond: Callable[[httpx.Request], httpx.Response]) -> None:
        self.requests: List[httpx.Request] = []
        self._respond = respond

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.read()
        self.requests.append(request)
        return self._respond(request)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        await request.aread()
        self.requests.append(request)
        return self._respond(request)


class Passing(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """Passes requests on with additional headers and records them."""

    def __init__(self, headers: Dict[str, str]) -> None:
        self.requests: List[httpx.Request] = []
        self._headers = headers
        self._next = httpx.HTTPTransport(verify=TLS)
        self._next_async = httpx.AsyncHTTPTransport(verify=TLS)

    def _keep(self, request: httpx.Request) -> httpx.Request:
        request.headers.update(self._headers)
        self.requests.append(request)
        return request

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return self._next.handle_request(self._keep(request))

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        return await self._next_async.handle_async_request(self._keep(request))

    def close(self) -> None:
        self._next.close()

    async def aclose(self) -> None:
        await self._next_async.aclose()
