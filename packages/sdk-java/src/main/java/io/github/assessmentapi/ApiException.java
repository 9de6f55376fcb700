package io.github.assessmentapi;

import io.github.assessmentapi.internal.ErrorBody;
import io.github.assessmentapi.internal.RetryAfter;
import java.net.http.HttpHeaders;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An error response of the service. Has a subclass for each status worth catching. */
@SuppressWarnings("serial") // The map's values are serializable, though its type does not say so.
public class ApiException extends AssessmentApiException {
  private static final long serialVersionUID = 1L;

  /** HTTP status. */
  private final int status;

  /** Response body as text. */
  private final String body;

  /** Response headers. */
  private final Map<String, List<String>> headers;

  /** Error object of the API; null without one. */
  private final ErrorBody error;

  ApiException(int status, String body, HttpHeaders headers) {
    this(status, body, headers, ErrorBody.of(body));
  }

  private ApiException(int status, String body, HttpHeaders headers, ErrorBody error) {
    super(error.describe(status), null);
    this.status = status;
    this.body = body;
    this.headers = headers.map();
    this.error = error;
  }

  /**
   * Creates the exception for an error response.
   *
   * @param status the HTTP status
   * @param body the body as text
   * @param headers the headers of the response
   * @return the subclass for the status
   */
  public static ApiException of(int status, String body, HttpHeaders headers) {
    return switch (status) {
      case 400 -> new BadRequestException(status, body, headers);
      case 401 -> new UnauthorizedException(status, body, headers);
      case 404 -> new NotFoundException(status, body, headers);
      case 409 -> new ConflictException(status, body, headers);
      case 412 -> new PreconditionFailedException(status, body, headers);
      case 417 -> new NoCreditsException(status, body, headers);
      case 422 -> new UnprocessableException(status, body, headers);
      case 429 -> new RateLimitedException(status, body, headers);
      default ->
          status >= 500
              ? new ServerException(status, body, headers)
              : new ApiException(status, body, headers);
    };
  }

  /**
   * Returns the HTTP status.
   *
   * @return such as 404
   */
  public int status() {
    return status;
  }

  /**
   * Returns the description for people: {@code details} of V1 and V2, {@code message} of V3.
   *
   * @return the text, or the beginning of the body if it is not an error object
   */
  public String details() {
    return error.details();
  }

  /**
   * Returns the reference for the support team.
   *
   * @return the error identifier; empty in V3
   */
  public Optional<String> errorId() {
    return Optional.ofNullable(error.errorId());
  }

  /**
   * Returns the kind of error for programs. Later releases may add values.
   *
   * @return the kind; only V3 has one
   */
  public Optional<String> errorType() {
    return Optional.ofNullable(error.errorType());
  }

  /**
   * Returns the rejected fields, after a 400 of V1 and V2.
   *
   * @return one entry per field
   */
  public List<ValidationError> validationErrors() {
    return error.validationErrors();
  }

  /**
   * Returns the whole error object.
   *
   * @return the body as text; not JSON if an intermediary wrote it
   */
  public String body() {
    return body;
  }

  /**
   * Returns the headers of the response.
   *
   * @return the headers; names are case-insensitive
   */
  public HttpHeaders headers() {
    return HttpHeaders.of(headers, (name, value) -> true);
  }

  /**
   * Returns the time to wait before the next request, from {@code Retry-After}.
   *
   * @return the time, if the service specified one
   */
  public Optional<Duration> retryAfter() {
    return RetryAfter.read(headers().allValues("Retry-After"));
  }
}
