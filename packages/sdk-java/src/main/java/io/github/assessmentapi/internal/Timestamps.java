package io.github.assessmentapi.internal;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;

/** Timestamps as the API has them. */
final class Timestamps {
  private static final DateTimeFormatter MILLISECONDS =
      new DateTimeFormatterBuilder().appendInstant(3).toFormatter();

  private Timestamps() {}

  /** RFC 3339 in UTC with milliseconds. */
  static String write(Instant moment) {
    return MILLISECONDS.format(moment);
  }

  /** RFC 3339 with any offset. */
  static Instant read(String text) {
    return OffsetDateTime.parse(text).toInstant();
  }
}
