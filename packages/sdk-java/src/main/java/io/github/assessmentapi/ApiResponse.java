package io.github.assessmentapi;

import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A successful response with its parsed body and, for example, its header {@code Location}.
 *
 * @param <T> type of the body; {@link Void} without one
 * @param body the parsed body
 * @param status the HTTP status
 * @param headers the headers of the response
 * @param problems violations of the API's document without values, such as {@code
 *     _embedded.candidates[1].email: missing}
 * @param bytes the raw body
 */
public record ApiResponse<T extends @Nullable Object>(
    T body, int status, HttpHeaders headers, List<String> problems, byte[] bytes) {

  /**
   * Returns the raw body.
   *
   * @return the text, with invalid UTF-8 replaced
   */
  public String text() {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
