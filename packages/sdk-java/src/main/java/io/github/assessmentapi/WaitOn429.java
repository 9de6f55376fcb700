package io.github.assessmentapi;

import java.time.Duration;
import java.util.Objects;

/**
 * Waits and retries when the rate limit is reached.
 *
 * @param maxRetries number of retries
 * @param defaultWait wait without {@code Retry-After}
 * @param maxWait longest wait; fails at once if a 429 asks for more
 */
public record WaitOn429(int maxRetries, Duration defaultWait, Duration maxWait) {
  /** Up to five retries, eight seconds without {@code Retry-After}, never over a minute. */
  public static final WaitOn429 DEFAULT = new WaitOn429(5, Duration.ofSeconds(8));

  /** No retries. */
  public static final WaitOn429 NEVER = new WaitOn429(0, Duration.ZERO);

  /**
   * Validates the values.
   *
   * @param maxRetries number of retries
   * @param defaultWait wait without {@code Retry-After}
   * @param maxWait longest wait that a response may ask for
   */
  public WaitOn429 {
    Objects.requireNonNull(defaultWait, "defaultWait");
    Objects.requireNonNull(maxWait, "maxWait");
    if (maxRetries < 0 || defaultWait.isNegative() || maxWait.isNegative()) {
      throw new IllegalArgumentException(
          "maxRetries, defaultWait and maxWait must not be negative");
    }
  }

  /**
   * Limits waits to a minute.
   *
   * @param maxRetries number of retries
   * @param defaultWait wait without {@code Retry-After}
   */
  public WaitOn429(int maxRetries, Duration defaultWait) {
    this(maxRetries, defaultWait, Duration.ofMinutes(1));
  }
}
