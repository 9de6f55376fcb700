import { readFileSync } from "node:fs";
import { unwrap } from "@assessment-api/control";
import { expect, onTestFinished, test } from "vitest";
import { parseMetrics } from "../../../testing/metrics.ts";
import { startReceiver } from "../../../testing/receiver.ts";
import { startTestSandbox } from "../../../testing/sandbox.ts";
import { at, startWithControl } from "../../../testing/start-with-control.ts";

const readMetrics = async (origin: string) => (await fetch(`${origin}/metrics`)).text();

test("requests are counted by operation and status, without ids or other text of clients", async () => {
  const { origin, urls, apiKey } = await startWithControl();
  const headers = { "X-Api-Key": apiKey };
  await fetch(`${urls.v1}/exams?name=Ada`, { headers });
  await fetch(`${urls.v1}/exams/tst_unknown`, { headers });
  await fetch(`${urls.v1}/exams/tst_other`, { headers });
  await fetch(`${urls.v1}/nowhere/ada@example.com`, { headers });
  const text = await readMetrics(origin);
  const { value } = parseMetrics(text);
  const count = (operation: string, status: string) =>
    value("assessment_request_duration_seconds_count", { api: "v1", operation, status });
  expect(count("listExams", "200")).toBe(1);
  expect(count("getExam", "404")).toBe(2);
  expect(text).not.toMatch(/tst_|ada@|Ada/);
});

test("pending deliveries and mails are counted, with the lag of attempts", async () => {
  const { control, origin, organizationId: id, invite, register, clock, settle } = await startWithControl();
  const receiver = await startReceiver();
  await clock.freeze();
  const { id: webhookId } = await register(receiver.url);
  await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/disable", { ...at({ id, webhookId }) }));
  const { id: assessment } = await invite();
  await unwrap(control.POST("/assessments/{id}/start", { ...at({ id: assessment }) }));
  const read = async () => parseMetrics(await readMetrics(origin)).value;
  const before = await read();
  expect(before("assessment_outbox_waiting", { kind: "webhook", state: "HELD" })).toBe(1);
  expect(before("assessment_timers_due", {})).toBe(0);
  expect(before("assessment_database_up", {})).toBe(1);
  await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/enable", { ...at({ id, webhookId }) }));
  await settle();
  const after = await read();
  expect(receiver.received).toHaveLength(1);
  expect(after("assessment_outbox_waiting", { kind: "webhook", state: "HELD" })).toBe(0);
  expect(after("assessment_webhook_responses_total", { outcome: "2xx" })).toBe(1);
  expect(after("assessment_attempt_lag_seconds_count", { kind: "webhook" })).toBe(1);
  expect(after("assessment_attempt_duration_seconds_count", { kind: "webhook" })).toBe(1);
  expect(after("assessment_transaction_duration_seconds_count", { outcome: "committed" })).toBeGreaterThan(0);
});

test("the metrics require the token of the control API", async () => {
  const { origin, close } = await startTestSandbox({ controlToken: "secret-token" });
  onTestFinished(close);
  const get = (headers: Record<string, string>) => fetch(`${origin}/metrics`, { headers });
  expect((await get({})).status).toBe(401);
  const accept = "application/openmetrics-text;version=1.0.0;q=0.5,text/plain;version=0.0.4;q=0.4,*/*;q=0.1";
  const response = await get({ authorization: "Bearer secret-token", accept });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
});

const series = {
  assessment_request_duration_seconds: "api operation status",
  assessment_transaction_duration_seconds: "outcome",
  assessment_attempt_duration_seconds: "kind",
  assessment_attempt_lag_seconds: "kind",
  assessment_webhook_responses_total: "outcome",
  assessment_info: "version",
  assessment_timers_due: "",
  assessment_outbox_oldest_due_seconds: "",
  assessment_outbox_waiting: "kind state",
  assessment_database_up: "",
  process_cpu_seconds_total: "",
  process_resident_memory_bytes: "",
  process_start_time_seconds: "",
  nodejs_eventloop_lag_seconds: "",
  nodejs_eventloop_lag_p99_seconds: "",
  nodejs_heap_size_used_bytes: "",
  nodejs_gc_duration_seconds: "kind",
  nodejs_version_info: "version major minor patch",
};

test("names and labels are unchanged", async () => {
  const { control, origin, invite, register, settle } = await startWithControl();
  const receiver = await startReceiver();
  await register(receiver.url);
  const { id: assessment } = await invite();
  await unwrap(control.POST("/assessments/{id}/start", { ...at({ id: assessment }) }));
  await settle();
  const lines = (await readMetrics(origin)).split("\n");
  for (const [name, labels] of Object.entries(series)) {
    expect(
      lines.some((line) => line.startsWith(`# TYPE ${name} `)),
      name,
    ).toBe(true);
    const own = lines.filter((line) => new RegExp(`^${name}(_bucket|_sum|_count)?[{ ]`).test(line));
    const found = own.map((line) =>
      [...line.matchAll(/(\w+)="/g)].map(([, label]) => label).filter((label) => label !== "le"),
    );
    for (const one of found) expect([name, one.join(" ")]).toEqual([name, labels]);
    if (name !== "nodejs_gc_duration_seconds") expect(own.length, name).toBeGreaterThan(0);
  }
});

test("every metric of the dashboard exists", async () => {
  const { origin, urls, apiKey } = await startWithControl();
  await fetch(`${urls.v1}/exams`, { headers: { "X-Api-Key": apiKey } });
  const { names } = parseMetrics(await readMetrics(origin));
  const dashboard = readFileSync(new URL("../../../../../deploy/grafana-dashboard.json", import.meta.url), "utf8");
  const used = new Set(dashboard.match(/\b(?:assessment|nodejs|process)_\w+/g));
  expect(used.size).toBeGreaterThan(8);
  expect([...used].filter((name) => !names.has(name))).toEqual([]);
});
