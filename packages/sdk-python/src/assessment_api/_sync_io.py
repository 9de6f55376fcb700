"""
Functions specific to the synchronous client. `_async_io` is the asynchronous counterpart.

Most of them enforce a deadline for the whole request: httpx only has timeouts per step, which a server that sends byte
by byte never exceeds.
"""

from __future__ import annotations

import inspect
import socket
import threading
import time
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, BinaryIO, Iterator, List, Optional, Union

import httpcore

from ._call import Binary
from ._options import AttemptEvent, Hook

_PIECE = 65_536

_ends_at: ContextVar[Optional[float]] = ContextVar("ends_at", default=None)


@contextmanager
def deadline(seconds: Optional[float]) -> Iterator[None]:
    """Sets a deadline for this thread's guarded connections."""
    token = _ends_at.set(None if seconds is None else time.monotonic() + seconds)
    try:
        yield
    finally:
        _ends_at.reset(token)


def left(timeout: Optional[float], late: "type[httpcore.TimeoutException]") -> Optional[float]:
    """Limits the timeout of a step to the rest of the deadline."""
    ends_at = _ends_at.get()
    if ends_at is None:
        return timeout
    rest = ends_at - time.monotonic()
    if rest <= 0:
        raise late("the request timed out")
    return rest if timeout is None else min(timeout, rest)


def addresses_of(host: str, port: int, timeout: Optional[float]) -> List[str]:
    """Returns the addresses of a name. httpcore would give each address the full timeout, and the lookup none."""
    try:
        return _unique(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST))
    except socket.gaierror:
        pass  # It is a name.
    outcome: List[Union[List[str], OSError]] = []

    def look_up() -> None:
        try:
            outcome.append(_unique(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)))
        except OSError as error:
            outcome.append(error)

    # A lookup cannot be interrupted, so it runs in a daemon thread.
    thread = threading.Thread(target=look_up, daemon=True)
    thread.start()
    thread.join(timeout)
    if not outcome:
        raise httpcore.ConnectTimeout("the request timed out")
    if isinstance(outcome[0], OSError):
        raise httpcore.ConnectError(str(outcome[0])) from outcome[0]
    return outcome[0]


def _unique(found: List[Any]) -> List[str]:
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def loop() -> object:
    """Returns None: there is no event loop."""
    return None


def body_of(content: Optional[Binary]) -> Union[None, bytes, Iterator[bytes]]:
    """Converts a body for httpx, which would take the size of a pipe, 0, for its length."""
    return content if content is None or isinstance(content, bytes) else _pieces_of(content)


def _pieces_of(file: BinaryIO) -> Iterator[bytes]:
    while piece := file.read(_PIECE):
        yield piece


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def tell(hook: Optional[Hook], event: AttemptEvent) -> None:
    told: Any = hook(event) if hook else None
    if inspect.iscoroutine(told):
        told.close()
        raise TypeError("a coroutine function cannot be a hook of Client; use AsyncClient")
