package tests

import (
	"errors"
	"net/http"
	"strings"
	"testing"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv1"
	"github.com/assessment-api/assessment-api-go/apiv2"
	"github.com/assessment-api/assessment-api-go/apiv3"
)

func TestARequiredFieldThatNobodySetIsRefusedBeforeItIsSent(t *testing.T) {
	v1Recorder := responding(http.StatusOK, "{}")
	v1 := must(apiv1.NewClient("key", v1Recorder.option()))(t)
	v2, v2Recorder := recordV2(t, http.StatusOK, "{}")
	v3, v3Recorder := recordV3(t, "{}")
	for field, send := range map[string]func() error{
		"NewCandidate.email": func() error {
			_, err := v1.Candidates.CreateCandidate(ctx, apiv1.NewCandidate{FirstName: "A", LastName: "B", ExamID: "tst_1"})
			return err
		},
		"NewInvitation.testId": func() error {
			_, err := v2.Invitations.CreateInvitation(ctx, apiv2.NewInvitation{Email: "a@example.com"})
			return err
		},
		"NewTest.predefinedTestId": func() error {
			_, err := v2.Tests.CreateTest(ctx, apiv2.NewTest{NewTestFromPredefined: &apiv2.NewTestFromPredefined{}})
			return err
		},
		"NewTest.generatorCriteria.skills": func() error {
			_, err := v2.Tests.CreateTest(ctx, apiv2.NewTest{NewTestFromGenerator: &apiv2.NewTestFromGenerator{}})
			return err
		},
		"PersonTeams.teamIds": func() error {
			return v3.People.ReplacePersonTeams(ctx, "per_1", apiv3.PersonTeams{})
		},
		"NewJobPosition.skillsets[1].skillsetId": func() error {
			skillsets := []apiv3.SkillsetAssignment{{SkillsetID: "set_1"}, {}}
			_, err := v3.JobPositions.CreateJobPosition(ctx, apiv3.NewJobPosition{Name: "Engineer", Skillsets: skillsets})
			return err
		},
	} {
		err := send()
		equal(t, errors.Is(err, assessment.ErrInvalidArgument), true)
		equal(t, err.Error(), "assessment: invalid argument: "+field+" is not set")
	}
	equal(t, len(v1Recorder.requests)+len(v2Recorder.requests)+len(v3Recorder.requests), 0)
}

func TestAnEmptyListAZeroAndWhatMayBeAbsentAreSent(t *testing.T) {
	v2, v2Recorder := recordV2(t, http.StatusOK, "{}")
	v3, v3Recorder := recordV3(t, `{"id":"per_1"}`)
	succeed(t, v3.People.ReplacePersonTeams(ctx, "per_1", apiv3.PersonTeams{TeamIDs: []string{}}))
	_, err := v3.People.UpdatePerson(ctx, "per_1", apiv3.PersonPatch{FirstName: assessment.Value(""), Teams: []string{}})
	equal(t, errors.Is(err, assessment.ErrInvalidArgument), false)
	succeed(t, v2.Assessments.ScoreAnswer(ctx, "cnd_1", "asm_1", "ans_1", apiv2.AnswerScore{}))
	sent := []string{string(v3Recorder.requests[0].content), string(v3Recorder.requests[1].content), string(v2Recorder.requests[0].content)}
	equal(t, sent, []string{`{"teamIds":[]}`, `{"firstName":"","teams":[]}`, `{"scoredPoints":0}`})
}

// An empty value counts as unset, so no document may allow it.
func TestNoDocumentAllowsARequiredTextToBeEmpty(t *testing.T) {
	for _, version := range versions {
		schemas := documents[version]().Components.Schemas
		for name := range sentSchemas(t, version) {
			schema := schemas[name]
			for _, field := range schema.Required {
				property := read[map[string]any](t, string(schema.Properties[field]))
				if property["type"] != "string" || property["const"] != nil || property["format"] != nil || strings.HasSuffix(field, "Id") {
					continue
				}
				if least, _ := property["minLength"].(float64); least < 1 {
					t.Errorf("%s: %s.%s may be empty", version, name, field)
				}
			}
		}
	}
}

func sentSchemas(t *testing.T, version string) map[string]bool {
	t.Helper()
	found := map[string]bool{}
	var add func(part any)
	add = func(part any) {
		switch part := part.(type) {
		case []any:
			for _, one := range part {
				add(one)
			}
		case map[string]any:
			if reference, is := part["$ref"].(string); is && strings.Contains(reference, "/schemas/") && !found[nameIn(reference)] {
				found[nameIn(reference)] = true
				add(read[any](t, string(asJSON(t, documents[version]().Components.Schemas[nameIn(reference)]))))
			}
			for _, one := range part {
				add(one)
			}
		}
	}
	for _, one := range documents[version]().operations() {
		if one.RequestBody == nil {
			continue
		}
		for mediaType, content := range one.RequestBody.Content {
			if strings.HasSuffix(mediaType, "json") {
				add(read[any](t, string(content.Schema)))
			}
		}
	}
	equal(t, len(found) > 0, true)
	return found
}
