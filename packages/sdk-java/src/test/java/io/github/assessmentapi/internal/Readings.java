package io.github.assessmentapi.internal;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads bodies without a request. */
public final class Readings {
  private Readings() {}

  /** The value that was read, null when it is nothing, and its problems. */
  public record Read(Object value, List<String> problems) {}

  /** Problems of a response; an error when nothing can be read. */
  public static List<String> problemsOf(JsonNode body, Type type) {
    Read read = read(body, type);
    if (read.value() == null) {
      throw new AssertionError(body + " cannot be read: " + read.problems());
    }
    return read.problems();
  }

  /** Reads a body as a client that is not strict does. */
  public static Read read(JsonNode body, Type type) {
    TypeReference<Object> reference =
        new TypeReference<>() {
          @Override
          public Type getType() {
            return type;
          }
        };
    Reading<Object> read = Json.read(body.toString().getBytes(StandardCharsets.UTF_8), reference);
    return new Read(read.value(), read.problems());
  }
}
