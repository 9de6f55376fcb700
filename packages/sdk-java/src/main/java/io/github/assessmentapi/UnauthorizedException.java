package io.github.assessmentapi;

import java.net.http.HttpHeaders;

/** 401: the key is missing or wrong. */
public final class UnauthorizedException extends ApiException {
  private static final long serialVersionUID = 1L;

  UnauthorizedException(int status, String body, HttpHeaders headers) {
    super(status, body, headers);
  }
}
