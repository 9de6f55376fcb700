package io.github.assessmentapi;

import java.net.http.HttpHeaders;

/** 417: the organization has no credits left. */
public final class NoCreditsException extends ApiException {
  private static final long serialVersionUID = 1L;

  NoCreditsException(int status, String body, HttpHeaders headers) {
    super(status, body, headers);
  }
}
