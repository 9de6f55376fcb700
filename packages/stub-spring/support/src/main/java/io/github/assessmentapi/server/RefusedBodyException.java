package io.github.assessmentapi.server;

import java.util.List;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.converter.HttpMessageNotReadableException;

/** A body that violates the document. */
class RefusedBodyException extends HttpMessageNotReadableException {
  private static final long serialVersionUID = 1L;

  private final transient List<Rejection> rejections;

  RefusedBodyException(List<Rejection> rejections, HttpInputMessage message) {
    super("The body does not fit the document", message);
    this.rejections = rejections;
  }

  List<Rejection> rejections() {
    return rejections;
  }
}
