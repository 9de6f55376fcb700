package io.github.assessmentapi;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A value of an open enumeration: unknown values of later releases are kept and sent back
 * unchanged. Compare with {@code equals}, or switch on {@link #value()}.
 */
public abstract class OpenEnum {
  private final String value;
  private final boolean known;

  /**
   * Creates a value.
   *
   * @param value the value in the API
   * @param known whether this release knows it
   */
  protected OpenEnum(String value, boolean known) {
    this.value = Objects.requireNonNull(value, "value");
    this.known = known;
  }

  /**
   * Returns the value in the API.
   *
   * @return never null
   */
  @JsonValue
  public final String value() {
    return value;
  }

  /**
   * Returns whether this release knows the value.
   *
   * @return false for a value of a later release
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
