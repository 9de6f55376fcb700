package io.github.assessmentapi.internal;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.github.assessmentapi.Model;
import java.io.IOException;
import java.util.Collection;
import java.util.Map;

/**
 * Describes parse errors. Jackson's messages quote values, which may be personal, and internal
 * class names.
 */
public final class Unreadable {
  static final String NULL = "null where a value is needed";
  static final String NO_OBJECT = "no object";

  private Unreadable() {}

  /** Formats place and problem in one line. */
  public static String describe(IOException error) {
    if (error instanceof JsonMappingException mapping) {
      String place = placeOf(mapping);
      return place.isEmpty() ? reasonOf(mapping) : place + ": " + reasonOf(mapping);
    }
    return error instanceof JsonProcessingException broken ? noJson(broken) : error.getMessage();
  }

  private static String placeOf(JsonMappingException error) {
    StringBuilder place = new StringBuilder();
    for (JsonMappingException.Reference step : error.getPath()) {
      if (step.getFieldName() == null) {
        place.append('[').append(step.getIndex()).append(']');
      } else {
        place.append(place.isEmpty() ? "" : ".").append(step.getFieldName());
      }
    }
    return place.toString();
  }

  private static String reasonOf(JsonMappingException error) {
    Throwable cause = error.getCause();
    if (cause instanceof IllegalStateException || cause instanceof IllegalArgumentException) {
      // Models describe missing fields themselves.
      return cause.getMessage();
    }
    if (cause instanceof JsonProcessingException broken) {
      return noJson(broken);
    }
    if (error instanceof InvalidNullException) {
      return NULL;
    }
    if (error instanceof MismatchedInputException mismatch && mismatch.getTargetType() != null) {
      return "no " + nameOf(mismatch.getTargetType());
    }
    return "another value than expected";
  }

  private static String nameOf(Class<?> type) {
    if (Model.Builder.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type)) {
      return "object";
    }
    if (Model.class.isAssignableFrom(type) || JsonNode.class.isAssignableFrom(type)) {
      // The body is empty, or has content after the value.
      return "single value";
    }
    return Collection.class.isAssignableFrom(type) ? "list" : type.getSimpleName();
  }

  private static String noJson(JsonProcessingException error) {
    JsonLocation place = error.getLocation();
    return place == null
        ? "no JSON that can be read"
        : "no JSON that can be read, at line "
            + place.getLineNr()
            + ", column "
            + place.getColumnNr();
  }
}
