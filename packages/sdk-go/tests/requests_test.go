package tests

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv1"
	"github.com/assessment-api/assessment-api-go/apiv2"
	"github.com/assessment-api/assessment-api-go/apiv3"
)

const (
	noCandidates = `{"_embedded":{"candidates":[]},"page":{"number":0,"size":10,"totalElements":0,"totalPages":0},"_links":{}}`
	noPeople     = `{"content":[]}`
	noItems      = `{"items":[],"totalElements":0,"totalPages":0,"pageSize":10,"pageNumber":1}`
)

func recordV2(t *testing.T, status int, body string) (*apiv2.Client, *carrier) {
	t.Helper()
	recorder := responding(status, body)
	return must(apiv2.NewClient("key", recorder.option()))(t), recorder
}

func recordV3(t *testing.T, body string) (*apiv3.Client, *carrier) {
	t.Helper()
	recorder := responding(http.StatusOK, body)
	return must(apiv3.NewClient("key", recorder.option()))(t), recorder
}

func TestKeyAndMediaTypeOfEachVersion(t *testing.T) {
	one := responding(http.StatusOK, noItems)
	must(must(apiv1.NewClient("key", one.option()))(t).Candidates.ListCandidates(ctx, nil))(t)
	v2, two := recordV2(t, http.StatusOK, noCandidates)
	must(v2.Candidates.ListCandidates(ctx, nil))(t)
	v3, three := recordV3(t, noPeople)
	must(v3.People.ListPeople(ctx, nil))(t)
	var manifest struct{ Version string }
	succeed(t, json.Unmarshal([]byte(textOf(t, "package.json")), &manifest))
	for _, expected := range []struct {
		recorder         *carrier
		key, accept, url string
	}{
		{one, "X-Api-Key", "application/json", "https://api.assessments.example/v1/candidates"},
		{two, "Vendor-Api-Key", hal, "https://api.assessments.example/v2/candidates"},
		{three, "X-API-KEY", "application/json", "https://api.assessments.example/v3/boost/v3/people"},
	} {
		request := expected.recorder.requests[0]
		equal(t, request.Header.Get(expected.key), "key")
		equal(t, request.Header.Get("Accept"), expected.accept)
		equal(t, request.Header.Get("User-Agent"), "assessment-api-go/"+manifest.Version)
		equal(t, request.Header.Get("Content-Type"), "")
		equal(t, request.URL.String(), expected.url)
	}
}

func TestRepeatedParametersAndDates(t *testing.T) {
	client, recorder := recordV2(t, http.StatusOK, noCandidates)
	must(client.Candidates.ListCandidates(ctx, &apiv2.ListCandidatesParams{
		Query:     "ä +",
		Status:    []apiv2.CandidateStatus{apiv2.CandidateStatusNew, apiv2.CandidateStatusError},
		Tags:      []string{"a,b", "c&d"},
		StartDate: time.Date(2026, 3, 2, 11, 15, 0, 0, time.FixedZone("", 2*60*60)),
		Count:     5,
	}))(t)
	equal(t, recorder.requests[0].URL.RawQuery,
		"query=%C3%A4%20%2B&status=NEW&status=ERROR&tags=a%2Cb&tags=c%26d&startDate=2026-03-02T09%3A15%3A00.000Z&count=5")
}

func TestAZeroTimeIsLeftOutInEveryZone(t *testing.T) {
	client, recorder := recordV2(t, http.StatusOK, noCandidates)
	for _, zone := range []*time.Location{time.UTC, time.Local, time.FixedZone("", 2*60*60)} {
		must(client.Candidates.ListCandidates(ctx, &apiv2.ListCandidatesParams{StartDate: time.Time{}.In(zone)}))(t)
	}
	for _, request := range recorder.requests {
		equal(t, request.URL.RawQuery, "")
	}
}

func TestParametersWithCommas(t *testing.T) {
	client, recorder := recordV3(t, `{"id":"per_1"}`)
	must(client.People.GetAggregatedPerson(ctx, "per 1/2", &apiv3.GetAggregatedPersonParams{
		Sections: []apiv3.AggregatedPersonSection{apiv3.AggregatedPersonSectionCore, "a,b"},
	}))(t)
	equal(t, recorder.requests[0].URL.RequestURI(), "/v3/boost/v3/people/per%201%2F2/aggregated?sections=core,a%2Cb")
}

func TestFlagsAndNamesWithDots(t *testing.T) {
	client, recorder := recordV2(t, http.StatusOK, string(exampleOf("v2", "skillPageLast")))
	must(client.Skills.ListSkills(ctx, &apiv2.ListSkillsParams{IncludeHidden: true}))(t)
	_, err := client.Skills.ListSkillRatings(ctx, &apiv2.ListSkillRatingsParams{PersonID: "per_1"})
	equal(t, err != nil, true)
	equal(t, recorder.requests[0].URL.RawQuery, "includeHidden=true")
	equal(t, recorder.requests[1].URL.RawQuery, "person.id=per_1")
}

func TestBodiesInTheVendorMediaTypeHoldWhatWasSet(t *testing.T) {
	client, recorder := recordV2(t, http.StatusAccepted, "")
	succeed(t, client.Candidates.UpdateCandidate(ctx, "cnd_1", apiv2.CandidatePatch{CustomFields: map[string]assessment.Scalar{
		"a": assessment.NullScalar(), "b": assessment.Number(1), "c": assessment.Text("ä"),
	}}))
	equal(t, recorder.requests[0].Header.Get("Content-Type"), hal)
	equal(t, string(recorder.requests[0].content), `{"customFields":{"a":null,"b":1,"c":"ä"}}`)
}

func TestAMergePatchHoldsNullsThatWereSet(t *testing.T) {
	client, recorder := recordV3(t, `{"grade":4}`)
	fields := must(client.People.UpdatePersonCustomFields(ctx, "per_1", map[string]assessment.Scalar{
		"costCenter": assessment.NullScalar(), "grade": assessment.Number(4),
	}))(t)
	equal(t, fields, map[string]assessment.Scalar{"grade": assessment.Number(4)})
	_, err := client.People.UpdatePerson(ctx, "per_1", apiv3.PersonPatch{
		FirstName: assessment.Null[string](), LastName: assessment.Value("Okafor"),
	})
	succeed(t, err)
	for index, body := range []string{`{"costCenter":null,"grade":4}`, `{"firstName":null,"lastName":"Okafor"}`} {
		equal(t, recorder.requests[index].Header.Get("Content-Type"), "application/merge-patch+json")
		equal(t, string(recorder.requests[index].content), body)
	}
}

// As a merge patch, null would remove everything.
func TestAPatchOfNothingIsAnEmptyObject(t *testing.T) {
	client, recorder := recordV3(t, `{}`)
	must(client.People.UpdatePersonCustomFields(ctx, "per_1", nil))(t)
	equal(t, string(recorder.requests[0].content), `{}`)
}

func TestPackagesGoOutAsBytesAndTaskDefinitionsAsText(t *testing.T) {
	client, recorder := recordV2(t, http.StatusAccepted, `{"taskId":"tsk_1","created":[],"updated":[]}`)
	must(client.Tasks.UploadTaskPackage(ctx, bytes.NewBufferString("PK\x03\x04")))(t)
	must(client.Tasks.UploadTask(ctx, "tsk_1", strings.NewReader("PK\x05\x06")))(t)
	_, err := client.Tasks.ImportTasks(ctx, "title: Größe\n")
	equal(t, err, nil)
	for index, expected := range []struct{ mediaType, content string }{
		{"application/zip", "PK\x03\x04"}, {"application/zip", "PK\x05\x06"}, {"application/yaml", "title: Größe\n"},
	} {
		request := recorder.requests[index]
		equal(t, request.Header.Get("Content-Type"), expected.mediaType)
		equal(t, string(request.content), expected.content)
		equal(t, request.ContentLength, int64(len(expected.content)))
	}
}

func TestOneOfTwoFormsOfABody(t *testing.T) {
	client, recorder := recordV2(t, http.StatusBadRequest, "")
	_, err := client.Tests.CreateTest(ctx, apiv2.NewTest{NewTestFromPredefined: &apiv2.NewTestFromPredefined{PredefinedTestID: "pre_1"}})
	equal(t, refusalIn(t, err).StatusCode, http.StatusBadRequest)
	equal(t, string(recorder.requests[0].content), `{"predefinedTestId":"pre_1"}`)
}

func TestACallersHTTPClientIsNotChanged(t *testing.T) {
	own := &http.Client{Transport: responding(http.StatusOK, noItems)}
	client := must(apiv1.NewClient("key", assessment.WithHTTPClient(own)))(t)
	must(client.Candidates.ListCandidates(ctx, nil))(t)
	equal(t, own.CheckRedirect == nil, true)
}

// TestZeroIsNoValueOfAParameter ensures that omitted zero values have no meaning.
func TestZeroIsNoValueOfAParameter(t *testing.T) {
	for _, version := range versions {
		for _, one := range documents[version]().operations() {
			for _, parameter := range documents[version]().parametersOf(one) {
				switch minimum := parameter.Schema.Minimum; {
				case parameter.In != "query" || parameter.Schema.Type == "string" || parameter.Schema.Type == "array":
				case parameter.Schema.Type == "boolean":
					equal[any](t, parameter.Schema.Default, false)
				case parameter.Schema.Type == "integer" && minimum != nil:
					if *minimum <= 0 {
						equal[any](t, parameter.Schema.Default, 0.0)
					}
				case parameter.Schema.Type == nil: // A reference to an enumeration, which has no empty value.
				default:
					t.Fatalf("%s: the parameter %s may be zero", one.OperationID, parameter.Name)
				}
			}
		}
	}
}

func TestASlashAtTheEndOfTheBaseURLMakesNoDifference(t *testing.T) {
	for _, end := range []string{"", "/", "//"} {
		recorder := responding(http.StatusOK, noItems)
		client := must(apiv1.NewClient("key", recorder.option(), assessment.WithBaseURL("http://[::1]:4010/v1"+end)))(t)
		must(client.Exams.ListExams(ctx, nil))(t)
		equal(t, recorder.requests[0].URL.String(), "http://[::1]:4010/v1/exams")
	}
}
