package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.assessmentapi.Documents.Operation;
import io.github.assessmentapi.internal.Json;
import io.github.assessmentapi.v1.V1Client;
import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v3.V3Client;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls every operation once against the mock, which validates each request. */
class EveryOperationTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Map<String, Function<String, Object>> CLIENTS =
      Map.of(
          "v1", url -> V1Client.builder("any").baseUrl(url).strictResponses().build(),
          "v2", url -> V2Client.builder("any").baseUrl(url).strictResponses().build(),
          "v3", url -> V3Client.builder("any").baseUrl(url).strictResponses().build());

  static Stream<Operation> operations() {
    return Stream.of("v1", "v2", "v3").flatMap(version -> Documents.operations(version).stream());
  }

  @ParameterizedTest
  @MethodSource("operations")
  void isCalledAsDocumented(Operation operation) throws Exception {
    try (Recorder mock = Recorder.passingOnTo(Services.MOCK, "X-Call", number -> "only")) {
      String url = mock.url() + "/" + operation.version();
      ApiResponse<?> response = (ApiResponse<?>) call(operation, "WithResponse", url);

      assertEquals(1, mock.exchanges.size());
      Recorder.Exchange exchange = mock.exchanges.get(0);
      assertEquals(operation.method(), exchange.method());
      String path = operation.path().replaceAll("\\{[^}]+}", "some-id");
      assertEquals("/" + operation.version() + path, exchange.uri());
      if (operation.hasBody() && operation.mediaType().endsWith("json")) {
        assertEquals(operation.bodyExample(), JSON.readTree(exchange.body()));
      }
      assertEquals(operation.success().getKey(), response.status());
      if (operation.success().getValue()) {
        // The whole response is preserved.
        assertEquals(
            JSON.readTree(exchange.response().body()), JSON.readTree(Json.write(response.body())));
      } else {
        assertNull(response.body());
      }

      Object later = ((CompletableFuture<?>) call(operation, "Async", url)).join();
      assertEquals(response.body(), later);
      Recorder.Exchange again = mock.exchanges.get(1);
      assertEquals(exchange.method() + exchange.uri(), again.method() + again.uri());
    }
  }

  private static Object call(Operation operation, String variant, String url) throws Exception {
    Object client = CLIENTS.get(operation.version()).apply(url);
    String name = operation.id() + variant;
    for (Object group : groups(client)) {
      for (Method method : group.getClass().getDeclaredMethods()) {
        if (method.getName().equals(name) && !isShort(method, group)) {
          Object[] arguments =
              Arrays.stream(method.getParameters())
                  .map(parameter -> argument(operation, parameter))
                  .toArray();
          return method.invoke(group, arguments);
        }
      }
    }
    throw new AssertionError("the SDK has no " + operation);
  }

  /** Returns whether the method has an overload with one more, optional parameter. */
  private static boolean isShort(Method method, Object group) {
    return Arrays.stream(group.getClass().getDeclaredMethods())
        .anyMatch(
            other ->
                other.getName().equals(method.getName())
                    && other.getParameterCount() > method.getParameterCount());
  }

  private static Object argument(Operation operation, Parameter parameter) {
    Class<?> type = parameter.getType();
    if (type == Consumer.class) {
      Consumer<Object> nothing = query -> {};
      return nothing;
    }
    if (type == Upload.class) {
      return Upload.of(Zip.of(Map.of("task.yaml", "taskId: tsk_1\n")));
    }
    if (type == String.class) {
      boolean isBody = operation.hasBody() && !operation.path().contains("{");
      return isBody ? operation.bodyExample().textValue() : "some-id";
    }
    return Json.parse(operation.bodyExample().toString(), type);
  }

  private static List<Object> groups(Object client) throws Exception {
    List<Object> groups = new ArrayList<>();
    for (Method method : client.getClass().getDeclaredMethods()) {
      if (!Modifier.isStatic(method.getModifiers())
          && method.getParameterCount() == 0
          && Modifier.isPublic(method.getModifiers())
          && method.getReturnType() != void.class) {
        groups.add(method.invoke(client));
      }
    }
    return groups;
  }

  @ParameterizedTest
  @ValueSource(strings = {"v1", "v2", "v3"})
  void nothingIsOfferedThatNoDocumentHas(String version) throws Exception {
    Set<String> documented =
        Documents.operations(version).stream()
            .flatMap(
                one ->
                    Stream.of("", "WithResponse", "Async", "WithResponseAsync")
                        .map(variant -> one.id() + variant))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> offered = new TreeSet<>();
    for (Object group : groups(CLIENTS.get(version).apply("http://127.0.0.1"))) {
      for (Method method : group.getClass().getDeclaredMethods()) {
        if (Modifier.isPublic(method.getModifiers()) && !method.getName().startsWith("iterate")) {
          offered.add(method.getName());
        }
      }
    }
    assertEquals(documented, offered);
  }
}
