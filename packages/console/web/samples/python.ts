import type { WrittenRequest } from "./written-request.ts";

/** A string of JSON is one of Python but for characters beyond the first plane, which stand as they are. */
const quoted = (text: string) => JSON.stringify(text);

export function python({ call, url, headers, body, file, saved }: WrittenRequest): string {
  const dictionary = headers.map(([name, value]) => `        ${quoted(name)}: ${quoted(value)},\n`).join("");
  return [
    "import urllib.error",
    "import urllib.request",
    "",
    "request = urllib.request.Request(",
    `    ${quoted(url)},`,
    `    method=${quoted(call.method)},`,
    ...(headers.length > 0 ? [`    headers={\n${dictionary}    },`] : []),
    ...(body === undefined ? [] : [`    data=${quoted(body)}.encode(),`]),
    ...(file === undefined ? [] : [`    data=open(${quoted(file)}, "rb").read(),`]),
    ")",
    "try:",
    "    with urllib.request.urlopen(request) as response:",
    saved === undefined
      ? "        print(response.status, response.read().decode())"
      : `        open(${quoted(saved)}, "wb").write(response.read())\n        print(response.status, ${quoted(saved)})`,
    "except urllib.error.HTTPError as error:",
    "    print(error.code, error.read().decode())",
  ].join("\n");
}
