"""Every documented response, unchanged and with one place changed."""

from __future__ import annotations

import copy
import inspect
from typing import Any, Iterator, Tuple, Union

import pytest

from assessment_api import v1, v2, v3
from assessment_api._reading import read

from .documents import operations, response_examples, snake_case
from .testing import as_bytes

Place = Tuple[Union[int, str], ...]
CLIENTS = {"v1": v1.Client("any"), "v2": v2.Client("any"), "v3": v3.Client("any")}


def returned_by(version: str, operation_id: str) -> Any:
    """Returns the return type of an operation's method."""
    name = snake_case(operation_id)
    (method,) = (getattr(group, name) for group in vars(CLIENTS[version]).values() if hasattr(group, name))
    return inspect.signature(method, eval_str=True).return_annotation


def places_in(value: Any, place: Place = ()) -> Iterator[Place]:
    """Yields the places of all values in JSON."""
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, child in children:
        yield (*place, step)
        yield from places_in(child, (*place, step))


def put(value: Any, place: Place, replacement: Any) -> Any:
    changed = parent = copy.deepcopy(value)
    for step in place[:-1]:
        parent = parent[step]
    parent[place[-1]] = replacement
    return changed


@pytest.mark.parametrize(
    ("version", "operation_id"),
    [(version, one["operationId"]) for version in CLIENTS for _, _, one in operations(version)],
)
def test_what_is_wrong_in_one_place_loses_nothing_else(version: str, operation_id: str) -> None:
    kind = returned_by(version, operation_id)
    for example in response_examples(version, operation_id):
        assert read(kind, as_bytes(example))[1] == ()
        for place in places_in(example):
            for wrong in (0.5, "wrong", None):
                value, problems = read(kind, as_bytes(put(example, place, wrong)))
                assert value is not None and len(problems) <= 1, (place, wrong, problems)
                assert all(problem.startswith(str(place[0])) for problem in problems if isinstance(place[0], str))
