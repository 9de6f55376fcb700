"""
The functions of the synchronous client alone; `_async_io` has the same functions for the other client.

Most of them keep a deadline for the whole of a request: httpx has one timeout for each step, and a server that drips meets none of them.
"""

from __future__ import annotations

import inspect
import socket
import threading
import time
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Iterator, List, Optional, Union

import httpcore

from ._call import Binary
from ._options import Hook, TryEvent

_ends_at: ContextVar[Optional[float]] = ContextVar("ends_at", default=None)


@contextmanager
def deadline(seconds: Optional[float]) -> Iterator[None]:
    """Ends what this thread sends and receives through guarded connections in time."""
    token = _ends_at.set(None if seconds is None else time.monotonic() + seconds)
    try:
        yield
    finally:
        _ends_at.reset(token)


def left(timeout: Optional[float], late: "type[httpcore.TimeoutException]") -> Optional[float]:
    """Returns the timeout of a step, cut to the rest of the deadline."""
    ends_at = _ends_at.get()
    if ends_at is None:
        return timeout
    rest = ends_at - time.monotonic()
    if rest <= 0:
        raise late("the timeout of the request is over")
    return rest if timeout is None else min(timeout, rest)


def addresses_of(host: str, port: int, timeout: Optional[float]) -> List[str]:
    """Returns the addresses of a name: the backend of httpcore would give each of them the whole time, and the lookup no limit."""
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

    # Nothing interrupts a lookup, so it gets a thread that does not keep the program alive.
    thread = threading.Thread(target=look_up, daemon=True)
    thread.start()
    thread.join(timeout)
    if not outcome:
        raise httpcore.ConnectTimeout("the timeout of the request is over")
    if isinstance(outcome[0], OSError):
        raise httpcore.ConnectError(str(outcome[0])) from outcome[0]
    return outcome[0]


def _unique(found: List[Any]) -> List[str]:
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def loop() -> object:
    """Returns the event loop: there is none."""
    return None


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
