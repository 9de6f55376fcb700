package io.github.assessmentapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The documents of the SDK, and their examples. */
final class Documents {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Map<String, JsonNode> READ = new ConcurrentHashMap<>();

  private Documents() {}

  record Operation(String version, String method, String path, JsonNode details) {
    String id() {
      return details.get("operationId").textValue();
    }

    boolean hasBody() {
      return details.has("requestBody");
    }

    String mediaType() {
      return details.at("/requestBody/content").fieldNames().next();
    }

    JsonNode bodyExample() {
      JsonNode example =
          details.at("/requestBody/content").elements().next().get("examples").elements().next();
      return Documents.value(version, example);
    }

    /** Returns the first documented success: its status, and whether it has content. */
    Map.Entry<Integer, Boolean> success() {
      for (var response : details.get("responses").properties()) {
        if (response.getKey().startsWith("2")) {
          return Map.entry(Integer.valueOf(response.getKey()), response.getValue().has("content"));
        }
      }
      throw new AssertionError(id() + " has no success");
    }

    /** Returns the examples of the first documented success, in its first media type. */
    List<JsonNode> responseExamples() {
      for (var response : details.get("responses").properties()) {
        if (response.getKey().startsWith("2")) {
          JsonNode content = Documents.resolve(version, response.getValue()).path("content");
          return Stream.ofNullable(content.elements().hasNext() ? content.elements().next() : null)
              .flatMap(first -> first.get("examples").properties().stream())
              .map(example -> Documents.value(version, example.getValue()))
              .toList();
        }
      }
      throw new AssertionError(id() + " has no success");
    }

    @Override
    public String toString() {
      return version + " " + id();
    }
  }

  static JsonNode document(String version) {
    return READ.computeIfAbsent(
        version, name -> read(Path.of("..", name, "src", "generated", "openapi.json")));
  }

  /** Deliveries with the expected verdict of every receiver. */
  static Stream<JsonNode> webhookVectors() {
    return elementsOf(read(Path.of("..", "contract-tests", "vectors", "webhooks.json")));
  }

  /** Returns the elements of a list; the oldest supported Jackson has no method for it. */
  static Stream<JsonNode> elementsOf(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }

  /** Calls with their responses and expected outcomes. */
  static JsonNode hostileResponses() {
    String table = System.getenv("ASSESSMENT_API_TABLE");
    Path file =
        table == null
            ? Path.of("..", "sdk-generator", "vectors", "hostile-responses.json")
            : Path.of(table);
    return read(file).get("rows");
  }

  private static JsonNode read(Path file) {
    try {
      return JSON.readTree(file.toFile());
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  static List<Operation> operations(String version) {
    List<Operation> found = new ArrayList<>();
    for (var path : document(version).get("paths").properties()) {
      for (var method : path.getValue().properties()) {
        if (method.getValue().has("operationId")) {
          String name = method.getKey().toUpperCase(Locale.ROOT);
          found.add(new Operation(version, name, path.getKey(), method.getValue()));
        }
      }
    }
    return found;
  }

  static JsonNode value(String version, JsonNode example) {
    return resolve(version, example).get("value");
  }

  private static JsonNode resolve(String version, JsonNode node) {
    return node.has("$ref")
        ? document(version).at(node.get("$ref").textValue().substring(1))
        : node;
  }

  static JsonNode example(String version, String name) {
    return document(version).at("/components/examples/" + name).get("value");
  }
}
