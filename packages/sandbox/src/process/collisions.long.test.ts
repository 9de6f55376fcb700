import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { findServer } from "../../testing/postgres/database.ts";
import type { Candidate } from "../domain/candidates.ts";
import { createPostgresStore } from "../store/postgres/index.ts";
import type { Store } from "../store/store.ts";
import { type RunningSandbox, startSandbox } from "./start-sandbox.ts";

const server = await findServer();

const CLIENTS = 64;

describe.skipIf(server === undefined)("clients of several processes at the same time", () => {
  let databaseUrl: string;
  let client: Client;

  beforeAll(async () => {
    databaseUrl = (await server?.createDatabase()) as string;
    client = new Client(databaseUrl);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await server?.dropDatabase(databaseUrl);
  });

  async function start() {
    const start = () => startSandbox({ port: 0, databaseUrl, seed: "catalogue", rateLimit: "off", logLevel: "silent" });
    const sandboxes = [await start(), await start()];
    onTestFinished(async () => {
      await Promise.all(sandboxes.map((one) => one.close()));
    });
    const { urls, organizationId, usableTestId } = sandboxes[0] as RunningSandbox;
    const control = `${urls.control}/organizations/${organizationId}`;
    const send = async (url: string, method: string, body: object, headers: Record<string, string> = {}) => {
      const response = await fetch(url, {
        method,
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
    };
    const { key } = (await send(`${control}/keys`, "POST", { versions: ["V1", "V2"] })).body;
    const create = (index: number, externalId: string = randomUUID()) => {
      const { urls } = sandboxes[index % 2] as RunningSandbox;
      const body = { email: "maya@example.com", firstName: "Maya", lastName: "Lindqvist", externalId };
      return send(`${urls.v1}/candidates`, "POST", { ...body, examId: usableTestId }, { "x-api-key": key });
    };
    return { sandboxes, control, send, create };
  }

  /** Counts rolled back and all transactions during `work`. */
  async function transactionsOf(work: () => Promise<unknown>) {
    const read = async () => {
      await client.query("SELECT pg_stat_clear_snapshot()");
      const { rows } = await client.query(
        "SELECT xact_commit::integer AS commits, xact_rollback::integer AS rollbacks FROM pg_stat_database WHERE datname = current_database()",
      );
      return rows[0] as { commits: number; rollbacks: number };
    };
    const before = await read();
    await work();
    // Connections report statistics within a second.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const after = await read();
    return { commits: after.commits - before.commits, rollbacks: after.rollbacks - before.rollbacks };
  }

  const together = <Result>(count: number, work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  test("repeat one creation in a hundred at most, in one organization", async () => {
    const { create } = await start();
    await together(CLIENTS, create);
    const each = 5;
    const { rollbacks } = await transactionsOf(() =>
      together(CLIENTS, async (index) => {
        for (let count = 0; count < each; count++) expect((await create(index)).status).toBe(201);
      }),
    );
    expect(rollbacks).toBeLessThanOrEqual((CLIENTS * each) / 100);
  });

  test("create each externalId once", async () => {
    const { create } = await start();
    const externalIds = Array.from({ length: 4 }, (_, index) => `wanted-${randomUUID()}-${index}`);
    const created = await together(192, (index) => create(index, externalIds[index % externalIds.length]));
    expect(created.filter(({ status }) => status === 201)).toHaveLength(externalIds.length);
    expect(created.filter(({ status }) => status === 400)).toHaveLength(192 - externalIds.length);
  });

  test("spend each credit once", async () => {
    const { sandboxes, control, send, create } = await start();
    expect((await send(control, "PATCH", { credits: 10 })).status).toBe(200);
    const invited = await together(96, (index) => create(index));
    expect(invited.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(invited.filter(({ status }) => status === 417)).toHaveLength(86);
    const [one] = sandboxes as [RunningSandbox];
    const list = async (path: string) => (await fetch(`${one.urls.control}/organizations${path}`)).json();
    expect(await list(`/${one.organizationId}`)).toMatchObject({ credits: 0 });
    const { items } = (await list(`/${one.organizationId}/journal?kind=CHANGE&count=100`)) as {
      items: { operation: string; patch?: { before: number; after: number }[] }[];
    };
    const spent = items.filter(({ operation }) => operation === "organizations").slice(0, 10);
    expect(spent).toHaveLength(10);
    await send(control, "PATCH", { credits: null });
  });

  test("lose no update of one candidate", async () => {
    const { sandboxes, create } = await start();
    const { id } = (await create(0)).body as { id: string };
    const { organizationId } = sandboxes[0] as RunningSandbox;
    const stores = [await createPostgresStore({ url: databaseUrl }), await createPostgresStore({ url: databaseUrl })];
    await together(650, (index) =>
      (stores[index % 2] as Store).transact(async (tx) => {
        const candidate = (await tx.candidates.get(organizationId, id)) as Candidate;
        await tx.candidates.put({ ...candidate, tags: [...candidate.tags, `tag-${index}`] });
      }),
    );
    expect((await stores[0]?.candidates.get(organizationId, id))?.tags).toHaveLength(650);
    await Promise.all(stores.map((store) => store.close()));
  });
});
