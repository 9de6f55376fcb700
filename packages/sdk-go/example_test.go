package assessment_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv1"
	"github.com/assessment-api/assessment-api-go/apiv2"
	"github.com/assessment-api/assessment-api-go/apiv3"
)

var (
	ctx        = context.Background()
	candidates *apiv2.CandidatesService
	tasks      *apiv2.TasksService
	people     *apiv3.PeopleService
)

func Example() {
	client, err := apiv2.NewClient("YOUR_API_KEY", assessment.WithBaseURL("http://127.0.0.1:4010/v2"))
	if err != nil {
		log.Fatal(err)
	}
	waiting := &apiv2.ListCandidatesParams{Status: []apiv2.CandidateStatus{apiv2.CandidateStatusNew}}
	for candidate, err := range client.Candidates.IterateCandidates(ctx, waiting) {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(candidate.Email, candidate.CreationDate, candidate.CustomFields)
	}
}

func Example_fields() {
	client, err := apiv1.NewClient(os.Getenv("ASSESSMENT_API_KEY"))
	if err != nil {
		log.Fatal(err)
	}
	candidate, err := client.Candidates.GetCandidate(ctx, "cnd_4h7Qm2Xs")
	if err != nil {
		log.Fatal(err)
	}
	if candidate.ScoredPoints == nil {
		fmt.Println("not assessed yet")
	}
	if !candidate.Status.Known() {
		fmt.Println("a status that this release does not know:", candidate.Status)
	}
}

func ExampleNull() {
	person, err := people.UpdatePerson(ctx, "per_7Rj2Wc9F", apiv3.PersonPatch{
		LastName:      assessment.Value("Okafor"),
		JobPositionID: assessment.Null[string](),
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(person.ID)
}

func ExampleScalar() {
	fields, err := people.UpdatePersonCustomFields(ctx, "per_7Rj2Wc9F", map[string]assessment.Scalar{
		"costCenter": assessment.NullScalar(),
		"grade":      assessment.Number(4),
	})
	if err != nil {
		log.Fatal(err)
	}
	if grade, is := fields["grade"].Int64(); is {
		fmt.Println(grade)
	}
}

func ExampleResponseInto() {
	var response assessment.Response
	candidate, err := candidates.CreateCandidate(ctx, apiv2.NewCandidate{Email: "maya.lindqvist@example.com"},
		assessment.ResponseInto(&response))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(candidate.ID, response.StatusCode, response.Header.Get("Location"))
}

func Example_files() {
	file, err := os.Open("task.zip")
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	upload, err := tasks.UploadTaskPackage(ctx, file)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(upload.TaskID)
}

func ExampleProblem() {
	var response assessment.Response
	page, err := candidates.ListCandidates(ctx, nil, assessment.ResponseInto(&response))
	if err != nil {
		log.Fatal(err)
	}
	for _, candidate := range page.Embedded.Candidates {
		if problems := candidate.Problems(); len(problems) > 0 {
			fmt.Println(candidate.ID, problems) // Such as: cnd_4h7Qm2Xs [email: missing]
			continue
		}
		fmt.Println(candidate.ID, candidate.Email)
	}
	fmt.Println(response.Problems) // Such as: [_embedded.candidates[3].email: missing]; empty when everything fits.
}

func ExampleError() {
	_, err := candidates.GetCandidate(ctx, "cnd_4h7Qm2Xs")
	if errors.Is(err, assessment.ErrNotFound) {
		fmt.Println("there is no such candidate")
	}
	var refusal *assessment.Error
	if errors.As(err, &refusal) {
		fmt.Println(refusal.StatusCode, refusal.Details, refusal.ErrorID)
	}
}

func Example_webhook() {
	http.HandleFunc("POST /events", func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
		if err != nil {
			http.Error(w, "the body is too long", http.StatusRequestEntityTooLarge)
			return
		}
		events, err := apiv2.VerifyWebhook(r.Header, body, os.Getenv("ASSESSMENT_API_WEBHOOK_SECRET"))
		var refusal *assessment.WebhookError
		if errors.As(err, &refusal) {
			http.Error(w, refusal.Message, refusal.StatusCode())
			return
		}
		if err != nil {
			log.Print(err) // The receiver has no secret.
			w.WriteHeader(http.StatusInternalServerError)
			return
		}
		for _, event := range events {
			fmt.Println(event.Event, event.CandidateID)
		}
	})
}
