package io.github.assessmentapi.internal;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

final class Timestamps {
  private static final DateTimeFormatter MILLISECONDS =
      new DateTimeFormatterBuilder().appendInstant(3).toFormatter();

  /** Date, time, and offset in hours and minutes, such as 2026-03-02 09:15+0000. */
  private static final Pattern MOMENT =
      Pattern.compile(
          "(\\d{4}-\\d\\d-\\d\\d)[Tt ](\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?) ?"
              + "(?:[Zz]|([+-]\\d\\d)(?::?(\\d\\d))?)");

  private Timestamps() {}

  /** Formats RFC 3339 in UTC with milliseconds. */
  static String write(Instant moment) {
    return MILLISECONDS.format(moment);
  }

  /** Parses RFC 3339 with any offset, and unambiguous forms of ISO 8601. */
  static Instant read(String text) {
    Matcher parts = MOMENT.matcher(text);
    if (!parts.matches()) {
      throw new DateTimeException("not a timestamp of RFC 3339");
    }
    String offset = parts.group(3);
    if (offset == null) {
      offset = "Z";
    } else {
      offset += ":" + (parts.group(4) == null ? "00" : parts.group(4));
    }
    return OffsetDateTime.parse(parts.group(1) + "T" + parts.group(2) + offset).toInstant();
  }
}
