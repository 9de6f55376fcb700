package io.github.assessmentapi;

/**
 * Missing response: the service was unreachable or timed out, or the thread was interrupted. See
 * the cause.
 */
public final class ConnectionFailedException extends AssessmentApiException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param message the failed request
   * @param cause the reason
   */
  public ConnectionFailedException(String message, Throwable cause) {
    super(message, cause);
  }
}
