import { api as control } from "@assessment-api/control/server";
import { versions } from "../../versions.ts";
import { filled, ORGANIZATION, ORIGIN, type Session, type Step, type Text } from "../session.ts";
import { addressOf, headOf, joined, pathTo } from "./text.ts";

const string = (text: Text): string => filled(text, (name) => `{{${name}}}`);

/** A value of JSON, in whose texts variables stand in double braces. */
const json = (value: unknown): string =>
  JSON.stringify(value, (_, member) => (typeof member === "string" ? string(member) : member), 2);

/** Checks of a response, and the values kept of it: a script as the HTTP Client of JetBrains and httpYac run it. */
function script(status: number, { expects, saves }: Pick<Step, "expects" | "saves">): string[] {
  const checks = expects.map(
    ({ at, value }) =>
      `  client.assert(response.body${pathTo(at)} === ${JSON.stringify(value)}, ${JSON.stringify(`${at.join(".")} is not ${value}`)});`,
  );
  return [
    "> {%",
    `client.test("status ${status}", () => {`,
    `  client.assert(response.status === ${status}, "status " + response.status);`,
    ...checks,
    ...saves.map(
      ({ at }) =>
        `  client.assert(typeof response.body${pathTo(at)} === "string", ${JSON.stringify(`${at.join(".")} is missing`)});`,
    ),
    "});",
    ...saves.map(({ name, at }) => `client.global.set(${JSON.stringify(name)}, response.body${pathTo(at)});`),
    "%}",
  ];
}

function lines(step: Step): string[] {
  const { name, api, method, body, status } = step;
  const key = api === "control" ? [] : [`${versions[api].api.keyHeader}: {{apiKey}}`];
  const content =
    body === undefined
      ? []
      : [`Content-Type: ${body.mediaType}`, "", body.text === undefined ? json(body.json) : string(body.text)];
  return [
    `### ${name}`,
    `${method} {{origin}}${string(addressOf(step))}`,
    ...key,
    ...content,
    "",
    ...script(status, step),
  ];
}

/** A file of requests for editors: the HTTP Client of JetBrains, httpYac; others leave the scripts out. */
export function http(session: Session): string {
  const { world, steps } = session;
  const create: Step = {
    name: "the world",
    api: "control",
    method: "POST",
    path: `${control.basePath}/organizations`,
    body: { mediaType: "application/json", json: { name: "World", ...world, apiKey: {} } },
    status: 201,
    expects: [],
    saves: [
      { name: ORGANIZATION, at: ["id"] },
      { name: "apiKey", at: ["apiKey", "key"] },
    ],
  };
  const remove: Step = {
    name: "the end of the world",
    api: "control",
    method: "DELETE",
    path: `${control.basePath}/organizations/\0${ORGANIZATION}\0`,
    status: 204,
    expects: [],
    saves: [],
  };
  const head = headOf(session).map((line) => `# ${line}`);
  return `${head.join("\n")}\n@${ORIGIN} = http://127.0.0.1:4010\n\n${joined([create, ...steps, remove].map(lines))}\n`;
}
