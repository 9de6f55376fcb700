import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

/** The server of the test run, and databases in it. */
export interface TestServer {
  /** A new, empty database. */
  createDatabase(): Promise<string>;
  dropDatabase(url: string): Promise<void>;
}

/**
 * The server that DATABASE_URL names, or one of the test run's own. Undefined, with a line that says why, where there is neither: tests
 * of PostgreSQL are skipped then.
 */
export async function findServer(): Promise<TestServer | undefined> {
  const given = process.env.DATABASE_URL;
  const { url, why } = given ? { url: given } : await (await fetch(inject("postgres"))).json();
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
    dropDatabase: (database) => run(`DROP DATABASE ${new URL(database).pathname.slice(1)} WITH (FORCE)`),
  };
}
