package io.github.assessmentapi;

/** A response that violates the API's document. */
public final class UnexpectedResponseException extends AssessmentApiException {
  private static final long serialVersionUID = 1L;

  /** HTTP status. */
  private final int status;

  /** Response body as text. */
  private final String body;

  /**
   * Creates the exception.
   *
   * @param message the request and the problem
   * @param status the HTTP status
   * @param body the body as text
   */
  public UnexpectedResponseException(String message, int status, String body) {
    super(message, null);
    this.status = status;
    this.body = body;
  }

  /**
   * Returns the HTTP status.
   *
   * @return such as 200
   */
  public int status() {
    return status;
  }

  /**
   * Returns the body of the response.
   *
   * @return the body as text
   */
  public String body() {
    return body;
  }
}
