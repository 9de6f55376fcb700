import { Client } from "pg";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { createPostgresStore } from "../../src/store/postgres/index.ts";
import type { Store } from "../../src/store/store.ts";
import { OURS, organization } from "../store-suite/samples.ts";
import type { TestServer } from "./database.ts";

/** One database per test file, with stores of several processes. */
export function useDatabase(server: TestServer | undefined) {
  const database = {} as { url: string; client: Client };

  beforeAll(async () => {
    database.url = (await server?.createDatabase()) as string;
    database.client = new Client(database.url);
    await database.client.connect();
  });
  afterAll(async () => {
    await database.client.end();
    await server?.dropDatabase(database.url);
  });

  async function open(): Promise<[Store, Store]> {
    const { url } = database;
    const stores = await Promise.all([createPostgresStore({ url }), createPostgresStore({ url })]);
    onTestFinished(async () => {
      await Promise.all(stores.map((store) => store.close()));
    });
    await stores[0].transact(async (tx) => {
      await tx.organizations.delete(OURS);
      await tx.organizations.put(organization());
    });
    while (await stores[0].sweep());
    return stores;
  }

  return { database, open };
}
