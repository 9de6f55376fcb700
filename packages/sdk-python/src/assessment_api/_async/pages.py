"""Iterators over paginated lists."""

from __future__ import annotations

from typing import Any, AsyncIterator, Awaitable, Callable, Optional

from .._elements import at


async def iterate_numbers(
    get_page: Callable[[int], Awaitable[Any]], *, start: Optional[int], elements: str, total_pages: str, first: int
) -> AsyncIterator[Any]:
    """Iterates over numbered pages from `start` or `first`, up to the last page."""
    number = first if start is None else start
    while True:
        page = await get_page(number)
        for element in at(page, elements) or []:
            yield element
        number += 1
        if number - first >= (at(page, total_pages) or 0):
            return


async def iterate_cursors(
    get_page: Callable[[Optional[str]], Awaitable[Any]], *, start: Optional[str], elements: str, next_cursor: str
) -> AsyncIterator[Any]:
    """Follows cursors from `start` or the first page, up to the page without a next cursor."""
    cursor = start
    while True:
        page = await get_page(cursor)
        for element in at(page, elements) or []:
            yield element
        following = at(page, next_cursor)
        if not following or following == cursor:
            return
        cursor = following
