package io.github.assessmentapi.server.team;

import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.content;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.assessmentapi.server.ExampleResponses;
import io.github.assessmentapi.server.v1.V1Configuration;
import io.github.assessmentapi.server.v1.api.CandidatesApiDelegate;
import io.github.assessmentapi.server.v1.model.Candidate;
import io.github.assessmentapi.server.v1.model.NewCandidate;
import java.time.OffsetDateTime;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Import;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

/** JSON settings of the application and of the API are independent. */
@SpringBootTest(
    properties = {
      "assessment-api.api-keys=key",
      "spring.jackson.property-naming-strategy=SNAKE_CASE",
      "spring.jackson.deserialization.fail-on-unknown-properties=true",
      "spring.jackson.default-property-inclusion=non_null"
    })
@AutoConfigureMockMvc
class HostApplicationTest {
  @SpringBootConfiguration
  @EnableAutoConfiguration
  @Import({V1Configuration.class, ExampleResponses.class, Candidates.class, Orders.class})
  static class Server {}

  @Autowired private MockMvc http;

  @Test
  void itsOwnTypesAreReadAndWrittenAsBefore() throws Exception {
    String order =
        """
        {"customer": "maya", "item_count": "2", "note": 7, "placed_at": "2026-03-02T11:15:00+02:00"}\
        """;
    http.perform(post("/orders").contentType("application/json").content(order))
        .andExpect(status().isOk())
        .andExpect(
            content()
                .json(
                    """
                    {"customer": "maya", "item_count": 2, "note": "7", "placed_at": "2026-03-02T09:15:00Z"}\
                    """));
  }

  @Test
  void theApiIsReadAndWrittenAsItsDocumentSays() throws Exception {
    http.perform(
            newCandidate(
                """
                {"firstName": "Maya", "lastName": "L.", "email": "maya@example.com", "examId": "tst_1", "more": 1}\
                """))
        .andExpect(status().isConflict())
        .andExpect(jsonPath("$.details").value("Maya tst_1"))
        .andExpect(jsonPath("$.validationErrors").isEmpty());
    http.perform(get("/v1/candidates/cnd_1").header("X-Api-Key", "key"))
        .andExpect(status().isOk())
        .andExpect(jsonPath("$.examUrl").exists())
        .andExpect(jsonPath("$.exam_url").doesNotExist());
  }

  @Test
  void theApiIsAsStrictAsItsDocument() throws Exception {
    http.perform(
            newCandidate(
                """
                {"firstName": "Maya", "lastName": 7, "email": "maya@example.com", "examId": "tst_1"}\
                """))
        .andExpect(status().isBadRequest())
        .andExpect(jsonPath("$.validationErrors[0].field").value("lastName"));
  }

  @Test
  void aRefusedKeyGetsTheErrorObjectOfTheApi() throws Exception {
    http.perform(get("/v1/exams"))
        .andExpect(status().isUnauthorized())
        .andExpect(jsonPath("$.errorId").exists());
  }

  private static MockHttpServletRequestBuilder newCandidate(String body) {
    return post("/v1/candidates")
        .header("X-Api-Key", "key")
        .contentType("application/json")
        .content(body);
  }

  record Order(Customer customer, int itemCount, String note, OffsetDateTime placedAt) {}

  static final class Customer {
    private final String name;

    Customer(String name) {
      this.name = name;
    }

    @JsonValue
    String name() {
      return name;
    }
  }

  @RestController
  static class Orders {
    @PostMapping("/orders")
    Order place(@RequestBody Order order) {
      return order;
    }
  }

  @Component
  static class Candidates implements CandidatesApiDelegate {
    @Override
    public ResponseEntity<Candidate> createCandidate(NewCandidate candidate) {
      throw new ResponseStatusException(
          HttpStatus.CONFLICT, candidate.getFirstName() + " " + candidate.getExamId());
    }
  }
}
