/** The first line of what the compiler says about a wrong program: it names what is allowed. */
import { expect, test } from "vitest";
import { compile } from "./testing/compile.ts";

test("a wrong path: the paths of the method", { timeout: 60_000 }, () => {
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

test("a wrong status: those of the operation, successes first", { timeout: 60_000 }, () => {
  const { findings } = compile(`import type { Handlers } from "./server.ts";
    export const handlers: Pick<Handlers<object>, "getCandidate" | "deleteCandidate"> = {
      getCandidate() { return { status: 204 }; },
      async deleteCandidate() { return { status: 200 }; },
    };
    export const expression: Handlers<object>["getCandidate"] = () => ({ status: 202 });`);
  expect(findings).toEqual([
    expect.stringMatching(/=> Returned<\[200, 401, 404, 429, "default"\], GetCandidateResponse>'\.$/),
    expect.stringMatching(/=> Returned<\[204, 401, 404, 429, "default"\], DeleteCandidateResponse>'\.$/),
    "Type '202' is not assignable to type 'Other4XXOr5XX<[200, 401, 404, 429]>'.",
  ]);
  for (const finding of findings) expect(finding?.length).toBeLessThan(180);
});
