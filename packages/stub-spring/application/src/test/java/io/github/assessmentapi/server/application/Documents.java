package io.github.assessmentapi.server.application;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.assessmentapi.server.v1.V1Configuration;
import io.github.assessmentapi.server.v2.V2Configuration;
import io.github.assessmentapi.server.v3.V3Configuration;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.stream.Stream;

/** Operations and examples of the documents. */
final class Documents {
  private static final Map<String, Class<?>> PLACES =
      Map.of("v1", V1Configuration.class, "v2", V2Configuration.class, "v3", V3Configuration.class);

  private Documents() {}

  record Operation(String version, String id, JsonNode root, JsonNode node) {
    Stream<Example> responses() {
      return node.get("responses").properties().stream()
          .filter(response -> response.getKey().startsWith("2"))
          .flatMap(response -> examplesOf(response.getKey(), resolve(root, response.getValue())));
    }

    Stream<Example> requests() {
      return examplesOf("request", resolve(root, node.path("requestBody")));
    }

    private Stream<Example> examplesOf(String what, JsonNode body) {
      return body.path("content").properties().stream()
          .filter(media -> media.getKey().endsWith("json"))
          .flatMap(media -> media.getValue().path("examples").properties().stream())
          .map(
              example ->
                  new Example(
                      this,
                      what + " " + example.getKey(),
                      resolve(root, example.getValue()).get("value")));
    }
  }

  record Example(Operation operation, String name, JsonNode value) {
    @Override
    public String toString() {
      return operation.version() + " " + operation.id() + " " + name;
    }
  }

  static Stream<Operation> operations() {
    return PLACES.keySet().stream().sorted().flatMap(Documents::operationsOf);
  }

  private static Stream<Operation> operationsOf(String version) {
    JsonNode root = read(PLACES.get(version));
    return root.get("paths")
        .valueStream()
        .flatMap(JsonNode::valueStream)
        .filter(member -> member.has("operationId"))
        .map(
            operation ->
                new Operation(version, operation.get("operationId").asText(), root, operation));
  }

  private static JsonNode read(Class<?> neighbour) {
    try (InputStream json = neighbour.getResourceAsStream("openapi.json")) {
      return new ObjectMapper().readTree(json);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static JsonNode resolve(JsonNode root, JsonNode node) {
    return node.has("$ref")
        ? resolve(root, root.at(node.get("$ref").textValue().substring(1)))
        : node;
  }
}
