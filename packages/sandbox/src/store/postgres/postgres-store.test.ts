import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findServer } from "../../../testing/postgres/database.ts";
import { describeCandidateSearch } from "../../../testing/store-suite/candidate-search.ts";
import { describeCandidates } from "../../../testing/store-suite/candidates.ts";
import { describeDeliveries } from "../../../testing/store-suite/deliveries.ts";
import { describeStore } from "../../../testing/store-suite/store-suite.ts";
import { describeTerms } from "../../../testing/store-suite/terms.ts";
import type { Store } from "../store.ts";
import { createPostgresStore } from "./index.ts";

const server = await findServer();

/**
 * One database and one store for all tests. Each test begins with an empty database; connections and prepared
 * statements stay until a test closes the store.
 */
function useDatabase(options: { plain: boolean }) {
  let url: string;
  let kept: Store | undefined;
  let client: Client;
  let empty = "";

  beforeAll(async () => {
    url = (await server?.createDatabase()) as string;
    kept = await createPostgresStore({ url, ...options });
    client = new Client(url);
    await client.connect();
    const { rows } = await client.query(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'layout_version'",
    );
    empty = rows.map((row) => `DELETE FROM ${row.name}`).join("; ");
  });
  afterAll(async () => {
    await kept?.close();
    await client.end();
    await server?.dropDatabase(url);
  });
  return async () => {
    await client.query(empty);
    const store = kept ?? (await createPostgresStore({ url, ...options }));
    kept = store;
    const close = async () => {
      kept = undefined;
      await store.close();
    };
    return { ...store, close, release() {} };
  };
}

describe.skipIf(server === undefined)("without optional features", () => {
  const createStore = useDatabase({ plain: true });
  describeStore("the store on PostgreSQL", createStore);

  test("reports the use of its connections", async () => {
    await (await createStore()).close();
    const store = await createStore();
    const busy = await store.transact(async () => store.connections?.());
    expect(busy).toContainEqual({ kind: "write", idle: 0, busy: 1, waiting: 0 });
    expect(store.connections?.()).toContainEqual({ kind: "write", idle: 1, busy: 0, waiting: 0 });
    await store.close();
  });
});

describe.skipIf(server === undefined)("the store on PostgreSQL with optional features", () => {
  const createStore = useDatabase({ plain: false });
  describeDeliveries(createStore);
  describeTerms(createStore);
  describeCandidates(createStore);
  describeCandidateSearch(createStore);
});
