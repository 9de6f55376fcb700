"""Sends requests with httpx, and judges JSON with jsonschema.

Reads a JSON array of cases from a file and writes a JSON array of results to standard output. A case is a request
with the arguments of httpx, `cookies` and the values of a `path`, or a judgement `{"document", "pointer", "values"}`.
"""

import json
import re
import sys
from typing import Any
from urllib.parse import quote

import httpx
from jsonschema import Draft202012Validator


def text_of(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def send(client: httpx.Client, case: dict[str, Any]) -> dict[str, Any]:
    files = [
        (name, (file["name"], bytes(file["bytes"]), file["type"])) for name, file in case.pop("files", [])
    ]
    path = case.pop("path", {})
    case["url"] = re.sub(r"{(\w+)}", lambda match: quote(text_of(path[match[1]]), safe=""), case["url"])
    case["headers"] = {name: text_of(value) for name, value in case.get("headers", {}).items()}
    client.cookies.clear()
    client.cookies.update({name: text_of(value) for name, value in case.pop("cookies", {}).items()})
    response = client.request(**case, **({"files": files} if files else {}))
    headers: dict[str, list[str]] = {}
    for name, value in response.headers.multi_items():
        headers.setdefault(name, []).append(value)
    body = response.json() if response.content else None
    return {"status": response.status_code, "headers": headers, "body": body}


def judge(document: dict[str, Any], pointer: str, values: list[Any]) -> list[bool]:
    validator = Draft202012Validator({**document, "$ref": f"#{pointer}"})
    return [validator.is_valid(value) for value in values]


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        cases = json.load(file)
    with httpx.Client(timeout=60) as client:
        results = [judge(**case) if "pointer" in case else send(client, case) for case in cases]
    json.dump(results, sys.stdout)


main()
