import type { WrittenRequest } from "./written-request.ts";

const quoted = (text: string) => JSON.stringify(text);

export function go({ call, url, headers, body, fresh, file, saved }: WrittenRequest): string {
  const more = (file ?? saved) !== undefined ? ["os"] : body === undefined ? [] : ["strings"];
  const imports = ["fmt", "io", "log", "net/http", ...more, ...(fresh === undefined ? [] : ["time"])];
  const text = quoted(body ?? "");
  const written = fresh === undefined ? text : text.replaceAll(fresh, '" + fresh + "');
  const reader = file !== undefined ? "file" : body === undefined ? "nil" : `strings.NewReader(${written})`;
  return [
    "package main",
    "",
    "import (",
    ...imports.map((name) => `\t${quoted(name)}`),
    ")",
    "",
    "func main() {",
    ...(fresh === undefined ? [] : ["\tfresh := fmt.Sprint(time.Now().UnixNano())"]),
    ...(file === undefined
      ? []
      : [`\tfile, err := os.Open(${quoted(file)})`, "\tif err != nil {", "\t\tlog.Fatal(err)", "\t}"]),
    `\trequest, err := http.NewRequest(${quoted(call.method)}, ${quoted(url)}, ${reader})`,
    "\tif err != nil {",
    "\t\tlog.Fatal(err)",
    "\t}",
    ...headers.map(([name, value]) => `\trequest.Header.Set(${quoted(name)}, ${quoted(value)})`),
    "\tresponse, err := http.DefaultClient.Do(request)",
    "\tif err != nil {",
    "\t\tlog.Fatal(err)",
    "\t}",
    "\tdefer response.Body.Close()",
    "\tbody, err := io.ReadAll(response.Body)",
    "\tif err != nil {",
    "\t\tlog.Fatal(err)",
    "\t}",
    ...(saved === undefined
      ? ["\tfmt.Println(response.StatusCode, string(body))"]
      : [
          `\tif err := os.WriteFile(${quoted(saved)}, body, 0o600); err != nil {`,
          "\t\tlog.Fatal(err)",
          "\t}",
          `\tfmt.Println(response.StatusCode, ${quoted(saved)})`,
        ]),
    "}",
  ].join("\n");
}
