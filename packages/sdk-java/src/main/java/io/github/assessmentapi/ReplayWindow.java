package io.github.assessmentapi;

import java.time.Clock;
import java.time.Duration;
import java.util.Objects;

/**
 * Clock tolerance of signed deliveries.
 *
 * @param tolerance applies in both directions; timestamps have whole seconds
 * @param clock the clock of the receiver; replaced in tests
 */
public record ReplayWindow(Duration tolerance, Clock clock) {
  /** Five minutes on the system clock. */
  public static final ReplayWindow DEFAULT =
      new ReplayWindow(Duration.ofMinutes(5), Clock.systemUTC());

  /**
   * Creates a window.
   *
   * @param tolerance applies in both directions; not negative
   * @param clock the clock of the receiver
   */
  public ReplayWindow {
    Objects.requireNonNull(clock, "clock");
    if (tolerance.isNegative()) {
      throw new IllegalArgumentException("a tolerance must not be negative");
    }
  }
}
