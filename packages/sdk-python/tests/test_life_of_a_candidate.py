from __future__ import annotations

from assessment_api import v1, v2
from assessment_api.webhooks import verify_v1_webhook, verify_v2_webhook

from .conftest import Control
from .documents import example
from .testing import as_bytes, zipped


def score_everything(client: v2.Client, candidate_id: str, assessment_id: str) -> None:
    assessment = client.assessments.get_assessment(candidate_id, assessment_id)
    for answer in (answer for section in assessment.sections for answer in section.answers):
        if answer.score.scored_points is None:
            points = v2.AnswerScore(scored_points=answer.score.max_points)
            client.assessments.score_answer(candidate_id, assessment_id, answer.answer_id, points)


def test_v1_create_take_assess_result(sandbox_v1: v1.Client, sandbox_v2: v2.Client, control: Control) -> None:
    exam = next(sandbox_v1.exams.iterate_exams())
    new = v1.NewCandidate(first_name="Maya", last_name="Lindqvist", email="maya@example.com", exam_id=exam.id)
    created = sandbox_v1.candidates.create_candidate_with_response(new)
    assert created.status == 201
    assert created.headers["Location"].endswith(f"/v1/candidates/{created.body.id}")
    assert created.body.status is v1.CandidateStatus.TOKEN_SENT
    assert created.body.scored_points is None
    assert "scored_points" in created.body.model_fields_set
    assert "test_start_date" not in created.body.model_fields_set

    candidate_id = created.body.id
    assessment_id = sandbox_v2.candidates.get_candidate(candidate_id).embedded.assessments[0].id
    control.take_test(assessment_id)
    score_everything(sandbox_v2, candidate_id, assessment_id)

    detail = sandbox_v1.candidates.get_candidate(candidate_id)
    assert detail.status is v1.CandidateDetailStatus.ASSESSMENT_READY
    assert detail.scored_points == detail.max_points
    assert detail.test_start_date is not None and detail.test_start_date.tzinfo is not None
    results = sandbox_v1.candidates.get_candidate_results(candidate_id)
    assert results.pdf_report_url is not None

    body = as_bytes([event["v1"] for event in control.events(candidate_id)])
    events = verify_v1_webhook({"x-hook-secret": "s3cret", "content-type": "application/json"}, body, "s3cret")
    assert [event.event for event in events][-1] == v1.WebhookEventType.EXAM_FINISHED
    assert {event.candidate_id for event in events} == {candidate_id}


def test_v2_create_take_assess_result(sandbox_v2: v2.Client, control: Control) -> None:
    test = next(sandbox_v2.tests.iterate_tests())
    new = v2.NewInvitation(email="idris@example.com", test_id=test.id, tags=["sdk"], custom_fields={"costCenter": 42})
    invitation = sandbox_v2.invitations.create_invitation(new)
    candidate_id, assessment_id = invitation.embedded.candidate.id, invitation.embedded.assessment.id
    assert invitation.embedded.assessment.status is v2.AssessmentStatus.NEW

    control.take_test(assessment_id)
    score_everything(sandbox_v2, candidate_id, assessment_id)
    assessment = sandbox_v2.assessments.get_assessment(candidate_id, assessment_id)
    assert assessment.status is v2.AssessmentStatus.ASSESSMENT_COMPLETED
    assert assessment.score.scored_points == assessment.score.max_points

    decision = v2.CandidatePatch(status=v2.CandidateDecision.ACCEPTED)
    assert sandbox_v2.candidates.update_candidate_with_response(candidate_id, decision).status == 202
    assert sandbox_v2.candidates.get_candidate(candidate_id).status is v2.CandidateStatus.ACCEPTED

    headers = {"Vendor-Hook-Secret": "new", "Content-Type": "application/vnd.vendor.v2.hal+json"}
    body = as_bytes([event["v2"] for event in control.events(candidate_id)])
    events = verify_v2_webhook(headers, body, ["old", "new"])
    assert [event.event for event in events] == ["ASSESSMENT_STARTED", "WAITING_FOR_ASSESSMENT", "ASSESSMENT_COMPLETED"]


def test_a_custom_field_is_removed_by_null(sandbox_v2: v2.Client) -> None:
    candidate = sandbox_v2.candidates.create_candidate(v2.NewCandidate(email="noor@example.com"))
    given = v2.CandidatePatch(custom_fields={"costCenter": "CC-7", "grade": 3})
    sandbox_v2.candidates.update_candidate(candidate.id, given)
    sandbox_v2.candidates.update_candidate(candidate.id, v2.CandidatePatch(custom_fields={"costCenter": None}))
    assert sandbox_v2.candidates.get_candidate(candidate.id).custom_fields == {"grade": 3}


def test_a_package_and_task_definitions_are_uploaded(sandbox_v2: v2.Client, control: Control) -> None:
    package = zipped(
        {"task.yaml": "taskId: tsk_go_worker_pool\n", "go.mod": "module pool\n", "main.go": "package main\n"}
    )
    upload = sandbox_v2.tasks.upload_task_package_with_response(package)
    assert (upload.status, upload.body.task_id) == (202, "tsk_go_worker_pool")
    assert sandbox_v2.tasks.get_task(upload.body.task_id).build_status is None
    control.post("/clock/advance", {"duration": "PT1M"})
    assert sandbox_v2.tasks.get_task(upload.body.task_id).build_status is v2.BuildStatus.SUCCESS

    created = sandbox_v2.tasks.import_tasks(example("v2", "taskDefinitionsMinimal"))
    assert created.created
