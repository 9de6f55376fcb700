package io.github.assessmentapi.server.application;

import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.delete;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.content;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.header;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.test.web.servlet.MockMvc;

/** A separate check calls every operation with all of its examples. */
@SpringBootTest(properties = "assessment-api.api-keys=key")
@AutoConfigureMockMvc
class ExampleResponsesTest {
  private static final String HAL = "application/vnd.vendor.v2.hal+json";

  @Autowired private MockMvc http;

  @Test
  void aCreationHasStatusAndLocation() throws Exception {
    http.perform(
            post("/v2/candidates")
                .header("Vendor-Api-Key", "key")
                .contentType(HAL)
                .content("{\"email\": \"maya.lindqvist@example.com\"}"))
        .andExpect(status().isCreated())
        .andExpect(content().contentType(HAL))
        .andExpect(header().exists("Location"));
  }

  @Test
  void nothingIsNothing() throws Exception {
    http.perform(delete("/v2/candidates/cnd_1").header("Vendor-Api-Key", "key"))
        .andExpect(status().isNoContent())
        .andExpect(content().string(""));
  }

  @Test
  void anotherStatusOnRequest() throws Exception {
    http.perform(get("/v1/exams/tst_1").header("X-Api-Key", "key").header("Prefer", "code=404"))
        .andExpect(status().isNotFound())
        .andExpect(jsonPath("$.code").value(404));
  }

  @Test
  void anotherExampleOnRequest() throws Exception {
    http.perform(
            get("/v1/exams")
                .header("X-Api-Key", "key")
                .header("Prefer", "code=400, example=pageTooSmall"))
        .andExpect(status().isBadRequest())
        .andExpect(jsonPath("$.validationErrors[0].field").value("page"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        HAL + " | " + HAL,
        "application/json | application/json",
        "application/json;q=0.4, */*;q=0.1 | application/json",
        "*/* | " + HAL,
      })
  void acceptChoosesTheMediaType(String accept, String mediaType) throws Exception {
    http.perform(get("/v2/boost/teams").header("Vendor-Api-Key", "key").header("Accept", accept))
        .andExpect(status().isOk())
        .andExpect(content().contentType(mediaType));
  }

  @Test
  void onlyAfterTheRequestWasChecked() throws Exception {
    http.perform(get("/v1/exams").queryParam("count", "500").header("X-Api-Key", "key"))
        .andExpect(status().isBadRequest());
  }
}
