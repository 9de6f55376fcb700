import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSandbox } from "@assessment-api/sandbox";
import { fillDatabase } from "@assessment-api/sandbox/fill-database";
import { createClient, unwrap } from "@assessment-api/v1";

/** A data folder of the sandbox with one organization of many candidates. */
export interface SandboxDatabase {
  readonly candidates: number;
  readonly data: string;
  readonly apiKey: string;
  /** One of the candidates, from the middle. */
  readonly candidateId: string;
  /** A test that candidates can be invited to. */
  readonly testId: string;
  readonly bytes: number;
  delete(): void;
}

const quiet = { port: 0, seed: "none", logLevel: "silent" } as const;

/** Makes a database with that many candidates in a temporary folder. */
export async function createDatabase(candidates: number): Promise<SandboxDatabase> {
  const data = mkdtempSync(join(tmpdir(), "assessment-api-bench-"));
  const apiKey = "bench-key-of-the-sandbox";
  const fresh = await startSandbox({ data, apiKey, ...quiet });
  await fresh.close();
  const ids = await fillDatabase(data, fresh.organizationId, candidates);

  const filled = await startSandbox({ data, apiKey, ...quiet });
  const { items } = await unwrap(createClient({ baseUrl: filled.urls.v1, apiKey }).GET("/exams"));
  await filled.close();
  return {
    candidates,
    data,
    apiKey,
    candidateId: ids[Math.floor(ids.length / 2)] ?? "",
    testId: items[0]?.id ?? "",
    bytes: statSync(join(data, "sandbox.sqlite")).size,
    delete: () => rmSync(data, { recursive: true, force: true }),
  };
}
