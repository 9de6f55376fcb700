package io.github.assessmentapi;

import org.jspecify.annotations.Nullable;

/** Base of everything that goes wrong in a call. */
public abstract class AssessmentApiException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Only the kinds of this package extend it.
   *
   * @param message what went wrong
   * @param cause why, or null
   */
  AssessmentApiException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
