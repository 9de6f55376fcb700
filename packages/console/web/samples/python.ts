import type { WrittenRequest } from "./written-request.ts";

/** Serializes a string, except beyond the basic plane, which stays unescaped. */
const quoted = (text: string) => JSON.stringify(text);

export function python({ call, url, headers, body, fresh, file, saved }: WrittenRequest): string {
  const text = body === undefined ? undefined : quoted(body);
  const data = fresh === undefined ? text : `(${text?.replaceAll(fresh, '" + fresh + "')})`;
  const request = [
    "request = urllib.request.Request(",
    `    ${quoted(url)},`,
    `    method=${quoted(call.method)},`,
    ...(headers.length === 0 ? [] : ["    headers={"]),
    ...headers.map(([name, value]) => `        ${quoted(name)}: ${quoted(value)},`),
    ...(headers.length === 0 ? [] : ["    },"]),
    ...(data === undefined ? [] : [`    data=${data}.encode(),`]),
    ...(file === undefined ? [] : [`    data=open(${quoted(file)}, "rb").read(),`]),
    ")",
  ];
  return [
    ...(fresh === undefined ? [] : ["import time"]),
    "import urllib.error",
    "import urllib.request",
    "",
    ...(fresh === undefined ? [] : ["fresh = str(time.time_ns())"]),
    // The file may be missing, so the sample has an error handler.
    ...(file === undefined ? [...request, "try:"] : ["try:", ...request.map((line) => `    ${line}`)]),
    "    with urllib.request.urlopen(request) as response:",
    ...(saved === undefined
      ? ["        print(response.status, response.read().decode())"]
      : [
          `        open(${quoted(saved)}, "wb").write(response.read())`,
          `        print(response.status, ${quoted(saved)})`,
        ]),
    "except urllib.error.HTTPError as error:",
    "    print(error.code, error.read().decode())",
    "except OSError as error:",
    "    print(error)",
  ].join("\n");
}
