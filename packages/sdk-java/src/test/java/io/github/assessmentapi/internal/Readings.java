package io.github.assessmentapi.internal;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads bodies without a request. */
public final class Readings {
  private Readings() {}

  /** Problems of a response; an error when nothing can be read. */
  public static List<String> problemsOf(JsonNode body, Type type) {
    TypeReference<Object> reference =
        new TypeReference<>() {
          @Override
          public Type getType() {
            return type;
          }
        };
    Reading<Object> read = Json.read(body.toString().getBytes(StandardCharsets.UTF_8), reference);
    if (read.value() == null) {
      throw new AssertionError(body + " cannot be read: " + read.problems());
    }
    return read.problems();
  }
}
