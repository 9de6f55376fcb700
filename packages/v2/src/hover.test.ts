/** What an editor shows of a value: the document's own name of its type. */
import { join } from "node:path";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";

const file = join(import.meta.dirname, "hovered.ts");
const text = `
import { createClient, paginate, unwrap } from "./index.ts";
import type { Handlers } from "./server.ts";

const client = createClient({ baseUrl: "https://api.assessments.example/v2", apiKey: "key" });
const params = { path: { id: "cnd_4h7Qm2Xs" } };
export const unwrapped = await unwrap(client.GET("/candidates/{id}", { params }));
export const { status } = unwrapped;
for await (const listed of paginate(client, "/candidates")) listed.status;
export const handler: Handlers<object>["createInvitation"] = ({ body }) => { throw body; };
`;

const shown = new Map<string, string>();
beforeAll(() => {
  const { config } = ts.readConfigFile(join(import.meta.dirname, "../tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(import.meta.dirname, ".."));
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version, ...rest) =>
    name === file ? ts.createSourceFile(name, text, version) : getSourceFile(name, version, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const visit = (node: ts.Node): void => {
    if ((ts.isVariableDeclaration(node) || ts.isBindingElement(node)) && ts.isIdentifier(node.name))
      shown.set(node.name.text, checker.typeToString(checker.getTypeAtLocation(node)));
    ts.forEachChild(node, visit);
  };
  const source = program.getSourceFile(file);
  if (source) visit(source);
  expect(program.getSemanticDiagnostics(source).map(({ messageText }) => messageText)).toEqual([]);
}, 60_000);

test.each([
  ["status", "CandidateStatus"],
  ["listed", "Candidate"],
  ["body", "NewInvitation"],
])("%s is a %s", (name, type) => {
  expect(shown.get(name)).toBe(type);
});
