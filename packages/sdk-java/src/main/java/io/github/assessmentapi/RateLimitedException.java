package io.github.assessmentapi;

import java.net.http.HttpHeaders;

/** 429: too many requests. */
public final class RateLimitedException extends ApiException {
  private static final long serialVersionUID = 1L;

  RateLimitedException(int status, String body, HttpHeaders headers) {
    super(status, body, headers);
  }
}
