"""Functions specific to the asynchronous client, for asyncio and trio. `_sync_io` is the synchronous counterpart."""

from __future__ import annotations

from contextlib import contextmanager
from typing import AsyncIterator, BinaryIO, Iterator, List, Optional, Union

import anyio
import anyio.lowlevel
import httpcore
import httpx

from ._call import Binary
from ._options import AsyncHook, AttemptEvent

_PIECE = 65_536


@contextmanager
def deadline(seconds: Optional[float]) -> Iterator[None]:
    """Cancels the block after a timeout."""
    with anyio.move_on_after(seconds) as scope:
        yield
    if scope.cancelled_caught:
        raise httpx.ReadTimeout("the request timed out")


def left(timeout: Optional[float], late: "type[httpcore.TimeoutException]") -> Optional[float]:
    """Returns the timeout of a step unchanged, because the deadline cancels."""
    return timeout


def addresses_of(host: str, port: int, timeout: Optional[float]) -> List[str]:
    """Leaves the lookup to anyio, which can cancel it."""
    return [host]


def loop() -> object:
    """Returns the running event loop."""
    return anyio.lowlevel.current_token()


def body_of(content: Optional[Binary]) -> Union[None, bytes, AsyncIterator[bytes]]:
    """Converts a body for httpx."""
    return content if content is None or isinstance(content, bytes) else _pieces_of(content)


async def _pieces_of(file: BinaryIO) -> AsyncIterator[bytes]:
    """Reads the rest of a file in a thread, so that other tasks can run."""
    while piece := await anyio.to_thread.run_sync(file.read, _PIECE):
        yield piece


async def sleep(seconds: float) -> None:
    await anyio.sleep(seconds)


async def tell(hook: Optional[AsyncHook], event: AttemptEvent) -> None:
    told = hook(event) if hook else None
    if told is not None:
        await told
