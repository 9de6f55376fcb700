package io.github.assessmentapi.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assessmentapi.ConnectionFailedException;
import io.github.assessmentapi.Retry;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RetriesTest {
  private static final ConnectionFailedException BROKEN =
      new ConnectionFailedException("reset", new IOException());

  private static List<Long> boundsOf(Retry retry) {
    return IntStream.range(0, 4)
        .mapToObj(attempt -> Retries.bound(attempt, retry).toMillis())
        .toList();
  }

  @Test
  void waitsLongerEachTimeUpToABound() {
    assertEquals(List.of(500L, 1000L, 2000L, 4000L), boundsOf(Retry.DEFAULT));
    Retry brief = new Retry(4, Duration.ofSeconds(1), Duration.ofSeconds(3));
    assertEquals(List.of(1000L, 2000L, 3000L, 3000L), boundsOf(brief));
  }

  @Test
  void waitsAtRandomAndNotForEver() {
    Request request = new Request("x", "GET", "/");
    Set<Duration> seen = new HashSet<>();
    for (int time = 0; time < 20; time++) {
      Duration pause = Retries.pauseAfter(BROKEN, request, 2, Retry.DEFAULT).orElseThrow();
      assertTrue(pause.compareTo(Duration.ofSeconds(2)) <= 0 && !pause.isNegative());
      seen.add(pause);
    }
    assertTrue(seen.size() > 1);
    assertTrue(Retries.pauseAfter(BROKEN, request, 3, Retry.DEFAULT).isEmpty());
    assertTrue(Retries.pauseAfter(BROKEN, request, 0, Retry.NEVER).isEmpty());
  }

  @Test
  void sendsNothingAgainThatWasInterruptedOrCanBeReadOnce() {
    Request request = new Request("x", "PUT", "/");
    assertFalse(Retries.pauseAfter(BROKEN, request, 0, Retry.DEFAULT).isEmpty());
    var interrupted = new ConnectionFailedException("interrupted", new InterruptedException());
    assertTrue(Retries.pauseAfter(interrupted, request, 0, Retry.DEFAULT).isEmpty());
    var cancelled = new ConnectionFailedException("cancelled", new CancellationException());
    assertTrue(Retries.pauseAfter(cancelled, request, 0, Retry.DEFAULT).isEmpty());
    request.repeatable = false;
    assertTrue(Retries.pauseAfter(BROKEN, request, 0, Retry.DEFAULT).isEmpty());
  }

  @Test
  void refusesNegativeNumbers() {
    assertThrows(IllegalArgumentException.class, () -> new Retry(-1, Duration.ZERO, Duration.ZERO));
    assertThrows(
        IllegalArgumentException.class, () -> new Retry(1, Duration.ofSeconds(-1), Duration.ZERO));
  }
}
