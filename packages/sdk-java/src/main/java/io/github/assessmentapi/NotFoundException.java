package io.github.assessmentapi;

import java.net.http.HttpHeaders;

/** 404: the resource does not exist. */
public final class NotFoundException extends ApiException {
  private static final long serialVersionUID = 1L;

  NotFoundException(int status, String body, HttpHeaders headers) {
    super(status, body, headers);
  }
}
