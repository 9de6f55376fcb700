"""Both kinds of clients under a synchronous interface, so that each test is written once."""

from __future__ import annotations

import functools
import inspect
from contextlib import ExitStack, contextmanager
from typing import Any, Callable, Dict, Iterator

import httpx
from anyio.from_thread import BlockingPortal, start_blocking_portal

from assessment_api import v1, v2, v3

from .testing import TLS

KINDS = ["sync", "asyncio", "trio"]
_SYNC: Dict[str, Callable[..., Any]] = {"v1": v1.Client, "v2": v2.Client, "v3": v3.Client}
_ASYNC: Dict[str, Callable[..., Any]] = {"v1": v1.AsyncClient, "v2": v2.AsyncClient, "v3": v3.AsyncClient}
_loops = ExitStack()


def make_client(kind: str, version: str, *arguments: Any, **options: Any) -> Any:
    """Creates a `Client`, or an `AsyncClient` on asyncio or trio."""
    if kind == "sync":
        return _SYNC[version](*arguments, **options)
    return Blocking(_ASYNC[version](*arguments, **options), portal_of(kind))


@contextmanager
def make_http_client(kind: str, **options: Any) -> Iterator[Any]:
    """Creates an httpx client to share."""
    if kind == "sync":
        with httpx.Client(verify=TLS, **options) as client:
            yield client
        return
    client_async = httpx.AsyncClient(verify=TLS, **options)
    try:
        yield client_async
    finally:
        portal_of(kind).call(client_async.aclose)


def groups_of(client: Any) -> Dict[str, Any]:
    """Returns the operation groups of a client by name."""
    inner = client._inner if isinstance(client, Blocking) else client
    return {name: getattr(client, name) for name in vars(inner) if not name.startswith("_")}


def operation_of(client: Any, name: str) -> Any:
    """Finds a method in any group."""
    (method,) = (getattr(group, name) for group in groups_of(client).values() if hasattr(group, name))
    return method


@functools.lru_cache(maxsize=None)
def portal_of(kind: str) -> BlockingPortal:
    """Returns the shared event loop of a kind; `close_loops` ends it."""
    return _loops.enter_context(start_blocking_portal(kind))


def close_loops() -> None:
    _loops.close()


class Blocking:
    """Wraps an asynchronous client or group with blocking methods."""

    def __init__(self, inner: Any, portal: BlockingPortal) -> None:
        self._inner = inner
        self._portal = portal

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._inner, name)
        return self._waiting(found) if callable(found) else Blocking(found, self._portal)

    def _waiting(self, method: Callable[..., Any]) -> Callable[..., Any]:
        async def call(*arguments: Any, **options: Any) -> Any:
            found = method(*arguments, **options)
            return await found if inspect.isawaitable(found) else found

        @functools.wraps(method)
        def wait(*arguments: Any, **options: Any) -> Any:
            found = self._portal.call(lambda: call(*arguments, **options))
            return self._walk(found) if hasattr(found, "__anext__") else found

        return wait

    def _walk(self, walk: Any) -> Iterator[Any]:
        end = object()

        async def step() -> Any:
            try:
                return await walk.__anext__()
            except StopAsyncIteration:
                return end

        while (found := self._portal.call(step)) is not end:
            yield found

    def __enter__(self) -> Blocking:
        return self

    def __exit__(self, *_: object) -> None:
        self._portal.call(self._inner.close)
