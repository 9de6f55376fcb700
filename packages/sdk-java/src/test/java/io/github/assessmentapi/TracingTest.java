package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assessmentapi.v2.V2Client;
import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.Scope;
import io.opentelemetry.context.propagation.ContextPropagators;
import io.opentelemetry.instrumentation.javahttpclient.JavaHttpClientTelemetry;
import io.opentelemetry.sdk.OpenTelemetrySdk;
import io.opentelemetry.sdk.testing.exporter.InMemorySpanExporter;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.SimpleSpanProcessor;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** OpenTelemetry spans through the instrumentation of the JDK's HTTP client. */
@Timeout(300)
class TracingTest {
  private final InMemorySpanExporter spans = InMemorySpanExporter.create();
  private final OpenTelemetrySdk openTelemetry =
      OpenTelemetrySdk.builder()
          .setTracerProvider(
              SdkTracerProvider.builder()
                  .addSpanProcessor(SimpleSpanProcessor.create(spans))
                  .build())
          .setPropagators(ContextPropagators.create(W3CTraceContextPropagator.getInstance()))
          .build();
  private final HttpClient traced =
      JavaHttpClientTelemetry.create(openTelemetry).newHttpClient(HttpClient.newHttpClient());

  @Test
  void eachTryIsASpanOfTheTraceOfItsCaller() throws Exception {
    Recorder.Response busy = Recorder.Response.of(503, "").with("Retry-After", "0");
    try (Recorder service = Recorder.inTurn(busy, Recorder.Response.of(204, ""));
        V2Client client =
            V2Client.builder("s3cret").baseUrl(service.url()).httpClient(traced).retry().build()) {
      Span parent = openTelemetry.getTracer("test").spanBuilder("caller").startSpan();
      try (Scope scope = parent.makeCurrent()) {
        client.candidates().deleteCandidate("cnd_1");
        assertFalse(scope.toString().isEmpty());
      }
      List<SpanData> found = spans.getFinishedSpanItems();
      assertEquals(
          List.of(503L, 204L),
          found.stream()
              .map(
                  one -> one.getAttributes().get(AttributeKey.longKey("http.response.status_code")))
              .toList());
      for (int number = 0; number < 2; number++) {
        assertEquals(parent.getSpanContext().getSpanId(), found.get(number).getParentSpanId());
        String passedOn = service.exchanges.get(number).header("traceparent");
        assertTrue(passedOn.contains(found.get(number).getSpanId()), passedOn);
      }
      assertEquals(StatusCode.ERROR, found.get(0).getStatus().getStatusCode());
      assertFalse(found.toString().contains("s3cret"));
    }
  }

  /** Also with the futures of the instrumentation. */
  @Test
  void theConnectionIsClosedWithTheCallAllTheSame() throws Exception {
    CountDownLatch closed = new CountDownLatch(2);
    try (ServerSocket server = new ServerSocket(0)) {
      Thread thread = new Thread(() -> serve(server, closed));
      thread.start();
      V2Client client =
          V2Client.builder("key")
              .baseUrl("http://127.0.0.1:" + server.getLocalPort())
              .httpClient(traced)
              .timeout(Duration.ofMillis(300))
              .build();
      var candidates = client.candidates();
      assertThrows(ConnectionFailedException.class, () -> candidates.deleteCandidate("cnd_1"));
      var call = candidates.deleteCandidateAsync("cnd_1");
      assertThrows(Exception.class, call::join);
      assertTrue(closed.await(10, TimeUnit.SECONDS), closed.getCount() + " are open");
    }
  }

  private static void serve(ServerSocket server, CountDownLatch closed) {
    while (closed.getCount() > 0) {
      try (Socket socket = server.accept()) {
        socket.getInputStream().read();
        String head = "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
        while (socket.getInputStream().read() >= 0) {
          continue;
        }
        closed.countDown();
      } catch (IOException reset) {
        closed.countDown();
      }
    }
  }
}
