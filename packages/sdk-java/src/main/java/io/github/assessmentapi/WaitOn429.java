package io.github.assessmentapi;

import java.time.Duration;
import java.util.Objects;

/**
 * How a client waits and tries again when the rate limit refuses a request.
 *
 * @param maxRetries how often to try again
 * @param defaultWait how long to wait when the response does not say
 * @param maxWait a 429 that asks for more than this is thrown at once
 */
public record WaitOn429(int maxRetries, Duration defaultWait, Duration maxWait) {
  /** Five times at most, eight seconds when the response does not say, and never over a minute. */
  public static final WaitOn429 DEFAULT = new WaitOn429(5, Duration.ofSeconds(8));

  /** Not at all. */
  public static final WaitOn429 NEVER = new WaitOn429(0, Duration.ZERO);

  /**
   * Checks the numbers.
   *
   * @param maxRetries how often to try again
   * @param defaultWait how long to wait when the response does not say
   * @param maxWait the longest wait that a response may ask for
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
   * Waits for a minute at most when the response says how long.
   *
   * @param maxRetries how often to try again
   * @param defaultWait how long to wait when the response does not say
   */
  public WaitOn429(int maxRetries, Duration defaultWait) {
    this(maxRetries, defaultWait, Duration.ofMinutes(1));
  }
}
