package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.assessmentapi.v1.V1Client;
import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v2.model.CandidatePatch;
import io.github.assessmentapi.v2.model.CandidateStatus;
import io.github.assessmentapi.v2.model.NewCandidate;
import io.github.assessmentapi.v2.model.NewTestFromPredefined;
import io.github.assessmentapi.v3.V3Client;
import io.github.assessmentapi.v3.model.AggregatedPersonSection;
import io.github.assessmentapi.v3.model.PersonPatch;
import java.io.ByteArrayInputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequestsTest {
  private static final String HAL = "application/vnd.vendor.v2.hal+json";
  private static final String NO_CANDIDATES =
      """
      {"_embedded": {"candidates": []}, "page": {"number": 0, "size": 10, "totalElements": 0, "totalPages": 0}}\
      """;

  private static V2Client v2At(Recorder service) {
    return V2Client.builder("key").baseUrl(service.url()).build();
  }

  private static V3Client v3At(Recorder service) {
    return V3Client.builder("key").baseUrl(service.url()).build();
  }

  @Test
  void eachVersionHasItsKeyAndItsMediaType() throws Exception {
    String exams =
        "{\"items\": [], \"totalElements\": 0, \"totalPages\": 0, \"pageSize\": 10, \"pageNumber\":"
            + " 1}";
    try (Recorder one = Recorder.responding(200, exams);
        Recorder two = Recorder.responding(200, NO_CANDIDATES);
        Recorder three = Recorder.responding(200, "{\"content\": []}")) {
      V1Client.builder("key").baseUrl(one.url() + "/").build().exams().listExams();
      v2At(two).candidates().listCandidates();
      v3At(three).people().listPeople();
      assertSent(one, "/exams", "X-Api-Key", "application/json");
      assertSent(two, "/candidates", "Vendor-Api-Key", HAL);
      assertSent(three, "/boost/v3/people", "X-API-KEY", "application/json");
    }
  }

  private static void assertSent(Recorder service, String uri, String keyHeader, String accept)
      throws Exception {
    Recorder.Exchange request = service.exchanges.get(0);
    assertEquals(uri, request.uri());
    assertEquals("key", request.header(keyHeader));
    assertEquals(accept, request.header("Accept"));
    String version =
        new ObjectMapper().readTree(Path.of("package.json").toFile()).get("version").textValue();
    assertEquals("assessment-api-java/" + version, request.header("User-Agent"));
    assertFalse(request.headers().containsKey("Upgrade"));
  }

  @Test
  void parametersAreRepeatedAndEscaped() throws Exception {
    try (Recorder service = Recorder.responding(200, NO_CANDIDATES)) {
      v2At(service)
          .candidates()
          .listCandidates(
              query ->
                  query
                      .query("ä +*~")
                      .assignedUser(null)
                      .status(CandidateStatus.NEW, CandidateStatus.of("LATER"))
                      .tags(List.of("a,b", "c&d"))
                      .startDate(Instant.parse("2026-03-02T09:15:00Z"))
                      .count(5));
      assertEquals(
          "/candidates?query=%C3%A4%20%2B%2A~&status=NEW&status=LATER&tags=a%2Cb&tags=c%26d"
              + "&startDate=2026-03-02T09%3A15%3A00.000Z&count=5",
          service.exchanges.get(0).uri());
    }
  }

  @Test
  void parametersHaveCommasAndPathsAreEscaped() throws Exception {
    try (Recorder service = Recorder.responding(200, "{\"id\": \"per_1\"}")) {
      var people = v3At(service).people();
      people.getAggregatedPerson(
          "per 1/2?",
          query -> query.sections(AggregatedPersonSection.CORE, AggregatedPersonSection.of("a,b")));
      people.getAggregatedPerson("per_1", query -> query.sections(List.of()));
      assertEquals(
          List.of(
              "/boost/v3/people/per%201%2F2%3F/aggregated?sections=core,a%2Cb",
              "/boost/v3/people/per_1/aggregated"),
          service.exchanges.stream().map(Recorder.Exchange::uri).toList());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ".", ".."})
  void anIdThatLeadsElsewhereIsRefused(String id) throws Exception {
    try (Recorder service = Recorder.responding(204, "")) {
      var candidates = v2At(service).candidates();
      assertThrows(IllegalArgumentException.class, () -> candidates.deleteCandidate(id));
      assertThrows(NullPointerException.class, () -> candidates.deleteCandidate(null));
      assertEquals(0, service.exchanges.size());
    }
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", " ", "s3cret\n", "s3crét"})
  void aKeyThatNoHeaderHoldsIsRefused(String key) {
    var error = assertThrows(IllegalArgumentException.class, () -> V1Client.builder(key));
    assertFalse(error.getMessage().contains("s3cr"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "api.example.com/v1",
        "ftp://api.example.com",
        "https:///v1",
        "https://a.example/v1?x=1",
        "https://a.example:99999",
        "https://me:s3cret@a.example/ v1"
      })
  void aBaseUrlThatIsNoneIsRefused(String url) {
    var builder = V1Client.builder("key");
    var error = assertThrows(IllegalArgumentException.class, () -> builder.baseUrl(url));
    assertFalse(error.getMessage().contains("s3cret"));
  }

  @Test
  void aBuilderDoesNotChangeTheClientsItHasBuilt() throws Exception {
    try (Recorder service = Recorder.responding(204, "")) {
      var builder = V2Client.builder("key").baseUrl(service.url());
      V2Client client = builder.build();
      builder.baseUrl("http://127.0.0.1:9");
      client.candidates().deleteCandidate("cnd_1");
      assertEquals(1, service.exchanges.size());
    }
  }

  @Test
  void aClientThatFollowsRedirectsIsRefused() {
    HttpClient following =
        HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build();
    var builder = V1Client.builder("key");
    assertThrows(IllegalArgumentException.class, () -> builder.httpClient(following));
    assertThrows(IllegalArgumentException.class, () -> builder.timeout(Duration.ZERO));
  }

  @Test
  void bodiesInTheVendorMediaTypeHoldWhatWasSet() throws Exception {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("a", null);
    fields.put("b", 1);
    fields.put("c", "ä");
    try (Recorder service = Recorder.responding(202, "")) {
      var patch = CandidatePatch.builder().customFields(fields).build();
      v2At(service).candidates().updateCandidate("cnd_1", patch);
      Recorder.Exchange request = service.exchanges.get(0);
      assertEquals("PATCH", request.method());
      assertEquals(HAL, request.header("Content-Type"));
      assertEquals("{\"customFields\":{\"a\":null,\"b\":1,\"c\":\"ä\"}}", request.text());
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY})
  void aNumberThatJsonDoesNotHaveIsRefused(double number) throws Exception {
    try (Recorder service = Recorder.responding(200, "{}")) {
      var people = v3At(service).people();
      for (Number each : List.of(number, (float) number)) {
        assertThrows(
            IllegalArgumentException.class,
            () -> people.updatePersonCustomFields("per_1", Map.of("a", each)));
      }
      people.updatePersonCustomFields("per_1", Map.of("a", 1e10));
      assertEquals("{\"a\":1.0E10}", service.exchanges.get(0).text());
      assertEquals(1, service.exchanges.size());
    }
  }

  @Test
  void halfASurrogatePairIsRefused() throws Exception {
    String half = "a\uD83D";
    try (Recorder service = Recorder.responding(200, "{}")) {
      var candidates = v2At(service).candidates();
      var body = NewCandidate.builder().email(half).build();
      for (Executable call :
          List.<Executable>of(
              () -> candidates.createCandidate(body),
              () -> candidates.getCandidate(half),
              () -> candidates.listCandidates(query -> query.tags(half)))) {
        assertThrows(IllegalArgumentException.class, call);
      }
      assertEquals(List.of(), service.exchanges);
    }
  }

  @Test
  void aMergePatchHoldsNullsThatWereSet() throws Exception {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("grade", 4);
    fields.put("costCenter", null);
    try (Recorder service = Recorder.responding(200, "{\"id\": \"per_1\"}")) {
      var people = v3At(service).people();
      people.updatePersonCustomFields("per_1", fields);
      PersonPatch patch =
          PersonPatch.builder().firstName(null).lastName("Okafor").teams(null).build();
      people.updatePerson("per_1", patch);
      assertEquals(
          List.of(
              "{\"grade\":4,\"costCenter\":null}", "{\"firstName\":null,\"lastName\":\"Okafor\"}"),
          service.exchanges.stream().map(Recorder.Exchange::text).toList());
      for (Recorder.Exchange request : service.exchanges) {
        assertEquals("application/merge-patch+json", request.header("Content-Type"));
      }
    }
  }

  @Test
  void packagesGoOutAsBytesAndTaskDefinitionsAsText(@TempDir Path folder) throws Exception {
    byte[] bytes = {'P', 'K', 3, 4, (byte) 0xff};
    Path file = Files.write(folder.resolve("task.zip"), bytes);
    try (Recorder service =
        Recorder.responding(202, "{\"taskId\": \"tsk_1\", \"created\": [], \"updated\": []}")) {
      var tasks = v2At(service).tasks();
      tasks.uploadTaskPackage(Upload.of(bytes));
      tasks.uploadTaskPackage(Upload.of(file));
      tasks.uploadTask("tsk_1", Upload.of(new ByteArrayInputStream(bytes)));
      tasks.importTasks("title: Größe\n");
      for (Recorder.Exchange request : service.exchanges.subList(0, 3)) {
        assertEquals("application/zip", request.header("Content-Type"));
        assertEquals(
            new String(bytes, StandardCharsets.ISO_8859_1),
            new String(request.body(), StandardCharsets.ISO_8859_1));
      }
      assertEquals("application/yaml", service.exchanges.get(3).header("Content-Type"));
      assertEquals("title: Größe\n", service.exchanges.get(3).text());
      Upload missing = Upload.of(folder.resolve("missing.zip"));
      assertThrows(UncheckedIOException.class, () -> tasks.uploadTaskPackage(missing));
      Upload directory = Upload.of(folder);
      assertThrows(UncheckedIOException.class, () -> tasks.uploadTaskPackage(directory));
      Upload stream = Upload.of(new ByteArrayInputStream(bytes));
      tasks.uploadTaskPackage(stream);
      assertThrows(IllegalStateException.class, () -> tasks.uploadTaskPackage(stream));
      assertEquals(5, service.exchanges.size());
    }
  }

  @Test
  void aBodyHasOneOfTwoForms() throws Exception {
    try (Recorder service = Recorder.responding(400, "{}")) {
      var test = NewTestFromPredefined.builder().predefinedTestId("pre_1").build();
      assertThrows(BadRequestException.class, () -> v2At(service).tests().createTest(test));
      assertEquals("{\"predefinedTestId\":\"pre_1\"}", service.exchanges.get(0).text());
    }
  }
}
