from __future__ import annotations

import json
import os
from pathlib import Path
from types import ModuleType
from typing import Any, Dict, Iterator, List, Optional, Tuple, Type

import pytest

from assessment_api import v1, v2, v3
from assessment_api._model import Model, OpenEnum
from assessment_api._reading import read

from .testing import as_bytes

VERSIONS: Dict[str, ModuleType] = {"v1": v1, "v2": v2, "v3": v3}
VALUES: Dict[str, Dict[str, Dict[str, List[Dict[str, Any]]]]] = json.loads(
    Path(os.environ["ASSESSMENT_API_VALUES"]).read_text("utf-8")
)
NOT_CHECKED = Path(__file__).parents[2] / "sdk-generator" / "values-not-checked.txt"


def values_of(version: str, kind: str) -> Iterator[Tuple[str, Type[Model], Dict[str, Any]]]:
    """Yields values with name and model of their schema, if it has a model."""
    for name, values in VALUES[version].items():
        model = getattr(VERSIONS[version], name, None)
        if isinstance(model, type) and issubclass(model, Model):
            for one in values[kind]:
                yield name, model, one


def field_of(model: Type[Model], wire_name: str) -> Optional[str]:
    names = [name for name, field in model.model_fields.items() if field.serialization_alias == wire_name]
    return names[0] if names else None


def is_unknown(value: Any) -> bool:
    return isinstance(value, OpenEnum) and not value.is_known


@pytest.mark.parametrize("version", VERSIONS)
def test_what_a_response_may_hold_is_read_without_a_problem(version: str) -> None:
    found = [
        (name, tried["what"], read(model, as_bytes(tried["value"]))[1])
        for name, model, tried in values_of(version, "taken")
    ]
    assert len(found) > 60 and [one for one in found if one[2]] == []


@pytest.mark.parametrize("version", VERSIONS)
def test_what_a_response_must_not_hold_is_reported_but_for_what_is_listed(version: str) -> None:
    listed = [line for line in NOT_CHECKED.read_text("utf-8").splitlines() if line.startswith(f"{version} ")]
    passed = []
    for name, model, tried in values_of(version, "refused"):
        value, problems = read(model, as_bytes(tried["value"]))
        field = field_of(model, tried["at"].split("/")[0])
        if not problems and not tried["asAbsent"] and not (field and is_unknown(getattr(value, field))):
            passed.append(f"{version} {name} {tried['what']}")
    assert sorted(set(passed)) == listed


@pytest.mark.parametrize("version", VERSIONS)
def test_what_does_not_fit_loses_nothing_else(version: str) -> None:
    for name, model, tried in values_of(version, "refused"):
        wrong = tried["at"].split("/")[0]
        if wrong:
            whole = read(model, as_bytes(VALUES[version][name]["taken"][0]["value"]))[0].to_dict()
            value, problems = read(model, as_bytes(tried["value"]))
            assert len(problems) <= 1, (name, tried["what"], problems)
            assert {**value.to_dict(), wrong: None} == {**whole, wrong: None}, (name, tried["what"])
