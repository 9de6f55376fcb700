import type { WrittenRequest } from "./written-request.ts";

const quoted = (text: string) => JSON.stringify(text);

const publisherOf = (body: string | undefined, file: string | undefined) => {
  if (file !== undefined) return `ofFile(Path.of(${quoted(file)}))`;
  return body === undefined ? "noBody()" : `ofString(${quoted(body)})`;
};

export function java({ call, url, headers, body, file, saved }: WrittenRequest): string {
  const publisher = `HttpRequest.BodyPublishers.${publisherOf(body, file)}`;
  return [
    "import java.net.URI;",
    "import java.net.http.HttpClient;",
    "import java.net.http.HttpRequest;",
    "import java.net.http.HttpResponse;",
    ...((file ?? saved) === undefined ? [] : ["import java.nio.file.Path;"]),
    "",
    "class Call {",
    "  public static void main(String[] args) throws Exception {",
    `    HttpRequest request = HttpRequest.newBuilder(URI.create(${quoted(url)}))`,
    ...headers.map(([name, value]) => `        .header(${quoted(name)}, ${quoted(value)})`),
    `        .method(${quoted(call.method)}, ${publisher})`,
    "        .build();",
    `    HttpResponse<${saved === undefined ? "String" : "Path"}> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${saved === undefined ? "ofString()" : `ofFile(Path.of(${quoted(saved)}))`});`,
    '    System.out.println(response.statusCode() + " " + response.body());',
    "  }",
    "}",
  ].join("\n");
}
