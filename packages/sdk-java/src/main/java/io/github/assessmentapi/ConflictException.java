package io.github.assessmentapi;

import java.net.http.HttpHeaders;

/** 409: the resource already exists, or its state does not allow the request. */
public final class ConflictException extends ApiException {
  private static final long serialVersionUID = 1L;

  ConflictException(int status, String body, HttpHeaders headers) {
    super(status, body, headers);
  }
}
