package io.github.assessmentapi.server.application;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.assessmentapi.server.ApiJson;
import io.github.assessmentapi.server.application.Documents.Example;
import io.github.assessmentapi.server.application.Documents.Operation;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.ApplicationContext;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.RequestBody;

/** Models preserve the documents' examples exactly, including null. */
@SpringBootTest(properties = "assessment-api.api-keys=key")
class ModelsTest {
  /** 32 and 32.0 are equal. */
  private static final Comparator<JsonNode> SAME =
      (one, other) ->
          one.isNumber() && other.isNumber()
              ? one.decimalValue().compareTo(other.decimalValue())
              : one.equals(other) ? 0 : 1;

  @Autowired private ApplicationContext context;
  private final ObjectMapper mapper = ApiJson.mapper();

  static Stream<Example> responses() {
    return Documents.operations().flatMap(Operation::responses);
  }

  static Stream<Example> requests() {
    return Documents.operations().flatMap(Operation::requests);
  }

  @ParameterizedTest
  @MethodSource("responses")
  void writeResponses(Example example) throws Exception {
    Type returned = methodOf(example.operation()).getGenericReturnType();
    JsonNode written =
        throughModel(example, ((ParameterizedType) returned).getActualTypeArguments()[0]);
    assertSame(written, example);
  }

  @ParameterizedTest
  @MethodSource("requests")
  void readRequests(Example example) throws Exception {
    Parameter body =
        Arrays.stream(methodOf(example.operation()).getParameters())
            .filter(parameter -> parameter.isAnnotationPresent(RequestBody.class))
            .findFirst()
            .orElseThrow();
    JsonNode written = throughModel(example, body.getParameterizedType());
    // Absent members now have their defaults.
    assertSame(((ObjectNode) written).retain(fieldsOf(example)), example);
  }

  private JsonNode throughModel(Example example, Type type) throws Exception {
    JavaType model = mapper.constructType(type);
    Object value = mapper.readValue(example.value().toString(), model);
    return mapper.readTree(mapper.writerFor(model).writeValueAsString(value));
  }

  private static void assertSame(JsonNode written, Example example) {
    assertThat(written.equals(SAME, example.value()))
        .as("%s%nbecame%n%s", example.value(), written)
        .isTrue();
  }

  private static List<String> fieldsOf(Example example) {
    return example.value().propertyStream().map(Map.Entry::getKey).toList();
  }

  /** Finds the method of the generated interface. */
  private Method methodOf(Operation operation) {
    String apis = "io.github.assessmentapi.server." + operation.version() + ".api";
    return context.getBeansWithAnnotation(Controller.class).values().stream()
        .flatMap(controller -> Arrays.stream(controller.getClass().getInterfaces()))
        .filter(api -> api.getPackageName().equals(apis))
        .flatMap(api -> Arrays.stream(api.getMethods()))
        .filter(method -> method.getName().equals(operation.id()))
        .findFirst()
        .orElseThrow();
  }
}
