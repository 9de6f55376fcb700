import { Client } from "pg";
import { afterAll, beforeAll, describe } from "vitest";
import { findServer } from "../../../testing/postgres/database.ts";
import { describeCandidates } from "../../../testing/store-suite/candidates.ts";
import { describeStore } from "../../../testing/store-suite/store-suite.ts";
import { createPostgresStore } from "./index.ts";

const server = await findServer();

/** One database for all tests, which is emptied for each. */
function useDatabase(options: { plain: boolean }) {
  let url: string;
  let client: Client;
  let empty = "";

  beforeAll(async () => {
    url = (await server?.createDatabase()) as string;
    await (await createPostgresStore({ url, ...options })).close();
    client = new Client(url);
    await client.connect();
    const { rows } = await client.query(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'layout'",
    );
    empty = rows.map((row) => `DELETE FROM ${row.name}`).join("; ");
  });
  afterAll(async () => {
    await client.end();
    await server?.dropDatabase(url);
  });
  return async () => {
    await client.query(empty);
    return createPostgresStore({ url, ...options });
  };
}

describe.skipIf(server === undefined)("a database", () => {
  describeStore("the store on PostgreSQL", useDatabase({ plain: false }));
});

describe.skipIf(server === undefined)("the store on PostgreSQL without the indexes that other engines lack", () => {
  describeCandidates(useDatabase({ plain: true }));
});
