import { versions } from "../../versions.ts";
import { ORGANIZATION, ORIGIN, type Session } from "../session.ts";
import { addressOf, bracketed, escaped, headOf, indented, type Language, statementsOf, writerOf } from "./program.ts";

const variables: Readonly<Record<string, string>> = { [ORGANIZATION]: "world.organization", [ORIGIN]: "world.origin" };

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Converts surrogate pairs, which Python literals do not have. */
const escapePlanes = (text: string): string =>
  escaped(text).replaceAll(/(\\*)\\u(d[89ab]..)\\u(d[c-f]..)/g, (whole, slashes: string, high: string, low: string) => {
    if (slashes.length % 2 === 1) return whole;
    const character = String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16));
    return `${slashes}\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, "0")}`;
  });
const quoted = (text: string): string => `"${escapePlanes(text)}"`;

const constants = { null: "None", true: "True", false: "False" };

const python: Language = {
  escape: escapePlanes,
  template(parts) {
    const inner = parts.map((part) =>
      "variable" in part ? `{${this.variable(part.variable)}}` : escapePlanes(part.text).replaceAll(/[{}]/g, "$&$&"),
    );
    return `f"${inner.join("")}"`;
  },
  constants,
  object: (members) =>
    bracketed("{", members.map(([name, value]) => `${quoted(name)}: ${value}`), "}"), // biome-ignore format: one line
  variable: (name) => variables[name] ?? snake(name),
  member: (place) => place.map((step) => `[${typeof step === "string" ? quoted(step) : step}]`).join(""),
  call(step, { string, literal }) {
    const { method, body } = step;
    const content = body && (body.text === undefined ? `json=${literal(body.json)}` : `text=${string(body.text)}`);
    const options = body === undefined ? "" : `, ${content}, content_type=${quoted(body.mediaType)}`;
    return `world.request(${quoted(method)}, ${string(addressOf(step))}${options})`;
  },
  bind: (name, value) => `${snake(name)} = ${value}`,
  operand: (call) => call,
  assert: (actual, expected) =>
    `assert ${actual} ${Object.values(constants).includes(expected) ? "is" : "=="} ${expected}`,
};

/** Writes a test that needs ASSESSMENT_API_SANDBOX_URL and no other dependency. */
export function pytest(session: Session): string {
  const { title, world, steps } = session;
  const headers = Object.entries(versions).map(([version, { api }]) => [version, quoted(api.keyHeader)] as const);
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

KEY_HEADERS = ${python.object(headers)}


class World:
    """A separate organization in the sandbox at ASSESSMENT_API_SANDBOX_URL."""

    origin = os.environ.get("ASSESSMENT_API_SANDBOX_URL", ${origin})

    def __init__(self):
        self.key = ""
        options = {"name": "World", "apiKey": {}, **${indented([writerOf(python).literal(world)], "        ")
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
    ${quoted(title)}
${statementsOf(steps, python, "    ")}
`;
}
