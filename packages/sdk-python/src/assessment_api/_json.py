"""Parses JSON without loss of precision."""

from __future__ import annotations

import json
import re
from decimal import Decimal, InvalidOperation
from typing import Any, Union

MAX_DEPTH = 500

_TOO_DEEP = f"nested more than {MAX_DEPTH} levels deep"
_BRACKET = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]', re.DOTALL)
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
_ESCAPE = re.compile(
    r"\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)",
    re.ASCII | re.DOTALL,
)
"""An escape in a JSON text. Its group is an unpaired surrogate."""

_LONG_NUMBER = re.compile(rb"(?:\A|[\[:,\s])-?(?:\d[\d.]{15}|[\d.]+[eE])")


def may_hold_more_than_a_float(content: bytes) -> bool:
    """
    Returns whether a number has more than 15 digits or an exponent. A float represents all other numbers exactly.
    """
    return _LONG_NUMBER.search(content) is not None


def parse_json(text: str) -> Any:
    """
    Parses JSON; raises `ValueError` if it is invalid.

    Numbers that no float represents exactly become Decimals, which no field accepts. Unpaired surrogates, which Python
    text must not contain, are replaced.
    """
    check_depth(text.encode("utf-8", "surrogatepass"))
    if _SURROGATE.search(text):
        text = _ESCAPE.sub(lambda found: "\\ufffd" if found[1] else found[0], text)
    try:
        return json.loads(text, parse_float=_number, parse_int=_whole_number, parse_constant=_no_number)
    except RecursionError:
        raise ValueError(_TOO_DEEP) from None


def check_depth(content: bytes) -> None:
    """Raises `ValueError` for more than 500 levels, the limit of the SDKs of all languages."""
    if content.count(b"[") + content.count(b"{") <= MAX_DEPTH:
        return
    depth = 0
    for found in _BRACKET.finditer(content):
        depth += {b"[": 1, b"{": 1, b"]": -1, b"}": -1}.get(found[0], 0)
        if depth > MAX_DEPTH:
            raise ValueError(_TOO_DEEP)


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
