package io.github.assessmentapi.server;

import org.springframework.http.HttpStatus;

/**
 * A response of a status that the document declares beside the success, with the version's own
 * error object. Throw a {@link org.springframework.web.server.ResponseStatusException} where status
 * and message say everything.
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
