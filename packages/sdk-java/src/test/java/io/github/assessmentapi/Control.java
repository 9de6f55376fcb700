package io.github.assessmentapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** The sandbox's control API for candidates and clocks. */
final class Control {
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final ObjectMapper JSON = new ObjectMapper();

  private Control() {}

  /**
   * Starts and submits an assessment with correct answers if there are any, then advances the
   * clock.
   */
  static void takeTest(String assessmentId) {
    post("/assessments/" + assessmentId + "/start", "");
    post("/assessments/" + assessmentId + "/answer", "{\"auto\": \"correct\"}");
    post("/assessments/" + assessmentId + "/submit", "");
    passTime();
  }

  /** Advances the clock by a minute, which completes pending work. */
  static void passTime() {
    post("/clock/advance", "{\"duration\": \"PT1M\"}");
  }

  static void freezeClock() {
    post("/clock/freeze", "");
  }

  static void resumeClock() {
    post("/clock/resume", "");
  }

  /** Returns the events of a candidate in the format of a version, oldest first. */
  static byte[] delivery(String candidateId, String version) throws IOException {
    String organization = get("/organizations").at("/items/0/id").textValue();
    var events = JSON.createArrayNode();
    get("/organizations/" + organization + "/events?candidateId=" + candidateId)
        .get("items")
        .forEach(event -> events.add(event.get(version)));
    return JSON.writeValueAsBytes(events);
  }

  private static void post(String path, String body) {
    HttpRequest.Builder request = request(path).POST(BodyPublishers.ofString(body));
    send(body.isEmpty() ? request : request.header("Content-Type", "application/json"));
  }

  private static JsonNode get(String path) {
    return send(request(path));
  }

  private static HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(Services.SANDBOX + "/control" + path))
        .version(HttpClient.Version.HTTP_1_1);
  }

  private static JsonNode send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> response = HTTP.send(request.build(), BodyHandlers.ofString());
      if (response.statusCode() >= 300) {
        throw new AssertionError(
            response.uri() + ": " + response.statusCode() + " " + response.body());
      }
      return JSON.readTree(response.body());
    } catch (IOException | InterruptedException error) {
      throw new AssertionError(error);
    }
  }
}
