package io.github.assessmentapi;

import java.net.http.HttpHeaders;

/** 422: an uploaded file could not be processed. */
public final class UnprocessableException extends ApiException {
  private static final long serialVersionUID = 1L;

  UnprocessableException(int status, String body, HttpHeaders headers) {
    super(status, body, headers);
  }
}
