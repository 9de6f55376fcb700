import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { replacing } from "../../testing/replacing.ts";
import { startTestSandbox } from "../../testing/sandbox.ts";
import { testSettings } from "../../testing/test-settings.ts";
import { exportSnapshot } from "../service/snapshot-files.ts";
import { createSnapshot } from "../service/snapshots.ts";
import { createSqliteStore } from "../store/sqlite/index.ts";
import type { Transaction } from "../store/store.ts";
import { launch } from "./launch.ts";

test("a closed sandbox runs no timers", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { world, settle, close } = await startTestSandbox({ logLevel: "error", logStream });
  await close();
  world.wake();
  await settle().catch(() => {});
  expect(lines).toEqual([]);
});

test("an import whose store is closed ends with 503 and one line in the log", async () => {
  const lines: string[] = [];
  const begun = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<Buffer>();
  const importing = (tx: Transaction) =>
    replacing(tx, {
      snapshots: replacing(tx.snapshots, {
        async begin(snapshot) {
          await tx.snapshots.begin(snapshot);
          if (snapshot.name === "imported") begun.resolve();
        },
      }),
    });
  const { world, urls, organizationId, close } = await startTestSandbox({
    seed: "demo",
    logLevel: "info",
    logStream: { write: (line) => void lines.push(line) },
    around: (store) => replacing(store, { transact: (work) => store.transact((tx) => work(importing(tx))) }),
  });
  const { id } = await createSnapshot(world, organizationId, { name: "exported", keepsDeleted: true });
  const file = Buffer.concat(await Array.fromAsync(await exportSnapshot(world, organizationId, id)));
  const half = file.length / 2;
  async function* sent() {
    yield file.subarray(0, half);
    yield rest.promise;
  }
  const address = `${urls.control}/organizations/${organizationId}/snapshots/file?name=imported`;
  const upload = request(address, { method: "POST", headers: { "content-type": "application/gzip" } });
  const responded = once(upload, "response");
  Readable.from(sent()).pipe(upload);
  await begun.promise;
  await world.store.close();
  rest.resolve(file.subarray(half));
  const [response] = (await responded) as [IncomingMessage];
  expect(response.statusCode).toBe(503);
  expect(await json(response)).toMatchObject({ details: expect.stringContaining("the sandbox is stopping") });
  await close();
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ status: 503, msg: "request" })]);
});

test("mails of the first data link to the address of the sandbox", async () => {
  const { world, origin, organizationId, close } = await startTestSandbox({ seed: "demo" });
  const { items } = await world.store.mails.list(organizationId, {}, { offset: 0, limit: 1 });
  expect(items[0]?.link).toContain(`${origin}/t/`);
  await close();
});

test("during the creation of the first data, browsers get a progress page, and other clients 503", async () => {
  const created = Promise.withResolvers<void>();
  const responses = Promise.withResolvers<readonly [Response, Response]>();
  const launched = launch(
    createSqliteStore({ file: ":memory:" }),
    { ...testSettings, holdTimeoutInMs: 1 },
    async ({ links, report }) => {
      report({ work: "seeding", organizationId: "org_1", percent: 42 });
      const page = fetch(`${links.origin}/`, { headers: { accept: "text/html,*/*" } });
      responses.resolve(await Promise.all([page, fetch(`${links.origin}/v2/candidates`)]));
      await created.promise;
    },
  );
  const [page, call] = await responses.promise;
  expect([page.status, page.headers.get("refresh"), await page.text()]).toEqual([
    503,
    "2",
    expect.stringContaining("creates its data: 42 %"),
  ]);
  expect([call.status, call.headers.get("retry-after"), await call.json()]).toEqual([
    503,
    "2",
    expect.objectContaining({ details: expect.stringContaining("The sandbox is starting") }),
  ]);
  created.resolve();
  await (await launched).close();
});

test("an early request waits for the first data", async () => {
  const order: string[] = [];
  const other = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  let early: Promise<unknown> | undefined;
  const { close } = await launch(createSqliteStore({ file: ":memory:" }), testSettings, async ({ links, store }) => {
    early = fetch(`${links.origin}/`).then(() => order.push("responded"));
    // Enough round trips for a response.
    for (let turn = 0; turn < 20; turn++) await fetch(elsewhere).then(() => store.settings.get("clock"));
    order.push("prepared");
  });
  await early;
  expect(order).toEqual(["prepared", "responded"]);
  other.close();
  await close();
});
