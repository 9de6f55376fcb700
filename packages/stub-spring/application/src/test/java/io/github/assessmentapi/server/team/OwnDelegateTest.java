package io.github.assessmentapi.server.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.content;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import io.github.assessmentapi.server.ExampleResponses;
import io.github.assessmentapi.server.v1.V1Configuration;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Import;
import org.springframework.test.web.servlet.MockMvc;

/** An implemented operation returns its responses, the rest examples. */
@SpringBootTest(properties = "assessment-api.api-keys=key")
@AutoConfigureMockMvc
class OwnDelegateTest {
  @SpringBootConfiguration
  @EnableAutoConfiguration
  @Import({V1Configuration.class, ExampleResponses.class, Exams.class})
  static class Server {}

  @Autowired private MockMvc http;

  @Test
  void whatIsImplementedIsCalled() throws Exception {
    http.perform(get("/v1/exams/tst_1").header("X-Api-Key", "key"))
        .andExpect(status().isOk())
        .andExpect(content().contentType("application/json"))
        .andExpect(jsonPath("$.name").value("Java"));
  }

  @Test
  void whatItRefusesIsAnErrorOfTheVersion() throws Exception {
    http.perform(get("/v1/exams/tst_2").header("X-Api-Key", "key"))
        .andExpect(status().isNotFound())
        .andExpect(jsonPath("$.details").value("No exam has the id tst_2"))
        .andExpect(jsonPath("$.validationErrors").isEmpty());
  }

  @Test
  void theOthersRespondWithExamples() throws Exception {
    http.perform(get("/v1/exams").header("X-Api-Key", "key"))
        .andExpect(status().isOk())
        .andExpect(jsonPath("$.items[0].id").value("tst_3Fd9Ke7H"));
  }

  @Test
  void versionsThatNobodyImportsAreNotServed() throws Exception {
    http.perform(get("/v2/tests").header("Vendor-Api-Key", "key")).andExpect(status().isNotFound());
  }

  @Test
  void theReadmeShowsThisVeryClass() throws Exception {
    String source =
        Files.readString(
            Path.of("src/test/java", Exams.class.getName().replace('.', '/') + ".java"));
    String shown = source.substring(source.indexOf("@Component"));
    assertThat(Files.readString(Path.of("../README.md"))).contains(shown);
  }
}
