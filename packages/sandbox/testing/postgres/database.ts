import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Socket path for requesting the server, which starts on the first request. */
    readonly postgres: string;
  }
}

export interface TestServer {
  createDatabase(): Promise<string>;
  dropDatabase(url: string): Promise<void>;
  /** Cuts all connections to a database and rejects new ones until the next open. */
  shut(url: string): Promise<void>;
  open(url: string): Promise<void>;
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

/**
 * Returns the server at DATABASE_URL or of the test run. Undefined, with a printed reason, if unavailable:
 * PostgreSQL tests are skipped.
 */
export async function findServer(): Promise<TestServer | undefined> {
  const { url, why } = await (await fetch(inject("postgres"))).json();
  if (url === undefined) {
    console.warn(`Tests of PostgreSQL are skipped: ${why}`);
    return undefined;
  }
  const run = async (sql: string) => {
    const client = new Client(url);
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  return {
    async createDatabase() {
      const name = `sandbox_test_${randomBytes(6).toString("hex")}`;
      await run(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    async shut(database) {
      await run(`ALTER DATABASE ${nameOf(database)} ALLOW_CONNECTIONS false`);
      await run(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${nameOf(database)}'`);
    },
    open: (database) => run(`ALTER DATABASE ${nameOf(database)} ALLOW_CONNECTIONS true`),
    dropDatabase: (database) => run(`DROP DATABASE ${nameOf(database)} WITH (FORCE)`),
  };
}
