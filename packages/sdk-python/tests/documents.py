"""The documents that the SDK is generated from, and their examples."""

from __future__ import annotations

import json
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


def operations(version: str) -> List[Tuple[str, str, Dict[str, Any]]]:
    """Method, path and operation, of every operation."""
    return [
        (method.upper(), path, operation)
        for path, item in document(version)["paths"].items()
        for method, operation in item.items()
        if isinstance(operation, dict) and "operationId" in operation
    ]


def body_example(version: str, operation_id: str) -> Any:
    """The first example of an operation's body."""
    operation = next(one for _, _, one in operations(version) if one["operationId"] == operation_id)
    content = next(iter(operation["requestBody"]["content"].values()))
    first = next(iter(content["examples"].values()))
    return example(version, first["$ref"].split("/")[-1]) if "$ref" in first else first["value"]
