// Command quickstart invites a candidate, removes a custom field, and lists the candidates without a response.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv2"
)

func main() {
	if err := run(context.Background()); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context) error {
	client, err := apiv2.NewClient(os.Getenv("ASSESSMENT_API_KEY"),
		assessment.WithBaseURL(os.Getenv("ASSESSMENT_API_URL")), assessment.WithWaitOn429(5))
	if err != nil {
		return err
	}
	tests, err := client.Tests.ListTests(ctx, &apiv2.ListTestsParams{Count: 1})
	if err != nil {
		return err
	}
	invitation, err := client.Invitations.CreateInvitation(ctx, apiv2.NewInvitation{
		Email:        "maya.lindqvist@example.com",
		TestID:       tests.Embedded.Tests[0].ID,
		CustomFields: map[string]assessment.Scalar{"costCenter": assessment.Text("CC-7")},
	})
	var refusal *assessment.Error
	if errors.As(err, &refusal) {
		for _, one := range refusal.ValidationErrors {
			log.Printf("%s: %s", one.Field, one.Message)
		}
	}
	if err != nil {
		return err
	}
	candidate, invited := invitation.Embedded.Candidate, invitation.Embedded.Assessment
	fmt.Println(candidate.ID, invited.Status, invited.CustomFields)

	// Null removes the custom field; fields that are not named stay unchanged.
	err = client.Assessments.UpdateAssessment(ctx, candidate.ID, invited.ID, apiv2.AssessmentPatch{
		CustomFields: map[string]assessment.Scalar{"costCenter": assessment.NullScalar()},
	})
	if err != nil {
		return err
	}

	open := &apiv2.ListCandidatesParams{
		Status: []apiv2.CandidateStatus{apiv2.CandidateStatusNew, apiv2.CandidateStatusWaitingForAnswers},
	}
	for candidate, err := range client.Candidates.IterateCandidates(ctx, open) {
		if err != nil {
			return err
		}
		fmt.Println(candidate.Email, candidate.CreationDate.Format("2006-01-02"), candidate.CustomFields)
	}
	return nil
}
