package io.github.assessmentapi;

import java.net.URI;
import java.net.http.HttpHeaders;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An attempt of a call, passed to hooks.
 *
 * @param operation the operation, such as {@code createCandidate}
 * @param method the HTTP method
 * @param url the URL as sent; its query may contain personal data, but never the key
 * @param attempt number of the attempt, from 1
 * @param requestHeaders the headers of the request, with credentials replaced by {@code [redacted]}
 * @param status the HTTP status, if there is a response
 * @param responseHeaders the headers of the response, if any
 * @param error the reason of a failure
 * @param duration duration of a finished attempt
 * @param retryWait wait before the next attempt, if one follows
 */
public record CallEvent(
    String operation,
    String method,
    URI url,
    int attempt,
    HttpHeaders requestHeaders,
    OptionalInt status,
    Optional<HttpHeaders> responseHeaders,
    Optional<ConnectionFailedException> error,
    Optional<Duration> duration,
    Optional<Duration> retryWait) {

  /**
   * Returns whether another attempt follows.
   *
   * @return false if not, or not yet known
   */
  public boolean willRetry() {
    return retryWait.isPresent();
  }
}
