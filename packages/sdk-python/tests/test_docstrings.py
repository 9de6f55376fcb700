"""Docstrings generated from the documents, as shown by `help` and editors."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, Dict, Iterator, List

import pytest

from assessment_api import v1, v2, v3

from .documents import document, operations

VERSIONS = {"v1": v1, "v2": v2, "v3": v3}
PACKAGE = Path(__file__).parents[1] / "src" / "assessment_api"


def in_one_line(text: str) -> str:
    return " ".join(text.split())


def docstrings(version: str) -> str:
    """Yields every docstring of the generated modules."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted((PACKAGE / version).rglob("*.py"))]
    nodes = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Expr))
    return " ".join(
        in_one_line(node.value.value)
        for node in nodes
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    )


def descriptions(version: str) -> Iterator[str]:
    """Yields the descriptions of schemas, properties, operations and parameters."""
    components = document(version)["components"]
    for name, schema in components["schemas"].items():
        if not hasattr(VERSIONS[version], name):
            continue  # A list, or an object whose fields have names of the service's choice: it has no class.
        yield schema.get("description", "")
        yield from (one.get("description", "") for one in schema.get("properties", {}).values())
    for _, _, operation in operations(version):
        yield f"{operation['summary']}."
        yield operation["description"]
        parameters: List[Dict[str, Any]] = operation.get("parameters", [])
        for one in parameters:
            yield (
                components["parameters"][one["$ref"].split("/")[-1]]["description"]
                if "$ref" in one
                else one["description"]
            )
        yield operation.get("requestBody", {}).get("description", "")


@pytest.mark.parametrize("version", VERSIONS)
def test_docstrings_say_what_the_document_says(version: str) -> None:
    told = docstrings(version)
    assert [text for text in descriptions(version) if in_one_line(text) not in told] == []
