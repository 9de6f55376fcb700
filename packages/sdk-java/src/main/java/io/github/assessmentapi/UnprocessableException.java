package io.github.assessmentapi;

import java.net.http.HttpHeaders;

/** 422: an uploaded file was read, but not understood. */
public final class UnprocessableException extends ApiException {
  private static final long serialVersionUID = 1L;

  UnprocessableException(int status, String body, HttpHeaders headers) {
    super(status, body, headers);
  }
}
