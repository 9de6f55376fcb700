package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assessmentapi.v2.V2Client;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(300)
class HooksTest {
  private static final Retry AT_ONCE = new Retry(3, Duration.ZERO, Duration.ofSeconds(30));
  private static final String TESTS =
      """
      {"_embedded":{"tests":[]},"page":{"number":0,"size":10,"totalElements":0,"totalPages":0}}\
      """;

  private final List<CallEvent> events = new CopyOnWriteArrayList<>();
  private final List<String> order = new CopyOnWriteArrayList<>();

  private V2Client.Builder watched(String url) {
    return V2Client.builder("s3cret")
        .baseUrl(url)
        .onRequest(event -> note("request", event))
        .onResponse(event -> note("response", event))
        .onFailure(event -> note("failure", event));
  }

  private void note(String what, CallEvent event) {
    order.add(what + " " + event.attempt());
    events.add(event);
  }

  private static void list(V2Client client, boolean async) {
    if (!async) {
      client.tests().listTests(query -> query.count(5));
      return;
    }
    try {
      client.tests().listTestsAsync(query -> query.count(5)).join();
    } catch (CompletionException error) {
      throw (RuntimeException) error.getCause();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void eachTryIsSeenInOrder(boolean async) throws Exception {
    Recorder.Response busy = Recorder.Response.of(503, "").with("Retry-After", "0");
    try (Recorder service = Recorder.inTurn(busy, Recorder.Response.of(200, TESTS));
        V2Client client =
            watched(service.url())
                .retry()
                .header("X-Team", "hiring")
                .header("Authorization", "Basic s3cret")
                .header("Proxy-Authorization", "Basic s3cret")
                .header("Cookie", "a=s3cret")
                .build()) {
      list(client, async);
      assertEquals(List.of("request 1", "response 1", "request 2", "response 2"), order);

      CallEvent request = events.get(0);
      assertEquals("listTests", request.operation());
      assertEquals("GET", request.method());
      assertEquals(service.url() + "/tests?count=5", request.url().toString());
      assertEquals("[redacted]", request.requestHeaders().firstValue("vendor-api-key").get());
      assertEquals("hiring", request.requestHeaders().firstValue("X-Team").get());
      assertTrue(request.status().isEmpty() && request.duration().isEmpty());

      CallEvent refused = events.get(1);
      assertEquals(503, refused.status().orElseThrow());
      assertEquals("0", refused.responseHeaders().orElseThrow().firstValue("Retry-After").get());
      assertTrue(refused.willRetry());
      assertEquals(Duration.ZERO, refused.retryWait().orElseThrow());
      assertTrue(refused.duration().isPresent() && refused.error().isEmpty());

      assertEquals(200, events.get(3).status().orElseThrow());
      assertFalse(events.get(3).willRetry());
      assertFalse(events.toString().contains("s3cret"));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aTryWithoutAResponseIsAFailure(boolean async) {
    try (V2Client client = watched("http://127.0.0.1:9").retry(AT_ONCE).build()) {
      var error = assertThrows(ConnectionFailedException.class, () -> list(client, async));
      assertEquals(8, order.size());
      assertEquals(List.of("request 4", "failure 4"), order.subList(6, 8));
      assertTrue(events.get(1).willRetry());
      assertFalse(events.get(7).willRetry());
      assertSame(error, events.get(7).error().orElseThrow());
      assertTrue(events.get(7).status().isEmpty() && events.get(7).duration().isPresent());
    }
  }

  @ParameterizedTest
  @CsvSource({"request, 0, false", "request, 0, true", "response, 1, false", "response, 1, true"})
  void aHookThatThrowsEndsTheCall(String which, int sent, boolean async) throws Exception {
    IllegalCallerException thrown = new IllegalCallerException("no");
    try (Recorder service = Recorder.responding(503, "")) {
      var builder = V2Client.builder("key").baseUrl(service.url()).retry(AT_ONCE);
      if (which.equals("request")) {
        builder.onRequest(
            event -> {
              throw thrown;
            });
      } else {
        builder.onResponse(
            event -> {
              throw thrown;
            });
      }
      try (V2Client client = builder.build()) {
        assertSame(thrown, assertThrows(IllegalCallerException.class, () -> list(client, async)));
      }
      assertEquals(sent, service.exchanges.size());
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aHookThatThrowsAfterAFailureEndsTheCall(boolean async) {
    V2Client client =
        V2Client.builder("key")
            .baseUrl("http://127.0.0.1:9")
            .retry(AT_ONCE)
            .onFailure(
                event -> {
                  order.add("first");
                })
            .onFailure(
                event -> {
                  throw new IllegalCallerException("no");
                })
            .build();
    assertThrows(IllegalCallerException.class, () -> list(client, async));
    assertEquals(List.of("first"), order);
    client.close();
  }

  @Test
  void aCallThatIsInterruptedFails() throws Exception {
    try (Recorder service = Recorder.responding(200, TESTS);
        V2Client client = watched(service.url()).retry(AT_ONCE).build()) {
      Thread.currentThread().interrupt();
      assertThrows(ConnectionFailedException.class, () -> list(client, false));
      assertTrue(Thread.interrupted());
      assertEquals(List.of("request 1", "failure 1"), order);
      assertInstanceOf(InterruptedException.class, events.get(1).error().orElseThrow().getCause());
    }
  }

  @Test
  void hooksRunInTheThreadOfTheCaller() throws Exception {
    List<Thread> threads = new CopyOnWriteArrayList<>();
    Recorder.Response busy = Recorder.Response.of(503, "");
    try (Recorder service = Recorder.inTurn(busy, Recorder.Response.of(200, TESTS));
        V2Client client =
            V2Client.builder("key")
                .baseUrl(service.url())
                .retry(AT_ONCE)
                .onRequest(event -> threads.add(Thread.currentThread()))
                .onResponse(event -> threads.add(Thread.currentThread()))
                .build()) {
      list(client, false);
      assertEquals(List.of(Thread.currentThread()), threads.stream().distinct().toList());
    }
  }
}
