import type { WrittenRequest } from "./written-request.ts";

const quoted = (text: string) => JSON.stringify(text);

const publisherOf = ({ body, fresh, file }: WrittenRequest) => {
  if (file !== undefined) return `ofFile(Path.of(${quoted(file)}))`;
  if (body === undefined) return "noBody()";
  const text = quoted(body);
  return `ofString(${fresh === undefined ? text : text.replaceAll(fresh, '" + System.nanoTime() + "')})`;
};

export function java(request: WrittenRequest): string {
  const { call, url, headers, file, saved } = request;
  const publisher = `HttpRequest.BodyPublishers.${publisherOf(request)}`;
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
