"""The functions of the asynchronous client alone: it runs on asyncio and on trio. `_sync_io` has the same functions for the other client."""

from __future__ import annotations

from contextlib import contextmanager
from typing import AsyncIterator, BinaryIO, Iterator, List, Optional, Union

import anyio
import anyio.lowlevel
import httpcore
import httpx

from ._call import Binary
from ._options import AsyncHook, TryEvent

_PIECE = 65_536


@contextmanager
def deadline(seconds: Optional[float]) -> Iterator[None]:
    """Lets what is within end in time, wherever it waits."""
    with anyio.move_on_after(seconds) as scope:
        yield
    if scope.cancelled_caught:
        raise httpx.ReadTimeout("the timeout of the request is over")


def left(timeout: Optional[float], late: "type[httpcore.TimeoutException]") -> Optional[float]:
    """Returns the timeout of a step: a deadline cancels, which needs no help from connections."""
    return timeout


def addresses_of(host: str, port: int, timeout: Optional[float]) -> List[str]:
    """Leaves the lookup to anyio, which can be cancelled."""
    return [host]


def loop() -> object:
    """Returns the event loop that runs this code."""
    return anyio.lowlevel.current_token()


def body_of(content: Optional[Binary]) -> Union[None, bytes, AsyncIterator[bytes]]:
    """A body in the form that httpx takes here."""
    return content if content is None or isinstance(content, bytes) else _pieces_of(content)


async def _pieces_of(file: BinaryIO) -> AsyncIterator[bytes]:
    """The rest of a file, which other tasks do not have to wait for."""
    while piece := await anyio.to_thread.run_sync(file.read, _PIECE):
        yield piece


async def sleep(seconds: float) -> None:
    await anyio.sleep(seconds)


async def tell(hook: Optional[AsyncHook], event: TryEvent) -> None:
    told = hook(event) if hook else None
    if told is not None:
        await told
