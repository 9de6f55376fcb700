package io.github.assessmentapi.server;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.validation.Errors;
import org.springframework.validation.method.ParameterErrors;
import org.springframework.validation.method.ParameterValidationResult;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.method.annotation.HandlerMethodValidationException;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;

/** Converts Spring's exceptions to failures. */
final class Failures {
  private Failures() {}

  static Failure of(Exception exception) {
    if (exception instanceof HandlerMethodValidationException invalid)
      return Failure.invalid(
          invalid.getParameterValidationResults().stream()
              .flatMap(Failures::rejectionsOf)
              .toList());
    if (exception instanceof MethodArgumentNotValidException invalid)
      return Failure.invalid(fieldsOf(invalid).toList());
    if (exception instanceof MethodArgumentTypeMismatchException mismatch)
      return Failure.invalid(
          List.of(Rejection.of(mismatch.getName(), mismatch.getValue(), "is not allowed here")));
    if (exception instanceof HttpMessageNotReadableException unreadable) return ofBody(unreadable);
    if (exception instanceof ErrorResponse response)
      return Failure.of(response.getStatusCode(), messageOf(response));
    return Failure.of(HttpStatus.INTERNAL_SERVER_ERROR, "Internal error");
  }

  private static Failure ofBody(HttpMessageNotReadableException unreadable) {
    if (unreadable instanceof RefusedBodyException refused) {
      // The whole body is not a field.
      List<Rejection> ofFields =
          refused.rejections().stream().filter(one -> !one.field().isEmpty()).toList();
      return ofFields.isEmpty()
          ? Failure.of(HttpStatus.BAD_REQUEST, "The body is not what this operation takes")
          : Failure.invalid(ofFields);
    }
    if (!(unreadable.getCause() instanceof JsonMappingException wrong))
      return Failure.of(
          HttpStatus.BAD_REQUEST,
          unreadable.getCause() == null ? "The body is missing" : "The body is not well-formed");
    if (wrong.getPath().isEmpty())
      return Failure.of(HttpStatus.BAD_REQUEST, "The body is not what this operation takes");
    Object value = wrong instanceof InvalidFormatException format ? format.getValue() : null;
    return Failure.invalid(List.of(Rejection.of(pathOf(wrong), value, "is not allowed here")));
  }

  private static Stream<Rejection> rejectionsOf(ParameterValidationResult result) {
    if (result instanceof ParameterErrors errors) return fieldsOf(errors);
    RequestParam parameter = result.getMethodParameter().getParameterAnnotation(RequestParam.class);
    String name =
        parameter == null ? result.getMethodParameter().getParameterName() : parameter.value();
    return result.getResolvableErrors().stream()
        .map(error -> Rejection.of(name, result.getArgument(), error.getDefaultMessage()));
  }

  private static Stream<Rejection> fieldsOf(Errors errors) {
    return errors.getFieldErrors().stream()
        .map(
            error ->
                Rejection.of(
                    error.getField(), error.getRejectedValue(), error.getDefaultMessage()));
  }

  /** Formats a path such as {@code skills[0].name}. */
  private static String pathOf(JsonMappingException wrong) {
    return wrong.getPath().stream()
        .map(
            step ->
                step.getFieldName() == null
                    ? "[" + step.getIndex() + "]"
                    : "." + step.getFieldName())
        .collect(Collectors.joining())
        .replaceFirst("^\\.", "");
  }

  private static String messageOf(ErrorResponse response) {
    String detail = response.getBody().getDetail();
    return detail == null ? reasonOf(response.getStatusCode()) : detail;
  }

  private static String reasonOf(HttpStatusCode status) {
    return status instanceof HttpStatus known ? known.getReasonPhrase() : status.toString();
  }
}
