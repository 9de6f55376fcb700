package io.github.assessmentapi.server;

import org.springframework.util.StringUtils;

/**
 * A rejected value of a request.
 *
 * @param field the parameter, or the path of the field in the body, such as {@code skills[0].name}
 * @param value the value; empty if missing
 * @param message the problem
 */
public record Rejection(String field, String value, String message) {
  static Rejection of(String field, Object value, String message) {
    return new Rejection(field, textOf(value), message);
  }

  private static String textOf(Object value) {
    if (value instanceof Object[] several) return StringUtils.arrayToCommaDelimitedString(several);
    return value == null ? "" : value.toString();
  }
}
