package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v3.V3Client;
import io.github.assessmentapi.v3.model.InvitationResult;
import io.github.assessmentapi.v3.model.JobPosition;
import io.github.assessmentapi.v3.model.NewInvitation;
import io.github.assessmentapi.v3.model.NewJobPosition;
import io.github.assessmentapi.v3.model.Person;
import io.github.assessmentapi.v3.model.PersonPatch;
import io.github.assessmentapi.v3.model.PersonTeams;
import io.github.assessmentapi.v3.model.Team;
import io.github.assessmentapi.v3.model.TeamInput;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** People, teams and job positions of V3, and the same area of V2, against the sandbox. */
class SkillsManagementTest {
  private static final int MORE_THAN_A_PAGE = 55;

  private final V2Client v2 = Services.sandboxV2();
  private final V3Client v3 = Services.sandboxV3();

  private Team createTeam() {
    return v3.teams().createTeam(TeamInput.builder().name("Platform").build());
  }

  private static NewInvitation invitationInto(Team team) {
    return NewInvitation.builder()
        .email(UUID.randomUUID() + "@example.com")
        .teamId(team.id())
        .firstName("Ada")
        .lastName("Lovelace")
        .sendNotification(false)
        .build();
  }

  private String inviteInto(Team team) {
    return v3.invitations().createInvitation(invitationInto(team)).personId();
  }

  @Test
  void aPersonIsInvitedChangedAndDeleted() {
    Team other = createTeam();
    NewInvitation invitation = invitationInto(createTeam());
    ApiResponse<InvitationResult> invited =
        v3.invitations().createInvitationWithResponse(invitation);
    String personId = invited.body().personId();
    assertEquals(201, invited.status());
    assertTrue(
        invited.headers().firstValue("Location").orElseThrow().endsWith("/people/" + personId));
    assertThrows(ConflictException.class, () -> v3.invitations().createInvitation(invitation));

    Person changed =
        v3.people()
            .updatePerson(personId, PersonPatch.builder().firstName(null).lastName("King").build());
    assertEquals("King", changed.lastName().orElseThrow());
    assertFalse(changed.hasField("firstName"));
    v3.people()
        .replacePersonTeams(personId, PersonTeams.builder().teamIds(List.of(other.id())).build());
    var found =
        v2.people().iteratePeople(query -> query.email(invitation.email())).stream().toList();
    assertEquals(1, found.size());
    assertEquals(personId, found.get(0).id());
    assertEquals(List.of(other.id()), found.get(0).teams());

    v2.people().deletePerson(personId);
    assertThrows(NotFoundException.class, () -> v3.people().getPerson(personId));
  }

  @Test
  void customFieldsAreTextsNumbersAndRemovedByNull() {
    String personId = inviteInto(createTeam());
    Map<String, Object> fields = new HashMap<>(Map.of("costCenter", "CC-7", "grade", 3));
    v3.people().updatePersonCustomFields(personId, fields);
    fields.clear();
    fields.put("costCenter", null);
    v3.people().updatePersonCustomFields(personId, fields);
    Map<String, Object> left = v3.people().getPersonCustomFields(personId);
    assertEquals(Set.of("grade"), left.keySet());
    assertEquals(3, ((Number) left.get("grade")).intValue());
  }

  @Test
  void teamsTellNullFromAbsent() {
    Team team = createTeam();
    assertTrue(team.hasField("supervisorId") && team.hasField("color"));
    assertTrue(team.supervisorId().isEmpty());
    String supervisorId = inviteInto(team);
    TeamInput below =
        TeamInput.builder()
            .name("Tools")
            .parentTeamId(team.id())
            .supervisorId(supervisorId)
            .build();
    Team replaced = v3.teams().replaceTeam(createTeam().id(), below);
    assertEquals(team.id(), replaced.parentTeamId().orElseThrow());
    List<String> supervised =
        v3.teams().iterateTeams(query -> query.supervisorId(supervisorId)).stream()
            .map(Team::id)
            .toList();
    assertEquals(List.of(replaced.id()), supervised);
    BadRequestException refused =
        assertThrows(
            BadRequestException.class,
            () ->
                v3.teams()
                    .createTeam(
                        TeamInput.builder().name("Lost").parentTeamId("team_none").build()));
    assertTrue(refused.getMessage().contains("parentTeamId"));
  }

  @Test
  void peopleAndTeamsAreWalkedOnceEachWhileSomeComeAndGo() {
    Team team = createTeam();
    List<String> people = new ArrayList<>();
    List<String> teams = new ArrayList<>();
    for (int number = 0; number < MORE_THAN_A_PAGE; number++) {
      people.add(inviteInto(team));
      teams.add(createTeam().id());
    }
    Iterator<Person> walk = v3.people().iteratePeople().iterator();
    List<String> shown = new ArrayList<>(List.of(walk.next().id()));
    String gone = people.remove(people.size() - 1);
    v3.people().deletePerson(gone);
    inviteInto(team);
    walk.forEachRemaining(person -> shown.add(person.id()));
    assertEquals(new HashSet<>(shown).size(), shown.size());
    assertTrue(shown.containsAll(people));
    assertFalse(shown.contains(gone));
    assertTrue(
        v2.people().iteratePeople().stream().map(one -> one.id()).toList().containsAll(people));

    List<String> walked = v3.teams().iterateTeams().stream().map(Team::id).toList();
    assertEquals(new HashSet<>(walked).size(), walked.size());
    assertTrue(walked.containsAll(teams));
  }

  @Test
  void aJobPositionIsCreatedAndHeld() {
    JobPosition feeder =
        v3.jobPositions()
            .createJobPosition(NewJobPosition.builder().name("Developer").isAbstract(true).build());
    NewJobPosition position =
        NewJobPosition.builder()
            .name("Backend Developer")
            .isAbstract(false)
            .family(null)
            .feeders(Set.of(feeder.id()))
            .build();
    assertTrue(position.hasField("family") && position.hasField("abstract"));
    ApiResponse<JobPosition> created = v3.jobPositions().createJobPositionWithResponse(position);
    String id = created.body().id();
    assertEquals(201, created.status());
    assertTrue(created.headers().firstValue("Location").orElseThrow().endsWith("/" + id));
    assertEquals("Backend Developer", v3.jobPositions().getJobPosition(id).name());
    assertTrue(
        v3.jobPositions().iterateJobPositions().stream().anyMatch(one -> one.id().equals(id)));

    String personId = inviteInto(createTeam());
    PersonPatch patch = PersonPatch.builder().jobPositionId(id).build();
    assertEquals(id, v3.people().updatePerson(personId, patch).jobPositionId().orElseThrow());
    PersonPatch refused = PersonPatch.builder().jobPositionId(feeder.id()).build();
    assertThrows(BadRequestException.class, () -> v3.people().updatePerson(personId, refused));
  }
}
