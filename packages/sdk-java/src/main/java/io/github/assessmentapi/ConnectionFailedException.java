package io.github.assessmentapi;

/**
 * There is no response: the service could not be reached, or took too long, or the thread was
 * interrupted. The cause tells which.
 */
public final class ConnectionFailedException extends AssessmentApiException {
  private static final long serialVersionUID = 1L;

  /**
   * Tells that there is no response.
   *
   * @param message which request failed
   * @param cause why it failed
   */
  public ConnectionFailedException(String message, Throwable cause) {
    super(message, cause);
  }
}
