package io.github.assessmentapi.server.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.assessmentapi.server.application.Application;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springdoc.core.models.GroupedOpenApi;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.test.web.servlet.MockMvc;

/** springdoc describes the controllers like the documents do. */
@SpringBootTest(
    classes = Application.class,
    properties = {"assessment-api.api-keys=key", "springdoc.api-docs.path=/api-docs"})
@AutoConfigureMockMvc
@Import(SpringdocTest.Groups.class)
class SpringdocTest {
  private static final Set<String> METHODS = Set.of("get", "post", "put", "patch", "delete");

  @Autowired private MockMvc http;

  @ParameterizedTest
  @ValueSource(strings = {"v1", "v2", "v3"})
  void theOperationsAreThoseOfTheDocument(String version) throws Exception {
    String found =
        http.perform(get("/api-docs/" + version)).andReturn().getResponse().getContentAsString();
    JsonNode document = documentOf(version);
    assertThat(operationsOf(new ObjectMapper().readTree(found), ""))
        .isEqualTo(operationsOf(document, "/" + version));
  }

  private static JsonNode documentOf(String version) throws IOException {
    String name = "/io/github/assessmentapi/server/" + version + "/openapi.json";
    try (InputStream json = SpringdocTest.class.getResourceAsStream(name)) {
      return new ObjectMapper().readTree(json);
    }
  }

  /** Returns each operation with its path, parameters and media types. */
  private static Set<String> operationsOf(JsonNode document, String basePath) {
    Set<String> operations = new TreeSet<>();
    for (Map.Entry<String, JsonNode> path : document.get("paths").properties()) {
      for (Map.Entry<String, JsonNode> method : path.getValue().properties()) {
        if (!METHODS.contains(method.getKey())) continue;
        JsonNode operation = method.getValue();
        Set<String> parameters = new TreeSet<>();
        Stream.of(path.getValue(), operation)
            .flatMap(owner -> elementsOf(document, owner.path("parameters")))
            .map(one -> one.get("in").textValue() + " " + one.get("name").textValue())
            .forEach(parameters::add);
        List<String> mediaTypes = new ArrayList<>();
        operation.at("/requestBody/content").fieldNames().forEachRemaining(mediaTypes::add);
        operations.add(
            "%s %s%s %s %s %s"
                .formatted(
                    method.getKey(),
                    basePath,
                    path.getKey(),
                    operation.get("operationId").textValue(),
                    parameters,
                    mediaTypes));
      }
    }
    return operations;
  }

  private static Stream<JsonNode> elementsOf(JsonNode document, JsonNode list) {
    Stream.Builder<JsonNode> elements = Stream.builder();
    for (JsonNode one : list)
      elements.add(one.has("$ref") ? document.at(one.get("$ref").textValue().substring(1)) : one);
    return elements.build();
  }

  /** A group per version, because operation identifiers are only unique within a version. */
  @Configuration(proxyBeanMethods = false)
  static class Groups {
    private static GroupedOpenApi group(String version) {
      return GroupedOpenApi.builder().group(version).pathsToMatch("/" + version + "/**").build();
    }

    @Bean
    GroupedOpenApi groupV1() {
      return group("v1");
    }

    @Bean
    GroupedOpenApi groupV2() {
      return group("v2");
    }

    @Bean
    GroupedOpenApi groupV3() {
      return group("v3");
    }
  }
}
