package io.github.assessmentapi.server;

import org.springframework.http.HttpStatus;

/**
 * An error response that the document declares, with the version's error object. Throw a {@link
 * org.springframework.web.server.ResponseStatusException} if status and message are enough.
 */
public class ApiException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final HttpStatus status;
  private final transient Object body;

  public ApiException(HttpStatus status, Object body) {
    super(body.toString());
    this.status = status;
    this.body = body;
  }

  HttpStatus getStatus() {
    return status;
  }

  Object getBody() {
    return body;
  }
}
