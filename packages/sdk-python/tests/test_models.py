from __future__ import annotations

import copy
import json
import re
from datetime import datetime, timezone
from decimal import Decimal
from typing import Any, Callable, Dict

import httpx
import pytest
from pydantic import ValidationError

from assessment_api import v1, v2, v3
from assessment_api._model import Model, OpenEnum
from assessment_api._reading import read
from assessment_api.errors import UnreadableFieldError

from .documents import example
from .testing import Recorder, as_bytes

CANDIDATE: Dict[str, Any] = {
    "id": "cnd_1",
    "firstName": "Maya",
    "lastName": "Lindqvist",
    "email": "maya@example.com",
    "examId": "tst_1",
    "scoredPoints": None,
    "maxPoints": 20,
    "examUrl": "https://tests.example.com/1",
    "tags": [],
    "creationDate": "2026-03-02T09:15:00.000Z",
    "testTimedOut": False,
    "status": "TOKEN_SENT",
}


def test_null_is_not_absent() -> None:
    candidate = v1.Candidate.from_dict(CANDIDATE)
    assert candidate.scored_points is None and "scored_points" in candidate.model_fields_set
    assert candidate.external_id is None and "external_id" not in candidate.model_fields_set
    assert candidate.to_dict() == CANDIDATE


def test_a_required_field_that_may_be_null_must_still_be_there() -> None:
    with pytest.raises(ValidationError, match="scoredPoints"):
        v1.Candidate.from_dict({name: value for name, value in CANDIDATE.items() if name != "scoredPoints"})


def test_an_optional_field_that_may_be_null() -> None:
    entry = {"type": "SELF", "value": None}
    skipped, not_given = v2.SkillRatingEntry.from_dict(entry), v2.SkillRatingEntry.from_dict({"type": "SELF"})
    assert skipped.value is None and not_given.value is None
    assert ("value" in skipped.model_fields_set, "value" in not_given.model_fields_set) == (True, False)
    assert (skipped.to_dict(), not_given.to_dict()) == (entry, {"type": "SELF"})


def test_values_of_the_future_survive() -> None:
    candidate = v1.Candidate.from_dict({**CANDIDATE, "status": "PAUSED", "somethingNew": 1})
    assert candidate.status == "PAUSED"
    assert not candidate.status.is_known and v1.CandidateStatus.TOKEN_SENT.is_known
    assert candidate.to_dict()["status"] == "PAUSED"
    assert v1.CandidateStatus("PAUSED") == candidate.status
    assert {v1.CandidateStatus("PAUSED"): 1}[candidate.status] == 1


def test_an_unknown_value_that_is_spelt_like_the_name_of_a_known_one() -> None:
    assert not v3.AggregatedPersonSection("CORE").is_known
    assert v3.AggregatedPersonSection("core").is_known


@pytest.mark.parametrize(
    "build",
    [
        lambda: v2.NewCandidate(email="maya@example.com", first_nmae="Maya"),  # type: ignore[call-arg]
        lambda: v2.NewCandidate(email="a@example.com", first_name="Maya", firstName="Noor"),  # type: ignore[call-arg]
        lambda: v3.NewJobPosition(name="Engineer", skillsets=[{"skillsetId": "s", "masteryLvel": 3}]),  # type: ignore[list-item]
        lambda: v3.PersonPatch(first_name="Maya").model_copy(update={"last_nmae": "Lindqvist"}),
        lambda: v2.CandidatePatch().model_copy(update={"custom_fields": 7}),
    ],
)
def test_a_misspelt_field_is_refused(build: Callable[[], object]) -> None:
    with pytest.raises(ValidationError, match="first_nmae|firstName|first_name|masteryLvel|last_nmae|custom_fields"):
        build()


def test_a_changed_copy_is_sent_as_if_it_were_built_so() -> None:
    decided = v2.CandidatePatch().model_copy(update={"status": "ACCEPTED"})
    assert decided.status is v2.CandidateDecision.ACCEPTED
    person = v3.PersonPatch(first_name="Maya")
    assert person.model_copy(update={"first_name": None}).to_dict() == {"firstName": None}
    assert person.to_dict() == {"firstName": "Maya"}


def test_fields_of_the_future_are_passed_over_at_any_depth() -> None:
    page = copy.deepcopy(example("v2", "candidatePageFull"))
    page["_embedded"]["candidates"][0]["_links"]["self"]["more"] = page["page"]["more"] = page["more"] = True
    recorder = Recorder(lambda _: httpx.Response(200, json=page))
    page_of_client = v2.Client("key", http_transport=recorder).candidates.list_candidates()
    for found in (v2.CandidatePage.from_dict(page), v2.CandidatePage.from_json(as_bytes(page)), page_of_client):
        assert found.embedded.candidates[0].links.self_.href


def test_names_are_those_that_users_expect() -> None:
    names = {
        name
        for version in (v1, v2, v3)
        for model in vars(version).values()
        if isinstance(model, type) and issubclass(model, Model)
        for name in model.model_fields
    }
    assert {"self_", "global_", "field"} <= names
    assert not [name for name in names if name.startswith("var_")]
    enums = [
        one
        for version in (v1, v2, v3)
        for one in vars(version).values()
        if isinstance(one, type) and issubclass(one, OpenEnum)
    ]
    expected = [(one, re.sub(r"(?<=[a-z])(?=[A-Z])", "_", one.value).upper()) for enum in enums for one in enum]
    assert [one for one, name in expected if one.name != name] == []


def test_dates_know_their_time_zone() -> None:
    assert v1.Candidate.from_dict(CANDIDATE).creation_date == datetime(2026, 3, 2, 9, 15, tzinfo=timezone.utc)


def test_numbers_stay_what_they_are() -> None:
    assert v1.Candidate.from_dict({**CANDIDATE, "scoredPoints": 7.5}).to_json().count("7.5") == 1
    assert isinstance(v1.Candidate.from_dict(CANDIDATE).max_points, int)


@pytest.mark.parametrize(
    "number",
    ["7.5", "7.10", "0.1", "66.66666666666667", "1.8e3", "-0.0", "9007199254740993", "1" * 300, "1e22", "5e-324"],
)
def test_a_number_is_the_one_that_was_sent(number: str) -> None:
    text = json.dumps({**CANDIDATE, "scoredPoints": 0}).replace('"scoredPoints": 0', f'"scoredPoints": {number}')
    for candidate in (v1.Candidate.from_json(text), read(v1.Candidate, text.encode())[0]):
        assert Decimal(str(candidate.scored_points)) == Decimal(number)
        assert json.loads(candidate.to_json(), parse_float=Decimal)["scoredPoints"] == Decimal(number)


@pytest.mark.parametrize(
    "number",
    ["33.33333333333333333333", "9007199254740993.0", "0.1000000000000000055511151231257827", "1e400", "1e-400"]
    + ["1" * 5000, "1e99999999999999999999"],
)
def test_a_number_that_no_float_holds_to_its_last_digit_does_not_fit(number: str) -> None:
    text = json.dumps({**CANDIDATE, "scoredPoints": 0}).replace('"scoredPoints": 0', f'"scoredPoints": {number}')
    with pytest.raises(ValidationError, match="float can hold"):
        v1.Candidate.from_json(text)
    candidate, problems = read(v1.Candidate, text.encode())
    assert candidate.id == CANDIDATE["id"] and [one.split(":")[0] for one in problems] == ["scoredPoints"]
    with pytest.raises(UnreadableFieldError):
        _ = candidate.scored_points


def test_a_decimal_is_sent_where_a_float_holds_it() -> None:
    assert v2.AnswerScore(scored_points=Decimal("7.10")).to_json() == '{"scoredPoints": 7.1}'  # type: ignore[arg-type]
    with pytest.raises(ValidationError, match="float can hold"):
        v2.AnswerScore(scored_points=Decimal("7.10000000000000000001"))  # type: ignore[arg-type]


def test_a_skill_folder_holds_skill_folders() -> None:
    page = v3.SkillFolderPage.from_dict(example("v3", "skillFolderPageFirst"))
    assert page.content
