from __future__ import annotations

from typing import Any

from pydantic import BaseModel


def at(value: Any, path: str) -> Any:
    """Returns the value at a path of API names, such as `_embedded.candidates`."""
    for wire_name in path.split("."):
        if not isinstance(value, BaseModel):
            return None
        fields = type(value).model_fields
        value = next(
            (getattr(value, name) for name, field in fields.items() if field.serialization_alias == wire_name), None
        )
    return value
