package io.github.assessmentapi.internal;

import io.github.assessmentapi.OpenEnum;
import java.math.BigDecimal;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;

final class Encoding {
  private Encoding() {}

  static String text(Object value) {
    if (value instanceof Instant moment) {
      return Timestamps.write(moment);
    }
    if (value instanceof OpenEnum constant) {
      return constant.value();
    }
    return value instanceof BigDecimal number ? number.toPlainString() : value.toString();
  }

  /** Escapes all reserved characters of RFC 3986. */
  static String escaped(Object value) {
    // URLEncoder encodes forms, not URIs.
    return URLEncoder.encode(checked(text(value)), StandardCharsets.UTF_8)
        .replace("+", "%20")
        .replace("*", "%2A")
        .replace("%7E", "~");
  }

  /** Rejects half a surrogate pair, which Java would replace by a question mark. */
  private static String checked(String text) {
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
      throw new IllegalArgumentException("a parameter has half a surrogate pair");
    }
    return text;
  }
}
