import { gzipSync } from "node:zlib";
import { generateServer } from "@assessment-api/codegen";
import { expect, test } from "vitest";
import { bookshop } from "../../test/bookshop.ts";
import { bundle } from "../../test/bundle.ts";

/** Kilobytes with gzip, without MSW. */
const sizeOf = (code: string) => gzipSync(code, { level: 9 }).length / 1000;

const program = (operations: readonly string[], from: string) => `
import { documentHandlers } from "@assessment-api/mock/msw-document";
import { ${operations.join(", ")} } from ${JSON.stringify(from)};
export const api = documentHandlers({ ${operations.join(", ")} });`;

const crud = (name: string) => [`list${name}s`, `create${name}`, `get${name}`, `replace${name}`, `delete${name}`];
const v1 = ["listCandidates", "createCandidate", "getCandidate", "getCandidateResults", "listExams", "getExam"];
const v2 = [
  ...["listCandidates", "createCandidate", "getCandidate", "deleteCandidate", "createAssessment", "getAssessment"],
  ...["listTeams", "createTeam", "getTask", "listSkills"],
];

test.each([
  ["six operations of v1", v1, "@assessment-api/v1/msw", 40],
  ["ten operations of v2", v2, "@assessment-api/v2/msw", 50],
  ["ten operations of another document", [...crud("Book"), ...crud("Author")], "./msw.gen.ts", 33],
])("%s load at most the expected kilobytes, with their examples", async (_, operations, from, most) => {
  const files = from.startsWith(".") ? await generateServer(bookshop as never, { msw: true }) : {};
  const code = await bundle(program(operations, from), files);
  expect(code.includes("example")).toBe(true);
  expect(sizeOf(code)).toBeLessThanOrEqual(most);
});

test("a bundle has only the operations that it mocks", async () => {
  const code = await bundle(program(["listTeams"], "@assessment-api/v2/msw"));
  expect(code.includes("team_3Ea6Lp1C")).toBe(true);
  expect(code.includes("cnd_")).toBe(false);
});
