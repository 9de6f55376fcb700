"""Iterators over paginated lists."""

from __future__ import annotations

from typing import Any, AsyncIterator, Awaitable, Callable, Optional

from .._elements import at


async def iterate_numbers(
    get_page: Callable[[int], Awaitable[Any]], *, elements: str, total_pages: str, first: int
) -> AsyncIterator[Any]:
    """Iterates over numbered pages from `first`, up to the last page or an empty one."""
    number = first
    while True:
        page = await get_page(number)
        found = at(page, elements) or []
        for element in found:
            yield element
        number += 1
        if not found or number - first >= (at(page, total_pages) or 0):
            return


async def iterate_cursors(
    get_page: Callable[[Optional[str]], Awaitable[Any]], *, elements: str, next_cursor: str
) -> AsyncIterator[Any]:
    """Follows cursors, up to the page without a next cursor."""
    cursor: Optional[str] = None
    while True:
        page = await get_page(cursor)
        for element in at(page, elements) or []:
            yield element
        following = at(page, next_cursor)
        if not following or following == cursor:
            return
        cursor = following
