"""Guards connections: enforces deadlines, and discards connections with surplus bytes of an earlier response."""

from __future__ import annotations

import socket
import ssl
from typing import Any, Iterable, Optional

import httpcore
import httpx

from .._async_io import addresses_of, left, loop

# A slow receiver blocks larger writes.
_PIECE = 16_384


def guard_connections(client: httpx.AsyncClient) -> None:
    """
    Guards the connections of a client, including those through proxies.

    httpx accepts no network backend, so this replaces its own. Other transports stay unchanged.
    """
    for transport in [client._transport, *client._mounts.values()]:
        pool: Any = getattr(transport, "_pool", None)
        inner = getattr(pool, "_network_backend", None)
        if isinstance(inner, httpcore.AsyncNetworkBackend) and not isinstance(inner, AsyncBackend):
            pool._network_backend = AsyncBackend(inner, pool)


class AsyncBackend(httpcore.AsyncNetworkBackend):
    def __init__(self, inner: httpcore.AsyncNetworkBackend, pool: Any) -> None:
        self._inner = inner
        self._pool = pool

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: Optional[float] = None,
        local_address: Optional[str] = None,
        socket_options: Optional[Iterable[Any]] = None,
    ) -> httpcore.AsyncNetworkStream:
        failure: Exception = httpcore.ConnectError("the host name has no address")
        for address in addresses_of(host, port, left(timeout, httpcore.ConnectTimeout)):
            rest = left(timeout, httpcore.ConnectTimeout)
            try:
                stream = await self._inner.connect_tcp(address, port, rest, local_address, socket_options)
                return AsyncStream(stream, self._pool)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = error
        raise failure

    async def connect_unix_socket(
        self, path: str, timeout: Optional[float] = None, socket_options: Optional[Iterable[Any]] = None
    ) -> httpcore.AsyncNetworkStream:
        rest = left(timeout, httpcore.ConnectTimeout)
        return AsyncStream(await self._inner.connect_unix_socket(path, rest, socket_options), self._pool)

    async def sleep(self, seconds: float) -> None:
        await self._inner.sleep(seconds)


class AsyncStream(httpcore.AsyncNetworkStream):
    def __init__(self, inner: httpcore.AsyncNetworkStream, pool: Any) -> None:
        self._inner = inner
        self._pool = pool
        self._loop = loop()
        self._h11: Any = None

    async def read(self, max_bytes: int, timeout: Optional[float] = None) -> bytes:
        return await self._inner.read(max_bytes, left(timeout, httpcore.ReadTimeout))

    async def write(self, buffer: bytes, timeout: Optional[float] = None) -> None:
        for begin in range(0, len(buffer), _PIECE):
            await self._inner.write(buffer[begin : begin + _PIECE], left(timeout, httpcore.WriteTimeout))

    async def aclose(self) -> None:
        if self._loop == loop():
            await self._inner.aclose()
            return
        # The event loop of the connection has ended and cannot close it any more.
        raw = self._inner.get_extra_info("socket")
        if raw is not None and raw.fileno() != -1:
            raw.shutdown(socket.SHUT_RDWR)

    async def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: Optional[str] = None, timeout: Optional[float] = None
    ) -> httpcore.AsyncNetworkStream:
        rest = left(timeout, httpcore.ConnectTimeout)
        return AsyncStream(await self._inner.start_tls(ssl_context, server_hostname, rest), self._pool)

    def get_extra_info(self, info: str) -> Any:
        # The pool asks this of an idle connection, and closes it if it is readable.
        if info == "is_readable" and (self._loop != loop() or self._has_surplus()):
            return True
        return self._inner.get_extra_info(info)

    def _has_surplus(self) -> bool:
        """
        Returns whether surplus bytes were read behind the last response. True if unknown, so that the connection is not
        reused.
        """
        if self._h11 is None:
            self._h11 = _h11_over(self, self._pool)
        try:
            surplus, _ = self._h11.trailing_data
        except AttributeError:
            return True
        return bool(surplus)


def _h11_over(stream: AsyncStream, pool: Any) -> Any:
    """Returns the connection's parser. httpcore has no public name for it; before 1.0.5 its list was `_pool`."""
    for connection in getattr(pool, "_connections", getattr(pool, "_pool", [])):
        inner: Any = connection
        # Proxies add layers.
        while (layer := getattr(inner, "_connection", None)) is not None:
            inner = layer
        if getattr(inner, "_network_stream", None) is stream:
            return getattr(inner, "_h11_state", None)
    return None
