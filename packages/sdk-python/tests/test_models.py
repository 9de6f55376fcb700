"""What answers become."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import Any, Dict

import pytest
from pydantic import ValidationError

from assessment_api import v1, v2, v3

from .documents import example

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


def test_dates_know_their_time_zone() -> None:
    assert v1.Candidate.from_dict(CANDIDATE).creation_date == datetime(2026, 3, 2, 9, 15, tzinfo=timezone.utc)


def test_numbers_stay_what_they_are() -> None:
    assert v1.Candidate.from_dict({**CANDIDATE, "scoredPoints": 7.5}).to_json().count("7.5") == 1
    assert isinstance(v1.Candidate.from_dict(CANDIDATE).max_points, int)


def test_a_skill_folder_holds_skill_folders() -> None:
    page = v3.SkillFolderPage.from_dict(example("v3", "skillFolderPageFirst"))
    assert page.content
