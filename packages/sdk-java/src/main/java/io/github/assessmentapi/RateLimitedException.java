package io.github.assessmentapi;

import java.net.http.HttpHeaders;
import java.time.Duration;
import java.util.Optional;

/** 429: too many requests. */
public final class RateLimitedException extends ApiException {
  private static final long serialVersionUID = 1L;

  RateLimitedException(int status, String body, HttpHeaders headers) {
    super(status, body, headers);
  }

  /**
   * How long to wait before the next request.
   *
   * @return the time, when the service says so
   */
  public Optional<Duration> retryAfter() {
    return headers()
        .firstValue("Retry-After")
        .filter(given -> given.matches("\\d{1,9}"))
        .map(given -> Duration.ofSeconds(Long.parseLong(given)));
  }
}
