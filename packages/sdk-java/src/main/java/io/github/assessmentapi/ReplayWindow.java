package io.github.assessmentapi;

import java.time.Clock;
import java.time.Duration;
import java.util.Objects;

/**
 * How old, or how far ahead of the clock, a signed delivery of events may be.
 *
 * @param tolerance holds both ways; the time of a delivery is in whole seconds
 * @param clock the clock of the receiver, another one for tests
 */
public record ReplayWindow(Duration tolerance, Clock clock) {
  /** Five minutes by the machine's clock. */
  public static final ReplayWindow DEFAULT =
      new ReplayWindow(Duration.ofMinutes(5), Clock.systemUTC());

  /**
   * A window.
   *
   * @param tolerance holds both ways, and is not negative
   * @param clock the clock of the receiver
   */
  public ReplayWindow {
    Objects.requireNonNull(clock, "clock");
    if (tolerance.isNegative()) {
      throw new IllegalArgumentException("a tolerance must not be negative");
    }
  }
}
