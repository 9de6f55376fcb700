package io.github.assessmentapi;

import java.net.http.HttpHeaders;

/** 5xx: the service failed. */
public final class ServerException extends ApiException {
  private static final long serialVersionUID = 1L;

  ServerException(int status, String body, HttpHeaders headers) {
    super(status, body, headers);
  }
}
