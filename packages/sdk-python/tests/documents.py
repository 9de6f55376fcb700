"""The documents of the SDK, and their examples."""

from __future__ import annotations

import json
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Dict, List, Tuple

_PACKAGES = Path(__file__).parents[2]


@lru_cache(maxsize=None)
def document(version: str) -> Dict[str, Any]:
    text = (_PACKAGES / version / "src" / "generated" / "openapi.json").read_text("utf-8")
    content: Dict[str, Any] = json.loads(text)
    return content


def example(version: str, name: str) -> Any:
    return document(version)["components"]["examples"][name]["value"]


def webhook_vectors() -> List[Dict[str, Any]]:
    """Deliveries with the expected verdict of every receiver."""
    text = (_PACKAGES / "contract-tests" / "vectors" / "webhooks.json").read_text("utf-8")
    vectors: List[Dict[str, Any]] = json.loads(text)
    return vectors


def hostile_responses() -> List[Dict[str, Any]]:
    """Calls with their responses and expected outcomes."""
    table = _PACKAGES / "sdk-generator" / "vectors" / "hostile-responses.json"
    text = Path(os.environ.get("ASSESSMENT_API_TABLE", table)).read_text("utf-8")
    rows: List[Dict[str, Any]] = json.loads(text)["rows"]
    return rows


def operations(version: str) -> List[Tuple[str, str, Dict[str, Any]]]:
    """Yields method, path and operation of every operation."""
    return [
        (method.upper(), path, operation)
        for path, item in document(version)["paths"].items()
        for method, operation in item.items()
        if isinstance(operation, dict) and "operationId" in operation
    ]


def body_example(version: str, operation_id: str) -> Any:
    """Returns the first example of an operation's body."""
    operation = next(one for _, _, one in operations(version) if one["operationId"] == operation_id)
    content = next(iter(operation["requestBody"]["content"].values()))
    return _examples_in(version, content)[0]


def response_examples(version: str, operation_id: str) -> List[Any]:
    """Returns the examples of an operation's success, in its first media type."""
    operation = next(one for _, _, one in operations(version) if one["operationId"] == operation_id)
    success = next(response for status, response in operation["responses"].items() if status.startswith("2"))
    if "$ref" in success:
        success = document(version)["components"]["responses"][success["$ref"].split("/")[-1]]
    return [one for content in list(success.get("content", {}).values())[:1] for one in _examples_in(version, content)]


def _examples_in(version: str, content: Dict[str, Any]) -> List[Any]:
    given = content["examples"].values()
    return [example(version, one["$ref"].split("/")[-1]) if "$ref" in one else one["value"] for one in given]


def snake_case(name: str) -> str:
    """Converts an operationId to its Python name."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
