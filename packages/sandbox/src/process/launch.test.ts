import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { startTestSandbox } from "../../testing/sandbox.ts";
import { testSettings } from "../../testing/test-settings.ts";
import { createSqliteStore } from "../store/sqlite/index.ts";
import { launch } from "./launch.ts";

test("a sandbox that is closed runs no more timers", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { world, settle, close } = await startTestSandbox({ logLevel: "error", logStream });
  await close();
  world.wake();
  await settle().catch(() => {});
  expect(lines).toEqual([]);
});

test("mails that a sandbox begins with lead to where it listens", async () => {
  const { world, origin, organizationId, close } = await startTestSandbox({ seed: "demo" });
  const { items } = await world.store.mails.list(organizationId, {}, { offset: 0, limit: 1 });
  expect(items[0]?.link).toContain(`${origin}/t/`);
  await close();
});

test("while the first data is created, browsers get a page with the progress at once, and others 503 in time", async () => {
  const created = Promise.withResolvers<void>();
  const looked = Promise.withResolvers<readonly [Response, Response]>();
  const launched = launch(
    createSqliteStore({ file: ":memory:" }),
    { ...testSettings, patienceInMs: 1 },
    async ({ links, report }) => {
      report({ work: "seeding", organizationId: "org_1", percent: 42 });
      const page = fetch(`${links.origin}/`, { headers: { accept: "text/html,*/*" } });
      looked.resolve(await Promise.all([page, fetch(`${links.origin}/v2/candidates`)]));
      await created.promise;
    },
  );
  const [page, call] = await looked.promise;
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

test("a request that comes too early waits until everything is there", async () => {
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
