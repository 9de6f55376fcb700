package io.github.assessmentapi;

/** A field was read that is required but missing in the response, or has the wrong type. */
public final class UnreadableFieldException extends AssessmentApiException {
  private static final long serialVersionUID = 1L;

  /** Path of the field. */
  private final String field;

  /** Reason for the failure. */
  private final String problem;

  /**
   * Creates the exception.
   *
   * @param model the class of the object
   * @param field the API's name of the field
   * @param problem place and problem of the field
   */
  public UnreadableFieldException(Class<?> model, String field, String problem) {
    super(
        model.getSimpleName() + "." + field + " cannot be read; in the response, " + problem, null);
    this.field = field;
    this.problem = problem;
  }

  /**
   * Returns the API's name of the field.
   *
   * @return such as {@code email}
   */
  public String field() {
    return field;
  }

  /**
   * Returns the place and problem of the field.
   *
   * @return such as {@code _embedded.candidates[1].email: missing}
   */
  public String problem() {
    return problem;
  }
}
