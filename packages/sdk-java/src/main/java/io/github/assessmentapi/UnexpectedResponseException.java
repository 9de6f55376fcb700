package io.github.assessmentapi;

/** A response that does not fit the API's document. */
public final class UnexpectedResponseException extends AssessmentApiException {
  private static final long serialVersionUID = 1L;

  /** The HTTP status. */
  private final int status;

  /** The body as text. */
  private final String body;

  /**
   * Tells that a response does not fit.
   *
   * @param message which request it is the response to, and what is wrong
   * @param status the HTTP status
   * @param body the body as text
   */
  public UnexpectedResponseException(String message, int status, String body) {
    super(message, null);
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
   * The body of the response.
   *
   * @return the body as text
   */
  public String body() {
    return body;
  }
}
