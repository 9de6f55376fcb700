package io.github.assessmentapi;

import java.util.Locale;

/**
 * A delivery that must not be trusted. Respond with {@link #status()}; the message never repeats a
 * secret.
 */
public final class WebhookException extends AssessmentApiException {
  private static final long serialVersionUID = 1L;

  /** Reasons why a delivery is refused. */
  public enum Code {
    /** The header with the secret is missing. */
    SECRET_MISSING(401),
    /** The header does not hold the secret. */
    SECRET_WRONG(401),
    /** A header of the signature is missing, although others are there. */
    SIGNATURE_MISSING(401),
    /** No signature is one of the body by the secret. */
    SIGNATURE_WRONG(401),
    /** The time of the signature is none, too old or too far ahead. */
    TIMESTAMP_INVALID(401),
    /** The body is of another media type. */
    MEDIA_TYPE(415),
    /** The body is no array of JSON. */
    BODY_MALFORMED(400),
    /** An entry of the array is no event. */
    EVENT_INVALID(400);

    private final int status;

    Code(int status) {
      this.status = status;
    }

    /**
     * The code as it is written in logs, the same in the SDKs of all languages, such as {@code
     * secret-wrong}.
     */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** The reason. */
  private final Code code;

  WebhookException(Code code, String message) {
    super(message, null);
    this.code = code;
  }

  /**
   * The reason, for programs.
   *
   * @return the code
   */
  public Code code() {
    return code;
  }

  /**
   * The status to respond to the delivery with.
   *
   * @return an HTTP status
   */
  public int status() {
    return code.status;
  }
}
