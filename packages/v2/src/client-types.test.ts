/** Compiler messages for mistakes in client code; the first line must explain the mistake. */
import { expect, test } from "vitest";
import { compile } from "./testing/compile.ts";

test("a wrong path: the paths of the method", () => {
  const { findings } = compile(`import { createClient } from "./index.ts";
    const client = createClient({ baseUrl: "https://api.assessments.example/v2", apiKey: "key" });
    client.PATCH("/candidates", { body: {} });
    client.DELETE("/tests");
    client.GET("/candidate");`);
  const patched = `"/candidates/{id}" | "/candidates/{id}/assessments/{assessmentId}" | "/tests/{id}"`;
  expect(findings).toEqual([
    `Argument of type '"/candidates"' is not assignable to parameter of type '${patched}'.`,
    expect.stringMatching(
      /^Argument of type '"\/tests"' is not .* '"\/candidates\/\{id\}" \| .*"\/invitations\/\{id\}"/,
    ),
    expect.stringMatching(/^Argument of type '"\/candidate"' is not .* '"\/candidates" \| "\/candidates\/\{id\}" \| /),
  ]);
});
