import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Address where test files request the server, which starts with the first request. */
    readonly postgres: string;
  }
}

/** The server of the test run, and databases in it. */
export interface TestServer {
  /** A new, empty database. */
  createDatabase(): Promise<string>;
  dropDatabase(url: string): Promise<void>;
  /** Cuts all connections to a database, which takes no further ones until it is opened again. */
  shut(url: string): Promise<void>;
  open(url: string): Promise<void>;
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

/**
 * The server that DATABASE_URL names, or one of the test run's own. Undefined, with a line that says why, where there is neither: tests
 * of PostgreSQL are skipped then.
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
