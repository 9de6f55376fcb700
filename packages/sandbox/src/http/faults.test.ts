import { type NewFault, unwrap } from "@assessment-api/control";
import { expect } from "vitest";
import { at, refusal, startWithControl } from "../../testing/start-with-control.ts";
import { testGiven } from "../../testing/test-given.ts";
import { deleteFault } from "../service/faults.ts";
import { listJournal } from "../service/journal.ts";

async function start() {
  const sandbox = await startWithControl();
  const { control, organizationId, urls, apiKey } = sandbox;
  return {
    ...sandbox,
    order: async (body: NewFault) =>
      unwrap(control.POST("/organizations/{id}/faults", { ...at({ id: organizationId }), body })),
    faults: async () => (await unwrap(control.GET("/organizations/{id}/faults", at({ id: organizationId })))).items,
    exams: (key = apiKey) =>
      fetch(`${urls.v1}/exams`, { headers: { "x-api-key": key } }).then(
        ({ status }) => status,
        () => "cut",
      ),
    candidates: () => fetch(`${urls.v2}/candidates`, { headers: { "vendor-api-key": apiKey } }),
  };
}

const test = testGiven(start, ["order", "exams", "faults", "candidates"]);

test("the given number of requests fails, then none", async ({ order, exams, faults }) => {
  const { id } = await order({ outcome: 503, count: 2 });
  expect(await exams()).toBe(503);
  expect(await faults()).toMatchObject([{ id, count: 1 }]);
  expect([await exams(), await exams()]).toEqual([503, 200]);
  expect(await faults()).toEqual([]);
});

test("a fault affects only matching requests", async () => {
  const { order, exams, candidates, other, control, organizationId } = await start();
  const createKey = (id: string) => unwrap(control.POST("/organizations/{id}/keys", { ...at({ id }), body: {} }));
  const [key, theirs] = [await createKey(organizationId), await createKey(other.organizationId)];
  await order({ outcome: 500, version: "V1", operation: "listExams", keyId: key.id });
  expect(await exams(key.key)).toBe(500);
  expect([await exams(), await exams(theirs.key), (await candidates()).status]).toEqual([200, 200, 200]);
});

test("a request without a valid key is refused as usual", async ({ order, exams, faults }) => {
  await order({ outcome: 500, count: 1 });
  expect(await exams("unknown-key")).toBe(401);
  expect(await faults()).toHaveLength(1);
});

test("429 has the headers of the documents, and the version's error object", async ({ order, candidates }) => {
  const { id } = await order({ outcome: 429, version: "V2" });
  const response = await candidates();
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("1");
  expect(response.headers.get("ratelimit-remaining")).toBe("0");
  expect(await response.json()).toMatchObject({ code: 429, details: `Injected by the fault ${id}` });
});

test("a cut connection changes nothing", async () => {
  const { order, v1, catalogue, world, organizationId, exams } = await start();
  const { id } = await order({ outcome: "connection" });
  expect(await exams()).toBe("cut");
  const body = { email: "maya@example.com", firstName: "Maya", lastName: "Lind", examId: catalogue.manual.id };
  await expect(v1.POST("/candidates", { body })).rejects.toThrow();
  await deleteFault(world, organizationId, id);
  const all = { offset: 0, limit: 10 };
  expect((await world.store.candidates.search(organizationId, {}, all)).total).toBe(0);
});

test("a delay comes first; without an outcome, the service responds afterwards", async ({ order, exams, faults }) => {
  await order({ delayInMs: 600_000, count: 1 });
  let isDelayed = true;
  void exams().finally(() => {
    isDelayed = false;
  });
  await expect.poll(faults).toEqual([]);
  expect([await exams(), await exams(), isDelayed]).toEqual([200, 200, true]);
  await order({ delayInMs: 1, count: 1 });
  expect(await exams()).toBe(200);
});

test("a random share of the requests fails", async ({ order, exams }) => {
  await order({ outcome: 503, share: 0.5 });
  const statuses = new Set<unknown>();
  for (let attempt = 0; attempt < 100 && statuses.size < 2; attempt++) statuses.add(await exams());
  expect(statuses).toEqual(new Set([200, 503]));
});

test("concurrent requests use up the exact count", async ({ order, exams }) => {
  await order({ outcome: 503, count: 3 });
  const statuses = await Promise.all(Array.from({ length: 12 }, () => exams()));
  expect(statuses.filter((status) => status === 503)).toHaveLength(3);
});

test("the journal names the fault in each affected request", async () => {
  const { order, exams, world, organizationId } = await start();
  const { id: faultId } = await order({ outcome: "connection", count: 1 });
  await exams();
  await exams();
  const { items } = await listJournal(world, organizationId, { kinds: ["request"] }, { limit: 10 });
  expect(items.map(({ status, exchange }) => [status, exchange?.faultId])).toEqual([
    [200, undefined],
    [undefined, faultId],
  ]);
});

test.each<[string, NewFault, string]>([
  ["does nothing", {}, "outcome"],
  ["names no operation of its version", { outcome: 500, version: "V1", operation: "listTasks" }, "operation"],
  ["names an unknown key", { outcome: 500, keyId: "key_0" }, "keyId"],
  ["never happens", { outcome: 500, share: 0 }, "share"],
])("a fault that %s is refused", async (_, body, field) => {
  const { control, organizationId } = await start();
  const error = await refusal(
    unwrap(control.POST("/organizations/{id}/faults", { ...at({ id: organizationId }), body })),
  );
  expect([error.status, error.validationErrors[0]?.field]).toEqual([400, field]);
});

test("a hundred faults is the maximum", async ({ order }) => {
  for (let count = 0; count < 100; count++) await order({ outcome: 500, operation: "getTask" });
  expect((await refusal(order({ outcome: 500 }))).status).toBe(400);
});
