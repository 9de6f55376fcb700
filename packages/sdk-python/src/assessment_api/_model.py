"""Base classes of the generated models."""

from __future__ import annotations

import json
import re
from datetime import datetime, timedelta, timezone
from decimal import Decimal
from enum import Enum
from functools import lru_cache
from math import isfinite
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Dict,
    FrozenSet,
    List,
    Mapping,
    Optional,
    Sequence,
    Type,
    Union,
)

from pydantic import (
    AwareDatetime,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    PlainSerializer,
    PrivateAttr,
    SerializationInfo,
    SerializerFunctionWrapHandler,
    Strict,
    ValidationError,
    model_serializer,
)
from pydantic_core import PydanticCustomError
from typing_extensions import Self

from ._json import is_exact, may_hold_more_than_a_float, parse_json
from .errors import UnreadableFieldError


def refuse_other_than_numbers(value: Any) -> Any:
    """Rejects values that pydantic would convert: booleans, text, and numbers that no float represents exactly."""
    if isinstance(value, bool):
        raise PydanticCustomError("number_type", "Input should be a number, not a boolean")
    if isinstance(value, str):
        raise PydanticCustomError("number_type", "Input should be a number, not a text")
    if (isinstance(value, float) and not isfinite(value)) or (isinstance(value, Decimal) and not _fits_a_float(value)):
        raise PydanticCustomError("number_type", "Input should be a number that a float can hold")
    return value


def _fits_a_float(value: Decimal) -> bool:
    return value.is_finite() and is_exact(float(value), value)


Boolean = Annotated[bool, Strict()]
"""A boolean. Rejects text such as `no`, which pydantic would convert."""

Integer = Annotated[int, BeforeValidator(refuse_other_than_numbers)]

Number = Annotated[Union[int, float], BeforeValidator(refuse_other_than_numbers)]
"""
A JSON number; integers stay integers.

Exact to the last digit: rejects numbers that no float can represent.
"""


def format_timestamp(moment: datetime) -> str:
    """Formats a timestamp as RFC 3339 in UTC with milliseconds, like the API. Rejects values without a time zone."""
    if moment.tzinfo is None:
        raise ValueError("a timestamp needs a time zone, such as datetime(2026, 3, 2, tzinfo=timezone.utc)")
    return moment.astimezone(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def refuse_other_than_timestamps(value: Any) -> Any:
    """Rejects numbers, which pydantic would read as seconds since 1970, and parses text."""
    if isinstance(value, (int, float)):
        raise PydanticCustomError("timestamp_type", "Input should be a timestamp, not a number")
    if not isinstance(value, str):
        return value
    try:
        return _parse_timestamp(value)
    except (ValueError, OverflowError):
        raise PydanticCustomError("timestamp_type", "Input should be a valid datetime with a time zone") from None


_TIMESTAMP = re.compile(
    r"(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?(?:[Zz]|([+-]\d\d)(?::?([0-5]\d))?)", re.ASCII
)


def _parse_timestamp(text: str) -> datetime:
    """Parses RFC 3339 with any offset; seconds are optional. Raises `ValueError` or `OverflowError` for other text."""
    parts = _TIMESTAMP.fullmatch(text)
    if parts is None:
        raise ValueError("no timestamp")
    *numbers, fraction, hours, minutes = parts.groups(default="0")
    sign = -1 if hours.startswith("-") else 1
    # timezone accepts less than 24 hours.
    zone = timezone(timedelta(hours=int(hours), minutes=sign * int(minutes)))
    year, month, day, hour, minute, second = map(int, numbers)
    moment = datetime(year, month, day, hour, minute, second, int(f"{fraction:0<6.6}"), zone)
    moment.astimezone(timezone.utc)
    return moment


Timestamp = Annotated[
    AwareDatetime, BeforeValidator(refuse_other_than_timestamps), PlainSerializer(format_timestamp, when_used="json")
]
"""A `datetime` with a time zone."""


def messages_of(error: ValidationError) -> List[str]:
    """Returns problems and their places, such as `tags[1]: …`, without values: they may be personal or secret."""
    found = error.errors(include_url=False, include_input=False, include_context=False)
    return [": ".join(filter(None, [place_of(*one["loc"]), one["msg"]])) for one in found]


def place_of(*steps: Union[int, str]) -> str:
    """Formats a path of field names and indexes."""
    place = ""
    for step in steps:
        place += f"[{step}]" if isinstance(step, int) else f".{step}" if place else step
    return place


def in_one_line(messages: Sequence[str], most: int = 5) -> str:
    """Joins the first messages and counts the rest."""
    shown = "; ".join(messages[:most])
    return f"{shown}; and {len(messages) - most} more" if len(messages) > most else shown


class OpenEnum(str, Enum):
    """An open enumeration: unknown values of later releases are kept, with `is_known` false."""

    @classmethod
    def _missing_(cls, value: object) -> Any:
        if not isinstance(value, str):
            return None
        member = str.__new__(cls, value)
        member._name_ = value
        member._value_ = value
        return member

    @property
    def is_known(self) -> bool:
        """Whether this release knows the value."""
        return self._value_ in type(self)._value2member_map_

    def __str__(self) -> str:
        return str(self.value)


@lru_cache(maxsize=None)
def _nullable_names(model: Type[BaseModel]) -> FrozenSet[str]:
    """Returns the nullable fields of a model, by both of their names."""
    fields = model.model_fields.items()
    return frozenset(
        name for key, field in fields if field.json_schema_extra for name in (key, str(field.serialization_alias))
    )


# Generated fields use AliasChoices, because `help` would show a plain alias instead of the Python name.
class Model(BaseModel):
    """
    An object of the API. Fields have Python names here and the API's names in JSON.

    An absent field is None and not in `model_fields_set`; a null field is None and in it. A field set to None is sent
    as null if the API accepts null, and omitted otherwise. Unset fields are omitted.

    Unknown fields are rejected when you build an object, and ignored in responses (`from_dict`, `from_json`).

    In responses, reading a required field that is missing, or a field with the wrong type, raises
    `assessment_api.errors.UnreadableFieldError`.
    """

    _unreadable: Optional[Dict[str, str]] = PrivateAttr(default=None)

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="forbid",
        validate_by_name=True,
        validate_by_alias=True,
        validate_assignment=True,
        protected_namespaces=(),
        ser_json_inf_nan="constants",
        # Errors are logged, and values may be personal.
        hide_input_in_errors=True,
    )

    @classmethod
    def _of(cls, readable: Mapping[str, Any], unreadable: Mapping[str, str]) -> Self:
        """Creates an object with unreadable fields and their reasons."""
        made = cls.model_construct(_fields_set=set(readable), **readable)
        for name in unreadable:
            made.__dict__.pop(name, None)
        made._unreadable = dict(unreadable)
        return made

    if not TYPE_CHECKING:  # Type checkers would take every name for a field.

        def __getattr__(self, name: str) -> Any:
            """Only called for attributes that the object does not have."""
            if name in type(self).model_fields and self._unreadable and name in self._unreadable:
                raise UnreadableFieldError(type(self).__name__, name, self._unreadable[name])
            return super().__getattr__(name)

    @model_serializer(mode="wrap")
    def _leave_out_absent(self, serialize: SerializerFunctionWrapHandler, info: SerializationInfo) -> Dict[str, Any]:
        fields: Dict[str, Any] = serialize(self)
        return {
            name: value for name, value in fields.items() if value is not None or name in _nullable_names(type(self))
        }

    def model_copy(self, *, update: Optional[Mapping[str, Any]] = None, deep: bool = False) -> Self:
        """Returns a copy with changes, which are validated like assignments."""
        copied = super().model_copy(deep=deep)
        for name, value in (update or {}).items():
            setattr(copied, name, value)
        return copied

    def to_dict(self) -> Dict[str, Any]:
        """Returns the JSON value to send."""
        # Values that violate the document can still be sent back or stored.
        return self.model_dump(mode="json", by_alias=True, exclude_unset=True, warnings=False)

    def to_json(self) -> str:
        """Returns the JSON text to send."""
        return json.dumps(self.to_dict(), ensure_ascii=False)

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """Parses a JSON value of the API; raises `pydantic.ValidationError` if it is invalid."""
        return cls.model_validate(values, extra="ignore")

    @classmethod
    def from_json(cls, text: Union[str, bytes]) -> Self:
        """Parses JSON text of the API."""
        content = text.encode("utf-8", "replace") if isinstance(text, str) else text
        if may_hold_more_than_a_float(content):
            try:
                value = parse_json(content.decode())
            except ValueError:
                pass  # pydantic says what is wrong with it.
            else:
                return cls.model_validate(value, extra="ignore")
        return cls.model_validate_json(text, extra="ignore")
