package io.github.assessmentapi.internal;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Unions of objects. */
public final class Unions {
  private Unions() {}

  /** Parses the first matching member, or keeps the fields. */
  public static <T> T read(
      Map<String, Object> fields,
      List<Class<? extends T>> members,
      Function<Map<String, Object>, T> unknown) {
    for (Class<? extends T> member : members) {
      try {
        return Json.convert(fields, member);
      } catch (IOException another) {
        // The next member may match.
        continue;
      }
    }
    return unknown.apply(Collections.unmodifiableMap(fields));
  }
}
