import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { findServer } from "../../testing/postgres/database.ts";
import { hasPgBouncer, startPgBouncer } from "../../testing/postgres/pgbouncer.ts";
import { createPostgresStore } from "../store/postgres/index.ts";
import { type RunningSandbox, startSandbox } from "./start-sandbox.ts";

const server = await findServer();
if (!hasPgBouncer) console.warn("Tests of a pooler are skipped: PgBouncer is not installed.");

describe.skipIf(server === undefined || !hasPgBouncer)("PgBouncer in transaction mode before the database", () => {
  let direct: string;

  beforeAll(async () => {
    direct = (await server?.createDatabase()) as string;
  });
  afterAll(() => server?.dropDatabase(direct));

  test("serves two processes with fewer connections than they have", async () => {
    const databaseUrl = `${await startPgBouncer(direct, 4)}?pooler=transaction`;
    const start = () => startSandbox({ port: 0, databaseUrl, seed: "catalogue", rateLimit: "off", logLevel: "silent" });
    const sandboxes = [await start(), await start()] as [RunningSandbox, RunningSandbox];
    onTestFinished(async () => {
      await Promise.all(sandboxes.map((one) => one.close()));
    });
    const [{ urls, organizationId, usableTestId }] = sandboxes;
    const send = async (url: string, body?: object, headers: Record<string, string> = {}, method = "POST") => {
      const response = await fetch(url, {
        method: body === undefined ? "GET" : method,
        headers: { ...(body && { "content-type": "application/json" }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: JSON.parse(await response.text()) };
    };
    const made = await send(`${urls.control}/organizations/${organizationId}/keys`, { versions: ["V1"] });
    const headers = { "x-api-key": made.body.key };
    const created = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const { urls } = sandboxes[index % 2] as RunningSandbox;
        const given = { email: "maya@example.com", firstName: "Maya", lastName: "Lindqvist", examId: usableTestId };
        const { status, body } = await send(
          `${urls.v1}/candidates`,
          { ...given, externalId: `e${index % 50}` },
          headers,
        );
        const read = status === 201 ? await send(`${urls.v1}/candidates/${body.id}`, undefined, headers) : undefined;
        return { status, read: read?.status };
      }),
    );
    expect(created.filter(({ status, read }) => status === 201 && read === 200)).toHaveLength(50);
    expect(created.filter(({ status }) => status === 400)).toHaveLength(10);
    expect((await send(`${urls.control}/clock/advance`, { duration: "P365D" })).status).toBe(200);
    const snapshot = await send(`${urls.control}/organizations/${organizationId}/snapshots`, { name: "One" });
    expect(snapshot.status).toBe(201);
  });

  test("is refused at the start without ?pooler=transaction", async () => {
    const url = await startPgBouncer(direct, 4);
    await expect(createPostgresStore({ url })).rejects.toThrow("?pooler=transaction");
  });
});
