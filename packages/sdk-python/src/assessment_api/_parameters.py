"""Encodes parameters and bodies."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from enum import Enum
from typing import Any, Iterable, List, Mapping, Optional, Tuple
from urllib.parse import quote

from ._model import Model, format_timestamp


@dataclass(frozen=True)
class _Joined:
    values: List[Any]


def repeated(values: Optional[Iterable[Any]]) -> Optional[List[Any]]:
    """Encodes a parameter once per value."""
    return None if values is None else _list_of(values)


def number(value: Any) -> Any:
    """Rejects booleans, which Python accepts as numbers, and values of other types."""
    if isinstance(value, bool):
        raise TypeError("must be a number, not a boolean")
    if not isinstance(value, (int, float, Decimal, type(None))):
        raise TypeError(f"must be a number, not {type(value).__name__}")
    return value


def integer(value: Any) -> Any:
    """Rejects fractions, and what `number` rejects."""
    if value is not None and not isinstance(number(value), int):
        raise TypeError(f"must be a whole number, not {type(value).__name__}")
    return value


def joined(values: Optional[Iterable[Any]]) -> Optional[_Joined]:
    """Encodes a parameter once, with comma-separated values."""
    return None if values is None else _Joined(_list_of(values))


def _list_of(values: Iterable[Any]) -> List[Any]:
    """Rejects text, which would be read as a list of its letters."""
    if isinstance(values, str):
        raise TypeError(f"must be a list: [{write(values)!r}] for one value")
    return list(values)


def write(value: Any) -> str:
    """Encodes a value for paths and queries."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, datetime):
        return format_timestamp(value)
    if isinstance(value, date):
        return value.isoformat()
    if not isinstance(value, (str, int, float, Decimal)):
        raise TypeError(f"a parameter must be a text, a number or a date, not {type(value).__name__}")
    return str(value)


def write_path(template: str, values: Mapping[str, Any]) -> str:
    """Fills in path parameters. Rejects empty values, which would lead to another operation."""
    path = template
    for name, value in values.items():
        text = "" if value is None else write(value)
        if text in ("", ".", ".."):
            raise ValueError(f"the path parameter {name} must not be {value!r}")
        path = path.replace("{" + name + "}", quote(text, safe=""))
    return path


def write_query(values: Mapping[str, Any]) -> str:
    """Builds a query without None values."""
    pairs: List[Tuple[str, str]] = []
    for name, value in values.items():
        if isinstance(value, _Joined):
            # Commas between values stay unescaped; those within a value are escaped.
            if value.values:
                pairs.append((name, ",".join(quote(write(one), safe="") for one in value.values)))
        elif isinstance(value, list):
            pairs.extend((name, quote(write(one), safe="")) for one in value)
        elif value is not None:
            pairs.append((name, quote(write(value), safe="")))
    return "&".join(f"{quote(name, safe='')}={text}" for name, text in pairs)


def to_json_values(value: Any) -> Any:
    """Converts a body to JSON values, including nulls that were set."""
    if isinstance(value, Model):
        return value.to_dict()
    if isinstance(value, dict):
        return {str(name): to_json_values(one) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_json_values(one) for one in value]
    if isinstance(value, (Enum, date)):
        return write(value)
    return value
