import { versions } from "../../versions.ts";
import { filled, ORGANIZATION, ORIGIN, type Place, partsOf, type Session, type Step, type Text } from "../session.ts";
import { addressOf, concatenated, headOf, indented, isRead, joined } from "./text.ts";

const variables: Readonly<Record<string, string>> = { [ORGANIZATION]: "world.organization", [ORIGIN]: "world.origin" };
const nameOf = (name: string): string => variables[name] ?? name;

const string = (text: Text): string => concatenated(text, (part) => JSON.stringify(part), nameOf);

/** A value of JSON, or a text, as a text block; variables are put in afterwards. */
function block(text: Text): string {
  const names = [...new Set(partsOf(text).flatMap((part) => ("variable" in part ? [part.variable] : [])))];
  const content = filled(text.replaceAll("\\", "\\\\").replaceAll('"""', '\\"""'), (name) => `<${name}>`);
  const replaced = names.map((name) => `.replace(${JSON.stringify(`<${name}>`)}, ${nameOf(name)})`);
  const kept = content.replaceAll(/[ \t]+$/gm, (spaces) => spaces.replaceAll(" ", "\\s"));
  return `"""\n${indented(kept.split("\n"), "        ").join("\n")}"""${replaced.join("")}`;
}

/** The NULs around variables, which JSON escapes, are put back. */
const json = (value: unknown): Text => JSON.stringify(value, undefined, 2).replaceAll("\\u0000", "\0");

const pointer = (place: Place): string =>
  JSON.stringify(place.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""));

function check(name: string, at: Place, value: string | number | boolean | null): string {
  const member = `${name}.at(${pointer(at)})`;
  if (value === null) return `assertTrue(${member}.isNull());`;
  if (typeof value === "string") return `assertEquals(${string(value)}, ${member}.asText());`;
  if (typeof value === "number")
    return `assertEquals(${Number.isInteger(value) ? `${value}.0` : value}, ${member}.asDouble());`;
  return `assertEquals(${value}, ${member}.asBoolean());`;
}

function lines(step: Step): string[] {
  const { name, method, body, status, expects, saves } = step;
  const sent =
    body === undefined ? "null, null" : `${JSON.stringify(body.mediaType)}, ${block(body.text ?? json(body.json))}`;
  const call = `world.request(${status}, ${JSON.stringify(method)}, ${string(addressOf(step))}, ${sent})`;
  if (!isRead(step)) return [`${call};`];
  return [
    `JsonNode ${name} = ${call};`,
    ...expects.map(({ at, value }) => check(name, at, value)),
    ...saves.map((saved) => `String ${saved.name} = World.text(${name}, ${pointer(saved.at)});`),
  ];
}

/** A test for JUnit 5 and Jackson; the sandbox runs at ASSESSMENT_API_SANDBOX_URL. */
export function junit(session: Session): string {
  const { title, world, steps } = session;
  const headers = Object.entries(versions).map(
    ([version, { api }]) => `${JSON.stringify(version)}, ${JSON.stringify(api.keyHeader)}`,
  );
  const options = block(json({ name: "World", ...world, apiKey: {} }));
  return `${headOf(session)
    .map((line) => `// ${line}`)
    .join("\n")}
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class SessionTest {
  /** An organization of the test's own, in the sandbox at ASSESSMENT_API_SANDBOX_URL. */
  static final class World implements AutoCloseable {
    private static final Map<String, String> KEY_HEADERS = Map.of(${headers.join(", ")});
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    final String origin = Optional.ofNullable(System.getenv("ASSESSMENT_API_SANDBOX_URL")).orElse("http://127.0.0.1:4010");
    final String organization;
    private final String key;

    World(String options) throws Exception {
      JsonNode created = request(201, "POST", "/control/organizations", "application/json", options);
      organization = created.at("/id").asText();
      key = created.at("/apiKey/key").asText();
    }

    JsonNode request(int status, String method, String path, String contentType, String body) throws Exception {
      var builder = HttpRequest.newBuilder(URI.create(origin + path));
      builder.method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
      if (contentType != null) builder.header("Content-Type", contentType);
      String header = KEY_HEADERS.get(path.split("/")[1]);
      if (header != null) builder.header(header, key);
      var response = CLIENT.send(builder.build(), BodyHandlers.ofString());
      assertEquals(status, response.statusCode(), () -> method + " " + path + ": " + response.body());
      boolean isJson = response.body().startsWith("{") || response.body().startsWith("[");
      return isJson ? new ObjectMapper().readTree(response.body()) : MissingNode.getInstance();
    }

    static String text(JsonNode value, String place) {
      assertTrue(value.at(place).isTextual(), () -> place + " is missing");
      return value.at(place).asText();
    }

    @Override
    public void close() throws Exception {
      request(204, "DELETE", "/control/organizations/" + organization, null, null);
    }
  }

  @Test
  @DisplayName(${JSON.stringify(title)})
  void session() throws Exception {
    try (World world = new World(${indented(options.split("\n"), "    ").join("\n").trimStart()})) {
${indented(joined(steps.map(lines)).split("\n"), "      ").join("\n")}
    }
  }
}
`;
}
