package io.github.assessmentapi.internal;

import io.github.assessmentapi.ApiException;
import io.github.assessmentapi.AssessmentApiException;
import io.github.assessmentapi.ConnectionFailedException;
import io.github.assessmentapi.Retry;
import java.security.cert.CertificateException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ThreadLocalRandom;

/** Decides whether and when to retry. */
final class Retries {
  /** Statuses of transient failures. */
  private static final Set<Integer> PASSING = Set.of(408, 429, 500, 502, 503, 504);

  private Retries() {}

  /** Empty if no attempt follows. */
  static Optional<Duration> pauseAfter(
      AssessmentApiException error, Request request, int attempt, Retry retry) {
    if (attempt >= retry.maxRetries()
        || !request.repeatable
        || !retry.methods().contains(request.method)) {
      return Optional.empty();
    }
    if (error instanceof ApiException refusal) {
      if (!PASSING.contains(refusal.status())) {
        return Optional.empty();
      }
      Optional<Duration> asked = refusal.retryAfter();
      if (asked.isPresent()) {
        return asked.filter(wait -> wait.compareTo(retry.maxWait()) <= 0);
      }
    } else if (!(error instanceof ConnectionFailedException)
        || error.getCause() instanceof InterruptedException
        || error.getCause() instanceof CancellationException
        || isUntrusted(error)) {
      return Optional.empty();
    }
    return Optional.of(atRandom(bound(attempt, retry)));
  }

  /**
   * Returns whether the server's certificate was rejected, which another attempt does not change.
   */
  private static boolean isUntrusted(Throwable error) {
    return error instanceof CertificateException || error != null && isUntrusted(error.getCause());
  }

  /** Returns the longest wait before a retry, counted from 0. */
  static Duration bound(int attempt, Retry retry) {
    Duration bound = retry.firstWait();
    for (int doubled = 0; doubled < attempt && bound.compareTo(retry.maxWait()) < 0; doubled++) {
      bound = bound.multipliedBy(2);
    }
    return bound.compareTo(retry.maxWait()) < 0 ? bound : retry.maxWait();
  }

  /** Spreads clients that failed together. */
  private static Duration atRandom(Duration bound) {
    return Duration.ofMillis(ThreadLocalRandom.current().nextLong(bound.toMillis() + 1));
  }
}
