package io.github.assessmentapi;

import java.time.Duration;
import java.util.Objects;

/**
 * How a client waits and tries again when the rate limit refuses a request.
 *
 * @param maxRetries how often to try again
 * @param defaultWait how long to wait when the answer does not say
 */
public record WaitOn429(int maxRetries, Duration defaultWait) {
  /** Five times at most, eight seconds when the answer does not say. */
  public static final WaitOn429 DEFAULT = new WaitOn429(5, Duration.ofSeconds(8));

  /** Not at all. */
  public static final WaitOn429 NEVER = new WaitOn429(0, Duration.ZERO);

  /**
   * Checks the numbers.
   *
   * @param maxRetries how often to try again
   * @param defaultWait how long to wait when the answer does not say
   */
  public WaitOn429 {
    Objects.requireNonNull(defaultWait, "defaultWait");
    if (maxRetries < 0 || defaultWait.isNegative()) {
      throw new IllegalArgumentException("maxRetries and defaultWait must not be negative");
    }
  }
}
