package io.github.assessmentapi;

import java.net.http.HttpHeaders;

/** 412: a referenced resource cannot be used, such as the exam of a new candidate. */
public final class PreconditionFailedException extends ApiException {
  private static final long serialVersionUID = 1L;

  PreconditionFailedException(int status, String body, HttpHeaders headers) {
    super(status, body, headers);
  }
}
