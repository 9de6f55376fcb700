package io.github.assessmentapi;

import java.net.URI;
import java.net.http.HttpHeaders;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One try of a call, as a hook sees it.
 *
 * @param operation the operation, such as {@code createCandidate}
 * @param method the HTTP method
 * @param url the address as it is sent; its query may hold personal data, and never the key
 * @param attempt which try of the call it is, from 1
 * @param requestHeaders the headers of the request, with {@code [redacted]} for the key and other
 *     credentials
 * @param status the HTTP status, after a response
 * @param responseHeaders the headers of the response, after one
 * @param error why there is no response, after a failure
 * @param duration how long the try took, when it has ended
 * @param retryWait how long the call waits before its next try, where one follows
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
   * Whether a further try follows.
   *
   * @return false also before it is known
   */
  public boolean willRetry() {
    return retryWait.isPresent();
  }
}
