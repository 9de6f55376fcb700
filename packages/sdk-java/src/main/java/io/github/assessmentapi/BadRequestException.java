package io.github.assessmentapi;

import java.net.http.HttpHeaders;

/** 400: the query or the body was refused; see {@link #validationErrors()}. */
public final class BadRequestException extends ApiException {
  private static final long serialVersionUID = 1L;

  BadRequestException(int status, String body, HttpHeaders headers) {
    super(status, body, headers);
  }
}
