package io.github.assessmentapi.server.team;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import io.github.assessmentapi.server.ApiKeys;
import io.github.assessmentapi.server.application.Application;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Import;
import org.springframework.test.web.servlet.MockMvc;

@SpringBootTest(classes = Application.class)
@AutoConfigureMockMvc
@Import(ApiKeysTest.Mine.class)
class ApiKeysTest {
  @Autowired private MockMvc http;

  @Test
  void aBeanReplacesTheList() throws Exception {
    http.perform(get("/v1/exams").header("X-Api-Key", "mine")).andExpect(status().isOk());
    http.perform(get("/v1/exams").header("X-Api-Key", "key")).andExpect(status().isUnauthorized());
  }

  @Test
  void withoutAnyKeyTheServerDoesNotStart() {
    SpringApplicationBuilder application = new SpringApplicationBuilder(Application.class);
    assertThatThrownBy(() -> application.run("--server.port=0"))
        .rootCause()
        .hasMessageStartingWith("Nobody could use this server");
  }

  static class Mine implements ApiKeys {
    @Override
    public boolean knows(String key) {
      return key.equals("mine");
    }
  }
}
