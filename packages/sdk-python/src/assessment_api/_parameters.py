"""How parameters and bodies are written on the wire."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum
from typing import Any, Iterable, List, Mapping, Optional, Tuple
from urllib.parse import quote

from ._model import Model, format_timestamp


@dataclass(frozen=True)
class _Joined:
    values: List[Any]


def repeated(values: Optional[Iterable[Any]]) -> Optional[List[Any]]:
    """A parameter that stands in the query once per value."""
    return None if values is None else _list_of(values)


def number(value: Any) -> Any:
    """A number; True and False are none, though Python takes them for 1 and 0."""
    if isinstance(value, bool):
        raise TypeError("a number is needed here, not a boolean")
    return value


def joined(values: Optional[Iterable[Any]]) -> Optional[_Joined]:
    """A parameter that stands in the query once, with commas between its values."""
    return None if values is None else _Joined(_list_of(values))


def _list_of(values: Iterable[Any]) -> List[Any]:
    """A text would be taken for a list of its letters, so it is refused."""
    if isinstance(values, str):
        raise TypeError(f"a list is needed here: [{write(values)!r}] for one value")
    return list(values)


def write(value: Any) -> str:
    """One value, as paths and queries have it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, datetime):
        return format_timestamp(value)
    return value.isoformat() if isinstance(value, date) else str(value)


def write_path(template: str, values: Mapping[str, Any]) -> str:
    """A path with its parameters filled in; an empty one would lead to another operation, so it is refused."""
    path = template
    for name, value in values.items():
        text = "" if value is None else write(value)
        if text in ("", ".", ".."):
            raise ValueError(f"the path parameter {name} must not be {value!r}")
        path = path.replace("{" + name + "}", quote(text, safe=""))
    return path


def write_query(values: Mapping[str, Any]) -> str:
    """A query; what is None stays out of it."""
    pairs: List[Tuple[str, str]] = []
    for name, value in values.items():
        if isinstance(value, _Joined):
            # The commas between the values stay as they are; those within a value are escaped.
            if value.values:
                pairs.append((name, ",".join(quote(write(one), safe="") for one in value.values)))
        elif isinstance(value, list):
            pairs.extend((name, quote(write(one), safe="")) for one in value)
        elif value is not None:
            pairs.append((name, quote(write(value), safe="")))
    return "&".join(f"{quote(name, safe='')}={text}" for name, text in pairs)


def to_json_values(value: Any) -> Any:
    """A body as values of JSON, with every null that was set."""
    if isinstance(value, Model):
        return value.to_dict()
    if isinstance(value, dict):
        return {str(name): to_json_values(one) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_json_values(one) for one in value]
    if isinstance(value, (Enum, date)):
        return write(value)
    return value
