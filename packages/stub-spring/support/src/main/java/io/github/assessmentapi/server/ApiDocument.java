package io.github.assessmentapi.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.http.MediaType;
import org.springframework.http.server.PathContainer;
import org.springframework.web.util.pattern.PathPattern;
import org.springframework.web.util.pattern.PathPatternParser;

/** The published OpenAPI document of a version. */
public final class ApiDocument {
  private final JsonNode root;
  private final List<Path> paths;
  private final BodySchemas bodies;
  private final Map<String, String> placesOfBodies = new HashMap<>();

  private record Path(PathPattern pattern, JsonNode item) {}

  private ApiDocument(JsonNode root) {
    this.root = root;
    this.paths =
        root.get("paths").properties().stream()
            .map(
                entry ->
                    new Path(
                        PathPatternParser.defaultInstance.parse(entry.getKey()), entry.getValue()))
            .sorted((one, other) -> one.pattern().compareTo(other.pattern()))
            .toList();
    this.bodies = new BodySchemas(root);
    root.get("paths")
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .properties()
                    .forEach(
                        method ->
                            notePlace(
                                List.of("paths", path.getKey(), method.getKey()),
                                method.getValue())));
  }

  /** Records the place of an operation's JSON body schema. */
  private void notePlace(List<String> place, JsonNode operation) {
    operation.at("/requestBody/content").properties().stream()
        .map(Map.Entry::getKey)
        .filter(mediaType -> mediaType.endsWith("json"))
        .findFirst()
        .ifPresent(
            mediaType ->
                placesOfBodies.put(
                    operation.get("operationId").textValue(),
                    Stream.concat(
                            place.stream(),
                            Stream.of("requestBody", "content", mediaType, "schema"))
                        .map(step -> "/" + step.replace("~", "~0").replace("/", "~1"))
                        .collect(Collectors.joining())));
  }

  /** Validates a body against the schema of its operation. */
  List<Rejection> rejectionsOf(String operationId, JsonNode body) {
    String place = placesOfBodies.get(operationId);
    return place == null ? List.of() : bodies.rejectionsOf(place, body);
  }

  /** Reads {@code openapi.json} next to a class. */
  public static ApiDocument nextTo(Class<?> neighbour) {
    try (InputStream json = neighbour.getResourceAsStream("openapi.json")) {
      return new ApiDocument(new ObjectMapper().readTree(json));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Returns the header of the key. */
  String keyHeader() {
    return root.at("/components/securitySchemes").elements().next().get("name").textValue();
  }

  /** Returns the responses of an operation by status, including {@code default}. */
  JsonNode responsesOf(String operationId) {
    return operations()
        .filter(operation -> operation.get("operationId").textValue().equals(operationId))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no operation " + operationId))
        .get("responses");
  }

  /** For unknown paths, the types of any path. */
  List<MediaType> errorMediaTypes(String path) {
    PathContainer parsed = PathContainer.parsePath(path);
    Stream<JsonNode> matching =
        paths.stream().filter(one -> one.pattern().matches(parsed)).map(Path::item);
    JsonNode operation =
        Stream.concat(matching.flatMap(ApiDocument::operationsOf), operations())
            .findFirst()
            .orElseThrow();
    return mediaTypesOf(resolve(operation.at("/responses/default")));
  }

  List<MediaType> mediaTypesOf(JsonNode response) {
    return response.path("content").properties().stream()
        .map(Map.Entry::getKey)
        .map(MediaType::valueOf)
        .toList();
  }

  /**
   * Returns the examples of a media type or header by name; an unnamed one is called {@code
   * example}.
   */
  Map<String, JsonNode> examplesOf(JsonNode node) {
    Map<String, JsonNode> examples = new LinkedHashMap<>();
    if (node.has("example")) examples.put("example", node.get("example"));
    node.path("examples")
        .properties()
        .forEach(named -> examples.put(named.getKey(), resolve(named.getValue()).get("value")));
    return examples;
  }

  /** Resolves a reference. */
  JsonNode resolve(JsonNode node) {
    return node.has("$ref") ? resolve(root.at(node.get("$ref").textValue().substring(1))) : node;
  }

  private Stream<JsonNode> operations() {
    return paths.stream().map(Path::item).flatMap(ApiDocument::operationsOf);
  }

  private static Stream<JsonNode> operationsOf(JsonNode pathItem) {
    return pathItem.properties().stream()
        .map(Map.Entry::getValue)
        .filter(member -> member.has("operationId"));
  }
}
