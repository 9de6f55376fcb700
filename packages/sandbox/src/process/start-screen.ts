import { COMMAND } from "../domain/command.ts";
import { DEFAULT_URL } from "./commands/connection.ts";
import type { RunningSandbox } from "./start-sandbox.ts";

interface StartScreenOptions {
  readonly data: string;
  readonly guarded: boolean;
}

export function startScreen(sandbox: RunningSandbox, { data, guarded }: StartScreenOptions): string {
  const { url, urls } = sandbox;
  const versions = Object.values(sandbox.versions);
  const token = guarded ? ` -H "Authorization: Bearer $TOKEN"` : "";
  return [
    "Assessment API sandbox",
    "",
    `  Console  ${url}/  (all data in the browser)`,
    ...versions.map(({ title, url }) => `  ${title.padEnd(8)} ${url}`),
    `  Control  ${urls.control}  (${guarded ? "requires the token" : "open to this machine only"})`,
    `  Docs     ${[...versions.map(({ docs }) => docs), `${urls.docs}/control`].join(" ")}`,
    `  Data     ${data === ":memory:" ? "in memory, gone when the sandbox ends" : data}`,
    "",
    ...keyLines(sandbox),
    "",
    ...commandLines(sandbox),
    "",
    "  Then",
    `    read the mail   curl -s ${urls.control}/organizations/${sandbox.organizationId}/mails${token}`,
    "    take the test   open the mail's link in a browser",
    `    advance time    curl -s ${urls.control}/clock/advance -H "Content-Type: application/json"${token} -d '{"duration":"P3D"}'`,
    "",
    "Stop with Ctrl+C.",
  ].join("\n");
}

function keyLines({ apiKey, url }: RunningSandbox): string[] {
  if (apiKey !== undefined)
    return ["  Your API key, shown this once; only its hash is stored:", "", `    KEY=${apiKey}`];
  const create = `keys create${url === DEFAULT_URL ? "" : ` --url ${url}`}`;
  return [`  Your API key was shown at the first start. Another one: ${COMMAND} ${create}`, "", "    KEY=…"];
}

function commandLines({ usableTestId, versions }: RunningSandbox): string[] {
  const { v1, v2, v3 } = versions;
  const person = { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace", examId: usableTestId };
  const first =
    usableTestId === undefined
      ? ["  V1: list the exams (none yet)", `    curl -s ${v1.url}/exams -H "${v1.keyHeader}: $KEY"`]
      : [
          "  V1: invite a candidate to an exam",
          `    curl -s ${v1.url}/candidates -H "${v1.keyHeader}: $KEY" -H "Content-Type: application/json" \\`,
          `      -d '${JSON.stringify(person)}'`,
        ];
  return [
    ...first,
    "  V2: find the same candidate",
    `    curl -s "${v2.url}/candidates?query=ada@example.com" -H "${v2.keyHeader}: $KEY"`,
    "  V3: list people",
    `    curl -s ${v3.url}/boost/v3/people -H "${v3.keyHeader}: $KEY"`,
  ];
}
