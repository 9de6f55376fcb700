"""Reads JSON in which no number becomes another one."""

from __future__ import annotations

import json
import re
from decimal import Decimal, InvalidOperation
from typing import Any, Union

_LONG_NUMBER = re.compile(rb"(?:\A|[\[:,\s])-?(?:\d[\d.]{15}|[\d.]+[eE])")


def may_hold_more_than_a_float(content: bytes) -> bool:
    """Whether there is a number of more than 15 digits, or with an exponent. A float holds all others to their last digit."""
    return _LONG_NUMBER.search(content) is not None


def parse_json(text: str) -> Any:
    """
    Reads JSON; raises `ValueError` where there is none.

    A number that no float holds to its last digit is a Decimal, which no field takes. Halves of surrogate pairs, which no text of Python
    may have, are replaced.
    """
    try:
        return _mended(json.loads(text, parse_float=_number, parse_int=_whole_number, parse_constant=_no_number))
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def is_exact(number: float, text: Union[str, Decimal]) -> bool:
    """Whether a float is the number of a text, as its shortest text says it."""
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
    raise ValueError(f"{name} is no number of JSON")


def _mended(value: Any) -> Any:
    if isinstance(value, str):
        return value if value.isascii() else value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(value, list):
        return [_mended(one) for one in value]
    if isinstance(value, dict):
        return {_mended(name): _mended(one) for name, one in value.items()}
    return value
