package io.github.assessmentapi;

/** The service answered with something that its document does not allow. */
public final class UnexpectedAnswerException extends AssessmentApiException {
  private static final long serialVersionUID = 1L;

  /** The HTTP status. */
  private final int status;

  /** The answer as text. */
  private final String body;

  /**
   * Tells that an answer cannot be read.
   *
   * @param message which request was answered, and what is wrong
   * @param status the HTTP status
   * @param body the answer as text
   * @param cause what the reader of JSON says, or null
   */
  public UnexpectedAnswerException(String message, int status, String body, Throwable cause) {
    super(message, cause);
    this.status = status;
    this.body = body;
  }

  /**
   * The HTTP status.
   *
   * @return such as 200
   */
  public int status() {
    return status;
  }

  /**
   * What the service answered.
   *
   * @return the answer as text
   */
  public String body() {
    return body;
  }
}
