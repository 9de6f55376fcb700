package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.assessmentapi.internal.Readings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Valid and invalid values derived from the schemas of the documents. */
class ResponseValuesTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final JsonNode VALUES = read(Path.of(Services.VALUES));
  private static final Path NOT_CHECKED = Path.of("..", "sdk-generator", "values-not-checked.txt");

  private record Tried(String schema, Class<?> model, JsonNode content) {
    /** The changed member; empty for the whole value. */
    String member() {
      return content.get("at").textValue().split("/")[0];
    }

    boolean asAbsent() {
      return content.get("asAbsent").booleanValue();
    }

    Readings.Read read() {
      return Readings.read(content.get("value"), model);
    }

    @Override
    public String toString() {
      return schema + " " + content.get("what").textValue();
    }
  }

  private static JsonNode read(Path file) {
    try {
      return JSON.readTree(file.toFile());
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  private static List<Tried> values(String version, String kind) {
    List<Tried> found =
        VALUES.get(version).properties().stream()
            .flatMap(
                schema ->
                    modelOf(version, schema.getKey()).stream()
                        .flatMap(
                            model ->
                                StreamSupport.stream(
                                        schema.getValue().get(kind).spliterator(), false)
                                    .map(one -> new Tried(schema.getKey(), model, one))))
            .toList();
    assertTrue(found.size() > 60, () -> version + " has few values: " + found);
    return found;
  }

  private static Optional<Class<?>> modelOf(String version, String schema) {
    try {
      Class<?> type = Class.forName("io.github.assessmentapi." + version + ".model." + schema);
      return Optional.<Class<?>>of(type).filter(Model.class::isAssignableFrom);
    } catch (ClassNotFoundException error) {
      return Optional.empty();
    }
  }

  private static boolean holdsUnknown(Tried tried, Object read) {
    try {
      Object value = read.getClass().getMethod(tried.member()).invoke(read);
      Object held = value instanceof Optional<?> optional ? optional.orElse(null) : value;
      return held != null && held.getClass().getMethod("isKnown").invoke(held).equals(false);
    } catch (ReflectiveOperationException error) {
      return false;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"v1", "v2", "v3"})
  void whatAResponseMayHoldIsReadWithoutAProblem(String version) {
    for (Tried tried : values(version, "taken")) {
      assertEquals(List.of(), tried.read().problems(), tried::toString);
    }
  }

  /** Lists exactly the values that the SDK accepts although the document rejects them. */
  @ParameterizedTest
  @ValueSource(strings = {"v1", "v2", "v3"})
  void whatAResponseMustNotHoldIsReportedButForWhatIsListed(String version) throws IOException {
    Stream<String> passed =
        values(version, "refused").stream()
            .filter(tried -> !tried.asAbsent())
            .filter(
                tried -> {
                  Readings.Read read = tried.read();
                  return read.problems().isEmpty() && !holdsUnknown(tried, read.value());
                })
            .map(tried -> version + " " + tried);
    try (Stream<String> listed = Files.lines(NOT_CHECKED)) {
      assertEquals(
          String.join("\n", listed.filter(line -> line.startsWith(version + " ")).toList()),
          String.join("\n", passed.sorted().distinct().toList()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"v1", "v2", "v3"})
  void whatDoesNotFitLosesNothingElse(String version) {
    for (Tried tried : values(version, "refused")) {
      if (!tried.member().isEmpty()) {
        JsonNode whole = VALUES.get(version).get(tried.schema()).get("taken").get(0);
        assertEquals(
            othersOf(new Tried(tried.schema(), tried.model(), whole), tried.member()),
            othersOf(tried, tried.member()),
            tried::toString);
        assertTrue(tried.read().problems().size() <= 1, tried::toString);
      }
    }
  }

  private static JsonNode othersOf(Tried tried, String member) {
    try {
      ObjectNode read = (ObjectNode) JSON.readTree(((Model) tried.read().value()).toJson());
      read.remove(member);
      return read;
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }
}
