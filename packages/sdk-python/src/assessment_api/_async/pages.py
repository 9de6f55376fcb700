"""Lists that come in pages, as one iterator."""

from __future__ import annotations

from typing import Any, AsyncIterator, Awaitable, Callable, Optional

from .._elements import at


async def iterate_numbers(
    get_page: Callable[[int], Awaitable[Any]], *, elements: str, total_pages: str, first: int
) -> AsyncIterator[Any]:
    """Walks pages that are numbered from `first`; ends where the last page says the list ends, or at an empty one."""
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
    """Walks pages that name the cursor of the next one; the last page names none."""
    cursor: Optional[str] = None
    while True:
        page = await get_page(cursor)
        for element in at(page, elements) or []:
            yield element
        following = at(page, next_cursor)
        if not following or following == cursor:
            return
        cursor = following
