package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v2.model.Candidate;
import io.github.assessmentapi.v2.model.TaskDefinition;
import io.github.assessmentapi.v3.V3Client;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnfitResponsesTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Consumer<ObjectNode> AS_IT_IS = candidate -> {};
  private static final Consumer<ObjectNode> WITHOUT_EMAIL = candidate -> candidate.remove("email");

  /** One candidate per change. */
  @SafeVarargs
  private static ObjectNode pageOf(Consumer<ObjectNode>... changes) {
    ObjectNode page = Documents.example("v2", "candidatePageFull").deepCopy();
    ArrayNode candidates = (ArrayNode) page.at("/_embedded/candidates");
    ObjectNode first = candidates.get(0).deepCopy();
    candidates.removeAll();
    for (Consumer<ObjectNode> change : changes) {
      ObjectNode candidate = first.deepCopy().put("email", "maya@example.com");
      change.accept(candidate);
      candidates.add(candidate);
    }
    ((ObjectNode) page.get("page")).put("number", 0).put("totalPages", 1);
    return page;
  }

  private static V2Client.Builder v2At(Recorder service) {
    return V2Client.builder("key").baseUrl(service.url());
  }

  private static List<Candidate> candidatesOf(JsonNode page) throws Exception {
    try (Recorder service = Recorder.responding(200, page.toString());
        V2Client client = v2At(service).build()) {
      List<Candidate> found = new ArrayList<>();
      client.candidates().iterateCandidates().forEach(found::add);
      return found;
    }
  }

  @Test
  void aCandidateWithoutARequiredFieldDoesNotLoseTheOthers() throws Exception {
    List<Candidate> candidates = candidatesOf(pageOf(AS_IT_IS, WITHOUT_EMAIL, AS_IT_IS));
    assertEquals("maya@example.com", candidates.get(0).email());
    assertEquals("maya@example.com", candidates.get(2).email());
    assertEquals(candidates.get(0).id(), candidates.get(1).id());
    var error = assertThrows(UnreadableFieldException.class, candidates.get(1)::email);
    assertEquals(
        "Candidate.email cannot be read; in the response, _embedded.candidates[1].email: missing",
        error.getMessage());
    assertEquals("email", error.field());
    assertEquals("_embedded.candidates[1].email: missing", error.problem());
    assertFalse(candidates.get(1).hasField("email"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "email | null | email: null where a value is needed",
        "email | 7 | email: no String",
        "creationDate | 'on Monday' | creationDate: no Instant",
        "tags | ['a', 7] | tags[1]: no String",
        "tags | ['a', null] | tags[1]: null where a value is needed",
        "tags | 'a' | tags: no list",
        "firstName | {'of': 's3cret'} | firstName: no String",
        "_links | [] | _links: no object",
      })
  void aFieldOfAnotherTypeIsReportedWhenItIsTouched(String name, String value, String problem)
      throws Exception {
    JsonNode wrong = JSON.readTree(value.replace('\'', '"'));
    Candidate candidate = candidatesOf(pageOf(one -> one.set(name, wrong))).get(0);
    assertTrue(candidate.status().isKnown());
    String accessor = name.replace("_links", "links");
    Executable touch =
        () -> {
          try {
            Candidate.class.getMethod(accessor).invoke(candidate);
          } catch (java.lang.reflect.InvocationTargetException thrown) {
            throw thrown.getCause();
          }
        };
    var error = assertThrows(UnreadableFieldException.class, touch);
    assertEquals("_embedded.candidates[0]." + problem, error.problem());
  }

  @Test
  void anElementThatIsNoObjectIsThereAndHasNoField() throws Exception {
    ObjectNode page = pageOf(AS_IT_IS);
    ((ArrayNode) page.at("/_embedded/candidates")).addNull().add("cnd_2");
    List<Candidate> candidates = candidatesOf(page);
    assertEquals("maya@example.com", candidates.get(0).email());
    for (Candidate other : candidates.subList(1, 3)) {
      var error = assertThrows(UnreadableFieldException.class, other::id);
      assertTrue(error.problem().matches("_embedded\\.candidates\\[[12]]: no object"));
    }
  }

  @Test
  void aListIsReadAsFarAsItFits() throws Exception {
    try (Recorder service = Recorder.responding(200, "[{}, null]");
        V3Client client = V3Client.builder("any").baseUrl(service.url()).build()) {
      assertEquals(2, client.people().listPersonRoles("per_1").size());
    }
  }

  @Test
  void theResponseSaysEverythingThatDoesNotFitWithoutValues() throws Exception {
    JsonNode page = pageOf(WITHOUT_EMAIL, one -> one.putArray("firstName").add("s3cret"));
    try (Recorder service = Recorder.responding(200, page.toString());
        V2Client client = v2At(service).build()) {
      var response = client.candidates().listCandidatesWithResponse(query -> {});
      assertEquals(
          List.of(
              "_embedded.candidates[0].email: missing",
              "_embedded.candidates[1].firstName: no String"),
          response.problems());
    }
  }

  @Test
  void aStrictClientRefusesWhatDoesNotFit() throws Exception {
    try (Recorder service = Recorder.responding(200, pageOf(AS_IT_IS, WITHOUT_EMAIL).toString());
        Recorder good = Recorder.responding(200, pageOf(AS_IT_IS).toString());
        V2Client client = v2At(service).strictResponses().build();
        V2Client other = v2At(good).strictResponses().build()) {
      var candidates = client.candidates();
      var error = assertThrows(UnexpectedResponseException.class, candidates::listCandidates);
      assertEquals(
          "GET /candidates: the response does not fit the API's document:"
              + " _embedded.candidates[1].email: missing",
          error.getMessage());
      assertTrue(error.body().contains("maya@example.com"));
      assertEquals(1, other.candidates().listCandidates().embedded().candidates().size());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"{}", "{\"page\":{\"totalPages\":1}}", "{\"_embedded\":{\"candidates\":null}}"})
  void aPageWithoutItsElementsIsNoEndOfTheList(String page) {
    var error =
        assertThrows(
            UnreadableFieldException.class, () -> candidatesOf(JSON.readTree(page)).size());
    assertTrue(error.problem().startsWith("_embedded"), error.problem());
  }

  @Test
  void aPageThatDoesNotSayWhereTheListEndsIsNoEndOfTheList() throws Exception {
    ObjectNode page = pageOf(AS_IT_IS);
    ((ObjectNode) page.get("page")).remove("totalPages");
    try (Recorder service = Recorder.responding(200, page.toString());
        Recorder numbered = Recorder.responding(200, "{\"content\":[],\"next\":7}");
        V2Client client = v2At(service).build();
        V3Client other = V3Client.builder("any").baseUrl(numbered.url()).build()) {
      Iterator<Candidate> found = client.candidates().iterateCandidates().iterator();
      assertEquals("maya@example.com", found.next().email());
      var error = assertThrows(UnreadableFieldException.class, found::hasNext);
      assertEquals("page.totalPages: missing", error.problem());
      var people = other.people().iteratePeople().iterator();
      error = assertThrows(UnreadableFieldException.class, people::hasNext);
      assertEquals("next: no String", error.problem());
    }
  }

  @Test
  void whatWasReadCanBeCopiedChangedAndWritten() throws Exception {
    Candidate candidate = candidatesOf(pageOf(WITHOUT_EMAIL)).get(0);
    Candidate copy = candidate.toBuilder().build();
    assertEquals(candidate, copy);
    assertThrows(UnreadableFieldException.class, copy::email);
    assertFalse(candidate.toJson().contains("\"email\""));
    assertTrue(candidate.toString().contains(candidate.id()));
    Candidate whole = candidate.toBuilder().email("maya@example.com").build();
    assertEquals("maya@example.com", whole.email());
    assertFalse(candidate.equals(whole));
  }

  @Test
  void aMemberOfAUnionThatDoesNotFitIsKeptAsItCame() {
    TaskDefinition task =
        io.github.assessmentapi.internal.Json.parse("{\"type\":\"ESSAY\"}", TaskDefinition.class);
    assertTrue(task instanceof TaskDefinition.Unknown);
  }

  @Test
  void noStackTraceShowsValues() throws Exception {
    String page = pageOf(one -> one.putArray("email").add("s3cret")).toString();
    try (Recorder service = Recorder.responding(200, page);
        Recorder list = Recorder.responding(200, "[\"s3cret\"]");
        V2Client client = v2At(service).build();
        V2Client strict = v2At(service).strictResponses().build();
        V2Client other = v2At(list).build()) {
      Candidate candidate = client.candidates().iterateCandidates().iterator().next();
      for (Executable call :
          List.<Executable>of(
              candidate::email,
              () -> strict.candidates().listCandidates(),
              () -> other.candidates().listCandidates(),
              () -> Candidate.fromJson("{\"creationDate\":\"s3cret\"}"))) {
        StringWriter trace = new StringWriter();
        assertThrows(RuntimeException.class, call).printStackTrace(new PrintWriter(trace));
        assertFalse(trace.toString().contains("s3cret"), trace.toString());
      }
    }
  }
}
