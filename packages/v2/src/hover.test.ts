/** Editors show the document's names of types. */
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { compile } from "./testing/compile.ts";

const text = `
import { createClient, getTest, paginate, unwrap } from "./index.ts";
import type { Handlers } from "./server.ts";

const client = createClient({ baseUrl: "https://api.assessments.example/v2", apiKey: "key" });
const params = { path: { id: "cnd_4h7Qm2Xs" } };
export const unwrapped = await unwrap(client.GET("/candidates/{id}", { params }));
export const { data, error } = await client.POST("/candidates", { body: { email: "maya@example.com" } });
export const { _links, status, _embedded: { assessments } } = unwrapped;
export const called = await unwrap(getTest(client, { params }));
for await (const listed of paginate(client, "/candidates")) listed.status;
export const handler: Handlers<object>["createInvitation"] = ({ body }) => { throw body; };
`;

describe.each([true, false])("with exact optional properties: %s", (exactOptionalPropertyTypes) => {
  const shown = new Map<string, string>();
  beforeAll(() => {
    const { checker, source, findings } = compile(text, { exactOptionalPropertyTypes });
    const visit = (node: ts.Node): void => {
      if ((ts.isVariableDeclaration(node) || ts.isBindingElement(node)) && ts.isIdentifier(node.name))
        shown.set(node.name.text, checker.typeToString(checker.getTypeAtLocation(node)));
      ts.forEachChild(node, visit);
    };
    visit(source);
    expect(findings).toEqual([]);
  });

  test.each([
    ["unwrapped", "CandidateExtended"],
    ["called", "Test"],
    ["data", "Candidate | undefined"],
    ["error", "ErrorObject | undefined"],
    ["_links", "CandidateLinks"],
    ["status", "CandidateStatus"],
    ["assessments", "Assessment[]"],
    ["listed", "Candidate"],
    ["body", "NewInvitation"],
  ])("%s is a %s", (name, type) => {
    expect(shown.get(name)).toBe(type);
  });
});
