package io.github.assessmentapi;

import java.util.Locale;

/**
 * A delivery that must not be trusted. Respond with {@link #status()}. The message never contains a
 * secret.
 */
public final class WebhookException extends AssessmentApiException {
  private static final long serialVersionUID = 1L;

  /** Reasons of rejections. */
  public enum Code {
    /** The header of the secret is missing. */
    SECRET_MISSING(401),
    /** The header does not contain the secret. */
    SECRET_WRONG(401),
    /** Some of the signature headers are missing. */
    SIGNATURE_MISSING(401),
    /** No signature matches the body and the secret. */
    SIGNATURE_WRONG(401),
    /** The timestamp is invalid, too old or too far ahead. */
    TIMESTAMP_INVALID(401),
    /** The media type is wrong. */
    MEDIA_TYPE(415),
    /** The body is not a JSON array. */
    BODY_MALFORMED(400),
    /** An entry of the array is not an event. */
    EVENT_INVALID(400);

    private final int status;

    Code(int status) {
      this.status = status;
    }

    /** Returns the code shared by all languages, such as {@code secret-wrong}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** Reason for the rejection. */
  private final Code code;

  WebhookException(Code code, String message) {
    super(message, null);
    this.code = code;
  }

  /**
   * Returns the reason for programs.
   *
   * @return the code
   */
  public Code code() {
    return code;
  }

  /**
   * Returns the response status.
   *
   * @return an HTTP status
   */
  public int status() {
    return code.status;
  }
}
