package io.github.assessmentapi;

import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Retries of transient failures: a missing, incomplete or late response, or a status of 408, 429,
 * 500, 502, 503 or 504. The wait follows the response, or is random up to a bound that doubles each
 * time.
 *
 * @param maxRetries number of retries
 * @param firstWait bound of the first wait
 * @param maxWait longest wait; fails at once if a response asks for more
 * @param methods methods to retry
 */
public record Retry(int maxRetries, Duration firstWait, Duration maxWait, Set<String> methods) {
  private static final Set<String> IDEMPOTENT =
      Set.of("GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "QUERY");

  /**
   * Up to three retries, after at most half a second, one and two seconds; never over 30 seconds.
   */
  public static final Retry DEFAULT = new Retry(3, Duration.ofMillis(500), Duration.ofSeconds(30));

  /** No retries. */
  public static final Retry NEVER = new Retry(0, Duration.ZERO, Duration.ZERO);

  /**
   * Validates the values.
   *
   * @param maxRetries number of retries
   * @param firstWait bound of the first wait
   * @param maxWait longest wait
   * @param methods methods to retry in any case, such as {@code POST}
   */
  public Retry {
    Objects.requireNonNull(firstWait, "firstWait");
    Objects.requireNonNull(maxWait, "maxWait");
    methods =
        methods.stream()
            .map(method -> method.toUpperCase(Locale.ROOT))
            .collect(Collectors.toUnmodifiableSet());
    if (maxRetries < 0 || firstWait.isNegative() || maxWait.isNegative()) {
      throw new IllegalArgumentException("maxRetries, firstWait and maxWait must not be negative");
    }
  }

  /**
   * Retries idempotent methods, such as {@code GET}, {@code PUT} and {@code DELETE}.
   *
   * @param maxRetries number of retries
   * @param firstWait bound of the first wait
   * @param maxWait longest wait
   */
  public Retry(int maxRetries, Duration firstWait, Duration maxWait) {
    this(maxRetries, firstWait, maxWait, IDEMPOTENT);
  }
}
