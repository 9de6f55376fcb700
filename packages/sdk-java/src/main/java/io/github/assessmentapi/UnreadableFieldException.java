package io.github.assessmentapi;

/**
 * A field was touched that the response did not have, although the API's document promises it, or
 * had with another type.
 */
public final class UnreadableFieldException extends AssessmentApiException {
  private static final long serialVersionUID = 1L;

  /** The API's name of the field. */
  private final String field;

  /** Where the field is in the response, and what is wrong with it. */
  private final String problem;

  /**
   * Tells that a field cannot be read.
   *
   * @param model the class of the object
   * @param field the API's name of the field
   * @param problem where the field is in the response, and what is wrong with it
   */
  public UnreadableFieldException(Class<?> model, String field, String problem) {
    super(
        model.getSimpleName() + "." + field + " cannot be read; in the response, " + problem, null);
    this.field = field;
    this.problem = problem;
  }

  /**
   * The API's name of the field.
   *
   * @return such as {@code email}
   */
  public String field() {
    return field;
  }

  /**
   * Where the field is in the response, and what is wrong with it.
   *
   * @return such as {@code _embedded.candidates[1].email: missing}
   */
  public String problem() {
    return problem;
  }
}
