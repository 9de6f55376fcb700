import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class HiringTest {
  @RegisterExtension final World world = new World();

  @Test
  void anInvitationLeadsToTheTest() throws Exception {
    String candidate = world.candidate("ada@example.com");
    assertEquals(candidate, world.mail("ada@example.com").at("/candidateId").asText());
  }

  @Test
  void aCompletedAssessmentHasItsScore() {
    String candidate = world.candidate("ada@example.com");
    world.move(candidate, "start", null);
    world.move(candidate, "answer", Map.of("auto", "correct"));
    world.move(candidate, "submit", null);
    world.move(candidate, "assess", null);
    JsonNode detail = world.call("GET", "/v1/candidates/" + candidate, null);
    assertEquals("ASSESSMENT_READY", detail.at("/status").asText());
    assertEquals(detail.at("/maxPoints").asInt(), detail.at("/scoredPoints").asInt());
  }

  @Test
  void anInvitationThatNobodyFollowsExpires() {
    String candidate = world.candidate("ada@example.com");
    world.advance("P31D");
    assertEquals("TOKEN_EXPIRED", world.call("GET", "/v1/candidates/" + candidate, null).at("/status").asText());
  }
}
