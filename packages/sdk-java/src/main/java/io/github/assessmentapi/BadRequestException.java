package io.github.assessmentapi;

import java.net.http.HttpHeaders;

/** 400: query or body is invalid; see {@link #validationErrors()}. */
public final class BadRequestException extends ApiException {
  private static final long serialVersionUID = 1L;

  BadRequestException(int status, String body, HttpHeaders headers) {
    super(status, body, headers);
  }
}
