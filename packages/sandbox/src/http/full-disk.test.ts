import { expect, test } from "vitest";
import { filled, post as send } from "../../testing/pages/browse.ts";
import { inviteAda, storeSampleTest } from "../../testing/pages/sample-test.ts";
import { startWithControl } from "../../testing/start-with-control.ts";
import { storedPackage } from "../../testing/store-suite/samples.ts";

test("a full disk is reported in each error object and in the health, until space is free", async () => {
  const { world, urls, origin, apiKey, organizationId, catalogue } = await startWithControl({ maxPages: 600 });
  const { assessment } = await inviteAda(world, await storeSampleTest(world, organizationId));
  const section = await send(origin, `/t/${assessment.token}/start`);
  let packages = 0;
  const put = (size: number) => {
    const one = storedPackage({ id: `pkg_${packages++}`, organizationId, bytes: new Uint8Array(size) });
    return world.store
      .transact((tx) => tx.packages.put(one))
      .then(
        () => true,
        () => false,
      );
  };
  for (let size = 400_000; size > 10; size /= 2) while (await put(size)) {}

  const headers = { "x-api-key": apiKey, "vendor-api-key": apiKey };
  const post = async (url: string, body: object) => {
    const sent = {
      method: "POST",
      body: JSON.stringify(body),
      headers: { ...headers, "content-type": "application/json" },
    };
    const response = await fetch(url, sent);
    return { status: response.status, body: await response.json() };
  };
  const candidate = {
    firstName: "Ada".padEnd(200, "x"),
    lastName: "Lovelace".padEnd(200, "x"),
    email: "ada@example.com",
    examId: catalogue.automatic.id,
  };
  const details = "The sandbox cannot use its database: the disk is full. Nothing was changed.";
  const full = { status: 507, body: expect.objectContaining({ code: 507, errorId: expect.any(String), details }) };
  const health = async () => (await fetch(`${urls.control}/health`)).json();

  // Free space in pages may suffice for a few writes.
  let refused = await post(`${urls.v1}/candidates`, candidate);
  for (let count = 0; refused.status === 201 && count < 100; count++)
    refused = await post(`${urls.v1}/candidates`, candidate);
  expect(refused).toEqual(full);
  const vendor = await fetch(`${urls.v2}/candidates`, {
    method: "POST",
    body: JSON.stringify({
      ...candidate,
      examId: undefined,
      tags: Array.from({ length: 50 }, (_, index) => `t${index}`),
    }),
    headers: { ...headers, "content-type": "application/vnd.vendor.v2.hal+json" },
  });
  expect([vendor.status, await vendor.json()]).toEqual([507, expect.objectContaining({ code: 507, details })]);
  expect(await post(`${urls.control}/organizations`, { name: "New", seed: "demo" })).toEqual(full);
  const page = await send(origin, section.address, filled(section, { ".text": "x".repeat(100_000) }));
  expect([page.status, page.text]).toEqual([507, expect.stringContaining("Nothing can be saved right now")]);

  expect((await fetch(`${urls.v1}/candidates`, { headers })).status).toBe(200);
  expect(await health()).toMatchObject({ status: "DEGRADED", problem: details });

  await world.store.transact(async (tx) => {
    await tx.packages.delete(organizationId, "pkg_0");
  });
  expect(await health()).not.toHaveProperty("problem");
  expect(await post(`${urls.v1}/candidates`, candidate)).toMatchObject({ status: 201 });
});
