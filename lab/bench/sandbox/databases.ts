import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startSandbox } from "@assessment-api/sandbox";
import { fillDatabase } from "@assessment-api/sandbox/testing/fill-database";
import { createClient, unwrap } from "@assessment-api/v1";

export interface SandboxDatabase {
  readonly candidates: number;
  readonly data: string;
  readonly apiKey: string;
  /** The first id is from the middle. */
  readonly candidateIds: readonly string[];
  readonly testId: string;
  readonly bytes: number;
  delete(): void;
}

const cli = join(dirname(fileURLToPath(import.meta.resolve("@assessment-api/sandbox/package.json"))), "src/cli.ts");

export async function copyToPostgres({ data }: SandboxDatabase, url: string): Promise<void> {
  await promisify(execFile)(process.execPath, [cli, "move", "--from", data, "--to", url]);
}

const quiet = { port: 0, seed: "none", logLevel: "silent", rateLimit: "off" } as const;

export async function createDatabase(candidates: number): Promise<SandboxDatabase> {
  const data = mkdtempSync(join(tmpdir(), "assessment-api-bench-"));
  const apiKey = "bench-key-of-the-sandbox";
  const fresh = await startSandbox({ data, apiKey, ...quiet });
  await fresh.close();
  const ids = await fillDatabase(data, fresh.organizationId, candidates);

  const filled = await startSandbox({ data, apiKey, ...quiet });
  const client = createClient({ baseUrl: filled.urls.v1, apiKey });
  const { items } = await unwrap(client.GET("/exams"));
  const shown: string[] = [];
  for (const id of ids) if ((await client.GET("/candidates/{id}", { params: { path: { id } } })).data) shown.push(id);
  await filled.close();
  return {
    candidates,
    data,
    apiKey,
    candidateIds: [...shown.slice(shown.length / 2), ...shown.slice(0, shown.length / 2)],
    testId: items[0]?.id ?? "",
    bytes: statSync(join(data, "sandbox.sqlite")).size,
    delete: () => rmSync(data, { recursive: true, force: true }),
  };
}
