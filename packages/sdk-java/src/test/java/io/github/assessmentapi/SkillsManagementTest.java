package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v3.V3Client;
import io.github.assessmentapi.v3.model.JobPosition;
import io.github.assessmentapi.v3.model.NewJobPosition;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** People, teams and job positions of V3, and the same area of V2, against the mock. */
class SkillsManagementTest {
  private final V2Client v2 = Services.mockV2();
  private final V3Client v3 = Services.mockV3();

  @Test
  void jobPositionsAreCreatedAndRead() {
    NewJobPosition position =
        NewJobPosition.builder()
            .name("Backend Developer")
            .isAbstract(false)
            .family(null)
            .feeders(Set.of("pos_1"))
            .build();
    assertTrue(position.hasField("family") && position.hasField("abstract"));
    ApiResponse<JobPosition> created = v3.jobPositions().createJobPositionWithResponse(position);
    assertEquals(201, created.status());
    assertTrue(created.headers().firstValue("Location").isPresent());
    assertEquals("Backend Developer", v3.jobPositions().getJobPosition("pos_1").name());
  }

  @Test
  void teamsTellNullFromAbsent() {
    var team = v3.teams().listTeams().content().get(0);
    assertTrue(team.hasField("supervisorId") && team.hasField("color"));
    assertFalse(v3.teams().iterateTeams().stream().toList().isEmpty());
  }

  @Test
  void customFieldsAreTextsNumbersAndNull() {
    Map<String, Object> fields = v3.people().getPersonCustomFields("per_7Rj2Wc9F");
    assertFalse(fields.isEmpty());
    assertTrue(
        fields.values().stream()
            .allMatch(one -> one == null || one instanceof String || one instanceof Number));
  }

  @Test
  void peopleOfV2AreListedWithLinks() {
    var page = v2.people().listPeople();
    assertFalse(page.embedded().people().isEmpty());
    assertTrue(page.links().first().href().startsWith("http"));
    var ratings = v2.skills().iterateSkillRatings().stream().limit(1).toList();
    assertEquals(1, ratings.size());
  }
}
