package tests

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv1"
	"github.com/assessment-api/assessment-api-go/apiv2"
)

const hal = "application/vnd.vendor.v2.hal+json"

func scoreEverything(t *testing.T, client *apiv2.Client, candidateID, assessmentID string) {
	t.Helper()
	taken := must(client.Assessments.GetAssessment(ctx, candidateID, assessmentID))(t)
	for _, section := range taken.Sections {
		for _, answer := range section.Answers {
			if answer.Score.ScoredPoints == nil {
				score := apiv2.AnswerScore{ScoredPoints: answer.Score.MaxPoints}
				succeed(t, client.Assessments.ScoreAnswer(ctx, candidateID, assessmentID, answer.AnswerID, score))
			}
		}
	}
}

func TestV1FromTheInvitationToTheResult(t *testing.T) {
	first, second := newV1(t, sandbox), newV2(t, sandbox)
	exams := must(first.Exams.ListExams(ctx, nil))(t)
	var response assessment.Response
	created := must(first.Candidates.CreateCandidate(ctx, apiv1.NewCandidate{
		FirstName: "Maya", LastName: "Lindqvist", Email: "maya@example.com", ExamID: exams.Items[0].ID,
	}, assessment.ResponseInto(&response)))(t)
	equal(t, response.StatusCode, http.StatusCreated)
	equal(t, strings.HasSuffix(response.Header.Get("Location"), "/v1/candidates/"+created.ID), true)
	equal(t, created.Status, apiv1.CandidateStatusTokenSent)
	equal(t, created.ScoredPoints, nil)
	equal(t, created.TestStartDate, nil)

	assessmentID := must(second.Candidates.GetCandidate(ctx, created.ID))(t).Embedded.Assessments[0].ID
	takeTest(t, assessmentID)
	scoreEverything(t, second, created.ID, assessmentID)

	detail := must(first.Candidates.GetCandidate(ctx, created.ID))(t)
	equal(t, detail.Status, apiv1.CandidateDetailStatusAssessmentReady)
	equal(t, *detail.ScoredPoints, detail.MaxPoints)
	equal(t, detail.TestStartDate.Location().String(), "UTC")
	results := must(first.Candidates.GetCandidateResults(ctx, created.ID))(t)
	equal(t, results.PDFReportURL != nil, true)

	header := http.Header{"X-Hook-Secret": {"s3cret"}, "Content-Type": {"application/json"}}
	events := must(apiv1.VerifyWebhook(header, deliveryOf(t, "v1", created.ID), "s3cret"))(t)
	equal(t, events[len(events)-1].Event, apiv1.WebhookEventTypeExamFinished)
	for _, event := range events {
		equal(t, event.CandidateID, created.ID)
	}
}

func TestV2FromTheInvitationToTheDecision(t *testing.T) {
	client := newV2(t, sandbox)
	tests := must(client.Tests.ListTests(ctx, nil))(t)
	invitation := must(client.Invitations.CreateInvitation(ctx, apiv2.NewInvitation{
		Email: "idris@example.com", TestID: tests.Embedded.Tests[0].ID, Tags: []string{"sdk"},
		CustomFields: map[string]assessment.Scalar{"costCenter": assessment.Number(42)},
	}))(t)
	candidateID, assessmentID := invitation.Embedded.Candidate.ID, invitation.Embedded.Assessment.ID
	equal(t, invitation.Embedded.Assessment.Status, apiv2.AssessmentStatusNew)

	takeTest(t, assessmentID)
	scoreEverything(t, client, candidateID, assessmentID)
	taken := must(client.Assessments.GetAssessment(ctx, candidateID, assessmentID))(t)
	equal(t, taken.Status, apiv2.AssessmentStatusAssessmentCompleted)
	equal(t, *taken.Score.ScoredPoints, taken.Score.MaxPoints)

	var response assessment.Response
	decision := apiv2.CandidatePatch{Status: assessment.Ptr(apiv2.CandidateDecisionAccepted)}
	succeed(t, client.Candidates.UpdateCandidate(ctx, candidateID, decision, assessment.ResponseInto(&response)))
	equal(t, response.StatusCode, http.StatusAccepted)
	equal(t, must(client.Candidates.GetCandidate(ctx, candidateID))(t).Status, apiv2.CandidateStatusAccepted)

	header := http.Header{"Vendor-Hook-Secret": {"new"}, "Content-Type": {hal}}
	var kinds []apiv2.WebhookEventType
	for _, event := range must(apiv2.VerifyWebhook(header, deliveryOf(t, "v2", candidateID), "old", "new"))(t) {
		kinds = append(kinds, event.Event)
	}
	equal(t, kinds, []apiv2.WebhookEventType{
		apiv2.WebhookEventTypeAssessmentStarted, apiv2.WebhookEventTypeWaitingForAssessment, apiv2.WebhookEventTypeAssessmentCompleted,
	})
}

func TestNullRemovesACustomField(t *testing.T) {
	client := newV2(t, sandbox)
	candidate := must(client.Candidates.CreateCandidate(ctx, apiv2.NewCandidate{Email: "noor@example.com"}))(t)
	for _, fields := range []map[string]assessment.Scalar{
		{"costCenter": assessment.Text("CC-7"), "grade": assessment.Number(3)},
		{"costCenter": assessment.NullScalar()},
	} {
		succeed(t, client.Candidates.UpdateCandidate(ctx, candidate.ID, apiv2.CandidatePatch{CustomFields: fields}))
	}
	left := must(client.Candidates.GetCandidate(ctx, candidate.ID))(t).CustomFields
	equal(t, left, map[string]assessment.Scalar{"grade": assessment.Number(3)})
}

func TestPackagesAndTaskDefinitionsAreUploaded(t *testing.T) {
	client := newV2(t, sandbox)
	file := filepath.Join(t.TempDir(), "task.zip")
	succeed(t, os.WriteFile(file, zipped(t, map[string]string{
		"task.yaml": "taskId: tsk_go_worker_pool\n", "go.mod": "module pool\n", "main.go": "package main\n",
	}), 0o600))
	opened := must(os.Open(file))(t)
	defer opened.Close()
	var response assessment.Response
	upload := must(client.Tasks.UploadTaskPackage(ctx, opened, assessment.ResponseInto(&response)))(t)
	equal(t, response.StatusCode, http.StatusAccepted)
	equal(t, upload.TaskID, "tsk_go_worker_pool")

	equal(t, must(client.Tasks.GetTask(ctx, upload.TaskID))(t).BuildStatus.IsNull(), true)
	passTime(t)
	status, _ := must(client.Tasks.GetTask(ctx, upload.TaskID))(t).BuildStatus.Get()
	equal(t, status, apiv2.BuildStatusSuccess)

	// A stream of unknown length is sent in chunks.
	stream := io.MultiReader(bytes.NewReader(must(os.ReadFile(file))(t)))
	must(client.Tasks.UploadTask(ctx, upload.TaskID, stream))(t)

	var definitions string
	succeed(t, json.Unmarshal(exampleOf("v2", "taskDefinitionsMinimal"), &definitions))
	imported := must(client.Tasks.ImportTasks(ctx, definitions))(t)
	equal(t, len(imported.Created) > 0, true)
}

// YAML includes JSON, so typed definitions can be imported.
func TestTypedTaskDefinitionsAreImported(t *testing.T) {
	essay := apiv2.EssayTaskDefinition{
		Title: "Describe a lock", Question: "What is a lock?", Difficulty: apiv2.DifficultyEasy, Points: 3, Duration: "PT5M",
	}
	definitions := apiv2.TaskDefinitions{Tasks: []apiv2.TaskDefinition{{EssayTaskDefinition: &essay}}}
	imported := must(newV2(t, sandbox).Tasks.ImportTasks(ctx, string(asJSON(t, definitions))))(t)
	equal(t, len(imported.Created), 1)
}
