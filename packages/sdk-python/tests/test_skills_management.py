"""People, teams and job positions of V3, and the same area of V2, against the sandbox."""

from __future__ import annotations

from typing import List
from uuid import uuid4

import pytest

from assessment_api import v2, v3
from assessment_api.errors import BadRequestError, ConflictError, NotFoundError

from .conftest import KEY, SANDBOX
from .testing import Passing

MORE_THAN_A_PAGE = 55


def invite(client: v3.Client, team_id: str, name: str = "") -> str:
    email = f"{name or uuid4().hex}@example.com"
    new = v3.NewInvitation(
        email=email, team_id=team_id, first_name="Ada", last_name="Lovelace", send_notification=False
    )
    return client.invitations.create_invitation(new).person_id


def create_team(client: v3.Client) -> v3.Team:
    return client.teams.create_team(v3.TeamInput(name="Platform", custom_id=uuid4().hex))


def test_a_person_is_invited_changed_and_deleted(sandbox_v3: v3.Client, sandbox_v2: v2.Client) -> None:
    team, other = create_team(sandbox_v3), create_team(sandbox_v3)
    email = f"{uuid4().hex}@example.com"
    invitation = v3.NewInvitation(email=email, team_id=team.id, first_name="Ada", send_notification=False)
    invited = sandbox_v3.invitations.create_invitation_with_response(invitation)
    person_id = invited.body.person_id
    assert invited.status == 201
    assert invited.headers["Location"].endswith(f"/boost/v3/people/{person_id}")
    with pytest.raises(ConflictError):
        sandbox_v3.invitations.create_invitation(invitation)

    changed = sandbox_v3.people.update_person(person_id, v3.PersonPatch(first_name=None, last_name="King"))
    assert (changed.last_name, "first_name" in changed.model_fields_set) == ("King", False)
    sandbox_v3.people.replace_person_teams(person_id, v3.PersonTeams(team_ids=[other.id]))
    (found,) = sandbox_v2.people.iterate_people(email=email)
    assert (found.id, found.last_name, found.teams) == (person_id, "King", [other.id])

    sandbox_v2.people.delete_person(person_id)
    with pytest.raises(NotFoundError):
        sandbox_v3.people.get_person(person_id)


def test_custom_fields_are_texts_numbers_and_removed_by_null(sandbox_v3: v3.Client) -> None:
    person_id = invite(sandbox_v3, create_team(sandbox_v3).id)
    sandbox_v3.people.update_person_custom_fields(person_id, {"costCenter": "CC-7", "grade": 3})
    assert sandbox_v3.people.update_person_custom_fields(person_id, {"costCenter": None}) == {"grade": 3}
    assert sandbox_v3.people.get_person_custom_fields(person_id) == {"grade": 3}


def test_teams_tell_null_from_absent(sandbox_v3: v3.Client) -> None:
    team = create_team(sandbox_v3)
    assert team.supervisor_id is None and {"supervisor_id", "color"} <= team.model_fields_set
    below = v3.TeamInput(name="Tools", parent_team_id=team.id, supervisor_id=invite(sandbox_v3, team.id))
    replaced = sandbox_v3.teams.replace_team(create_team(sandbox_v3).id, below)
    assert (replaced.parent_team_id, replaced.custom_id) == (team.id, None)
    assert [one.id for one in sandbox_v3.teams.iterate_teams(supervisor_id=below.supervisor_id)] == [replaced.id]
    with pytest.raises(BadRequestError, match="parentTeamId"):
        sandbox_v3.teams.create_team(v3.TeamInput(name="Lost", parent_team_id="team_none"))


def test_people_and_teams_are_walked_once_each_while_some_come_and_go(
    sandbox_v3: v3.Client, sandbox_v2: v2.Client
) -> None:
    team = create_team(sandbox_v3)
    people = [invite(sandbox_v3, team.id) for _ in range(MORE_THAN_A_PAGE)]
    walk = sandbox_v3.people.iterate_people()
    shown: List[str] = [next(walk).id]
    gone = people.pop()
    sandbox_v3.people.delete_person(gone)
    invite(sandbox_v3, team.id)
    shown += [person.id for person in walk]
    assert len(shown) == len(set(shown))
    assert set(people) <= set(shown) and gone not in shown
    assert set(people) <= {person.id for person in sandbox_v2.people.iterate_people()}

    teams = [create_team(sandbox_v3).id for _ in range(MORE_THAN_A_PAGE)]
    passing = Passing({})
    with v3.Client(KEY, base_url=f"{SANDBOX}/v3", http_transport=passing) as client:
        following = client.teams.iterate_teams()
        walked = [next(following).id]
        assert len(passing.requests) == 1
        walked += [one.id for one in following]
    assert len(walked) == len(set(walked)) and set(teams) <= set(walked)
    first, *cursors = [request.url.params.get("after") for request in passing.requests]
    assert first is None and cursors and all(cursors)


def test_a_job_position_is_created_and_held(sandbox_v3: v3.Client) -> None:
    feeder = sandbox_v3.job_positions.create_job_position(v3.NewJobPosition(name="Developer", abstract=True))
    new = v3.NewJobPosition(name="Backend Developer", family=None, feeders=[feeder.id])
    created = sandbox_v3.job_positions.create_job_position_with_response(new)
    assert created.status == 201
    assert created.headers["Location"].endswith(f"/boost/v3/jobPositions/{created.body.id}")
    assert sandbox_v3.job_positions.get_job_position(created.body.id) == created.body
    assert created.body.id in [one.id for one in sandbox_v3.job_positions.iterate_job_positions()]

    person_id = invite(sandbox_v3, create_team(sandbox_v3).id)
    held = sandbox_v3.people.update_person(person_id, v3.PersonPatch(job_position_id=created.body.id))
    assert held.job_position_id == created.body.id
    with pytest.raises(BadRequestError, match="abstract"):
        sandbox_v3.people.update_person(person_id, v3.PersonPatch(job_position_id=feeder.id))
