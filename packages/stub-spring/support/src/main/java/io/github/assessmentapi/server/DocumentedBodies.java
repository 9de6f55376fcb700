package io.github.assessmentapi.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.util.List;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;
import org.springframework.web.servlet.mvc.method.annotation.RequestBodyAdviceAdapter;

/**
 * Validates bodies against the version's document. The models alone accept more: their types and
 * annotations cannot express the schemas of maps, unions and sets.
 */
@ControllerAdvice
class DocumentedBodies extends RequestBodyAdviceAdapter {
  private final ApiVersions versions;

  DocumentedBodies(ApiVersions versions) {
    this.versions = versions;
  }

  @Override
  public boolean supports(
      MethodParameter parameter,
      Type targetType,
      Class<? extends HttpMessageConverter<?>> converterType) {
    return converterType == ApiJsonConverter.class;
  }

  @Override
  public HttpInputMessage beforeBodyRead(
      HttpInputMessage message,
      MethodParameter parameter,
      Type targetType,
      Class<? extends HttpMessageConverter<?>> converterType)
      throws IOException {
    byte[] bytes = message.getBody().readAllBytes();
    List<Rejection> rejections = rejectionsOf(bytes, parameter.getExecutable().getName());
    if (!rejections.isEmpty()) throw new RefusedBodyException(rejections, message);
    return new ReadAgain(message.getHeaders(), bytes);
  }

  private List<Rejection> rejectionsOf(byte[] bytes, String operationId) throws IOException {
    var request = (ServletRequestAttributes) RequestContextHolder.currentRequestAttributes();
    ApiDocument document = versions.of(request.getRequest()).orElseThrow().document();
    try {
      JsonNode body = ApiJson.mapper().readTree(bytes);
      return body.isNull() ? List.of() : document.rejectionsOf(operationId, body);
    } catch (JsonProcessingException malformed) {
      // The converter reports the error.
      return List.of();
    }
  }

  private record ReadAgain(HttpHeaders headers, byte[] bytes) implements HttpInputMessage {
    @Override
    public HttpHeaders getHeaders() {
      return headers;
    }

    @Override
    public InputStream getBody() {
      return new ByteArrayInputStream(bytes);
    }
  }
}
