package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assessmentapi.v1.V1Client;
import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v2.model.AnswerScore;
import io.github.assessmentapi.v2.model.AssessmentExtended;
import io.github.assessmentapi.v2.model.AssessmentStatus;
import io.github.assessmentapi.v2.model.BuildStatus;
import io.github.assessmentapi.v2.model.CandidateDecision;
import io.github.assessmentapi.v2.model.CandidatePatch;
import io.github.assessmentapi.v2.model.CandidateStatus;
import io.github.assessmentapi.v2.model.NewCandidate;
import io.github.assessmentapi.v2.model.NewInvitation;
import io.github.assessmentapi.v2.model.TaskUpload;
import java.io.ByteArrayInputStream;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Runs against the sandbox. */
class LifeOfACandidateTest {
  private final V1Client v1 = Services.sandboxV1();
  private final V2Client v2 = Services.sandboxV2();

  @Test
  void isCreatedTestedAssessedAndRatedInV1() throws Exception {
    var exam = v1.exams().iterateExams().iterator().next();
    var created =
        v1.candidates()
            .createCandidateWithResponse(
                io.github.assessmentapi.v1.model.NewCandidate.builder()
                    .firstName("Maya")
                    .lastName("Lindqvist")
                    .email("maya@example.com")
                    .examId(exam.id())
                    .build());
    String candidateId = created.body().id();
    assertEquals(201, created.status());
    String location = created.headers().firstValue("Location").orElseThrow();
    assertTrue(location.endsWith("/v1/candidates/" + candidateId), location);
    assertEquals(
        io.github.assessmentapi.v1.model.CandidateStatus.TOKEN_SENT, created.body().status());
    assertTrue(created.body().scoredPoints().isEmpty());
    assertTrue(created.body().hasField("scoredPoints"));
    assertFalse(created.body().hasField("testStartDate"));

    String assessmentId =
        v2.candidates().getCandidate(candidateId).embedded().assessments().get(0).id();
    Control.takeTest(assessmentId);
    scoreEverything(candidateId, assessmentId);

    var detail = v1.candidates().getCandidate(candidateId);
    assertEquals(
        io.github.assessmentapi.v1.model.CandidateDetailStatus.ASSESSMENT_READY, detail.status());
    assertEquals(detail.maxPoints(), detail.scoredPoints().orElseThrow());
    assertFalse(
        detail.testStartDate().orElseThrow().isAfter(detail.testFinishDate().orElseThrow()));
    assertNotNull(v1.candidates().getCandidateResults(candidateId).pdfReportUrl().orElseThrow());

    UnaryOperator<String> headers =
        name -> Map.of("X-Hook-Secret", "s3cret", "Content-Type", "application/json").get(name);
    var events = Webhooks.verifyV1(headers, Control.delivery(candidateId, "v1"), "s3cret");
    assertEquals(
        io.github.assessmentapi.v1.model.WebhookEventType.EXAM_FINISHED,
        events.get(events.size() - 1).event());
    assertTrue(events.stream().allMatch(event -> event.candidateId().equals(candidateId)));
  }

  @Test
  void isInvitedTestedAssessedAndAcceptedInV2() throws Exception {
    var test = v2.tests().iterateTests().iterator().next();
    var invitation =
        v2.invitations()
            .createInvitation(
                NewInvitation.builder()
                    .email("idris@example.com")
                    .testId(test.id())
                    .tags(List.of("sdk"))
                    .customFields(Map.of("costCenter", 42))
                    .build());
    String candidateId = invitation.embedded().candidate().id();
    String assessmentId = invitation.embedded().assessment().id();
    assertEquals(AssessmentStatus.NEW, invitation.embedded().assessment().status());

    Control.takeTest(assessmentId);
    scoreEverything(candidateId, assessmentId);
    AssessmentExtended assessment = v2.assessments().getAssessment(candidateId, assessmentId);
    assertEquals(AssessmentStatus.ASSESSMENT_COMPLETED, assessment.status());
    assertEquals(assessment.score().maxPoints(), assessment.score().scoredPoints().orElseThrow());

    CandidatePatch decision = CandidatePatch.builder().status(CandidateDecision.ACCEPTED).build();
    assertEquals(202, v2.candidates().updateCandidateWithResponse(candidateId, decision).status());
    assertEquals(CandidateStatus.ACCEPTED, v2.candidates().getCandidate(candidateId).status());

    UnaryOperator<String> headers =
        name ->
            Map.of(
                    "Vendor-Hook-Secret",
                    "new",
                    "Content-Type",
                    "application/vnd.vendor.v2.hal+json")
                .get(name);
    var events = Webhooks.verifyV2(headers, Control.delivery(candidateId, "v2"), "old", "new");
    assertEquals(
        List.of("ASSESSMENT_STARTED", "WAITING_FOR_ASSESSMENT", "ASSESSMENT_COMPLETED"),
        events.stream().map(event -> event.event().value()).toList());
  }

  private void scoreEverything(String candidateId, String assessmentId) {
    for (var section : v2.assessments().getAssessment(candidateId, assessmentId).sections()) {
      for (var answer : section.answers()) {
        if (answer.score().scoredPoints().isEmpty()) {
          AnswerScore points =
              AnswerScore.builder().scoredPoints(answer.score().maxPoints()).build();
          v2.assessments().scoreAnswer(candidateId, assessmentId, answer.answerId(), points);
        }
      }
    }
  }

  @Test
  void losesACustomFieldThatIsSetToNull() {
    String id =
        v2.candidates()
            .createCandidate(NewCandidate.builder().email("noor@example.com").build())
            .id();
    v2.candidates().updateCandidate(id, customFields(Map.of("costCenter", "CC-7", "grade", 3)));
    v2.candidates().updateCandidate(id, customFields(Collections.singletonMap("costCenter", null)));
    assertEquals(Map.of("grade", 3), v2.candidates().getCandidate(id).customFields());
  }

  private static CandidatePatch customFields(Map<String, Object> fields) {
    return CandidatePatch.builder().customFields(fields).build();
  }

  @Test
  void solvesTasksThatWereUploaded() {
    byte[] archive =
        Zip.of(
            Map.of(
                "task.yaml", "taskId: tsk_go_worker_pool\n",
                "go.mod", "module pool\n",
                "main.go", "package main\n"));
    // The test controls when the build ends, independent of the machine's speed.
    Control.freezeClock();
    ApiResponse<TaskUpload> upload =
        v2.tasks().uploadTaskPackageWithResponse(Upload.of(new ByteArrayInputStream(archive)));
    assertEquals(202, upload.status());
    assertEquals("tsk_go_worker_pool", upload.body().taskId());
    var building = v2.tasks().getTask("tsk_go_worker_pool");
    assertTrue(building.hasField("buildStatus") && building.buildStatus().isEmpty());
    Control.passTime();
    Control.resumeClock();
    assertEquals(
        BuildStatus.SUCCESS, v2.tasks().getTask("tsk_go_worker_pool").buildStatus().orElseThrow());

    String definitions = Documents.example("v2", "taskDefinitionsMinimal").textValue();
    assertFalse(v2.tasks().importTasks(definitions).created().isEmpty());
  }
}
