"""Every operation of every document, called once, against the mock, which checks each request against the document."""

from __future__ import annotations

import inspect
import re
from typing import Any, Callable, Dict, Set, Tuple, Union, get_args, get_origin

import pytest
from pydantic import TypeAdapter

from assessment_api import v1, v2, v3

from .conftest import MOCK
from .documents import body_example, operations, snake_case
from .testing import Passing, zipped

Client = Union[v1.Client, v2.Client, v3.Client]
CLIENTS: Dict[str, Callable[..., Client]] = {"v1": v1.Client, "v2": v2.Client, "v3": v3.Client}
Operation = Tuple[str, str, Dict[str, Any]]


def body_of(version: str, operation: Dict[str, Any], annotation: Any) -> Any:
    media_type = next(iter(operation["requestBody"]["content"]))
    if media_type == "application/zip":
        return zipped({"task.yaml": "taskId: tsk_1\n"})
    value = body_example(version, operation["operationId"])
    if get_origin(annotation) is Union and str not in get_args(annotation):
        return next(one.from_dict(value) for one in get_args(annotation))
    return TypeAdapter(annotation).validate_python(value)


def call(client: Client, version: str, operation: Dict[str, Any]) -> Any:
    name = snake_case(operation["operationId"])
    (group,) = (one for one in vars(client).values() if hasattr(one, name))
    method = getattr(group, f"{name}_with_response")
    arguments = [
        body_of(version, operation, parameter.annotation)
        if "requestBody" in operation and index == len(required) - 1
        else "some-id"
        for required in [
            [one for one in inspect.signature(method, eval_str=True).parameters.values() if one.default is one.empty]
        ]
        for index, parameter in enumerate(required)
    ]
    return method(*arguments)


@pytest.mark.parametrize(
    ("version", "operation"),
    [
        pytest.param(version, operation, id=f"{version}-{operation[2]['operationId']}")
        for version in CLIENTS
        for operation in operations(version)
    ],
)
def test_operation(version: str, operation: Operation) -> None:
    method, path, details = operation
    passing = Passing({})
    with CLIENTS[version]("any", base_url=f"{MOCK}/{version}", http_transport=passing, strict_responses=True) as client:
        response = call(client, version, details)
    (request,) = passing.requests
    expected = f"/{version}" + re.sub(r"\{[^}]+\}", "some-id", path)
    assert (request.method, request.url.path) == (method, expected)
    success = next(status for status in details["responses"] if status.startswith("2"))
    assert response.status == int(success)
    # A body comes where one is documented, and is of the model's type, or its reading would have failed.
    assert (response.body is not None) == ("content" in details["responses"][success])


def test_nothing_is_called_that_no_document_has() -> None:
    for version, make in CLIENTS.items():
        documented: Set[str] = {snake_case(one["operationId"]) for _, _, one in operations(version)}
        with make("any") as client:
            offered = {
                name
                for group in vars(client).values()
                for name, _ in inspect.getmembers(group, inspect.ismethod)
                if not name.startswith(("_", "iterate_")) and not name.endswith("_with_response")
            }
        assert offered - {"close", "send"} == documented
