package io.github.assessmentapi.internal;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Objects that are one of several. */
public final class Unions {
  private Unions() {}

  /** Reads the first member that the fields fit, or else keeps the fields. */
  public static <T> T read(
      Map<String, Object> fields,
      List<Class<? extends T>> members,
      Function<Map<String, Object>, T> unknown) {
    for (Class<? extends T> member : members) {
      try {
        return Json.convert(fields, member);
      } catch (IOException another) {
        // A field is missing, or it is another kind: the next member may fit.
        continue;
      }
    }
    return unknown.apply(Collections.unmodifiableMap(fields));
  }
}
