package tests

import (
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv1"
	"github.com/assessment-api/assessment-api-go/apiv2"
	"github.com/assessment-api/assessment-api-go/apiv3"
)

func TestNumberedPagesOfV1BeginAt1(t *testing.T) {
	client := newV1(t, sandbox)
	found := map[string]bool{}
	for exam, err := range client.Exams.IterateExams(ctx, &apiv1.ListExamsParams{Count: 2}) {
		succeed(t, err)
		equal(t, found[exam.ID], false)
		found[exam.ID] = true
	}
	total := must(client.Exams.ListExams(ctx, nil))(t).TotalElements
	equal(t, float64(len(found)), total)
	equal(t, total > 2, true)
}

func TestNumberedPagesOfV2BeginAt0(t *testing.T) {
	client := newV2(t, sandbox)
	tag := fmt.Sprint(time.Now().UnixNano())
	for number := range 5 {
		new := apiv2.NewCandidate{Email: fmt.Sprintf("p%d@example.com", number), Tags: []string{tag}}
		must(client.Candidates.CreateCandidate(ctx, new))(t)
	}
	params := &apiv2.ListCandidatesParams{Tags: []string{tag}, Count: 2}
	everything := client.Candidates.IterateCandidates(ctx, params)
	for range 2 { // A sequence can be walked again.
		number := 0
		for candidate, err := range everything {
			succeed(t, err)
			equal(t, candidate.Email, fmt.Sprintf("p%d@example.com", number))
			number++
		}
		equal(t, number, 5)
	}
	params.Page = 2
	for candidate, err := range client.Candidates.IterateCandidates(ctx, params) {
		succeed(t, err)
		equal(t, candidate.Email, "p4@example.com")
	}
	equal(t, *params, apiv2.ListCandidatesParams{Tags: []string{tag}, Count: 2, Page: 2})
}

func TestAPageIsRequestedWhenNeeded(t *testing.T) {
	page := read[apiv3.PersonPage](t, string(exampleOf("v3", "personPageFirst")))
	pageWith := func(id, next string) string {
		page.Content = page.Content[:1]
		page.Content[0].ID, page.Next = id, &next
		return string(asJSON(t, page))
	}
	recorder := responding(http.StatusOK, pageWith("per_1", "c2"), pageWith("per_2", "c3"), `{"content":[]}`)
	client := must(apiv3.NewClient("key", recorder.option()))(t)
	var ids []string
	for person, err := range client.People.IteratePeople(ctx, &apiv3.ListPeopleParams{CustomID: "x"}) {
		succeed(t, err)
		ids = append(ids, person.ID)
		equal(t, len(recorder.requests), len(ids))
	}
	equal(t, ids, []string{"per_1", "per_2"})
	var queries []string
	for _, request := range recorder.requests {
		queries = append(queries, request.URL.RawQuery)
	}
	equal(t, queries, []string{"customId=x", "after=c2&customId=x", "after=c3&customId=x"})

	recorder.requests = nil
	for range client.People.IteratePeople(ctx, nil) {
		break
	}
	equal(t, len(recorder.requests), 1)
}

func TestAnErrorEndsASequence(t *testing.T) {
	client := must(apiv3.NewClient("key", responding(http.StatusNotFound, "").option()))(t)
	count := 0
	for _, err := range client.People.IteratePeople(ctx, nil) {
		equal(t, errors.Is(err, assessment.ErrNotFound), true)
		count++
	}
	equal(t, count, 1)
}

// Empty pages do not end an iteration. A repeated cursor does.
func TestPagesThatPromiseTooMuch(t *testing.T) {
	page := strings.Replace(noItems, `"totalPages":0`, `"totalPages":9`, 1)
	numbered := responding(http.StatusOK, page)
	for range must(apiv1.NewClient("key", numbered.option()))(t).Exams.IterateExams(ctx, nil) {
		t.Fatal("an element of an empty page")
	}
	equal(t, len(numbered.requests), 9)

	cursored := responding(http.StatusOK, `{"content":[],"next":"c2"}`)
	for range must(apiv3.NewClient("key", cursored.option()))(t).People.IteratePeople(ctx, nil) {
		t.Fatal("an element of an empty page")
	}
	equal(t, len(cursored.requests), 2)
}
