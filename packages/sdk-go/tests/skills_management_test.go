package tests

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv2"
	"github.com/assessment-api/assessment-api-go/apiv3"
)

const moreThanAPage = 55

func invitationInto(team string) apiv3.NewInvitation {
	return apiv3.NewInvitation{
		Email:            fmt.Sprintf("p%d@example.com", time.Now().UnixNano()),
		TeamID:           team,
		FirstName:        assessment.Value("Ada"),
		SendNotification: assessment.Ptr(false),
	}
}

func inviteInto(t *testing.T, client *apiv3.Client, team string) string {
	t.Helper()
	return must(client.Invitations.CreateInvitation(ctx, invitationInto(team)))(t).PersonID
}

func createTeam(t *testing.T, client *apiv3.Client) *apiv3.Team {
	t.Helper()
	return must(client.Teams.CreateTeam(ctx, apiv3.TeamInput{Name: "Platform"}))(t)
}

func TestAPersonIsInvitedChangedAndDeleted(t *testing.T) {
	v2, v3 := newV2(t, sandbox), newV3(t, sandbox)
	other := createTeam(t, v3)
	invitation := invitationInto(createTeam(t, v3).ID)
	person := must(v3.Invitations.CreateInvitation(ctx, invitation))(t).PersonID
	_, err := v3.Invitations.CreateInvitation(ctx, invitation)
	equal(t, errors.Is(err, assessment.ErrConflict), true)

	patch := apiv3.PersonPatch{FirstName: assessment.Null[string](), LastName: assessment.Value("King")}
	changed := must(v3.People.UpdatePerson(ctx, person, patch))(t)
	equal(t, *changed.LastName, "King")
	equal(t, changed.FirstName == nil, true)
	succeed(t, v3.People.ReplacePersonTeams(ctx, person, apiv3.PersonTeams{TeamIDs: []string{other.ID}}))
	count := 0
	for found, err := range v2.People.IteratePeople(ctx, &apiv2.ListPeopleParams{Email: invitation.Email}) {
		succeed(t, err)
		equal(t, found.ID, person)
		equal(t, found.Teams, []string{other.ID})
		count++
	}
	equal(t, count, 1)

	succeed(t, v2.People.DeletePerson(ctx, person))
	_, err = v3.People.GetPerson(ctx, person)
	equal(t, errors.Is(err, assessment.ErrNotFound), true)
}

func TestTeamsReferToTeamsAndPeople(t *testing.T) {
	v3 := newV3(t, sandbox)
	team := createTeam(t, v3)
	equal(t, team.SupervisorID == nil, true)
	supervisor := inviteInto(t, v3, team.ID)
	below := apiv3.TeamInput{Name: "Tools", ParentTeamID: assessment.Value(team.ID), SupervisorID: assessment.Value(supervisor)}
	replaced := must(v3.Teams.ReplaceTeam(ctx, createTeam(t, v3).ID, below))(t)
	equal(t, *replaced.ParentTeamID, team.ID)
	for found, err := range v3.Teams.IterateTeams(ctx, &apiv3.ListTeamsParams{SupervisorID: supervisor}) {
		succeed(t, err)
		equal(t, found.ID, replaced.ID)
	}
	_, err := v3.Teams.CreateTeam(ctx, apiv3.TeamInput{Name: "Lost", ParentTeamID: assessment.Value("team_none")})
	equal(t, errors.Is(err, assessment.ErrBadRequest), true)
	equal(t, strings.Contains(err.Error(), "parentTeamId"), true)
}

func TestPeopleAndTeamsAreWalkedOnceEachWhileSomeComeAndGo(t *testing.T) {
	v3 := newV3(t, sandbox)
	team := createTeam(t, v3)
	var people, teams []string
	for range moreThanAPage {
		people = append(people, inviteInto(t, v3, team.ID))
		teams = append(teams, createTeam(t, v3).ID)
	}
	gone := people[moreThanAPage-1]
	shown := map[string]bool{}
	for person, err := range v3.People.IteratePeople(ctx, nil) {
		succeed(t, err)
		equal(t, shown[person.ID], false)
		if len(shown) == 0 {
			succeed(t, v3.People.DeletePerson(ctx, gone))
			inviteInto(t, v3, team.ID)
		}
		shown[person.ID] = true
	}
	for _, person := range people {
		equal(t, shown[person], person != gone)
	}

	var walked []string
	for team, err := range v3.Teams.IterateTeams(ctx, nil) {
		succeed(t, err)
		walked = append(walked, team.ID)
	}
	for _, team := range teams {
		equal(t, slices.Contains(walked, team), true)
	}
	slices.Sort(walked)
	equal(t, len(slices.Compact(slices.Clone(walked))), len(walked))
}

func TestAJobPositionIsCreatedAndHeld(t *testing.T) {
	v3 := newV3(t, sandbox)
	feeder := must(v3.JobPositions.CreateJobPosition(ctx, apiv3.NewJobPosition{Name: "Developer", Abstract: assessment.Ptr(true)}))(t)
	new := apiv3.NewJobPosition{Name: "Backend Developer", Family: assessment.Null[string](), Feeders: []string{feeder.ID}}
	created := must(v3.JobPositions.CreateJobPosition(ctx, new))(t)
	equal(t, must(v3.JobPositions.GetJobPosition(ctx, created.ID))(t).Name, "Backend Developer")
	listed := false
	for position, err := range v3.JobPositions.IterateJobPositions(ctx, nil) {
		succeed(t, err)
		listed = listed || position.ID == created.ID
	}
	equal(t, listed, true)

	person := inviteInto(t, v3, createTeam(t, v3).ID)
	hold := func(id string) (*apiv3.Person, error) {
		return v3.People.UpdatePerson(ctx, person, apiv3.PersonPatch{JobPositionID: assessment.Value(id)})
	}
	equal(t, *must(hold(created.ID))(t).JobPositionID, created.ID)
	_, err := hold(feeder.ID)
	equal(t, errors.Is(err, assessment.ErrBadRequest), true)
}
