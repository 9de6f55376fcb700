import { versions } from "../../versions.ts";
import { ORGANIZATION, ORIGIN, partsOf, type Session, type Step, type Text } from "../session.ts";
import { addressOf, bracketed, headOf, indented, isRead, joined, literal, pathTo, quoted } from "./text.ts";

const variables: Readonly<Record<string, string>> = { [ORGANIZATION]: "world.organization", [ORIGIN]: "world.origin" };

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const nameOf = (name: string): string => variables[name] ?? snake(name);

/** Python has no surrogate pairs in literals: a character beyond the basic plane has one escape. */
const plain = (text: string): string =>
  quoted(text).replaceAll(/(\\*)\\u(d[89ab]..)\\u(d[c-f]..)/g, (whole, slashes: string, high: string, low: string) => {
    if (slashes.length % 2 === 1) return whole;
    const character = String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16));
    return `${slashes}\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, "0")}`;
  });

function string(text: Text): string {
  const parts = partsOf(text);
  if (parts.every((part) => "text" in part))
    return plain(parts.map((part) => ("text" in part ? part.text : "")).join(""));
  const [only] = parts;
  if (parts.length === 1 && only && "variable" in only) return nameOf(only.variable);
  const inner = parts.map((part) =>
    "variable" in part ? `{${nameOf(part.variable)}}` : plain(part.text).slice(1, -1).replaceAll(/[{}]/g, "$&$&"),
  );
  return `f"${inner.join("")}"`;
}

const syntax = {
  string,
  null: "None",
  true: "True",
  false: "False",
  object: (members: readonly (readonly [string, string])[]) =>
    bracketed("{", members.map(([name, value]) => `${plain(name)}: ${value}`), "}", false), // biome-ignore format: one line
  array: (elements: readonly string[]) => bracketed("[", elements, "]", false),
};

function lines(step: Step): string[] {
  const { method, body, status, expects, saves } = step;
  const name = snake(step.name);
  const sent =
    body === undefined
      ? ""
      : body.text === undefined
        ? `, json=${literal(body.json, syntax)}`
        : `, text=${string(body.text)}`;
  const type = body === undefined ? "" : `, content_type=${plain(body.mediaType)}`;
  const call = `world.request(${plain(method)}, ${string(addressOf(step))}${sent}${type})`;
  if (!isRead(step)) return [`assert ${call}.status == ${status}`];
  return [
    `${name} = ${call}`,
    `assert ${name}.status == ${status}`,
    ...expects.map(({ at, value }) => {
      const operator = value === null || typeof value === "boolean" ? "is" : "==";
      return `assert ${name}.body${pathTo(at)} ${operator} ${literal(value, syntax)}`;
    }),
    ...saves.map((saved) => `${snake(saved.name)} = ${name}.body${pathTo(saved.at)}`),
  ];
}

/** A test for pytest, which needs nothing else: the sandbox runs at ASSESSMENT_API_SANDBOX_URL. */
export function pytest(session: Session): string {
  const { title, world, steps } = session;
  const headers = Object.entries(versions).map(([version, { api }]) => [version, plain(api.keyHeader)] as const);
  const origin = '"http://127.0.0.1:4010"';
  return `${headOf(session)
    .map((line) => `# ${line}`)
    .join("\n")}
import json as json_text
import os
from types import SimpleNamespace
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

KEY_HEADERS = ${syntax.object(headers)}


class World:
    """An organization of the test's own, in the sandbox at ASSESSMENT_API_SANDBOX_URL."""

    origin = os.environ.get("ASSESSMENT_API_SANDBOX_URL", ${origin})

    def __init__(self):
        self.key = ""
        options = {"name": "World", "apiKey": {}, **${indented([literal(world, syntax)], "        ")
          .join("\n")
          .trim()}}
        created = self.request("POST", "/control/organizations", json=options).body
        self.organization, self.key = created["id"], created["apiKey"]["key"]

    def request(self, method, path, json=None, text=None, content_type="application/json"):
        body = text if json is None else json_text.dumps(json, ensure_ascii=False, separators=(",", ":"))
        headers = {KEY_HEADERS[version]: self.key for version in [path.split("/")[1]] if version in KEY_HEADERS}
        if body is not None:
            headers["Content-Type"] = content_type
        data = None if body is None else body.encode()
        try:
            response = urlopen(Request(self.origin + path, data, headers, method=method), timeout=60)
        except HTTPError as error:
            response = error
        with response:
            content = response.read().decode()
        return SimpleNamespace(status=response.status, body=json_text.loads(content) if content[:1] in ("{", "[") else content)


@pytest.fixture
def world():
    world = World()
    yield world
    world.request("DELETE", f"/control/organizations/{world.organization}")


def test_session(world):
    ${plain(title)}
${indented(joined(steps.map(lines)).split("\n"), "    ").join("\n")}
`;
}
