"""Parses JSON without loss of precision."""

from __future__ import annotations

import json
import re
from decimal import Decimal, InvalidOperation
from typing import Any, Union

_LONG_NUMBER = re.compile(rb"(?:\A|[\[:,\s])-?(?:\d[\d.]{15}|[\d.]+[eE])")


def may_hold_more_than_a_float(content: bytes) -> bool:
    """
    Returns whether there is a number with more than 15 digits or an exponent. A float represents all others exactly.
    """
    return _LONG_NUMBER.search(content) is not None


def parse_json(text: str) -> Any:
    """
    Parses JSON; raises `ValueError` if it is invalid.

    Numbers that no float represents exactly become Decimals, which no field accepts. Unpaired surrogates, which Python
    text must not contain, are replaced.
    """
    try:
        return _repaired(json.loads(text, parse_float=_number, parse_int=_whole_number, parse_constant=_no_number))
    except RecursionError:
        raise ValueError("nested too deeply") from None


def is_exact(number: float, text: Union[str, Decimal]) -> bool:
    """Returns whether a float represents the number of a text exactly."""
    try:
        return Decimal(repr(number)) == Decimal(text)
    except InvalidOperation:
        return False


def _number(text: str) -> Union[float, Decimal]:
    number = float(text)
    return number if is_exact(number, text) else _decimal(text)


def _whole_number(text: str) -> Union[int, Decimal]:
    try:
        return int(text)
    except ValueError:  # Python reads no whole numbers of more than 4,300 digits.
        return _decimal(text)


def _decimal(text: str) -> Decimal:
    try:
        return Decimal(text)
    except InvalidOperation:  # An exponent that is a long number itself.
        return Decimal("NaN")


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is not a JSON number")


def _repaired(value: Any) -> Any:
    if isinstance(value, str):
        return value if value.isascii() else value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(value, list):
        return [_repaired(one) for one in value]
    if isinstance(value, dict):
        return {_repaired(name): _repaired(one) for name, one in value.items()}
    return value
