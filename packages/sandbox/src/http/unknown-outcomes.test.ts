import { expect, test } from "vitest";
import { createFailingStore } from "../../testing/failing-store.ts";
import { inviteAda, storeSampleTest } from "../../testing/pages/sample-test.ts";
import { NOW } from "../../testing/start-with-catalogue.ts";
import { type StartedWithControl, startWithControl } from "../../testing/start-with-control.ts";

type Sent = readonly [method: string, url: string, body?: object | undefined];

const UNKNOWN =
  "The request may or may not have been carried out. Read the resource before you send the request again.";

/** Requests that read or write again after a commit. */
const requests: Readonly<Record<string, (started: StartedWithControl, id: string) => Sent>> = {
  startAssessment: ({ urls }, id) => ["POST", `${urls.control}/assessments/${id}/start`],
  createWebhook: ({ urls, organizationId }) => [
    "POST",
    `${urls.control}/organizations/${organizationId}/webhooks`,
    { url: "http://127.0.0.1:9/hook", apiVersion: "V2" },
  ],
  freezeClock: ({ urls }) => ["POST", `${urls.control}/clock/freeze`, { at: "2026-03-02T10:15:00.000Z" }],
  advanceClock: ({ urls }) => ["POST", `${urls.control}/clock/advance`, { duration: "PT1H" }],
};

async function send([method, url, body]: Sent, apiKey: string) {
  const headers = { "x-api-key": apiKey, ...(body && { "content-type": "application/json" }) };
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function start() {
  const failing = createFailingStore();
  // Journal writes would add commits.
  let machine = NOW;
  const started = await startWithControl({ journal: "off", around: failing.around, machine: () => machine });
  const { id } = await started.invite();
  await started.settle();
  const pass = (ms: number) => {
    machine += ms;
  };
  return { ...started, failing, id, pass };
}

test.each(Object.keys(requests))("%s reports an unknown outcome if the store fails after the commit", async (name) => {
  const { failing, id, ...started } = await start();
  const sent = (requests[name] as NonNullable<(typeof requests)[string]>)(started as StartedWithControl, id);
  failing.fail("after the next commit");
  const response = await send(sent, started.apiKey);
  failing.recover();
  expect([response.status, response.text]).toEqual([503, expect.stringContaining(UNKNOWN)]);
  expect(response.text).not.toContain("Nothing was changed");
});

test("a full disk after a commit is reported without an outcome", async () => {
  const { failing, urls, apiKey } = await start();
  failing.fail("after the next commit", "full");
  const response = await send(["POST", `${urls.control}/clock/freeze`, { at: "2026-03-02T10:15:00.000Z" }], apiKey);
  failing.recover();
  expect([response.status, response.text]).toEqual([507, expect.stringContaining(`the disk is full. ${UNKNOWN}`)]);
});

test.each([
  ["freeze", {}],
  ["resume", undefined],
  ["advance", { duration: "PT1H" }],
])("a clock that cannot be stored is unchanged: %s", async (move, body) => {
  const { failing, urls, apiKey, clock, pass } = await start();
  if (move === "resume") await clock.freeze();
  const before = { now: clock.now(), frozen: clock.frozen };
  failing.fail("now", "full");
  const response = await send(["POST", `${urls.control}/clock/${move}`, body], apiKey);
  failing.recover();
  expect([response.status, response.text]).toEqual([507, expect.stringContaining("Nothing was changed.")]);
  expect({ now: clock.now(), frozen: clock.frozen }).toEqual(before);
  pass(1000);
  expect(clock.now() - before.now).toBe(before.frozen ? 0 : 1000);
});

test("before a commit, a request has changed nothing, regardless of other commits", async () => {
  const { failing, id, urls, apiKey, control, invite } = await start();
  await invite(undefined, "ada@example.com");
  await control.POST("/clock/advance", { body: { duration: "PT1S" } });
  failing.fail("now");
  const response = await send(["POST", `${urls.control}/assessments/${id}/start`], apiKey);
  failing.recover();
  expect([response.status, response.text]).toEqual([503, expect.stringContaining("Nothing was changed.")]);
});

test("a page reports an unknown outcome and asks to check the answers", async () => {
  const { failing, world, organizationId, origin } = await start();
  const { assessment } = await inviteAda(world, await storeSampleTest(world, organizationId));
  await fetch(`${origin}/t/${assessment.token}/start`, { method: "POST" });
  failing.fail("after the next commit");
  const response = await send(["GET", `${origin}/t/${assessment.token}/sections/2`], "");
  failing.recover();
  expect([response.status, response.text]).toEqual([
    503,
    expect.stringContaining("Your last entries may not be saved"),
  ]);
  expect(response.text).not.toContain("Nothing can be saved right now");
  expect(response.headers.get("retry-after")).toBeNull();
});
