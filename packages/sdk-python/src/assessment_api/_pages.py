"""Lists that come in pages, as one iterator."""

from __future__ import annotations

from typing import Any, Callable, Iterator, Optional

from pydantic import BaseModel


def _at(value: Any, path: str) -> Any:
    """What a page has at a path of the API's names, such as `_embedded.candidates`."""
    for wire_name in path.split("."):
        if not isinstance(value, BaseModel):
            return None
        fields = type(value).model_fields
        value = next(
            (getattr(value, name) for name, field in fields.items() if field.serialization_alias == wire_name), None
        )
    return value


def iterate_numbers(get_page: Callable[[int], Any], *, elements: str, total_pages: str, first: int) -> Iterator[Any]:
    """Walks pages that are numbered from `first`; ends where the last page says the list ends, or at an empty one."""
    number = first
    while True:
        page = get_page(number)
        found = _at(page, elements) or []
        yield from found
        number += 1
        if not found or number - first >= (_at(page, total_pages) or 0):
            return


def iterate_cursors(get_page: Callable[[Optional[str]], Any], *, elements: str, next_cursor: str) -> Iterator[Any]:
    """Walks pages that name the cursor of the next one; the last page names none."""
    cursor: Optional[str] = None
    while True:
        page = get_page(cursor)
        yield from _at(page, elements) or []
        following = _at(page, next_cursor)
        if not following or following == cursor:
            return
        cursor = following
