package io.github.assessmentapi.internal;

import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses {@code Retry-After} (RFC 9110, 10.2.3): seconds or an HTTP date. */
public final class RetryAfter {
  private static final String TIME = "(?<time>\\d\\d:\\d\\d:\\d\\d)";
  private static final String WEEKDAY = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";

  /** The current form of a date, that of RFC 850, and that of asctime. */
  private static final List<Pattern> DATES =
      List.of(
          Pattern.compile(
              WEEKDAY + ", (?<day>\\d\\d) (?<month>\\w{3}) (?<year>\\d{4}) " + TIME + " GMT"),
          Pattern.compile(
              "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, "
                  + "(?<day>\\d\\d)-(?<month>\\w{3})-(?<year>\\d\\d) "
                  + TIME
                  + " GMT"),
          Pattern.compile(
              WEEKDAY + " (?<month>\\w{3}) (?<day>[ \\d]\\d) " + TIME + " (?<year>\\d{4})"));

  private static final List<String> MONTHS =
      List.of("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec");

  /** A year of two digits before this one is in the 21st century. */
  private static final int TURN = 70;

  private RetryAfter() {}

  /** Returns the time to wait; empty without a valid header, and for a repeated one. */
  public static Optional<Duration> read(List<String> headers) {
    String given = String.join(", ", headers).strip();
    if (given.matches("\\d+")) {
      BigInteger seconds = new BigInteger(given).min(BigInteger.valueOf(Long.MAX_VALUE));
      return Optional.of(Duration.ofSeconds(seconds.longValue()));
    }
    return DATES.stream()
        .map(form -> form.matcher(given))
        .filter(Matcher::matches)
        .findFirst()
        .flatMap(RetryAfter::moment)
        .map(moment -> Duration.between(Instant.now(), moment))
        .map(left -> left.isNegative() ? Duration.ZERO : left);
  }

  /** Ignores the weekday. */
  private static Optional<Instant> moment(Matcher date) {
    int month = MONTHS.indexOf(date.group("month")) + 1;
    int year = Integer.parseInt(date.group("year"));
    if (date.group("year").length() == 2) {
      year += year < TURN ? 2000 : 1900;
    }
    String day = date.group("day").replace(' ', '0');
    try {
      String text = String.format("%04d-%02d-%sT%s", year, month, day, date.group("time"));
      return Optional.of(LocalDateTime.parse(text).toInstant(ZoneOffset.UTC));
    } catch (DateTimeException error) {
      return Optional.empty();
    }
  }
}
