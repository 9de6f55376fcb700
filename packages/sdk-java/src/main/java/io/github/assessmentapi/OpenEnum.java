package io.github.assessmentapi;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One of a set of values that may grow: a value that this release does not know is kept as it is,
 * and is written back as it came. Compare with {@code equals}, or switch on {@link #value()}.
 */
public abstract class OpenEnum {
  private final String value;
  private final boolean known;

  /**
   * A value of the set.
   *
   * @param value as the API writes it
   * @param known whether this release knows it
   */
  protected OpenEnum(String value, boolean known) {
    this.value = Objects.requireNonNull(value, "value");
    this.known = known;
  }

  /**
   * The value as the API writes it.
   *
   * @return never null
   */
  @JsonValue
  public final String value() {
    return value;
  }

  /**
   * Whether this release knows the value.
   *
   * @return false for a value of the future
   */
  public final boolean isKnown() {
    return known;
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other != null
        && getClass() == other.getClass()
        && value.equals(((OpenEnum) other).value);
  }

  @Override
  public final int hashCode() {
    return value.hashCode();
  }

  @Override
  public final String toString() {
    return value;
  }
}
