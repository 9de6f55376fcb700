package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v2.model.NewCandidate;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(300)
class OptionsTest {
  private static final Retry AT_ONCE = new Retry(3, Duration.ZERO, Duration.ofSeconds(30));

  /** Both synchronous and asynchronous calls accept the options. */
  private static void delete(V2Client client, boolean async) {
    if (!async) {
      client.candidates().deleteCandidate("cnd_1");
      return;
    }
    try {
      client.candidates().deleteCandidateAsync("cnd_1").join();
    } catch (CompletionException error) {
      throw (RuntimeException) error.getCause();
    }
  }

  @Test
  void headersOfACallAreAddedAndWin() throws Exception {
    try (Recorder service = Recorder.responding(204, "")) {
      V2Client client =
          V2Client.builder("key")
              .baseUrl(service.url())
              .headers(Map.of("X-Team", "hiring", "X-Trace", "client"))
              .header("User-Agent", "crm/7")
              .build();
      delete(client.withOptions(call -> call.header("x-trace", "call")), false);
      delete(client, true);
      List<String> sent =
          service.exchanges.stream()
              .map(
                  one ->
                      String.join(
                          " ",
                          one.header("X-Team"),
                          one.header("X-Trace"),
                          one.header("User-Agent"),
                          one.header("Vendor-Api-Key")))
              .toList();
      assertEquals(List.of("hiring call crm/7 key", "hiring client crm/7 key"), sent);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "vendor-api-key, other",
    "ACCEPT, text/html",
    "Content-Type, text/html",
    "Host, elsewhere",
    "X-Token, 's3cret\n'",
  })
  void headersThatAreSetForYouOrThatNoRequestCanHaveAreRefused(String name, String value) {
    var builder = V2Client.builder("key");
    var error = assertThrows(IllegalArgumentException.class, () -> builder.header(name, value));
    assertFalse(error.getMessage().contains("s3cret"));
  }

  @Test
  void aCallMayGoToAnotherAddressOfTheService() throws Exception {
    try (Recorder service = Recorder.responding(204, "");
        Recorder other = Recorder.responding(204, "")) {
      V2Client client = V2Client.builder("key").baseUrl(service.url()).build();
      delete(client.withOptions(call -> call.baseUrl(other.url() + "/eu/")), true);
      delete(client, false);
      assertEquals("/eu/candidates/cnd_1", other.exchanges.get(0).uri());
      assertEquals("/candidates/cnd_1", service.exchanges.get(0).uri());
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aCallMayWaitLessThanTheClientDoes(boolean async) throws Exception {
    try (Recorder service = Recorder.slow(Duration.ofSeconds(60))) {
      V2Client client = V2Client.builder("key").baseUrl(service.url()).build();
      V2Client brief = client.withOptions(call -> call.timeout(Duration.ofMillis(200)));
      var error = assertThrows(ConnectionFailedException.class, () -> delete(brief, async));
      assertInstanceOf(TimeoutException.class, error.getCause());
      assertTrue(error.getMessage().endsWith("after PT0.2S"), error.getMessage());
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aCallMayBeSentAgainOrNotWhateverTheClientDoes(boolean async) throws Exception {
    try (Recorder service = Recorder.responding(503, "")) {
      V2Client client = V2Client.builder("key").baseUrl(service.url()).retry(AT_ONCE).build();
      V2Client once = client.withOptions(call -> call.retry(Retry.NEVER));
      assertThrows(ServerException.class, () -> delete(once, async));
      assertEquals(1, service.exchanges.size());
      assertThrows(ServerException.class, () -> delete(client, async));
      assertEquals(5, service.exchanges.size());
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aWaitThatWouldEndAfterTheTotalTimeIsNotBegun(boolean async) throws Exception {
    Recorder.Response busy = Recorder.Response.of(503, "").with("Retry-After", "30");
    try (Recorder service = Recorder.responding(busy)) {
      V2Client client =
          V2Client.builder("key")
              .baseUrl(service.url())
              .retry()
              .totalTimeout(Duration.ofSeconds(15))
              .build();
      var error = assertThrows(ServerException.class, () -> delete(client, async));
      assertEquals(Duration.ofSeconds(30), error.retryAfter().orElseThrow());
      assertEquals(1, service.exchanges.size());
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theTotalTimeEndsATryAndNoFurtherOneFollows(boolean async) throws Exception {
    try (Recorder service = Recorder.slow(Duration.ofSeconds(60))) {
      V2Client client =
          V2Client.builder("key")
              .baseUrl(service.url())
              .timeout(Duration.ofSeconds(60))
              .retry(AT_ONCE)
              .totalTimeout(Duration.ofSeconds(1))
              .build();
      var error = assertThrows(ConnectionFailedException.class, () -> delete(client, async));
      assertInstanceOf(TimeoutException.class, error.getCause());
      assertFalse(error.getMessage().endsWith("after PT1M"), error.getMessage());
      assertTrue(service.begun() <= 1, service.begun() + " requests");
    }
  }

  @Test
  void theTotalTimeIsNotRounded() throws Exception {
    List<CallEvent> failures = new CopyOnWriteArrayList<>();
    try (Recorder service = Recorder.slow(Duration.ofSeconds(60))) {
      V2Client client =
          V2Client.builder("key")
              .baseUrl(service.url())
              .retry(AT_ONCE)
              .totalTimeout(Duration.ofNanos(20_900_000))
              .onFailure(failures::add)
              .build();
      for (int call = 0; call < 20; call++) {
        boolean async = call % 2 == 0;
        assertThrows(ConnectionFailedException.class, () -> delete(client, async));
      }
    }
    assertEquals(List.of(), failures.stream().filter(CallEvent::willRetry).toList());
  }

  @Test
  void theTotalTimeLimitsTheWaitsOn429() throws Exception {
    Recorder.Response limited = Recorder.Response.of(429, "{}").with("Retry-After", "30");
    try (Recorder service = Recorder.responding(limited)) {
      V2Client client = V2Client.builder("key").baseUrl(service.url()).waitOn429().build();
      V2Client brief = client.withOptions(call -> call.totalTimeout(Duration.ofSeconds(15)));
      assertThrows(RateLimitedException.class, () -> delete(brief, false));
      assertEquals(1, service.exchanges.size());
    }
  }

  @Test
  void aClientWithOtherOptionsIsClosedWithItsClient() throws Exception {
    try (Recorder service = Recorder.responding(204, "")) {
      V2Client client = V2Client.builder("key").baseUrl(service.url()).build();
      V2Client other = client.withOptions(call -> call.header("X-Trace", "1"));
      client.close();
      assertThrows(IllegalStateException.class, () -> delete(other, false));
      assertThrows(IllegalStateException.class, () -> delete(other, true));
      other.close();
    }
  }

  @Test
  void anOptionThatIsNoneIsRefused() {
    V2Client client = V2Client.builder("key").build();
    List<Consumer<CallOptions>> wrong =
        List.of(
            call -> call.timeout(Duration.ZERO),
            call -> call.totalTimeout(Duration.ofSeconds(-1)),
            call -> call.baseUrl("somewhere"));
    for (Consumer<CallOptions> options : wrong) {
      assertThrows(IllegalArgumentException.class, () -> client.withOptions(options));
    }
    client.close();
  }

  @Test
  void theResponseIsThereAsItWasReceived() throws Exception {
    String body = "{\"id\":\"cnd_1\",  \"later\": \"ä\"}";
    try (Recorder service = Recorder.responding(Recorder.Response.of(200, body).with("X-A", "1"));
        Recorder empty = Recorder.responding(202, "queued")) {
      V2Client client = V2Client.builder("key").baseUrl(service.url()).build();
      var response = client.candidates().getCandidateWithResponse("cnd_1");
      assertEquals("cnd_1", response.body().id());
      assertEquals(body, response.text());
      assertEquals(body, new String(response.bytes(), StandardCharsets.UTF_8));
      assertEquals("1", response.headers().firstValue("x-a").orElseThrow());
      V2Client other = client.withOptions(call -> call.baseUrl(empty.url()));
      assertEquals("queued", other.candidates().deleteCandidateWithResponse("cnd_1").text());
    }
  }

  /** Detects that an earlier attempt arrived. */
  @Test
  void aSecondCandidateOfAnIdentifierIsRefused() {
    try (V2Client v2 = Services.sandboxV2()) {
      NewCandidate candidate =
          NewCandidate.builder()
              .email("maya@example.com")
              .externalId(UUID.randomUUID().toString())
              .build();
      v2.candidates().createCandidate(candidate);
      var error =
          assertThrows(BadRequestException.class, () -> v2.candidates().createCandidate(candidate));
      assertEquals(
          List.of("externalId"),
          error.validationErrors().stream().map(ValidationError::field).toList());
    }
  }
}
