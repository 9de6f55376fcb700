package io.github.assessmentapi.server;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;

/**
 * Converts failures below a version to its error object and media type. Does not affect other
 * errors of the application.
 */
@ControllerAdvice
class ErrorResponses {
  private static final Logger log = LoggerFactory.getLogger(ErrorResponses.class);

  private final ApiVersions versions;

  ErrorResponses(ApiVersions versions) {
    this.versions = versions;
  }

  @ExceptionHandler
  ResponseEntity<Object> respond(ApiException exception, HttpServletRequest request) {
    ApiVersion version = versions.of(request).orElseThrow(() -> exception);
    return respond(version, request, exception.getStatus(), HttpHeaders.EMPTY, exception.getBody());
  }

  @ExceptionHandler
  ResponseEntity<Object> respond(Exception exception, HttpServletRequest request) throws Exception {
    ApiVersion version = versions.of(request).orElseThrow(() -> exception);
    Failure failure = Failures.of(exception);
    if (failure.status().is5xxServerError())
      log.error("{} {} {}", failure.id(), request.getMethod(), request.getRequestURI(), exception);
    HttpHeaders headers =
        exception instanceof ErrorResponse response ? response.getHeaders() : HttpHeaders.EMPTY;
    return respond(version, request, failure.status(), headers, version.errorObjectOf(failure));
  }

  private static ResponseEntity<Object> respond(
      ApiVersion version,
      HttpServletRequest request,
      HttpStatusCode status,
      HttpHeaders headers,
      Object body) {
    List<MediaType> offered =
        version.document().errorMediaTypes(version.pathOf(request).orElseThrow());
    return ResponseEntity.status(status)
        .headers(headers)
        .contentType(Accepted.best(request, offered))
        .body(body);
  }
}
