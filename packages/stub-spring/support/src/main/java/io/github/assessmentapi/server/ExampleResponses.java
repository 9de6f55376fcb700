package io.github.assessmentapi.server;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;

/**
 * Responds to unimplemented operations with the document's example; without this class they return
 * 501. Examples do not depend on ids; {@code Prefer: code=404, example=candidateNotFound} selects
 * another one.
 */
@ControllerAdvice
@Order(Ordered.HIGHEST_PRECEDENCE)
public class ExampleResponses {
  private static final Pattern CODE = Pattern.compile("\\bcode=(\\d{3})\\b");
  private static final Pattern EXAMPLE = Pattern.compile("\\bexample=(\\w+)");

  private final ApiVersions versions;

  ExampleResponses(ApiVersions versions) {
    this.versions = versions;
  }

  @ExceptionHandler
  ResponseEntity<JsonNode> respond(NotImplementedException exception, HttpServletRequest request) {
    ApiDocument document = versions.of(request).orElseThrow(() -> exception).document();
    JsonNode responses = document.responsesOf(exception.getOperationId());
    String status = preferred(request, CODE).orElseGet(() -> successOf(responses));
    JsonNode response =
        document.resolve(responses.path(responses.has(status) ? status : "default"));
    ResponseEntity.BodyBuilder built =
        ResponseEntity.status(Integer.parseInt(status)).headers(headersOf(document, response));
    List<MediaType> offered = document.mediaTypesOf(response);
    if (offered.isEmpty()) return built.build();
    MediaType mediaType = Accepted.best(request, offered);
    Map<String, JsonNode> examples =
        document.examplesOf(response.get("content").get(mediaType.toString()));
    JsonNode first = examples.values().iterator().next();
    return built
        .contentType(mediaType)
        .body(preferred(request, EXAMPLE).map(examples::get).orElse(first));
  }

  private static Optional<String> preferred(HttpServletRequest request, Pattern preference) {
    return Stream.ofNullable(request.getHeader("Prefer"))
        .map(preference::matcher)
        .filter(Matcher::find)
        .map(found -> found.group(1))
        .findFirst();
  }

  private static String successOf(JsonNode responses) {
    return responses.properties().stream()
        .map(Map.Entry::getKey)
        .filter(status -> status.startsWith("2"))
        .findFirst()
        .orElseThrow();
  }

  private static HttpHeaders headersOf(ApiDocument document, JsonNode response) {
    HttpHeaders headers = new HttpHeaders();
    response
        .path("headers")
        .properties()
        .forEach(
            header ->
                document.examplesOf(document.resolve(header.getValue())).values().stream()
                    .findFirst()
                    .ifPresent(value -> headers.add(header.getKey(), value.asText())));
    return headers;
  }
}
