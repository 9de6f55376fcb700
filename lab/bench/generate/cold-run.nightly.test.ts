import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { coldRun } from "./cold-run.ts";
import type { ContestantName } from "./contestants/index.ts";

const folder = mkdtempSync(join(tmpdir(), "assessment-api-bench-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const server = ["operations.gen.ts", "routes.gen.ts", "server.gen.ts", "validators.gen.d.ts", "validators.gen.js"];
const client = [
  "api.gen.ts",
  "client.gen.ts",
  "errors.gen.ts",
  "functions.gen.ts",
  "lazy.gen.ts",
  "lists.gen.ts",
  "models.gen.ts",
  "requests.gen.ts",
  "responses",
  "responses.gen.ts",
  "schema.d.ts",
  "webhooks.gen.ts",
];

// The other contestants run in client-size.test.ts.
test.each<{ name: ContestantName; into: string; files: string[] }>([
  { name: "openapi-typescript", into: "v1", files: ["schema.d.ts"] },
  { name: "openapi-typescript-specs", into: "v1", files: ["schema.d.ts"] },
  { name: "assessment-api", into: "v1", files: client },
  { name: "published", into: "v1", files: [...client, ...server].sort() },
  {
    name: "pipeline",
    into: "packages/v1/src/generated",
    files: [...client, ...server, "openapi.json", "facts.json"].sort(),
  },
])("$name writes V1 into the given folder", async ({ name, into, files }) => {
  const { cpuMs, elapsedMs } = await coldRun(name, join(folder, name), ["v1"]);
  expect(cpuMs).toBeGreaterThan(50);
  expect(elapsedMs).toBeGreaterThan(50);
  const written = join(folder, name, into);
  expect(readdirSync(written).sort()).toEqual(files);
  expect(readFileSync(join(written, "schema.d.ts"), "utf8")).toContain("listCandidates: {");
});
