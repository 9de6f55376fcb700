package io.github.assessmentapi;

import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A success: what was read of it beside the response as it was received, such as its header {@code
 * Location}.
 *
 * @param <T> what the body holds; {@link Void} when it holds nothing
 * @param body what the body holds
 * @param status the HTTP status
 * @param headers the headers of the response
 * @param problems each place of the body that does not fit the API's document, with the reason,
 *     without values; such as {@code _embedded.candidates[1].email: missing}
 * @param bytes the body as it was received
 */
public record ApiResponse<T extends @Nullable Object>(
    T body, int status, HttpHeaders headers, List<String> problems, byte[] bytes) {

  /**
   * The body as it was received.
   *
   * @return the text; bytes that are no UTF-8 are replaced
   */
  public String text() {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
