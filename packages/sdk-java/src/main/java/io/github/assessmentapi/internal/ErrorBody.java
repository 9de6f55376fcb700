package io.github.assessmentapi.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.github.assessmentapi.ValidationError;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * An error object of any version. Parsed leniently, because an error response may contain anything.
 */
@SuppressWarnings("serial") // The list is serializable, though its type does not say so.
public record ErrorBody(
    String details, String errorId, String errorType, List<ValidationError> validationErrors)
    implements Serializable {
  /** In letters, also of several code units. */
  private static final int LONGEST_DETAILS = 500;

  public static ErrorBody of(String body) {
    JsonNode error = parse(body);
    String details = text(error, "details");
    String message = details == null ? text(error, "message") : details;
    String known = message == null || message.isEmpty() ? beginningOf(body) : message;
    return new ErrorBody(
        known, text(error, "errorId"), text(error, "errorType"), validationErrors(error));
  }

  private static JsonNode parse(String body) {
    try {
      return Json.readTree(body);
    } catch (IOException noJson) {
      return MissingNode.getInstance();
    }
  }

  private static String beginningOf(String body) {
    int letters = Math.min(body.codePointCount(0, body.length()), LONGEST_DETAILS);
    return body.substring(0, body.offsetByCodePoints(0, letters));
  }

  private static String text(JsonNode error, String name) {
    return error.path(name).isTextual() ? error.path(name).textValue() : null;
  }

  private static List<ValidationError> validationErrors(JsonNode error) {
    List<ValidationError> found = new ArrayList<>();
    for (JsonNode entry : error.path("validationErrors")) {
      if (entry.isObject()) {
        found.add(
            new ValidationError(
                orEmpty(text(entry, "field")),
                orEmpty(text(entry, "value")),
                orEmpty(text(entry, "message"))));
      }
    }
    return List.copyOf(found);
  }

  private static String orEmpty(String text) {
    return text == null ? "" : text;
  }

  public String describe(int status) {
    StringBuilder line = new StringBuilder().append(status);
    if (errorType != null) {
      line.append(' ').append(errorType);
    }
    line.append(": ").append(details);
    for (ValidationError one : validationErrors) {
      line.append("; ").append(one.field()).append(": ").append(one.message());
    }
    if (errorId != null) {
      line.append(" (error id ").append(errorId).append(')');
    }
    return line.toString();
  }
}
