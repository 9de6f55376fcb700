package tests

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"testing"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv2"
	"github.com/assessment-api/assessment-api-go/apiv3"
)

type object = map[string]any

func candidatesWith(t *testing.T, changes ...func(object)) object {
	t.Helper()
	page := read[object](t, string(exampleOf("v2", "candidatePageFull")))
	embedded := page["_embedded"].(object)
	first := string(asJSON(t, embedded["candidates"].([]any)[0]))
	var candidates []any
	for _, change := range changes {
		candidate := read[object](t, first)
		candidate["email"] = "maya@example.com"
		change(candidate)
		candidates = append(candidates, candidate)
	}
	embedded["candidates"] = candidates
	page["page"] = object{"number": 0, "size": 10, "totalElements": len(candidates), "totalPages": 1}
	return page
}

func asItIs(object) {}

func withoutEmail(candidate object) { delete(candidate, "email") }

func clientWith(t *testing.T, body any, options ...assessment.Option) *apiv2.Client {
	t.Helper()
	recorder := responding(http.StatusOK, string(asJSON(t, body)))
	return must(apiv2.NewClient("key", append(options, recorder.option())...))(t)
}

func TestACandidateWithoutARequiredFieldDoesNotLoseTheOthers(t *testing.T) {
	client := clientWith(t, candidatesWith(t, asItIs, withoutEmail, asItIs))
	var emails, problems []string
	for candidate, err := range client.Candidates.IterateCandidates(ctx, nil) {
		succeed(t, err)
		emails = append(emails, candidate.Email)
		problems = append(problems, fmt.Sprint(candidate.Problems()))
		equal(t, candidate.ID != "", true)
	}
	equal(t, emails, []string{"maya@example.com", "", "maya@example.com"})
	equal(t, problems, []string{"[]", "[email: missing]", "[]"})
}

func TestTheResponseSaysEverythingThatDoesNotFit(t *testing.T) {
	page := candidatesWith(t, withoutEmail, func(candidate object) { candidate["creationDate"] = "on Monday" })
	page["_embedded"].(object)["candidates"] = append(page["_embedded"].(object)["candidates"].([]any), nil, "cnd_2")
	var response assessment.Response
	read := must(clientWith(t, page).Candidates.ListCandidates(ctx, nil, assessment.ResponseInto(&response)))(t)
	equal(t, response.Problems, []assessment.Problem{
		{Place: "_embedded.candidates[0].email", Reason: "missing"},
		{Place: "_embedded.candidates[1].creationDate", Reason: "not a time in the form of RFC 3339"},
		{Place: "_embedded.candidates[2]", Reason: "no object"},
		{Place: "_embedded.candidates[3]", Reason: "no object"},
	})
	equal(t, read.Problems(), response.Problems)
	equal(t, len(read.Embedded.Candidates), 4)

	must(clientWith(t, candidatesWith(t, asItIs)).Candidates.ListCandidates(ctx, nil, assessment.ResponseInto(&response)))(t)
	equal(t, response.Problems, nil)
}

func TestAStrictClientRefusesWhatDoesNotFit(t *testing.T) {
	client := clientWith(t, candidatesWith(t, asItIs, withoutEmail), assessment.WithStrictResponses())
	_, err := client.Candidates.ListCandidates(ctx, nil)
	var unexpected *assessment.UnexpectedResponseError
	equal(t, errors.As(err, &unexpected), true)
	equal(t, unexpected.StatusCode, http.StatusOK)
	equal(t, fmt.Sprint(unexpected.Problems), "[_embedded.candidates[1].email: missing]")
	equal(t, err.Error(), "assessment: the response does not fit the document of the API: _embedded.candidates[1].email: missing")
	must(clientWith(t, candidatesWith(t, asItIs), assessment.WithStrictResponses()).Candidates.ListCandidates(ctx, nil))(t)
}

// A missing list would look like the end of the list.
func TestAListWithoutItsElementsIsAnError(t *testing.T) {
	for _, body := range []object{{}, {"_embedded": nil}, {"_embedded": object{}}, {"_embedded": object{"candidates": "none"}}} {
		client := clientWith(t, body)
		page, err := client.Candidates.ListCandidates(ctx, nil)
		var unexpected *assessment.UnexpectedResponseError
		equal(t, errors.As(err, &unexpected) && page != nil, true)
		count := 0
		for _, err := range client.Candidates.IterateCandidates(ctx, nil) {
			equal(t, errors.As(err, &unexpected), true)
			count++
		}
		equal(t, count, 1)
		_, err = client.People.ListPersonSkills(ctx, "per_1")
		equal(t, errors.As(err, &unexpected), true)
	}
}

func TestAResponseThatLacksAListAnObjectOrAMapLosesNothingElse(t *testing.T) {
	for _, one := range []struct {
		name   string
		lost   string
		reason string
		change func(candidate object)
	}{
		{"a list", "tags", "missing", func(candidate object) { delete(candidate, "tags") }},
		{"a list that is null", "tags", "null where a value is needed", func(candidate object) { candidate["tags"] = nil }},
		{"a list of another type", "tags", "not of the type []string", func(candidate object) { candidate["tags"] = 7 }},
		{"a map", "customFields", "missing", func(candidate object) { delete(candidate, "customFields") }},
		{"an object with a list", "_embedded", "missing", func(candidate object) { delete(candidate, "_embedded") }},
		{"a list in an object", "_embedded.assessments", "missing", func(candidate object) { candidate["_embedded"] = object{} }},
		{"an object", "_links", "missing", func(candidate object) { delete(candidate, "_links") }},
		{"a text", "email", "missing", func(candidate object) { delete(candidate, "email") }},
	} {
		t.Run(one.name, func(t *testing.T) {
			candidate := candidatesWith(t, asItIs)["_embedded"].(object)["candidates"].([]any)[0].(object)
			candidate["_embedded"] = object{"assessments": []any{}}
			candidate["customFields"] = object{}
			one.change(candidate)
			got := must(clientWith(t, candidate).Candidates.GetCandidate(ctx, "cnd_1"))(t)
			equal(t, got.ID != "", true)
			equal(t, fmt.Sprint(got.Problems()), fmt.Sprintf("[%s: %s]", one.lost, one.reason))
		})
	}
}

func TestAListThatIsMissingIsNilAndAnEmptyOneIsNot(t *testing.T) {
	candidate := candidatesWith(t, asItIs)["_embedded"].(object)["candidates"].([]any)[0].(object)
	candidate["_embedded"] = object{"assessments": []any{}}
	candidate["tags"] = []any{}
	equal(t, must(clientWith(t, candidate).Candidates.GetCandidate(ctx, "cnd_1"))(t).Tags != nil, true)
	delete(candidate, "tags")
	equal(t, must(clientWith(t, candidate).Candidates.GetCandidate(ctx, "cnd_1"))(t).Tags == nil, true)
}

func TestAPageThatDoesNotSayWhereTheListEndsIsNoEndOfTheList(t *testing.T) {
	page := candidatesWith(t, asItIs)
	delete(page["page"].(object), "totalPages")
	var found []string
	for candidate, err := range clientWith(t, page).Candidates.IterateCandidates(ctx, nil) {
		if err != nil {
			found = append(found, err.Error())
		} else {
			found = append(found, candidate.Email)
		}
	}
	equal(t, found, []string{
		"maya@example.com", "assessment: the response does not fit the document of the API: page.totalPages: missing",
	})
	client := must(apiv3.NewClient("any", responding(http.StatusOK, `{"content":[],"next":7}`).option()))(t)
	for _, err := range client.People.IteratePeople(ctx, nil) {
		equal(t, err.Error(), "assessment: the response does not fit the document of the API: next: not of the type string")
	}
}

func TestAListIsReadAsFarAsItFits(t *testing.T) {
	client := must(apiv3.NewClient("any", responding(http.StatusOK, "[{},null]").option()))(t)
	roles := must(client.People.ListPersonRoles(ctx, "per_1"))(t)
	equal(t, len(roles), 2)
	equal(t, fmt.Sprint(roles[1].Problems()), "[no object]")
}

// Every documented body with one place changed is readable except for that place.
func TestWhatIsWrongInOnePlaceLosesNothingElse(t *testing.T) {
	for _, version := range versions {
		methods := methodsOf(clientOf(t, version))
		for _, one := range documents[version]().operations() {
			method := methods[nameOf(one)].Type()
			if method.NumOut() != 2 {
				continue
			}
			_, success := one.successOf()
			_, examples := documents[version]().bodyOf(success)
			for _, example := range examples {
				equal(t, len(problemsOf(t, example, method.Out(0))), 0)
				var body any
				succeed(t, json.Unmarshal(example, &body))
				everyPlace(body, func(put func(any), was any) {
					for _, wrong := range []any{0.5, "wrong", nil} {
						put(wrong)
						problems := problemsOf(t, asJSON(t, body), method.Out(0))
						equal(t, len(problems) <= 1, true)
					}
					put(was)
				})
			}
		}
	}
}
