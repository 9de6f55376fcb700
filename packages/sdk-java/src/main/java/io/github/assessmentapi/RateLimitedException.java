package io.github.assessmentapi;

import java.math.BigInteger;
import java.net.http.HttpHeaders;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/** 429: too many requests. */
public final class RateLimitedException extends ApiException {
  private static final long serialVersionUID = 1L;

  RateLimitedException(int status, String body, HttpHeaders headers) {
    super(status, body, headers);
  }

  /**
   * How long to wait before the next request; from now, where the service names a date.
   *
   * @return the time, when the service says so
   */
  public Optional<Duration> retryAfter() {
    return headers().firstValue("Retry-After").flatMap(RateLimitedException::read);
  }

  private static Optional<Duration> read(String given) {
    if (given.matches("\\d+")) {
      BigInteger seconds = new BigInteger(given).min(BigInteger.valueOf(Long.MAX_VALUE));
      return Optional.of(Duration.ofSeconds(seconds.longValue()));
    }
    try {
      Instant date = DateTimeFormatter.RFC_1123_DATE_TIME.parse(given, Instant::from);
      Duration left = Duration.between(Instant.now(), date);
      return Optional.of(left.isNegative() ? Duration.ZERO : left);
    } catch (DateTimeException neither) {
      return Optional.empty();
    }
  }
}
