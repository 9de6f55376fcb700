import type { WrittenRequest } from "./sample.ts";

const quoted = (text: string) => JSON.stringify(text);

export function java({ call, url, headers, body }: WrittenRequest): string {
  const publisher =
    body === undefined ? "HttpRequest.BodyPublishers.noBody()" : `HttpRequest.BodyPublishers.ofString(${quoted(body)})`;
  return [
    "import java.net.URI;",
    "import java.net.http.HttpClient;",
    "import java.net.http.HttpRequest;",
    "import java.net.http.HttpResponse;",
    "",
    "class Call {",
    "  public static void main(String[] args) throws Exception {",
    `    HttpRequest request = HttpRequest.newBuilder(URI.create(${quoted(url)}))`,
    ...headers.map(([name, value]) => `        .header(${quoted(name)}, ${quoted(value)})`),
    `        .method(${quoted(call.method)}, ${publisher})`,
    "        .build();",
    "    HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());",
    '    System.out.println(response.statusCode() + " " + response.body());',
    "  }",
    "}",
  ].join("\n");
}
