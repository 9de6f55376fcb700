from __future__ import annotations

from uuid import uuid4

from assessment_api import v1, v2


def test_numbered_pages_of_v1_begin_at_1(sandbox_v1: v1.Client) -> None:
    everything = [exam.id for exam in sandbox_v1.exams.iterate_exams(count=2)]
    assert len(everything) == len(set(everything)) == sandbox_v1.exams.list_exams().total_elements > 2


def test_numbered_pages_of_v2_begin_at_0(sandbox_v2: v2.Client) -> None:
    tag = uuid4().hex
    for number in range(5):
        sandbox_v2.candidates.create_candidate(v2.NewCandidate(email=f"p{number}@example.com", tags=[tag]))
    found = sandbox_v2.candidates.iterate_candidates(tags=[tag], count=2)
    assert [candidate.email for candidate in found] == [f"p{number}@example.com" for number in range(5)]
