package io.github.assessmentapi;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.assessmentapi.WebhookException.Code;
import io.github.assessmentapi.internal.Json;
import io.github.assessmentapi.internal.Signatures;
import io.github.assessmentapi.internal.Unreadable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Verifies deliveries of events. */
public final class Webhooks {
  /** Headers of Standard Webhooks. */
  private static final String ID = "webhook-id";

  private static final String TIMESTAMP = "webhook-timestamp";
  private static final String SIGNATURE = "webhook-signature";

  private Webhooks() {}

  /**
   * Authenticates a delivery of V1 and returns its events. Checks the signature (Standard
   * Webhooks), at most five minutes old, if there is one, otherwise the header {@code
   * X-Hook-Secret}, in constant time.
   *
   * @param header finds a request header case-insensitively, such as {@code request::getHeader};
   *     null if absent
   * @param body the raw body
   * @param secrets the secret from the administration panel; several during rotation
   * @return the events
   * @throws WebhookException if the delivery must not be trusted
   */
  public static List<io.github.assessmentapi.v1.model.WebhookEvent> verifyV1(
      Function<String, @Nullable String> header, byte[] body, String... secrets) {
    return verifyV1(header, body, ReplayWindow.DEFAULT, secrets);
  }

  /**
   * Authenticates a delivery of V1 and returns its events, with another clock tolerance or clock.
   *
   * @param header finds a request header case-insensitively; null if absent
   * @param body the raw body
   * @param window clock tolerance of signed deliveries
   * @param secrets the secret from the administration panel; several during rotation
   * @return the events
   * @throws WebhookException if the delivery must not be trusted
   */
  public static List<io.github.assessmentapi.v1.model.WebhookEvent> verifyV1(
      Function<String, @Nullable String> header,
      byte[] body,
      ReplayWindow window,
      String... secrets) {
    checkAuthenticity(header, body, window, "X-Hook-Secret", secrets);
    checkMediaType(header, "application/json");
    return readEvents(body, io.github.assessmentapi.v1.model.WebhookEvent.class);
  }

  /**
   * Authenticates a delivery of V2 and returns its events. Checks the signature (Standard
   * Webhooks), at most five minutes old, if there is one, otherwise the header {@code
   * Vendor-Hook-Secret}, in constant time.
   *
   * @param header finds a request header case-insensitively, such as {@code request::getHeader};
   *     null if absent
   * @param body the raw body
   * @param secrets the secret returned by the registration; several during rotation
   * @return the events
   * @throws WebhookException if the delivery must not be trusted
   */
  public static List<io.github.assessmentapi.v2.model.WebhookEvent> verifyV2(
      Function<String, @Nullable String> header, byte[] body, String... secrets) {
    return verifyV2(header, body, ReplayWindow.DEFAULT, secrets);
  }

  /**
   * Authenticates a delivery of V2 and returns its events, with another clock tolerance or clock.
   *
   * @param header finds a request header case-insensitively; null if absent
   * @param body the raw body
   * @param window clock tolerance of signed deliveries
   * @param secrets the secret returned by the registration; several during rotation
   * @return the events
   * @throws WebhookException if the delivery must not be trusted
   */
  public static List<io.github.assessmentapi.v2.model.WebhookEvent> verifyV2(
      Function<String, @Nullable String> header,
      byte[] body,
      ReplayWindow window,
      String... secrets) {
    checkAuthenticity(header, body, window, "Vendor-Hook-Secret", secrets);
    checkMediaType(header, "application/vnd.vendor.v2.hal+json");
    return readEvents(body, io.github.assessmentapi.v2.model.WebhookEvent.class);
  }

  private static void checkAuthenticity(
      Function<String, @Nullable String> header,
      byte[] body,
      ReplayWindow window,
      String secretHeader,
      String... secrets) {
    if (secrets.length == 0) {
      throw new IllegalArgumentException("a webhook is checked with a secret");
    }
    for (String secret : secrets) {
      if (secret == null || secret.isBlank()) {
        throw new IllegalArgumentException("a secret must not be empty");
      }
    }
    String given = header.apply(secretHeader);
    if (given == null) {
      throw new WebhookException(Code.SECRET_MISSING, "the header " + secretHeader + " is missing");
    }
    boolean holdsSecret = Signatures.isAmong(List.of(secrets), List.of(given));
    if (isSigned(header)) {
      String timestamp = header.apply(TIMESTAMP);
      checkTimestamp(timestamp, window);
      List<String> due =
          Stream.of(secrets)
              .map(secret -> Signatures.sign(secret, header.apply(ID), timestamp, body))
              .toList();
      // A valid signature suffices, because the header may hold the new secret during rotation.
      if (Signatures.isAmong(due, List.of(header.apply(SIGNATURE).split(" ")))) {
        return;
      }
      if (holdsSecret) {
        throw new WebhookException(
            Code.SIGNATURE_WRONG,
            "the header webhook-signature has no v1 signature of this body by the secret");
      }
    }
    if (!holdsSecret) {
      throw new WebhookException(
          Code.SECRET_WRONG, "the header " + secretHeader + " does not hold the secret");
    }
  }

  private static boolean isSigned(Function<String, @Nullable String> header) {
    List<String> missing =
        Stream.of(ID, TIMESTAMP, SIGNATURE)
            .filter(name -> header.apply(name) == null || header.apply(name).isEmpty())
            .toList();
    if (missing.size() == 1 || missing.size() == 2) {
      throw new WebhookException(
          Code.SIGNATURE_MISSING,
          "the header " + missing.get(0) + " is missing, although others of a signature are there");
    }
    return missing.isEmpty();
  }

  private static void checkTimestamp(String timestamp, ReplayWindow window) {
    if (!timestamp.matches("[0-9]{1,12}")) {
      throw new WebhookException(
          Code.TIMESTAMP_INVALID, "the header webhook-timestamp is no time in seconds");
    }
    long age = window.clock().instant().getEpochSecond() - Long.parseLong(timestamp);
    long allowed = window.tolerance().toSeconds();
    if (Math.abs(age) > allowed) {
      String how = Math.abs(age) + " seconds " + (age > 0 ? "old" : "ahead");
      throw new WebhookException(
          Code.TIMESTAMP_INVALID,
          "the header webhook-timestamp is " + how + ", and " + allowed + " are allowed");
    }
  }

  private static void checkMediaType(Function<String, @Nullable String> header, String expected) {
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
