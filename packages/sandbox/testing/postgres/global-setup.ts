import { createServer } from "node:http";
import type { TestProject } from "vitest/node";
import { type PostgresServer, startPostgres } from "./server.ts";

/** One lazily started PostgreSQL server per test run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  // Sandboxes started by tests would use it.
  delete process.env.DATABASE_URL;
  let started: Promise<PostgresServer> | undefined;
  const server = createServer(async (_request, response) => {
    if (given) return response.end(JSON.stringify({ url: given }));
    started ??= startPostgres();
    const found = await started.then(
      ({ url }) => ({ url }),
      (error: Error) => ({ why: error.message }),
    );
    return response.end(JSON.stringify(found));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  project.provide("postgres", `http://127.0.0.1:${(server.address() as { port: number }).port}`);
  return async () => {
    server.close();
    await (await started?.catch(() => undefined))?.stop();
  };
}
