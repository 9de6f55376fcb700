package io.github.assessmentapi.internal;

import io.github.assessmentapi.Upload;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;

/** One request of an operation. */
public final class Request {
  /** Segments that would lead to another operation. */
  private static final Set<String> ELSEWHERE = Set.of("", ".", "..");

  final String operation;
  final String method;
  final String template;
  String path;
  String query = "";
  String accept = "*/*";
  String contentType;
  Supplier<BodyPublisher> body = BodyPublishers::noBody;
  boolean repeatable = true;

  /** Begins a request. */
  public Request(String operation, String method, String template) {
    this.operation = operation;
    this.method = method;
    this.template = template;
    this.path = template;
  }

  /** Fills in a parameter of the path. */
  public Request path(String name, Object value) {
    String text = Encoding.text(Objects.requireNonNull(value, name));
    if (ELSEWHERE.contains(text)) {
      throw new IllegalArgumentException(
          "the path parameter " + name + " must not be \"" + text + "\"");
    }
    path = path.replace("{" + name + "}", Encoding.escaped(text));
    return this;
  }

  /** Sets the query. */
  public Request query(Query parameters) {
    query = parameters.toString();
    return this;
  }

  /** Says which media type the response is to have. */
  public Request accept(String mediaType) {
    accept = mediaType;
    return this;
  }

  /**
   * Sets the body: an upload as it is, text as it is unless the media type is one of JSON, anything
   * else as JSON.
   */
  public Request body(Object value, String mediaType) {
    Objects.requireNonNull(value, "body");
    contentType = mediaType;
    if (value instanceof Upload upload) {
      body = upload::publisher;
      repeatable = upload.isRepeatable();
      return this;
    }
    boolean isText = value instanceof String && !mediaType.endsWith("json");
    byte[] bytes = (isText ? (String) value : Json.write(value)).getBytes(StandardCharsets.UTF_8);
    body = () -> BodyPublishers.ofByteArray(bytes);
    return this;
  }

  /** For messages, without the query, which may hold personal data. */
  @Override
  public String toString() {
    return method + " " + template;
  }
}
