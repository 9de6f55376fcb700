package io.github.assessmentapi;

import java.time.Duration;
import java.util.Objects;
import java.util.Set;

/**
 * How often, and for what, a client sends a request again that failed for a reason which passes: no
 * response, one that broke off or was late, or a status of 408, 429, 500, 502, 503 or 504. The wait
 * is random, up to a bound that doubles each time, or what the response asks for.
 *
 * @param maxRetries how often to try again
 * @param firstWait the bound of the first wait
 * @param maxWait the longest wait; a response that asks for more than this is thrown at once
 * @param methods the methods whose requests may arrive twice
 */
public record Retry(int maxRetries, Duration firstWait, Duration maxWait, Set<String> methods) {
  private static final Set<String> IDEMPOTENT =
      Set.of("GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "QUERY");

  /** Three times at most, after half a second, one and two, and never over 30 seconds. */
  public static final Retry DEFAULT = new Retry(3, Duration.ofMillis(500), Duration.ofSeconds(30));

  /** Not at all. */
  public static final Retry NEVER = new Retry(0, Duration.ZERO, Duration.ZERO);

  /**
   * Checks the numbers.
   *
   * @param maxRetries how often to try again
   * @param firstWait the bound of the first wait
   * @param maxWait the longest wait
   * @param methods the methods whose requests may arrive twice, such as {@code POST}
   */
  public Retry {
    Objects.requireNonNull(firstWait, "firstWait");
    Objects.requireNonNull(maxWait, "maxWait");
    methods = Set.copyOf(methods);
    if (maxRetries < 0 || firstWait.isNegative() || maxWait.isNegative()) {
      throw new IllegalArgumentException("maxRetries, firstWait and maxWait must not be negative");
    }
  }

  /**
   * Sends again what HTTP calls idempotent, such as {@code GET}, {@code PUT} and {@code DELETE}.
   *
   * @param maxRetries how often to try again
   * @param firstWait the bound of the first wait
   * @param maxWait the longest wait
   */
  public Retry(int maxRetries, Duration firstWait, Duration maxWait) {
    this(maxRetries, firstWait, maxWait, IDEMPOTENT);
  }
}
