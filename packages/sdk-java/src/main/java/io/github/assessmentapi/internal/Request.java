package io.github.assessmentapi.internal;

import io.github.assessmentapi.Upload;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;

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
  String scalars = "";
  Supplier<BodyPublisher> body = BodyPublishers::noBody;
  boolean repeatable = true;

  public Request(String operation, String method, String template) {
    this.operation = operation;
    this.method = method;
    this.template = template;
    this.path = template;
  }

  public Request path(String name, Object value) {
    String text = Encoding.text(Objects.requireNonNull(value, name));
    if (ELSEWHERE.contains(text)) {
      throw new IllegalArgumentException(
          "the path parameter " + name + " must not be \"" + text + "\"");
    }
    path = path.replace("{" + name + "}", Encoding.escaped(text));
    return this;
  }

  public Request query(Query parameters) {
    query = parameters.toString();
    return this;
  }

  public Request accept(String mediaType) {
    accept = mediaType;
    return this;
  }

  /** Names the types of the values if the response is a map of scalars, see {@link Scalars}. */
  public Request scalars(String types) {
    scalars = types;
    return this;
  }

  /**
   * Sets the body: uploads, and text of a non-JSON media type, are sent unchanged; other values as
   * JSON.
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
    byte[] bytes = utf8(isText ? (String) value : Json.write(value));
    body = () -> BodyPublishers.ofByteArray(bytes);
    return this;
  }

  /** Encodes text. Rejects half a surrogate pair, which Java would replace by a question mark. */
  private static byte[] utf8(String text) {
    try {
      ByteBuffer encoded = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
      return Arrays.copyOf(encoded.array(), encoded.limit());
    } catch (CharacterCodingException error) {
      throw new IllegalArgumentException("the body has half a surrogate pair", error);
    }
  }

  /** For messages; omits the query, which may contain personal data. */
  @Override
  public String toString() {
    return method + " " + template;
  }
}
