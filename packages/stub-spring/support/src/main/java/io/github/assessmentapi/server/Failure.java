package io.github.assessmentapi.server;

import java.security.SecureRandom;
import java.util.List;
import java.util.random.RandomGenerator;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;

/**
 * The reason of an error response; each version converts it to its error object.
 *
 * @param id identifies this failure in the response and the log
 * @param status the status of the response
 * @param message the problem in words
 * @param rejections one entry per rejected field or parameter
 */
public record Failure(
    String id, HttpStatusCode status, String message, List<Rejection> rejections) {
  private static final RandomGenerator RANDOM = new SecureRandom();
  private static final String CHARACTERS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  static Failure of(HttpStatusCode status, String message) {
    return new Failure(newId(), status, message, List.of());
  }

  static Failure invalid(List<Rejection> rejections) {
    return new Failure(newId(), HttpStatus.BAD_REQUEST, "Validation error", rejections);
  }

  private static String newId() {
    StringBuilder id = new StringBuilder("err_");
    for (int i = 0; i < 8; i++) id.append(CHARACTERS.charAt(RANDOM.nextInt(CHARACTERS.length())));
    return id.toString();
  }
}
