package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.assessmentapi.v1.V1Client;
import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v2.model.NewCandidate;
import io.github.assessmentapi.v3.V3Client;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Hostile responses for the SDKs of all languages: {@code
 * packages/sdk-generator/vectors/README.md}.
 */
class HostileResponsesTest {
  private static final ObjectMapper JSON =
      new ObjectMapper(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNumberLength(Integer.MAX_VALUE).build())
                  .build())
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

  /** Each name starts with the first response of a row. */
  private static final String NAME = "/java-" + ProcessHandle.current().pid();

  /** The response that a call parsed, even after a failure. */
  private static final class Found {
    private final List<Object> walked = new ArrayList<>();
    private final AtomicInteger attempts = new AtomicInteger();
    private Object value;
    private List<String> problems = List.of();

    void take(ApiResponse<?> response) {
      value = response.body();
      problems = response.problems();
    }

    void walk(Iterable<?> elements) {
      value = walked;
      elements.forEach(walked::add);
    }
  }

  static Stream<Arguments> rows() {
    JsonNode rows = Documents.hostileResponses();
    return Stream.iterate(0, index -> index < rows.size(), index -> index + 1)
        .map(
            index -> Arguments.of(index, rows.get(index).get("name").textValue(), rows.get(index)));
  }

  /** Parsing is the same for synchronous and asynchronous calls; retries and failures differ. */
  static Stream<Arguments> rowsOfRetriesAndFailures() {
    return rows()
        .filter(
            row -> {
              JsonNode content = (JsonNode) row.get()[2];
              boolean walks = content.get("call").textValue().startsWith("iterate");
              return !walks && (content.has("retry") || content.get("outcome").has("fails"));
            });
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("rows")
  void everyRowHasItsOutcome(int index, String name, JsonNode row) throws Exception {
    check(row, serverOf(row) + "/" + index + NAME, HostileResponsesTest::call);
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("rowsOfRetriesAndFailures")
  void everyRowHasTheSameOutcomeAsync(int index, String name, JsonNode row) throws Exception {
    check(row, serverOf(row) + "/" + index + NAME + "-async", HostileResponsesTest::callAsync);
  }

  private static String serverOf(JsonNode row) {
    return row.has("untrusted") ? Services.UNTRUSTED : Services.HOSTILE;
  }

  private static void check(JsonNode row, String url, Caller caller) throws Exception {
    ObjectNode expected = row.deepCopy();
    if (row.at("/except/java") instanceof ObjectNode except) {
      expected.setAll(except);
    }
    if (expected.at("/outcome/fails").asText().equals("settings")) {
      checkSettings(row, url);
      return;
    }
    // Keeps the shared HTTP client open between the calls.
    V2Client open = V2Client.builder("key").build();
    try {
      checkCall(row, expected.get("outcome"), url, caller);
      int number = 0;
      for (JsonNode further : expected.path("again")) {
        ObjectNode call = row.deepCopy();
        call.put("number", ++number);
        checkCall(call.setAll((ObjectNode) further), further.get("outcome"), url, caller);
      }
    } finally {
      open.close();
    }
  }

  private static void checkCall(JsonNode row, JsonNode outcome, String url, Caller caller)
      throws Exception {
    Duration timeout = outcome.has("timeout") ? Duration.ofMillis(300) : Duration.ofSeconds(30);
    Found found = new Found();
    if (outcome.path("fails").asText().equals("any")) {
      callAny(row, url, timeout, caller);
      return;
    }
    if (outcome.has("fails")) {
      var error =
          assertThrows(AssessmentApiException.class, () -> caller.call(row, url, timeout, found));
      checkFailure(error, outcome);
    } else {
      caller.call(row, url, timeout, found);
    }
    if (outcome.has("attempts")) {
      assertEquals(outcome.get("attempts").intValue(), found.attempts.get());
    }
    JsonNode reads = outcome.path("reads");
    Set<String> inexact = checkPlaces(found, outcome, reads);
    JsonNode written = JSON.readTree(io.github.assessmentapi.internal.Json.write(found.value));
    for (var one : reads.properties()) {
      if (!inexact.contains(one.getKey())) {
        checkValue(written, one.getKey(), one.getValue());
      }
    }
  }

  /** The call succeeds, or fails with a documented error. */
  private static void callAny(JsonNode row, String url, Duration timeout, Caller caller) {
    try {
      caller.call(row, url, timeout, new Found());
    } catch (ApiException
        | ConnectionFailedException
        | UnexpectedResponseException
        | UnreadableFieldException documented) {
      assertTrue(documented.getMessage().length() < 1_000_000, documented::toString);
    }
  }

  @FunctionalInterface
  private interface Caller {
    void call(JsonNode row, String url, Duration timeout, Found found);
  }

  private static Retry retryOf(JsonNode given) {
    if (given.isMissingNode()) {
      return Retry.NEVER;
    }
    Set<String> methods = new HashSet<>();
    given.path("methods").forEach(method -> methods.add(method.textValue()));
    int maxRetries = given.path("maxRetries").asInt(Retry.DEFAULT.maxRetries());
    Duration firstWait = Duration.ofMillis((long) (given.path("seconds").asDouble(0.5) * 1000));
    Duration maxWait =
        Duration.ofSeconds(given.path("maxSeconds").asLong(Retry.DEFAULT.maxWait().toSeconds()));
    return methods.isEmpty()
        ? new Retry(maxRetries, firstWait, maxWait)
        : new Retry(maxRetries, firstWait, maxWait, methods);
  }

  private static <S extends ClientOptions<S>, C> C open(
      Function<String, S> builder,
      JsonNode row,
      String url,
      Duration timeout,
      Found found,
      Function<S, C> build) {
    JsonNode settings = row.path("settings");
    S options = builder.apply(settings.path("apiKey").asText(row.path("key").asText("key")));
    options.baseUrl(settings.path("baseUrl").asText(url)).timeout(timeout);
    options.onRequest(event -> found.attempts.incrementAndGet());
    options.retry(
        retryOf(settings.path("retry").isObject() ? settings.path("retry") : row.path("retry")));
    if (row.has("number")) {
      options.header("X-Call", row.get("number").asText());
    }
    for (var header : settings.path("headers").properties()) {
      options.header(header.getKey(), header.getValue().textValue());
    }
    if (settings.has("timeout")) {
      options.timeout(Duration.ofSeconds(settings.get("timeout").longValue()));
    }
    if (settings.has("totalTimeout")) {
      options.totalTimeout(Duration.ofSeconds(settings.get("totalTimeout").longValue()));
    }
    if (settings.has("waitOn429")) {
      int maxRetries = settings.at("/waitOn429/maxRetries").intValue();
      options.waitOn429(new WaitOn429(maxRetries, Duration.ofSeconds(8)));
    }
    if (row.path("followsRedirects").booleanValue()) {
      var redirect = java.net.http.HttpClient.Redirect.ALWAYS;
      options.httpClient(java.net.http.HttpClient.newBuilder().followRedirects(redirect).build());
    }
    return build.apply(options);
  }

  /** No client can be made with the settings of a row. */
  private static void checkSettings(JsonNode row, String url) {
    Duration timeout = Duration.ofSeconds(30);
    Found found = new Found();
    List<Executable> made =
        List.of(
            () -> open(V1Client::builder, row, url, timeout, found, V1Client.Builder::build),
            () -> open(V2Client::builder, row, url, timeout, found, V2Client.Builder::build),
            () -> open(V3Client::builder, row, url, timeout, found, V3Client.Builder::build));
    made.forEach(one -> assertThrows(IllegalArgumentException.class, one));
  }

  private static void call(JsonNode row, String url, Duration timeout, Found found) {
    try (V1Client v1 = open(V1Client::builder, row, url, timeout, found, V1Client.Builder::build);
        V2Client v2 = open(V2Client::builder, row, url, timeout, found, V2Client.Builder::build);
        V3Client v3 = open(V3Client::builder, row, url, timeout, found, V3Client.Builder::build)) {
      JsonNode start = row.path("start");
      switch (row.get("call").textValue()) {
        case "getCandidate" -> found.take(v2.candidates().getCandidateWithResponse("cnd_1"));
        case "listCandidates" -> found.take(v2.candidates().listCandidatesWithResponse(all -> {}));
        case "createCandidate" -> {
          var candidate = NewCandidate.builder().email("maya@example.com").build();
          found.take(v2.candidates().createCandidateWithResponse(candidate));
        }
        case "deleteCandidate" -> found.take(v2.candidates().deleteCandidateWithResponse("cnd_1"));
        case "getAssessment" ->
            found.take(v2.assessments().getAssessmentWithResponse("cnd_1", "asm_1"));
        case "v1 getCandidate" -> found.take(v1.candidates().getCandidateWithResponse("cnd_1"));
        case "getPerson" -> found.take(v3.people().getPersonWithResponse("per_1"));
        case "getPersonCustomFields" ->
            found.take(v3.people().getPersonCustomFieldsWithResponse("per_1"));
        case "getAggregatedPerson" ->
            found.take(v3.people().getAggregatedPersonWithResponse("per_1", all -> {}));
        case "listPersonRoles" -> found.take(v3.people().listPersonRolesWithResponse("per_1"));
        case "iterateCandidates" ->
            found.walk(
                v2.candidates()
                    .iterateCandidates(
                        query -> {
                          if (start.isInt()) query.page(start.intValue());
                        }));
        case "iteratePeople" ->
            found.walk(
                v3.people()
                    .iteratePeople(
                        query -> {
                          if (start.isTextual()) query.after(start.textValue());
                        }));
        default -> throw new AssertionError("there is no call " + row.get("call"));
      }
    }
  }

  private static void callAsync(JsonNode row, String url, Duration timeout, Found found) {
    try (V1Client v1 = open(V1Client::builder, row, url, timeout, found, V1Client.Builder::build);
        V2Client v2 = open(V2Client::builder, row, url, timeout, found, V2Client.Builder::build);
        V3Client v3 = open(V3Client::builder, row, url, timeout, found, V3Client.Builder::build)) {
      var candidate = NewCandidate.builder().email("maya@example.com").build();
      CompletableFuture<? extends ApiResponse<?>> response =
          switch (row.get("call").textValue()) {
            case "getCandidate" -> v2.candidates().getCandidateWithResponseAsync("cnd_1");
            case "listCandidates" -> v2.candidates().listCandidatesWithResponseAsync(all -> {});
            case "createCandidate" -> v2.candidates().createCandidateWithResponseAsync(candidate);
            case "deleteCandidate" -> v2.candidates().deleteCandidateWithResponseAsync("cnd_1");
            case "getAssessment" ->
                v2.assessments().getAssessmentWithResponseAsync("cnd_1", "asm_1");
            case "v1 getCandidate" -> v1.candidates().getCandidateWithResponseAsync("cnd_1");
            case "getPerson" -> v3.people().getPersonWithResponseAsync("per_1");
            case "getPersonCustomFields" ->
                v3.people().getPersonCustomFieldsWithResponseAsync("per_1");
            case "getAggregatedPerson" ->
                v3.people().getAggregatedPersonWithResponseAsync("per_1", all -> {});
            case "listPersonRoles" -> v3.people().listPersonRolesWithResponseAsync("per_1");
            default -> throw new AssertionError("there is no call " + row.get("call"));
          };
      found.take(response.join());
    } catch (CompletionException error) {
      throw (AssessmentApiException) error.getCause();
    }
  }

  /** Returns the places of numbers that are reported: a number is exact or invalid. */
  private static Set<String> checkPlaces(Found found, JsonNode outcome, JsonNode reads) {
    Set<String> places = new HashSet<>();
    for (String problem : found.problems) {
      String place = problem.split(": ")[0];
      places.add(place);
      assertFalse(has(found.value, place), place + " can be read");
    }
    Set<String> unfit = new HashSet<>();
    outcome.path("unfit").forEach(place -> unfit.add(place.textValue()));
    for (String place : places) {
      assertTrue(
          unfit.contains(place) || reads.path(place).has("number"),
          () -> found.problems.toString());
    }
    assertTrue(places.containsAll(unfit), () -> found.problems.toString());
    places.removeAll(unfit);
    return places;
  }

  private static boolean has(Object value, String place) {
    Object inner = value;
    for (String step : stepsOf(place)) {
      if (inner instanceof Model model) {
        if (!model.hasField(step)) {
          return false;
        }
        inner = model.toMap().get(step);
      } else if (inner instanceof List<?> list) {
        inner = list.get(Integer.parseInt(step));
      } else if (inner instanceof Map<?, ?>) {
        // An invalid map entry is kept unchanged.
        return false;
      }
    }
    // An element that is not an object becomes an object without fields.
    return !(inner instanceof Model model && model.toMap().isEmpty());
  }

  private static List<String> stepsOf(String place) {
    return Stream.of(place.split("\\.|\\[|\\]\\.?")).filter(step -> !step.isEmpty()).toList();
  }

  private static JsonNode at(JsonNode value, String place) {
    JsonNode inner = value;
    for (String step : stepsOf(place)) {
      if (step.equals("length")) {
        return JSON.getNodeFactory().numberNode(inner.size());
      }
      inner = inner.isArray() ? inner.path(Integer.parseInt(step)) : inner.path(step);
    }
    return inner;
  }

  private static void checkValue(JsonNode written, String place, JsonNode expected) {
    JsonNode found = at(written, place);
    if (expected.has("time")) {
      assertEquals(
          Instant.parse(expected.get("time").textValue()), Instant.parse(found.textValue()), place);
    } else if (expected.has("number")) {
      BigDecimal number = new BigDecimal(expected.get("number").textValue());
      assertEquals(0, number.compareTo(new BigDecimal(found.asText())), place + " is " + found);
    } else {
      assertEquals(expected, found, place);
    }
  }

  private static void checkFailure(AssessmentApiException error, JsonNode outcome) {
    switch (outcome.get("fails").textValue()) {
      case "refused" -> checkRefusal(assertInstanceOf(ApiException.class, error), outcome);
      case "connection" -> assertInstanceOf(ConnectionFailedException.class, error);
      default -> {
        assertTrue(
            error instanceof UnexpectedResponseException
                || error instanceof UnreadableFieldException,
            error::toString);
        if (outcome.has("status") && error instanceof UnexpectedResponseException unexpected) {
          assertEquals(outcome.get("status").intValue(), unexpected.status());
        }
      }
    }
    if (!(error instanceof ApiException)) {
      assertFalse(error.getMessage().contains("Lindqvist"), error.getMessage());
    }
  }

  private static void checkRefusal(ApiException error, JsonNode outcome) {
    if (outcome.has("status")) {
      assertEquals(outcome.get("status").intValue(), error.status());
    }
    if (outcome.has("details")) {
      assertEquals(outcome.get("details").textValue(), error.details());
    }
    if (outcome.has("errorId")) {
      assertEquals(outcome.get("errorId").textValue(), error.errorId().orElse(null));
    }
    if (outcome.has("errorType")) {
      assertEquals(outcome.get("errorType").textValue(), error.errorType().orElse(null));
    }
    if (outcome.has("fields")) {
      List<String> fields = new ArrayList<>();
      outcome.get("fields").forEach(one -> fields.add(one.textValue()));
      assertEquals(
          fields,
          error.validationErrors().stream()
              .map(one -> one.field() + ": " + one.message())
              .toList());
    }
    if (outcome.has("values")) {
      List<String> values = new ArrayList<>();
      outcome.get("values").forEach(one -> values.add(one.textValue()));
      assertEquals(values, error.validationErrors().stream().map(ValidationError::value).toList());
    }
    if (outcome.has("retryAfter")) {
      checkRetryAfter(error.retryAfter(), outcome.get("retryAfter"));
    }
  }

  private static void checkRetryAfter(Optional<Duration> found, JsonNode expected) {
    if (expected.isNull()) {
      assertNull(found.orElse(null));
      return;
    }
    long seconds = found.orElseThrow().toSeconds();
    if (expected.isTextual()) {
      assertTrue(seconds >= Integer.MAX_VALUE);
    } else {
      // A date is relative to the clock, so allow some seconds.
      long tolerance = expected.longValue() > 60 ? 30 : 0;
      assertTrue(Math.abs(seconds - expected.longValue()) <= tolerance, found::toString);
    }
  }
}
