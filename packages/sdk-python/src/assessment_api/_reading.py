"""Parses responses leniently: violations of the document are reported, and the rest stays readable."""

from __future__ import annotations

import codecs
from functools import lru_cache
from typing import Any, Dict, List, Tuple, Type, Union, get_args, get_origin

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import from_json

from ._json import check_depth, may_hold_more_than_a_float, parse_json
from ._model import Model, place_of

Place = Tuple[Union[int, str], ...]


class Unfit(Exception):
    """An unreadable value with its place and reason."""

    def __init__(self, place: Place, reason: str) -> None:
        super().__init__(": ".join(filter(None, [place_of(*place), reason])))


@lru_cache(maxsize=None)
def adapter_of(kind: Any) -> TypeAdapter[Any]:
    """Returns a validator of a type, whose errors contain no values."""
    return TypeAdapter(kind, config=None if _is_model(kind) else ConfigDict(hide_input_in_errors=True))


def read(kind: Any, content: bytes) -> Tuple[Any, Tuple[str, ...]]:
    """
    Parses a response body and returns its problems.

    The value is None if nothing is readable: invalid JSON, or a list instead of an object.
    """
    content = content.removeprefix(codecs.BOM_UTF8)
    adapter = adapter_of(kind)
    has_long_numbers = may_hold_more_than_a_float(content)
    try:
        check_depth(content)
    except ValueError as error:
        return None, (f"no JSON, {error}",)
    try:
        if has_long_numbers:
            return adapter.validate_python(_parse_exactly(content), extra="ignore"), ()
        return adapter.validate_json(content, extra="ignore"), ()
    except ValueError:
        pass  # The second reading finds out what can be read all the same.
    try:
        value = _parse_exactly(content) if has_long_numbers else _parse(content)
    except ValueError as error:
        return None, (f"no JSON, {error}",)
    reader = _Reader()
    try:
        return reader.read(kind, value, ()), tuple(reader.problems)
    except Unfit as problem:
        return None, (str(problem),)


def _parse(content: bytes) -> Any:
    try:
        return from_json(content, allow_inf_nan=False)
    except ValueError:
        return _parse_exactly(content)


def _parse_exactly(content: bytes) -> Any:
    """Parses JSON. Replaces invalid UTF-8."""
    return parse_json(content.decode("utf-8", "replace"))


class _Reader:
    """Parses values by the annotations of the models and collects problems."""

    def __init__(self) -> None:
        self.problems: List[str] = []

    def read(self, kind: Any, value: Any, place: Place) -> Any:
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Union and len(arguments) == 2 and type(None) in arguments:
            (other,) = (one for one in arguments if one is not type(None))
            return None if value is None else self.read(other, value, place)
        if _is_model(kind):
            return self._object(kind, value, place)
        if origin is list and isinstance(value, list):
            return [self._element(arguments[0], one, (*place, index)) for index, one in enumerate(value)]
        if origin is dict and isinstance(value, dict):
            return {name: self._entry(arguments[1], one, (*place, name)) for name, one in value.items()}
        try:
            return adapter_of(kind).validate_python(value, extra="ignore")
        except ValidationError as error:
            reasons = dict.fromkeys(one["msg"] for one in error.errors(include_input=False))
            raise Unfit(place, ", or: ".join(reasons)) from None

    def _object(self, kind: Type[Model], value: Any, place: Place) -> Model:
        if not isinstance(value, dict):
            raise Unfit(place, "no object")
        kind.model_rebuild()  # A model that was never used alone does not know the types of its fields yet.
        readable: Dict[str, Any] = {}
        unreadable: Dict[str, str] = {}
        for name, field in kind.model_fields.items():
            wire_name = str(field.serialization_alias)
            where = (*place, wire_name)
            try:
                if wire_name in value:
                    readable[name] = self.read(field.rebuild_annotation(), value[wire_name], where)
                elif field.is_required():
                    raise Unfit(where, "missing")
            except Unfit as problem:
                unreadable[name] = self._report(problem)
        return kind._of(readable, unreadable)

    def _element(self, kind: Any, value: Any, place: Place) -> Any:
        """
        Parses a list element. An element that should be an object but is not becomes an object without readable fields.
        """
        try:
            return self.read(kind, value, place)
        except Unfit as problem:
            if not _is_model(kind):
                raise
            return kind._of({}, dict.fromkeys(kind.model_fields, self._report(problem)))

    def _entry(self, kind: Any, value: Any, place: Place) -> Any:
        """Parses a value with a user-defined name, such as a custom field. Keeps invalid values unchanged."""
        try:
            return self._element(kind, value, place)
        except Unfit as problem:
            self._report(problem)
            return value

    def _report(self, problem: Unfit) -> str:
        self.problems.append(str(problem))
        return str(problem)


def _is_model(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Model)
