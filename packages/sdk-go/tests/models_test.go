package tests

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv1"
	"github.com/assessment-api/assessment-api-go/apiv2"
	"github.com/assessment-api/assessment-api-go/apiv3"
)

const candidateText = `{"id":"cnd_1","firstName":"Maya","lastName":"Lindqvist","email":"maya@example.com","examId":"tst_1",` +
	`"scoredPoints":null,"maxPoints":20,"examUrl":"https://tests.example.com/1","tags":[],"creationDate":"2026-03-02T09:15:00.000Z",` +
	`"testTimedOut":false,"status":"TOKEN_SENT"}`

func read[T any](t *testing.T, text string) T {
	t.Helper()
	var value T
	succeed(t, json.Unmarshal([]byte(text), &value))
	return value
}

func changed(t *testing.T, old, replacement string) (apiv1.Candidate, error) {
	t.Helper()
	text := strings.Replace(candidateText, old, replacement, 1)
	equal(t, text != candidateText, true)
	var candidate apiv1.Candidate
	err := json.Unmarshal([]byte(text), &candidate)
	return candidate, err
}

func TestNullIsNotAbsent(t *testing.T) {
	candidate := read[apiv1.Candidate](t, candidateText)
	equal(t, candidate.ScoredPoints, nil)
	equal(t, candidate.ExternalID, nil)
	equal(t, normal(t, asJSON(t, candidate)), normal(t, []byte(candidateText)))
}

func TestAFieldThatDoesNotFitIsAProblemAndTheOthersAreRead(t *testing.T) {
	for _, one := range []struct{ old, new, problem string }{
		{`"scoredPoints":null,`, "", "scoredPoints: missing"},
		{`"id":"cnd_1",`, "", "id: missing"},
		{`"id":"cnd_1"`, `"id":null`, "id: null where a value is needed"},
		{`"tags":[]`, `"tags":null`, "tags: null where a value is needed"},
		{`"tags":[]`, `"tags":["a",7]`, "tags[1]: not of the type string"},
		{`"maxPoints":20`, `"maxPoints":"20"`, "maxPoints: not of the type float64"},
		{`"firstName":"Maya"`, `"firstName":4711`, "firstName: not of the type string"},
		{"2026-03-02T09:15:00.000Z", "on Monday", "creationDate: not a time in the form of RFC 3339"},
	} {
		candidate, err := changed(t, one.old, one.new)
		succeed(t, err)
		equal(t, fmt.Sprint(candidate.Problems()), "["+one.problem+"]")
		equal(t, candidate.LastName+" "+candidate.Email, "Lindqvist maya@example.com")
	}
	candidate, err := changed(t, `"tags":[]`, `"tags":["a",7]`)
	equal(t, candidate.Tags == nil && err == nil, true)
}

func TestNamesCountAsTheyAreWritten(t *testing.T) {
	candidate, err := changed(t, `"id":"cnd_1"`, `"id":"cnd_1","ID":7,"Email":"other@example.com"`)
	succeed(t, err)
	equal(t, candidate.ID+" "+candidate.Email, "cnd_1 maya@example.com")
}

func TestSomethingElseThanAnObject(t *testing.T) {
	for _, link := range []string{"7", `"https://tests.example.com"`, "[]"} {
		var links apiv2.InvitationLinks
		succeed(t, json.Unmarshal([]byte(`{"self":`+link+`}`), &links))
		equal(t, fmt.Sprint(links.Problems()), "[self: no object]")
	}
}

func TestAFieldThatMayBeAbsentOrNull(t *testing.T) {
	for text, check := range map[string]func(assessment.Nullable[float64]) bool{
		`{"type":"SELF"}`:              assessment.Nullable[float64].IsZero,
		`{"type":"SELF","value":null}`: assessment.Nullable[float64].IsNull,
		`{"type":"SELF","value":0}`:    func(value assessment.Nullable[float64]) bool { n, is := value.Get(); return is && n == 0 },
	} {
		entry := read[apiv2.SkillRatingEntry](t, text)
		equal(t, check(entry.Value), true)
		equal(t, string(asJSON(t, entry)), text)
	}
}

func TestValuesOfTheFutureSurvive(t *testing.T) {
	candidate, err := changed(t, `"TOKEN_SENT"`, `"PAUSED","somethingNew":1`)
	succeed(t, err)
	equal(t, candidate.Status, apiv1.CandidateStatus("PAUSED"))
	equal(t, candidate.Status.Known(), false)
	equal(t, apiv1.CandidateStatusTokenSent.Known(), true)
	equal(t, strings.Contains(string(asJSON(t, candidate)), `"status":"PAUSED"`), true)
}

func TestTimesAreInUTC(t *testing.T) {
	candidate := read[apiv1.Candidate](t, candidateText)
	equal(t, candidate.CreationDate, time.Date(2026, 3, 2, 9, 15, 0, 0, time.UTC))
	start := time.Date(2026, 3, 2, 11, 15, 0, 123_456_789, time.FixedZone("", 2*60*60))
	invitation := apiv2.NewInvitation{Email: "a@example.com", TestID: "tst_1", TestStartDate: &start}
	equal(t, string(asJSON(t, invitation)), `{"email":"a@example.com","testId":"tst_1","testStartDate":"2026-03-02T09:15:00.123Z"}`)
	equal(t, start.Nanosecond(), 123_456_789)
	candidate.CreationDate = start
	equal(t, strings.Contains(string(asJSON(t, candidate)), `"creationDate":"2026-03-02T09:15:00.123Z"`), true)
}

func TestNumbersStayWhatTheyAre(t *testing.T) {
	candidate, err := changed(t, `"scoredPoints":null`, `"scoredPoints":7.5`)
	succeed(t, err)
	equal(t, *candidate.ScoredPoints, 7.5)
	equal(t, strings.Contains(string(asJSON(t, candidate)), `"maxPoints":20,`), true)
}

// 4.0 is an integer in JSON; some services write it like that.
func TestAWholeNumberMayHaveAPoint(t *testing.T) {
	page := read[apiv2.PageInfo](t, `{"number":0.0,"size":1e1,"totalElements":4.0,"totalPages":1}`)
	equal(t, page, apiv2.PageInfo{Number: 0, Size: 10, TotalElements: 4, TotalPages: 1})
	skillset := read[apiv3.SkillsetAssignment](t, `{"skillsetId":"set_1","masteryLevel":90.0}`)
	equal(t, skillset.MasteryLevel, assessment.Value(90))
	for _, number := range []string{"4.5", "1e300", `"4.0"`} {
		succeed(t, json.Unmarshal([]byte(`{"number":`+number+`,"size":10,"totalElements":4,"totalPages":1}`), &page))
		equal(t, fmt.Sprint(page.Problems()), "[number: not of the type int]")
		equal(t, page.Number, 0)
	}
}

func TestAListThatHasToBeThereIsNeverNull(t *testing.T) {
	equal(t, string(asJSON(t, apiv3.PersonTeams{})), `{"teamIds":[]}`)
	equal(t, string(asJSON(t, apiv3.PersonPatch{})), `{}`)
	equal(t, string(asJSON(t, apiv3.PersonPatch{Teams: []string{}})), `{"teams":[]}`)
	invitation := apiv3.NewInvitation{
		Email: "a@example.com", TeamID: "tea_1", AdditionalJobPositionIDs: assessment.Null[[]string](), FirstName: assessment.Value(""),
	}
	equal(t, normal(t, asJSON(t, invitation)), normal(t, []byte(
		`{"email":"a@example.com","teamId":"tea_1","firstName":"","additionalJobPositionIds":null}`,
	)))
	invitation.AdditionalJobPositionIDs = assessment.Value[[]string](nil)
	equal(t, strings.Contains(string(asJSON(t, invitation)), `"additionalJobPositionIds":[]`), true)
}

func TestAUnionHoldsOneOfItsMembers(t *testing.T) {
	essay := `{"type":"ESSAY","title":"T","question":"Q","difficulty":"EASY","points":1,"duration":"PT5M"}`
	task := read[apiv2.TaskDefinition](t, essay)
	equal(t, task.EssayTaskDefinition.Title, "T")
	equal(t, task.ChoiceTaskDefinition == nil && task.CodeGapsTaskDefinition == nil && task.Unknown == nil, true)
	equal(t, string(asJSON(t, task)), essay)

	// Earlier content is reset.
	succeed(t, json.Unmarshal(exampleOfMember(t, "CHOICE"), &task))
	equal(t, task.EssayTaskDefinition == nil && task.ChoiceTaskDefinition != nil, true)

	_, err := json.Marshal(apiv2.TaskDefinition{})
	equal(t, err != nil, true)
	_, err = json.Marshal(apiv2.TaskDefinition{
		EssayTaskDefinition: &apiv2.EssayTaskDefinition{}, ChoiceTaskDefinition: &apiv2.ChoiceTaskDefinition{},
	})
	equal(t, err != nil, true)
}

func exampleOfMember(t *testing.T, kind string) []byte {
	t.Helper()
	choice := apiv2.ChoiceDefinition{}
	task := apiv2.ChoiceTaskDefinition{Title: "T", Question: "Q", Choices: []apiv2.ChoiceDefinition{choice}}
	text := asJSON(t, task)
	equal(t, strings.Contains(string(text), `"type":"`+kind+`"`), true)
	return text
}

func TestAMemberOfTheFutureSurvives(t *testing.T) {
	text := `{"tasks":[{"type":"ESSAY","title":"T","question":"Q","difficulty":"EASY","points":1,"duration":"PT5M"},` +
		`{"type":"DRAWING","title":"T"}]}`
	definitions := read[apiv2.TaskDefinitions](t, text)
	equal(t, definitions.Tasks[0].EssayTaskDefinition != nil, true)
	equal(t, string(definitions.Tasks[1].Unknown), `{"type":"DRAWING","title":"T"}`)
	equal(t, string(asJSON(t, definitions)), text)
	var task apiv2.TaskDefinition
	equal(t, json.Unmarshal([]byte(`"text"`), &task) != nil, true)
	equal(t, string(read[apiv2.TaskDefinition](t, "null").Unknown), "null")
}
