import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * An organization of a test in the sandbox at ASSESSMENT_API_SANDBOX_URL, default http://127.0.0.1:4010: a field
 * {@code @RegisterExtension World world = new World()}. Prints its journal if a test fails.
 */
final class World implements BeforeEachCallback, AfterEachCallback {
  private static final String ORIGIN =
      Optional.ofNullable(System.getenv("ASSESSMENT_API_SANDBOX_URL")).orElse("http://127.0.0.1:4010");
  private static final Map<String, String> KEY_HEADERS =
      Map.of("v1", "X-Api-Key", "v2", "Vendor-Api-Key", "v3", "X-API-KEY");
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private String key = "";
  private String panel = "";

  @Override
  public void beforeEach(ExtensionContext context) {
    JsonNode created =
        call("POST", "/control/organizations", Map.of("name", "World", "seed", "catalogue", "apiKey", Map.of()));
    key = created.at("/apiKey/key").asText();
    panel = "/control/organizations/" + created.at("/id").asText();
  }

  @Override
  public void afterEach(ExtensionContext context) {
    if (context.getExecutionException().isPresent()) System.err.println("Journal:\n" + journal());
    call("DELETE", panel, null);
  }

  String apiKey() {
    return key;
  }

  String url(String version) {
    return ORIGIN + "/" + version;
  }

  /** Sends JSON with the key of the version in the path. */
  JsonNode call(String method, String path, Object body) {
    try {
      var publisher = body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(JSON.writeValueAsString(body));
      var builder = HttpRequest.newBuilder(URI.create(ORIGIN + path)).method(method, publisher);
      if (body != null) builder.header("Content-Type", "application/json");
      String header = KEY_HEADERS.get(path.split("/")[1]);
      if (header != null) builder.header(header, key);
      var response = CLIENT.send(builder.build(), BodyHandlers.ofString());
      if (response.statusCode() >= 400)
        throw new AssertionError(method + " " + path + ": " + response.statusCode() + ": " + response.body());
      return JSON.readTree(response.body());
    } catch (java.io.IOException | InterruptedException error) {
      throw new IllegalStateException(error);
    }
  }

  /** Invites a candidate to a test. */
  String candidate(String email) {
    var candidate = Map.of("email", email, "firstName", "Ada", "lastName", "Lovelace", "examId", "tst_sql_basics");
    return call("POST", "/v1/candidates", candidate).at("/id").asText();
  }

  /** Performs an action of a candidate, an assessor or the service, such as {@code start}. */
  void move(String candidate, String name, Object body) {
    call("POST", "/control/assessments/" + candidate + "/" + name, body);
  }

  /** Moves the clock of this world and runs everything due. */
  void advance(String duration) {
    call("POST", panel + "/clock/advance", Map.of("duration", duration));
  }

  /** Waits for the newest mail to an address. */
  JsonNode mail(String to) throws InterruptedException {
    for (long end = System.nanoTime() + 5_000_000_000L; ; Thread.sleep(20)) {
      JsonNode mails = call("GET", panel + "/mails?count=100", null).at("/items");
      for (JsonNode mail : mails) if (mail.at("/to").asText().equals(to)) return mail;
      if (System.nanoTime() > end) throw new AssertionError("no mail to " + to + " within 5 s; there are: " + mails);
    }
  }

  String journal() {
    List<String> lines = new ArrayList<>();
    for (JsonNode entry : call("GET", panel + "/journal?count=40", null).at("/items")) {
      JsonNode exchange = entry.at("/exchange");
      String what = exchange.isMissingNode()
          ? entry.at("/operation").asText()
          : exchange.at("/method").asText() + " " + exchange.at("/path").asText() + " " + entry.at("/status").asText();
      lines.add(entry.at("/kind").asText() + "  " + what + "  " + entry.at("/refusal/message").asText());
    }
    Collections.reverse(lines);
    return String.join("\n", lines);
  }
}
