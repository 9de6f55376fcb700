package io.github.assessmentapi;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.assessmentapi.WebhookException.Code;
import io.github.assessmentapi.internal.Json;
import io.github.assessmentapi.internal.Unreadable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/** Checks deliveries of events before they are believed. */
public final class Webhooks {
  private Webhooks() {}

  /**
   * Checks a delivery of V1 (header {@code X-Hook-Secret}, compared in constant time) and reads its
   * events.
   *
   * @param header finds a header of the request by its name in any case, such as {@code
   *     request::getHeader}; null for none
   * @param body the body as it came
   * @param secrets what the administration panel shows; several while a secret is being replaced
   * @return the events
   * @throws WebhookException when the delivery must not be trusted
   */
  public static List<io.github.assessmentapi.v1.model.WebhookEvent> verifyV1(
      UnaryOperator<String> header, byte[] body, String... secrets) {
    checkSecret(header, "X-Hook-Secret", secrets);
    checkMediaType(header, "application/json");
    return readEvents(body, io.github.assessmentapi.v1.model.WebhookEvent.class);
  }

  /**
   * Checks a delivery of V2 (header {@code Vendor-Hook-Secret}, compared in constant time) and
   * reads its events.
   *
   * @param header finds a header of the request by its name in any case, such as {@code
   *     request::getHeader}; null for none
   * @param body the body as it came
   * @param secrets what the registration returned; several while a secret is being replaced
   * @return the events
   * @throws WebhookException when the delivery must not be trusted
   */
  public static List<io.github.assessmentapi.v2.model.WebhookEvent> verifyV2(
      UnaryOperator<String> header, byte[] body, String... secrets) {
    checkSecret(header, "Vendor-Hook-Secret", secrets);
    checkMediaType(header, "application/vnd.vendor.v2.hal+json");
    return readEvents(body, io.github.assessmentapi.v2.model.WebhookEvent.class);
  }

  private static void checkSecret(UnaryOperator<String> header, String name, String... secrets) {
    if (secrets.length == 0) {
      throw new IllegalArgumentException("a webhook is checked with a secret");
    }
    for (String secret : secrets) {
      if (secret == null || secret.isBlank()) {
        throw new IllegalArgumentException("a secret must not be empty");
      }
    }
    String given = header.apply(name);
    if (given == null) {
      throw new WebhookException(Code.SECRET_MISSING, "the header " + name + " is missing");
    }
    boolean right = false;
    for (String secret : secrets) {
      // Every secret is compared to its end, so that time tells nothing.
      right |= MessageDigest.isEqual(bytes(given), bytes(secret));
    }
    if (!right) {
      throw new WebhookException(
          Code.SECRET_WRONG, "the header " + name + " does not hold the secret");
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void checkMediaType(UnaryOperator<String> header, String expected) {
    String given = header.apply("Content-Type");
    String type = given == null ? "" : given.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
    if (!type.equals(expected)) {
      String found = type.isEmpty() ? "of no type" : type;
      throw new WebhookException(Code.MEDIA_TYPE, "the body is " + found + ", not " + expected);
    }
  }

  private static <T extends Model> List<T> readEvents(byte[] body, Class<T> type) {
    JsonNode entries = parse(body);
    if (!entries.isArray()) {
      throw new WebhookException(Code.BODY_MALFORMED, "the body is no array of events");
    }
    List<T> events = new ArrayList<>();
    for (JsonNode entry : entries) {
      events.add(readEvent(entry, events.size(), type));
    }
    return List.copyOf(events);
  }

  private static JsonNode parse(byte[] body) {
    try {
      return Json.readTree(body);
    } catch (IOException error) {
      throw new WebhookException(Code.BODY_MALFORMED, "the body is " + Unreadable.describe(error));
    }
  }

  private static <T extends Model> T readEvent(JsonNode entry, int index, Class<T> type) {
    if (!entry.isObject()) {
      throw new WebhookException(Code.EVENT_INVALID, "event " + index + " is no object");
    }
    try {
      return Json.convert(entry, type);
    } catch (IOException error) {
      throw new WebhookException(
          Code.EVENT_INVALID, "event " + index + ": " + Unreadable.describe(error));
    }
  }
}
