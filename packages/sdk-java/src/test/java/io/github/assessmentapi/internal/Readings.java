package io.github.assessmentapi.internal;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;

public final class Readings {
  private Readings() {}

  /** A parsed value, null if unreadable, and its problems. */
  public record Read(Object value, List<String> problems) {}

  /** Returns the problems of a response; fails if it is unreadable. */
  public static List<String> problemsOf(JsonNode body, Type type) {
    Read read = read(body, type);
    if (read.value() == null) {
      throw new AssertionError(body + " cannot be read: " + read.problems());
    }
    return read.problems();
  }

  public static Read read(JsonNode body, Type type) {
    TypeReference<Object> reference =
        new TypeReference<>() {
          @Override
          public Type getType() {
            return type;
          }
        };
    byte[] bytes = body.toString().getBytes(StandardCharsets.UTF_8);
    Reading<Object> read = Json.read(bytes, reference, "");
    return new Read(read.value(), read.problems());
  }
}
