package io.github.assessmentapi.server.team;

import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.patch;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.request;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.content;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import io.github.assessmentapi.server.ApiException;
import io.github.assessmentapi.server.application.Application;
import io.github.assessmentapi.server.v3.api.PeopleApiDelegate;
import io.github.assessmentapi.server.v3.model.ErrorObject;
import io.github.assessmentapi.server.v3.model.Person;
import io.github.assessmentapi.server.v3.model.PersonPage;
import java.net.URI;
import org.hamcrest.Matchers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Import;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Every failure has the error object and media type of its version. */
@SpringBootTest(classes = Application.class, properties = "assessment-api.api-keys=key,other")
@AutoConfigureMockMvc
@Import({ErrorsTest.People.class, ErrorsTest.Beside.class})
class ErrorsTest {
  private static final String HAL = "application/vnd.vendor.v2.hal+json";

  @Autowired private MockMvc http;

  @ParameterizedTest
  @CsvSource({
    "/v1/candidates, X-Api-Key, application/json, $.details",
    "/v2/candidates, Vendor-Api-Key, " + HAL + ", $.details",
    "/v3/boost/v3/teams, X-API-KEY, application/json, $.message",
  })
  void aKeyIsNeeded(String path, String name, String mediaType, String message) throws Exception {
    http.perform(get(path).header(name, "other")).andExpect(status().isOk());
    http.perform(get(path).header(name, "wrong"))
        .andExpect(status().isUnauthorized())
        .andExpect(content().contentType(mediaType))
        .andExpect(jsonPath(message).value("The API key is not valid."));
    http.perform(get(path))
        .andExpect(status().isUnauthorized())
        .andExpect(jsonPath(message).value("The header " + name + " is missing."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/%76%31/exams", "/v1;a=b/exams", "/v1/exams;a=b", "/v1/nowhere"})
  void noSpellingOfAPathGetsByTheKey(String path) throws Exception {
    http.perform(get(URI.create(path))).andExpect(status().isUnauthorized());
  }

  @Test
  void refusedParameters() throws Exception {
    http.perform(v1("/exams").queryParam("count", "500").queryParam("page", "0"))
        .andExpect(status().isBadRequest())
        .andExpect(jsonPath("$.code").value(400))
        .andExpect(jsonPath("$.errorId").value(Matchers.matchesPattern("err_\\w{8}")))
        .andExpect(jsonPath("$.validationErrors.length()").value(2))
        .andExpect(jsonPath("$.validationErrors[0].field").value("count"))
        .andExpect(jsonPath("$.validationErrors[0].value").value("500"));
    http.perform(v1("/candidates").queryParam("status", "TOKEN_SENT", "LOST"))
        .andExpect(status().isBadRequest())
        .andExpect(jsonPath("$.validationErrors[0].field").value("status"))
        .andExpect(jsonPath("$.validationErrors[0].value").value("TOKEN_SENT,LOST"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'firstName': 'Maya', 'lastName': 'L.', 'email': 'maya', 'examId': 'tst_1'} | email |"
            + " maya",
        "{'firstName': 'Maya', 'lastName': 'L.', 'email': 7, 'examId': 'tst_1'} | email | 7",
        "{'firstName': 'Maya', 'lastName': 'L.', 'email': 'maya@example.com'} | examId | ''",
      })
  void refusedFields(String body, String field, String value) throws Exception {
    http.perform(newCandidate(body.replace('\'', '"')))
        .andExpect(status().isBadRequest())
        .andExpect(jsonPath("$.validationErrors.length()").value(1))
        .andExpect(jsonPath("$.validationErrors[0].field").value(field))
        .andExpect(jsonPath("$.validationErrors[0].value").value(value == null ? "" : value));
  }

  @ParameterizedTest
  @CsvSource({
    "'{', The body is not well-formed",
    "'', The body is missing",
    "null, The body is missing",
    "[], The body is not what this operation takes",
  })
  void bodiesThatAreNone(String body, String details) throws Exception {
    http.perform(newCandidate(body))
        .andExpect(status().isBadRequest())
        .andExpect(jsonPath("$.details").value(details))
        .andExpect(jsonPath("$.validationErrors").isEmpty());
  }

  @ParameterizedTest
  @CsvSource({
    "'\"maya\"'",
    "'{\"name\": 7}'",
    "'{\"name\": null}'",
    "'{\"name\": \"A\", \"parentTeamId\": true}'"
  })
  void otherTypesThanTheDocumentsAreRefused(String body) throws Exception {
    http.perform(
            post("/v3/boost/v3/teams")
                .header("X-API-KEY", "key")
                .contentType("application/json")
                .content(body))
        .andExpect(status().isBadRequest())
        .andExpect(jsonPath("$.errorType").value("VALIDATION_FAILED"));
  }

  @ParameterizedTest
  @CsvSource({
    "/v2/invitations, testStartDate, 7",
    "/v2/invitations, testStartDate, '\"soon\"'",
    "/v2/webhook, hookUrl, 7",
    "/v2/webhook, hookUrl, '\"not a uri\"'",
  })
  void whatIsWrittenAsTextIsReadFromTextOnly(String path, String field, String value)
      throws Exception {
    http.perform(
            post(path)
                .header("Vendor-Api-Key", "key")
                .contentType(HAL)
                .content("{\"%s\": %s}".formatted(field, value)))
        .andExpect(status().isBadRequest())
        .andExpect(jsonPath("$.validationErrors[?(@.field == '%s')].message", field).isNotEmpty());
  }

  /** Bodies that the models alone would accept. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "POST  | /v2/candidates | {'email': 'a@example.com', 'tags': [null]} | tags[0]",
        "PATCH | /v2/candidates/cnd_1 | {'customFields': {'a': [1]}} | customFields.a",
        "POST  | /v2/webhook | {'hookUrl': '/candidates'} | hookUrl",
        "POST  | /v2/tests | {'predefinedTestId': 'pre_1', 'generatorCriteria': {'skills': ['a']}}"
            + " |",
        "PATCH | /v3/boost/v3/people/per_1/customFields | {'a': 1.5} | a",
        "POST  | /v3/boost/v3/jobPositions | {'name': 'A', 'abstract': null} | abstract",
        "POST  | /v3/boost/v3/jobPositions | {'name': 'A', 'feeders': ['a', 'a']} | feeders",
      })
  void whatOnlyTheDocumentRefuses(HttpMethod method, String path, String body, String field)
      throws Exception {
    boolean isV3 = path.startsWith("/v3");
    String v3Type =
        method == HttpMethod.PATCH ? "application/merge-patch+json" : "application/json";
    String told = isV3 ? "$.message" : field == null ? "$.details" : "$.validationErrors[0].field";
    http.perform(
            request(method, path)
                .header(isV3 ? "X-API-KEY" : "Vendor-Api-Key", "key")
                .contentType(isV3 ? v3Type : HAL)
                .content(body.replace('\'', '"')))
        .andExpect(status().isBadRequest())
        .andExpect(
            jsonPath(told)
                .value(
                    Matchers.startsWith(
                        field == null ? "The body is not what this operation takes" : field)));
  }

  @Test
  void aMergePatchMayHoldNull() throws Exception {
    http.perform(
            patch("/v3/boost/v3/people/per_1")
                .header("X-API-KEY", "key")
                .contentType("application/merge-patch+json")
                .content("{\"jobPositionId\": null}"))
        .andExpect(status().isOk());
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /v1/nowhere, 404, X-Api-Key",
    "DELETE, /v1/exams, 405, X-Api-Key",
    "PUT, /v2/tasks/yaml, 415, Vendor-Api-Key",
    "DELETE, /v2/candidates, 405, Vendor-Api-Key",
  })
  void whatTheDocumentDoesNotHave(HttpMethod method, String path, int code, String name)
      throws Exception {
    http.perform(request(method, path).header(name, "key").contentType("text/plain").content("?"))
        .andExpect(status().is(code))
        .andExpect(content().contentType(path.startsWith("/v1") ? "application/json" : HAL))
        .andExpect(jsonPath("$.code").value(code));
  }

  @ParameterizedTest
  @CsvSource({
    "POST, /people, METHOD_NOT_ALLOWED",
    "GET, /nobody, PATH_NOT_FOUND",
    "POST, /teams, UNSUPPORTED_MEDIA_TYPE"
  })
  void v3NamesTheKindOfError(HttpMethod method, String path, String errorType) throws Exception {
    http.perform(
            request(method, "/v3/boost/v3" + path)
                .header("X-API-KEY", "key")
                .contentType("text/plain")
                .content("?"))
        .andExpect(jsonPath("$.errorType").value(errorType));
  }

  @ParameterizedTest
  @ValueSource(strings = {"text/html", "nonsense"})
  void whatNobodyCanServeIs406(String accept) throws Exception {
    http.perform(v1("/exams").header("Accept", accept))
        .andExpect(status().isNotAcceptable())
        .andExpect(content().contentType("application/json"))
        .andExpect(jsonPath("$.code").value(406));
  }

  @Test
  void aDelegateThrowsTheErrorOfItsVersion() throws Exception {
    http.perform(get("/v3/boost/v3/people/per_1").header("X-API-KEY", "key"))
        .andExpect(status().isNotFound())
        .andExpect(jsonPath("$.errorType").value("RESOURCE_NOT_FOUND"))
        .andExpect(jsonPath("$.resourceId").value("per_1"))
        .andExpect(jsonPath("$.email").doesNotHaveJsonPath());
  }

  @Test
  void whatADelegateDidNotForeseeTellsNothing() throws Exception {
    http.perform(get("/v3/boost/v3/people").header("X-API-KEY", "key"))
        .andExpect(status().isInternalServerError())
        .andExpect(
            content().json("{\"message\": \"Internal error\", \"errorType\": \"INTERNAL_ERROR\"}"));
  }

  @Test
  void pathsNextToTheApiAreUnaffected() throws Exception {
    http.perform(get("/health")).andExpect(status().isOk()).andExpect(content().string("fine"));
    http.perform(get("/v11/nowhere"))
        .andExpect(status().isNotFound())
        .andExpect(content().string(""));
  }

  private static MockHttpServletRequestBuilder v1(String path) {
    return get("/v1" + path).header("X-Api-Key", "key");
  }

  private static MockHttpServletRequestBuilder newCandidate(String body) {
    return post("/v1/candidates")
        .header("X-Api-Key", "key")
        .contentType("application/json")
        .content(body);
  }

  @Component
  static class People implements PeopleApiDelegate {
    @Override
    public ResponseEntity<Person> getPerson(String personId) {
      throw new ApiException(
          HttpStatus.NOT_FOUND,
          new ErrorObject("Person " + personId + " does not exist.", "RESOURCE_NOT_FOUND")
              .resourceId(personId)
              .resourceType("PERSON"));
    }

    @Override
    public ResponseEntity<PersonPage> listPeople(String after, String email, String customId) {
      throw new IllegalStateException("the password of the database is wrong");
    }
  }

  @RestController
  static class Beside {
    @GetMapping("/health")
    String health() {
      return "fine";
    }
  }
}
