"""
The functions of the synchronous client alone; `_async_io` has the same functions for the other client.

The most of it is a deadline for the whole of a request: httpx has one timeout for each step, and a server that drips never meets any of them.
"""

from __future__ import annotations

import inspect
import socket
import ssl
import time
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Iterable, Iterator, List, Optional

import httpcore
import httpx

from ._call import Binary
from ._options import Hook, TryEvent

_ends_at: ContextVar[Optional[float]] = ContextVar("ends_at", default=None)

# So much is written at a time, because a receiver that is slow to read holds up a write as a server does a read that is slow to write.
_PIECE = 16_384


@contextmanager
def deadline(seconds: Optional[float]) -> Iterator[None]:
    """Lets what this thread sends and receives through the connections of `keep_deadlines` end in time."""
    token = _ends_at.set(None if seconds is None else time.monotonic() + seconds)
    try:
        yield
    finally:
        _ends_at.reset(token)


def keep_deadlines(client: httpx.Client) -> None:
    """
    Makes the connections of a client, those through proxies included, keep deadlines.

    httpx takes no network backend, so it is put where httpx keeps it. A transport of another kind keeps its own time.
    """
    for transport in [client._transport, *client._mounts.values()]:
        pool: Any = getattr(transport, "_pool", None)
        inner = getattr(pool, "_network_backend", None)
        if isinstance(inner, httpcore.NetworkBackend) and not isinstance(inner, _Backend):
            pool._network_backend = _Backend(inner)


def body_of(content: Optional[Binary]) -> Optional[Binary]:
    """A body in the form that httpx takes here."""
    return content


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def tell(hook: Optional[Hook], event: TryEvent) -> None:
    """Calls a hook."""
    told: Any = hook(event) if hook else None
    if inspect.iscoroutine(told):
        told.close()
        raise TypeError("a coroutine function cannot be a hook of Client, which does not await it; AsyncClient does")


def _left(timeout: Optional[float], late: "type[httpcore.TimeoutException]") -> Optional[float]:
    """The timeout of a step, cut to what is left."""
    ends_at = _ends_at.get()
    if ends_at is None:
        return timeout
    left = ends_at - time.monotonic()
    if left <= 0:
        raise late("the timeout of the request is over")
    return left if timeout is None else min(timeout, left)


class _Backend(httpcore.NetworkBackend):
    def __init__(self, inner: httpcore.NetworkBackend) -> None:
        self._inner = inner

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: Optional[float] = None,
        local_address: Optional[str] = None,
        socket_options: Optional[Iterable[Any]] = None,
    ) -> httpcore.NetworkStream:
        # The addresses of a name are tried here one by one: the inner backend would give each of them the whole time.
        failure: Exception = httpcore.ConnectError("the name has no address")
        for address in _addresses_of(host, port):
            left = _left(timeout, httpcore.ConnectTimeout)
            try:
                return _Stream(self._inner.connect_tcp(address, port, left, local_address, socket_options))
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = error
        raise failure

    def connect_unix_socket(
        self, path: str, timeout: Optional[float] = None, socket_options: Optional[Iterable[Any]] = None
    ) -> httpcore.NetworkStream:
        left = _left(timeout, httpcore.ConnectTimeout)
        return _Stream(self._inner.connect_unix_socket(path, left, socket_options))

    def sleep(self, seconds: float) -> None:
        self._inner.sleep(seconds)


class _Stream(httpcore.NetworkStream):
    def __init__(self, inner: httpcore.NetworkStream) -> None:
        self._inner = inner

    def read(self, max_bytes: int, timeout: Optional[float] = None) -> bytes:
        return self._inner.read(max_bytes, _left(timeout, httpcore.ReadTimeout))

    def write(self, buffer: bytes, timeout: Optional[float] = None) -> None:
        for begin in range(0, len(buffer), _PIECE):
            self._inner.write(buffer[begin : begin + _PIECE], _left(timeout, httpcore.WriteTimeout))

    def close(self) -> None:
        self._inner.close()

    def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: Optional[str] = None, timeout: Optional[float] = None
    ) -> httpcore.NetworkStream:
        left = _left(timeout, httpcore.ConnectTimeout)
        return _Stream(self._inner.start_tls(ssl_context, server_hostname, left))

    def get_extra_info(self, info: str) -> Any:
        return self._inner.get_extra_info(info)


def _addresses_of(host: str, port: int) -> List[str]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise httpcore.ConnectError(str(error)) from error
    return list(dict.fromkeys(str(address[0]) for *_, address in found))
