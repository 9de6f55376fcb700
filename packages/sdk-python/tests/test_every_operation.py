"""Calls every operation once against the mock, which validates each request."""

from __future__ import annotations

import inspect
import re
from typing import Any, Dict, Set, Tuple, Union, get_args, get_origin

import pytest
from pydantic import TypeAdapter

from assessment_api import v1, v2, v3

from .clients import KINDS, groups_of, make_client, operation_of
from .conftest import MOCK
from .documents import body_example, operations, snake_case
from .testing import Passing, zipped

VERSIONS: Dict[str, Any] = {"v1": v1, "v2": v2, "v3": v3}
Operation = Tuple[str, str, Dict[str, Any]]


def body_of(version: str, operation: Dict[str, Any], annotation: Any) -> Any:
    media_type = next(iter(operation["requestBody"]["content"]))
    if media_type == "application/zip":
        return zipped({"task.yaml": "taskId: tsk_1\n"})
    value = body_example(version, operation["operationId"])
    if get_origin(annotation) is Union and str not in get_args(annotation):
        return next(one.from_dict(value) for one in get_args(annotation))
    return TypeAdapter(annotation).validate_python(value)


def call(client: Any, version: str, operation: Dict[str, Any]) -> Any:
    method = operation_of(client, f"{snake_case(operation['operationId'])}_with_response")
    arguments = [
        body_of(version, operation, parameter.annotation)
        if "requestBody" in operation and index == len(required) - 1
        else "some-id"
        for required in [
            [
                one
                for one in inspect.signature(method, eval_str=True).parameters.values()
                if one.default is one.empty and one.kind is not one.VAR_KEYWORD
            ]
        ]
        for index, parameter in enumerate(required)
    ]
    return method(*arguments)


@pytest.mark.parametrize(
    ("version", "operation"),
    [
        pytest.param(version, operation, id=f"{version}-{operation[2]['operationId']}")
        for version in VERSIONS
        for operation in operations(version)
    ],
)
@pytest.mark.parametrize("kind", KINDS)
def test_operation(version: str, operation: Operation, kind: str) -> None:
    method, path, details = operation
    passing = Passing({})
    options = {"base_url": f"{MOCK}/{version}", "http_transport": passing, "strict_responses": True}
    with make_client(kind, version, "any", **options) as client:
        response = call(client, version, details)
    (request,) = passing.requests
    expected = f"/{version}" + re.sub(r"\{[^}]+\}", "some-id", path)
    assert (request.method, request.url.path) == (method, expected)
    success = next(status for status in details["responses"] if status.startswith("2"))
    assert response.status == int(success)
    # There is a body if one is documented. Parsing has already checked its type.
    assert (response.body is not None) == ("content" in details["responses"][success])


def test_nothing_is_called_that_no_document_has() -> None:
    for version, module in VERSIONS.items():
        documented: Set[str] = {snake_case(one["operationId"]) for _, _, one in operations(version)}
        offered = {name for name in methods_of(module.Client("any")) if not name.startswith("iterate_")}
        assert {name for name in offered if not name.endswith("_with_response")} == documented


@pytest.mark.parametrize("version", VERSIONS)
def test_both_clients_have_the_same_methods(version: str) -> None:
    module = VERSIONS[version]
    methods, asynchronous = methods_of(module.Client("any")), methods_of(module.AsyncClient("any"))
    assert methods.keys() == asynchronous.keys() and len(methods) > 10
    for name, method in methods.items():
        other = asynchronous[name]
        one, two = inspect.signature(method), inspect.signature(other)
        assert one.parameters == two.parameters
        assert f"Async{one.return_annotation}" == two.return_annotation or one == two
        assert name.startswith("iterate_") != inspect.iscoroutinefunction(other)


def methods_of(client: Any) -> Dict[str, Any]:
    return {
        name: method
        for group in groups_of(client).values()
        for name, method in inspect.getmembers(group, inspect.ismethod)
        if not name.startswith("_")
    }
