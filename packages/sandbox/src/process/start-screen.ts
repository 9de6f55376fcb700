import type { RunningSandbox } from "./start-sandbox.ts";

export interface StartScreenOptions {
  /** Where the data is, as the user wrote it. */
  readonly data: string;
  /** Whether the control API asks for a token. */
  readonly guarded: boolean;
}

/** What a user sees when the sandbox is up: where things are, the key, a command per version, and what to try next. */
export function startScreen(sandbox: RunningSandbox, { data, guarded }: StartScreenOptions): string {
  const { url, urls, versions } = sandbox;
  const token = guarded ? ` -H "Authorization: Bearer $TOKEN"` : "";
  return [
    "Assessment API sandbox",
    "",
    ...versions.map(({ name, url }) => `  ${name.padEnd(8)} ${url}`),
    `  Control  ${urls.control}  (${guarded ? "asks for the token" : "open to this machine only"})`,
    `  Docs     ${versions.map(({ name }) => `${urls.docs}/${name.toLowerCase()}`).join(" ")} ${urls.docs}/control`,
    `  Data     ${data === ":memory:" ? "in memory, gone when the sandbox ends" : data}`,
    "",
    ...keyLines(sandbox),
    "",
    ...commandLines(sandbox),
    "",
    "  Then",
    `    read the mail   curl -s ${urls.control}/organizations/${sandbox.organizationId}/mails${token}`,
    "    take the test   open the mail's link in a browser",
    `    let time pass   curl -s ${urls.control}/clock/advance -H "Content-Type: application/json"${token} -d '{"duration":"P3D"}'`,
    "",
    ...missingLines(sandbox),
    `  Everything that is here: ${url}/`,
    "",
    "Stop with Ctrl+C.",
  ].join("\n");
}

function keyLines({ apiKey }: RunningSandbox): string[] {
  if (apiKey !== undefined)
    return ["  Your API key, shown this once; only its hash is stored:", "", `    KEY=${apiKey}`];
  return [
    "  Your API key was shown at the first start. Another one: assessment-api-sandbox keys create",
    "  (in a checkout: pnpm sandbox keys create)",
    "",
    "    KEY=…",
  ];
}

function commandLines({ urls, usableTestId, versions }: RunningSandbox): string[] {
  const people = versions.some(({ name, missing }) => name === "V3" && missing.includes("listPeople"));
  const person = { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace", examId: usableTestId };
  const first =
    usableTestId === undefined
      ? ["  V1: list the exams, of which there are none yet", `    curl -s ${urls.v1}/exams -H "X-Api-Key: $KEY"`]
      : [
          "  V1: invite a candidate to an exam",
          `    curl -s ${urls.v1}/candidates -H "X-Api-Key: $KEY" -H "Content-Type: application/json" \\`,
          `      -d '${JSON.stringify(person)}'`,
        ];
  return [
    ...first,
    "  V2: find the same candidate",
    `    curl -s "${urls.v2}/candidates?query=ada@example.com" -H "Vendor-Api-Key: $KEY"`,
    `  V3: list people${people ? ", which answers 501 so far" : ""}`,
    `    curl -s ${urls.v3}/boost/v3/people -H "X-API-KEY: $KEY"`,
  ];
}

function missingLines({ versions }: RunningSandbox): string[] {
  const missing = versions.filter((version) => version.missing.length > 0);
  if (missing.length === 0) return [];
  const counts = missing.map((version) => `${version.missing.length} of ${version.name}`).join(" and ");
  return [`  Not there yet, answered with 501: ${counts} operations, listed on the page below.`];
}
