/** Compiler messages for mistakes in server code; the first line must explain the mistake. */
import { join } from "node:path";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";

const handler = (operation: string, body: string) => `
import type { Handlers } from "./server.ts";
type Handler<Name extends keyof Handlers<object>> = Handlers<object>[Name];
export const ${operation}: Handler<"${operation}"> = (request) => (${body});
`;

const registration = '{ id: "whk_1", url: request.body.hookUrl, secret: "s", apiVersion: "V2" }';
const team = '{ id: "team_1", name: request.body.name, businessUnit: false }';
const link = '{ href: "https://api.assessments.example/v2/tests/tst_1" }';
const created = `{ id: "tst_1", name: "Go", skills: ["Go"], durationInMinutes: 75, customFields: {}, _links: { self: ${link} } }`;
const problem = '{ code: 404, errorId: "err_1", details: "gone", validationErrors: [] }';

const response = (name: string, statuses: string) =>
  `is not assignable to type 'Returned<[${statuses}, "default"], ${name}>'.`;

const cases: Record<string, [source: string, firstLine: string, reason: string]> = {
  "a right response": [handler("registerWebhook", `{ status: 202, body: ${registration} }`), "", ""],
  "a missing operation": [
    `import { type Handlers, notImplemented } from "./server.ts";
     const { listTeams, ...rest } = notImplemented;
     export const handlers: Handlers<object> = rest;`,
    "but required in type 'Handlers<object>'.",
    "Property 'listTeams' is missing",
  ],
  "a missing security handler": [
    'import type { SecurityHandlers } from "./server.ts";\nexport const security: SecurityHandlers<object> = {};',
    "Property 'ApiKey' is missing in type '{}' but required in type 'SecurityHandlers<object>'.",
    "Property 'ApiKey' is missing",
  ],
  "an undeclared status": [
    handler("registerWebhook", `{ status: 201, body: ${registration} }`),
    "Type '201' is not assignable to type 'Other4XXOr5XX<[202, 400, 401, 429]>'.",
    "Type '201' is not assignable",
  ],
  "an undeclared status of a function with a body": [
    handler("registerWebhook", "{ status: 201 }").replace("=> ({ status: 201 })", "=> { return { status: 201 }; }"),
    '=> Returned<[202, 400, 401, 429, "default"], RegisterWebhookResponse>\'.',
    "Property 'body' is missing",
  ],
  "an undeclared status of an async function": [
    handler("registerWebhook", "{ status: 201 }").replace("(request) =>", "async () =>"),
    response("RegisterWebhookResponse", "202, 400, 401, 429"),
    "Property 'body' is missing",
  ],
  "a wrong media type": [
    handler("createTeam", `{ status: 200, contentType: "application/hal+json", body: ${team} }`),
    response("CreateTeamResponse", "200, 400, 401, 429"),
    `Type '"application/hal+json"' is not assignable to type '"application/json"'.`,
  ],
  "a missing media type where there are two": [
    handler("createTeam", `{ status: 200, body: ${team} }`),
    response("CreateTeamResponse", "200, 400, 401, 429"),
    "Property 'contentType' is missing",
  ],
  "a missing Location": [
    handler("createTest", `{ status: 201, body: ${created} }`),
    response("CreateTestResponse", "201, 400, 401, 404, 429"),
    "but required in type '{ status: 201; headers: { location: string; };",
  ],
  "a wrong body": [
    handler("registerWebhook", '{ status: 202, body: { id: "whk_1" } }'),
    response("RegisterWebhookResponse", "202, 400, 401, 429"),
    "url, secret, apiVersion",
  ],
  "a wrong error shape": [
    handler("getTest", '{ status: 404, body: { message: "gone", errorType: "RESOURCE_NOT_FOUND" } }'),
    response("GetTestResponse", "200, 401, 404, 429"),
    "code, errorId, details, validationErrors",
  ],
  "a body where there is none": [
    handler("deleteTeam", `{ status: 204, body: ${problem} }`),
    response("DeleteTeamResponse", "204, 401, 404, 429"),
    "is not assignable to type 'undefined'.",
  ],
  "a field that the request does not have": [
    handler("registerWebhook", "{ status: 202, body: request.body.url }"),
    "Property 'url' does not exist on type 'NewWebhook'.",
    "'url' does not exist",
  ],
};

const messages = new Map<string, string>();
beforeAll(() => {
  const { config } = ts.readConfigFile(join(import.meta.dirname, "../tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(import.meta.dirname, ".."));
  Object.assign(options, { noUnusedLocals: false, noUnusedParameters: false });
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  const path = (name: string) => join(import.meta.dirname, `${name.replaceAll(" ", "-")}.case.ts`);
  const sources = new Map(Object.entries(cases).map(([name, [source]]) => [path(name), source]));
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.getSourceFile = (file, target, ...rest) => {
    const source = sources.get(file);
    return source === undefined ? getSourceFile(file, target, ...rest) : ts.createSourceFile(file, source, target);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  for (const name of Object.keys(cases)) {
    const [first] = ts.getPreEmitDiagnostics(program, program.getSourceFile(path(name)));
    const text = first ? ts.flattenDiagnosticMessageText(first.messageText, "\n") : "";
    messages.set(name, text);
  }
});

test.each(Object.entries(cases))("%s", (name, [, firstLine, reason]) => {
  const lines = messages.get(name)?.split("\n") ?? [];
  expect(lines.at(0)?.endsWith(firstLine), lines.at(0)).toBe(true);
  expect(lines.at(-1)).toContain(reason);
  expect(lines.join("") === "").toBe(name === "a right response");
});
