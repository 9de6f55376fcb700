package io.github.assessmentapi;

import org.jspecify.annotations.Nullable;

/** Base class of all errors of calls. */
public abstract class AssessmentApiException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Package-private: applications do not extend it.
   *
   * @param message what went wrong
   * @param cause the cause, or null
   */
  AssessmentApiException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
