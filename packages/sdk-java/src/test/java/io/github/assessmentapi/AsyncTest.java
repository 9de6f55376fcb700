package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v2.model.Candidate;
import io.github.assessmentapi.v2.model.CandidateExtended;
import io.github.assessmentapi.v2.model.NewCandidate;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(300)
class AsyncTest {
  @Test
  void callsRunConcurrently() {
    try (V2Client v2 = Services.sandboxV2()) {
      List<CompletableFuture<Candidate>> created =
          IntStream.range(0, 20)
              .mapToObj(
                  number ->
                      v2.candidates()
                          .createCandidateAsync(
                              NewCandidate.builder().email("a" + number + "@example.com").build()))
              .toList();
      List<String> emails =
          created.stream()
              .map(one -> one.thenCompose(who -> v2.candidates().getCandidateAsync(who.id())))
              .map(CompletableFuture::join)
              .map(CandidateExtended::email)
              .toList();
      assertEquals(
          IntStream.range(0, 20).mapToObj(number -> "a" + number + "@example.com").toList(),
          emails);
    }
  }

  @Test
  void errorsAreThoseOfOtherCalls() throws Exception {
    try (V2Client v2 = Services.sandboxV2()) {
      CompletableFuture<CandidateExtended> nobody = v2.candidates().getCandidateAsync("cnd_nobody");
      var error = assertThrows(ExecutionException.class, nobody::get);
      assertInstanceOf(NotFoundException.class, error.getCause());
      // Handlers receive the unwrapped error.
      assertEquals(404, nobody.handle((who, why) -> ((NotFoundException) why).status()).get());
    }
  }

  @Test
  void whatCannotBeSentIsRefusedAtOnce() {
    try (V2Client v2 = V2Client.builder("key").build()) {
      var candidates = v2.candidates();
      assertThrows(IllegalArgumentException.class, () -> candidates.getCandidateAsync(".."));
      assertThrows(NullPointerException.class, () -> candidates.getCandidateAsync(null));
    }
  }

  /** Ways to end a call, each with the state of its future. */
  static List<Function<CompletableFuture<?>, CompletableFuture<?>>> ends() {
    return List.of(
        call -> cancelled(call),
        call -> cancelled(call.thenApply(Object::toString).thenApply(String::length)),
        call -> call.orTimeout(1, TimeUnit.MILLISECONDS));
  }

  private static CompletableFuture<?> cancelled(CompletableFuture<?> future) {
    assertTrue(future.cancel(false));
    return future;
  }

  @ParameterizedTest
  @MethodSource("ends")
  void anEndClosesTheConnection(Function<CompletableFuture<?>, CompletableFuture<?>> end)
      throws Exception {
    BlockingQueue<String> seen = new LinkedBlockingQueue<>();
    try (ServerSocket server = new ServerSocket(0)) {
      Thread thread = new Thread(() -> serve(server, seen));
      thread.start();
      BlockingQueue<CallEvent> told = new LinkedBlockingQueue<>();
      V2Client client =
          V2Client.builder("key")
              .baseUrl("http://127.0.0.1:" + server.getLocalPort())
              .retry()
              .onFailure(told::add)
              .build();
      CompletableFuture<?> call = client.candidates().getCandidateAsync("cnd_1");
      assertEquals("begun", seen.take());
      CompletableFuture<?> ended = end.apply(call);
      var error = assertThrows(Exception.class, ended::get);
      assertTrue(
          error instanceof CancellationException || error.getCause() instanceof TimeoutException,
          error::toString);
      assertEquals("closed", seen.take());
      CallEvent failure = told.take();
      assertInstanceOf(CancellationException.class, failure.error().orElseThrow().getCause());
      assertFalse(failure.willRetry());
      thread.join();
      client.close();
    }
  }

  /** Sends part of a response, and reports when the client disconnects. */
  private static void serve(ServerSocket server, BlockingQueue<String> seen) {
    try (Socket socket = server.accept()) {
      socket.getInputStream().read();
      String head = "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{";
      socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      socket.getOutputStream().flush();
      seen.add("begun");
      while (socket.getInputStream().read() >= 0) {
        continue;
      }
      seen.add("closed");
    } catch (IOException reset) {
      seen.add("closed");
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void cancellingEndsTheWaitBetweenTwoAttempts(boolean derived) throws Exception {
    CountDownLatch waiting = new CountDownLatch(1);
    try (Recorder service = Recorder.responding(503, "");
        V2Client client =
            V2Client.builder("key")
                .baseUrl(service.url())
                .retry(new Retry(10_000, Duration.ofMillis(200), Duration.ofMillis(200)))
                .onResponse(event -> waiting.countDown())
                .build()) {
      var call = client.candidates().getCandidateAsync("cnd_1");
      waiting.await();
      assertTrue((derived ? call.thenApply(CandidateExtended::id) : call).cancel(true));
      int begun = service.begun();
      Thread.sleep(500);
      // One request may have been pending.
      assertTrue(service.begun() <= begun + 1, service.begun() + " requests");
      assertTrue(call.isCancelled());
    }
  }

  @Test
  void timeoutsEndWhileTheCommonPoolIsBusy() throws Exception {
    CountDownLatch release = new CountDownLatch(1);
    var pool = ForkJoinPool.commonPool();
    try (ServerSocket silent = new ServerSocket(0);
        V2Client client =
            V2Client.builder("key")
                .baseUrl("http://127.0.0.1:" + silent.getLocalPort())
                .timeout(Duration.ofMillis(100))
                .build()) {
      for (int task = 0; task < 4 * (pool.getParallelism() + 1); task++) {
        pool.execute(() -> await(release));
      }
      var call = client.candidates().getCandidateAsync("cnd_1");
      var error = assertThrows(ExecutionException.class, call::get);
      assertInstanceOf(ConnectionFailedException.class, error.getCause());
    } finally {
      release.countDown();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aClientMayBeClosedByWhatFollowsACall() throws Exception {
    try (Recorder service = Recorder.responding(204, "")) {
      V2Client client = V2Client.builder("key").baseUrl(service.url()).build();
      client
          .candidates()
          .deleteCandidateAsync("cnd_1")
          .thenRun(client::close)
          .get(300, TimeUnit.SECONDS);
      var candidates = client.candidates();
      assertThrows(IllegalStateException.class, () -> candidates.deleteCandidate("cnd_1"));
    }
  }
}
