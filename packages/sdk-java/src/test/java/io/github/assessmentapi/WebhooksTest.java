package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.assessmentapi.internal.Json;
import io.github.assessmentapi.internal.Signatures;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class WebhooksTest {
  private static final Map<String, String> V1 =
      Map.of("X-Hook-Secret", "s3cret", "Content-Type", "application/json; charset=utf-8");
  private static final Map<String, String> V2 =
      Map.of("vendor-hook-secret", "s3cret", "content-type", "application/vnd.vendor.v2.hal+json");

  private static UnaryOperator<String> headers(Map<String, String> given) {
    Map<String, String> inAnyCase = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    inAnyCase.putAll(given);
    return inAnyCase::get;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  static Stream<Arguments> documentedDeliveries() {
    return Stream.of("v1", "v2")
        .flatMap(
            version ->
                Documents.document(version)
                    .at("/webhooks/candidateEvents/post/requestBody/content")
                    .elements()
                    .next()
                    .get("examples")
                    .properties()
                    .stream()
                    .map(
                        one ->
                            Arguments.of(
                                version, one.getKey(), Documents.value(version, one.getValue()))));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("documentedDeliveries")
  void everyDocumentedDeliveryIsRead(String version, String name, JsonNode delivery)
      throws Exception {
    byte[] body = delivery.toString().getBytes(StandardCharsets.UTF_8);
    var events =
        version.equals("v1")
            ? Webhooks.verifyV1(headers(V1), body, "s3cret", "other")
            : Webhooks.verifyV2(headers(V2), body, "other", "s3cret");
    assertEquals(delivery, new ObjectMapper().readTree(Json.write(events)));
  }

  static Stream<Arguments> vectors() {
    return Documents.webhookVectors()
        .map(one -> Arguments.of(one.get("version").textValue(), one.get("title"), one));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("vectors")
  void everyVectorGetsItsVerdict(String version, JsonNode title, JsonNode vector) {
    Map<String, String> given = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    vector
        .get("headers")
        .properties()
        .forEach(one -> given.put(one.getKey(), one.getValue().textValue()));
    byte[] body = vector.get("body").textValue().getBytes(StandardCharsets.UTF_8);
    String[] secrets =
        Documents.elementsOf(vector.get("secrets")).map(JsonNode::textValue).toArray(String[]::new);
    JsonNode expected = vector.get("expected");
    Instant now = Instant.ofEpochSecond(vector.get("now").longValue());
    var window = new ReplayWindow(Duration.ofMinutes(5), Clock.fixed(now, ZoneOffset.UTC));
    try {
      var events =
          version.equals("v1")
              ? Webhooks.verifyV1(given::get, body, window, secrets)
              : Webhooks.verifyV2(given::get, body, window, secrets);
      assertEquals(expected.path("events").asInt(-1), events.size());
    } catch (WebhookException error) {
      assertEquals(expected.path("refusal").textValue(), error.code().toString());
    }
  }

  @ParameterizedTest
  @CsvSource({"0, true", "-240, true", "240, true", "-600, false", "600, false"})
  void theDefaultClockIsTheMachines(long age, boolean taken) {
    String timestamp = String.valueOf(Instant.now().getEpochSecond() - age);
    Map<String, String> given = new TreeMap<>(V1);
    given.put("webhook-id", "evt_1");
    given.put("webhook-timestamp", timestamp);
    given.put("webhook-signature", Signatures.sign("s3cret", "evt_1", timestamp, bytes("[]")));
    var patient = new ReplayWindow(Duration.ofHours(1), Clock.systemUTC());
    assertTrue(Webhooks.verifyV1(headers(given), bytes("[]"), patient, "s3cret").isEmpty());
    Executable check = () -> Webhooks.verifyV1(headers(given), bytes("[]"), "s3cret");
    if (taken) {
      assertDoesNotThrow(check);
    } else {
      var error = assertThrows(WebhookException.class, check);
      assertEquals(WebhookException.Code.TIMESTAMP_INVALID, error.code());
      assertEquals(401, error.status());
    }
  }

  @Test
  void aToleranceIsNotNegative() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new ReplayWindow(Duration.ofSeconds(-1), Clock.systemUTC()));
  }

  @Test
  void anEventOfTheFutureIsRead() {
    String delivery =
        Documents.example("v1", "eventExamStarted")
            .toString()
            .replace("{\"", "{\"more\":true,\"")
            .replace("\"event\":\"EXAM_STARTED\"", "\"event\":\"EXAM_PAUSED\"");
    var events = Webhooks.verifyV1(headers(V1), bytes(delivery), "s3cret");
    assertEquals("EXAM_PAUSED", events.get(0).event().value());
    assertFalse(events.get(0).event().isKnown());
  }

  static Stream<Arguments> refusedDeliveries() {
    Map<String, String> json = Map.of("Content-Type", "application/json");
    return Stream.of(
        Arguments.of(json, "[]", "secret-missing", 401),
        Arguments.of(
            Map.of("X-Hook-Secret", "", "Content-Type", "application/json"),
            "[]",
            "secret-wrong",
            401),
        Arguments.of(Map.of("X-Hook-Secret", "s3cre"), "[]", "secret-wrong", 401),
        Arguments.of(Map.of("X-Hook-Secret", "ö"), "[]", "secret-wrong", 401),
        Arguments.of(Map.of("X-Hook-Secret", "s3cret"), "[]", "media-type", 415),
        Arguments.of(
            Map.of("X-Hook-Secret", "s3cret", "Content-Type", "text/plain"),
            "[]",
            "media-type",
            415),
        Arguments.of(V1, "[{", "body-malformed", 400),
        Arguments.of(V1, "\u00ff", "body-malformed", 400),
        Arguments.of(V1, "", "body-malformed", 400),
        Arguments.of(V1, "[] []", "body-malformed", 400),
        Arguments.of(V1, "{}", "body-malformed", 400),
        Arguments.of(V1, "[null]", "event-invalid", 400),
        Arguments.of(V1, "[{\"event\": \"EXAM_STARTED\"}]", "event-invalid", 400));
  }

  @ParameterizedTest
  @MethodSource("refusedDeliveries")
  void whatIsNotGenuineIsRefused(Map<String, String> given, String body, String code, int status) {
    var error =
        assertThrows(
            WebhookException.class, () -> Webhooks.verifyV1(headers(given), bytes(body), "s3cret"));
    assertEquals(code, error.code().toString());
    assertEquals(status, error.status());
    assertFalse(error.getMessage().contains("s3cret"));
  }

  @Test
  void anInvalidEventIsDescribedInOneLine() {
    String broken =
        Documents.example("v1", "eventExamStarted")
            .toString()
            .replace("\"status\":\"EXAM_STARTED\"", "\"status\":{}");
    var error =
        assertThrows(
            WebhookException.class, () -> Webhooks.verifyV1(headers(V1), bytes(broken), "s3cret"));
    assertEquals("event 0: status: no WebhookEventStatus", error.getMessage());
    var torn =
        assertThrows(
            WebhookException.class, () -> Webhooks.verifyV1(headers(V1), bytes("[x"), "s3cret"));
    assertTrue(
        torn.getMessage().startsWith("the body is no JSON that can be read, at line 1"),
        torn.getMessage());
    String deep = "[".repeat(100_000);
    var nested =
        assertThrows(
            WebhookException.class, () -> Webhooks.verifyV1(headers(V1), bytes(deep), "s3cret"));
    assertEquals(WebhookException.Code.BODY_MALFORMED, nested.code());
  }

  static Stream<Arguments> secretsThatAreNone() {
    return Stream.of(
            new String[] {}, new String[] {""}, new String[] {"ok", null}, new String[] {" "})
        .map(secrets -> Arguments.of((Object) secrets));
  }

  @ParameterizedTest
  @MethodSource("secretsThatAreNone")
  void theReceiverNeedsASecret(String[] secrets) {
    assertThrows(
        IllegalArgumentException.class, () -> Webhooks.verifyV1(headers(V1), bytes("[]"), secrets));
  }
}
