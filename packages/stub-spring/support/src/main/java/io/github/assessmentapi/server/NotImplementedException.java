package io.github.assessmentapi.server;

import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

/** Thrown by a delegate for an unimplemented operation. */
public class NotImplementedException extends ResponseStatusException {
  private static final long serialVersionUID = 1L;

  private final String operationId;

  public NotImplementedException(String operationId) {
    super(HttpStatus.NOT_IMPLEMENTED, operationId + " is not implemented");
    this.operationId = operationId;
  }

  /** Returns the operationId in the document. */
  public String getOperationId() {
    return operationId;
  }
}
