package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.assessmentapi.Documents.Operation;
import io.github.assessmentapi.internal.Readings;
import io.github.assessmentapi.v1.V1Client;
import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v3.V3Client;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every documented response, unchanged and with one place changed. */
class EveryResponseTest {
  private static final Map<String, Class<?>> CLIENTS =
      Map.of("v1", V1Client.class, "v2", V2Client.class, "v3", V3Client.class);
  private static final List<JsonNode> WRONG =
      List.of(DoubleNode.valueOf(0.5), TextNode.valueOf("wrong"), NullNode.instance);

  static Stream<Operation> operations() {
    return Stream.of("v1", "v2", "v3").flatMap(version -> Documents.operations(version).stream());
  }

  @ParameterizedTest
  @MethodSource("operations")
  void whatIsWrongInOnePlaceLosesNothingElse(Operation operation) {
    Type type = returnedBy(operation);
    for (JsonNode example : operation.responseExamples()) {
      assertEquals(List.of(), Readings.problemsOf(example, type));
      for (JsonPointer place : placesIn(example, JsonPointer.empty())) {
        for (JsonNode wrong : WRONG) {
          List<String> problems = Readings.problemsOf(put(example, place, wrong), type);
          assertTrue(problems.size() <= 1, place + " " + wrong + " " + problems);
        }
      }
    }
  }

  private static Type returnedBy(Operation operation) {
    for (Method group : CLIENTS.get(operation.version()).getMethods()) {
      for (Method method : group.getReturnType().getMethods()) {
        if (method.getName().equals(operation.id())) {
          return method.getGenericReturnType();
        }
      }
    }
    throw new AssertionError("the SDK has no " + operation);
  }

  private static List<JsonPointer> placesIn(JsonNode value, JsonPointer place) {
    List<JsonPointer> places = new ArrayList<>();
    for (var field : value.properties()) {
      JsonPointer below = place.appendProperty(field.getKey());
      places.add(below);
      places.addAll(placesIn(field.getValue(), below));
    }
    for (int index = 0; value.isArray() && index < value.size(); index++) {
      JsonPointer below = place.appendIndex(index);
      places.add(below);
      places.addAll(placesIn(value.get(index), below));
    }
    return places;
  }

  private static JsonNode put(JsonNode value, JsonPointer place, JsonNode replacement) {
    JsonNode changed = value.deepCopy();
    if (changed.at(place.head()) instanceof ObjectNode parent) {
      parent.set(place.last().getMatchingProperty(), replacement);
    } else {
      ((ArrayNode) changed.at(place.head())).set(place.last().getMatchingIndex(), replacement);
    }
    return changed;
  }
}
