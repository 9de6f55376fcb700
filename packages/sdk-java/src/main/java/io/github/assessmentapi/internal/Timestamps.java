package io.github.assessmentapi.internal;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

final class Timestamps {
  private static final DateTimeFormatter MILLISECONDS =
      new DateTimeFormatterBuilder().appendInstant(3).toFormatter();

  private static final int LAST_YEAR = 9999;

  /** Letters of a time with nanoseconds. */
  private static final int LONGEST_TIME = 18;

  /** Date, time, and offset in hours and minutes, such as 2026-03-02 09:15+0000. */
  private static final Pattern MOMENT =
      Pattern.compile(
          "(\\d{4}-\\d\\d-\\d\\d)[Tt ](\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?)"
              + "(?:[Zz]|([+-])([01]\\d|2[0-3])(?::?([0-5]\\d))?)");

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
    String time = parts.group(2).substring(0, Math.min(parts.group(2).length(), LONGEST_TIME));
    Instant local = LocalDateTime.parse(parts.group(1) + "T" + time).toInstant(ZoneOffset.UTC);
    Instant moment = local.minus(offset(parts));
    int year = moment.atOffset(ZoneOffset.UTC).getYear();
    if (year < 1 || year > LAST_YEAR) {
      throw new DateTimeException("not in the years 1 to 9999");
    }
    return moment;
  }

  /** Returns an offset of up to 24 hours; ZoneOffset ends at 18. */
  private static Duration offset(Matcher parts) {
    if (parts.group(3) == null) {
      return Duration.ZERO;
    }
    int minutes = parts.group(5) == null ? 0 : Integer.parseInt(parts.group(5));
    Duration offset = Duration.ofHours(Integer.parseInt(parts.group(4))).plusMinutes(minutes);
    return parts.group(3).equals("-") ? offset.negated() : offset;
  }
}
