import { BenchError, type Benchmark } from "../benchmark.ts";
import { median, quantile } from "../measure/interleave.ts";
import { createLoad } from "../measure/load.ts";
import type { Table } from "../measure/table.ts";
import type { BenchRequest } from "../server/contestants/scenario.ts";
import { startServer } from "../server/server-process.ts";
import { createDatabase } from "./databases.ts";
import { type Receiver, startReceiver } from "./webhooks-receiver.ts";

/** Number of pending deliveries when the endpoints are enabled. */
const BACKLOG = 500;

/** Number of events whose delivery time is measured in sequence. */
const SINGLE_EVENTS = 30;

const postBounds = { requests: 100_000, milliseconds: 1000 };

type Call = (method: "GET" | "POST" | "DELETE", path: string, body?: unknown) => Promise<unknown>;

async function createCall(url: string): Promise<Call> {
  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const content =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const response = await fetch(`${url}/control/organizations${path}`, { method, ...content });
    if (!response.ok) throw new BenchError(`${method} ${path} got ${response.status}: ${await response.text()}`);
    const text = await response.text();
    return text === "" ? undefined : JSON.parse(text);
  }
  const { items } = (await send("GET", "")) as { items: { id: string }[] };
  return (method, path, body) => send(method, `/${items[0]?.id}${path}`, body);
}

async function register(call: Call, { url }: Receiver, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const { id } = (await call("POST", "/webhooks", { url: `${url}/${n}`, apiVersion: "V2" })) as { id: string };
    ids.push(id);
  }
  return ids;
}

async function remove(call: Call, ids: readonly string[]): Promise<void> {
  for (const id of ids) await call("DELETE", `/webhooks/${id}`);
}

async function callAll(call: Call, ids: readonly string[], action: "enable" | "disable" | "test"): Promise<void> {
  await Promise.all(ids.map((id) => call("POST", `/webhooks/${id}/${action}`)));
}

/** The endpoints are disabled until the backlog is complete. */
async function queue(call: Call, ids: readonly string[]): Promise<void> {
  await callAll(call, ids, "disable");
  for (let queued = 0; queued < BACKLOG; queued += 10) {
    const ten = Array.from({ length: 10 }, (_, n) => ids[(queued + n) % ids.length] ?? "");
    await callAll(call, ten, "test");
  }
}

/** @returns milliseconds from the event's response to its delivery; 0 if the delivery came first */
async function timeSingleEvents(call: Call, webhookId: string, receiver: Receiver): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < SINGLE_EVENTS; n++) {
    receiver.reset();
    const arrival = receiver.arrived(1);
    await callAll(call, [webhookId], "test");
    const acknowledgedAt = performance.now();
    times.push(Math.max(0, (await arrival) - acknowledgedAt));
  }
  return times;
}

interface Figures {
  readonly perSecond: number[];
  readonly latency: number[];
  readonly posts: number[];
}

const title = (endpoints: number) => `${endpoints} ${endpoints === 1 ? "endpoint" : "endpoints"}`;

export const webhooks: Benchmark = {
  async run({ runs, progress }) {
    const database = await createDatabase(1000);
    const receiver = await startReceiver();
    const server = await startServer({ program: "sandbox", args: [database.data, database.apiKey] });
    const load = createLoad(server.url);
    const call = await createCall(server.url);
    const create: BenchRequest = {
      method: "POST",
      path: "/v1/candidates",
      headers: { "x-api-key": database.apiKey, "content-type": "application/json" },
      body: JSON.stringify({ email: "a@example.com", firstName: "A", lastName: "B", examId: database.testId }),
      response: { status: 201 },
    };
    async function postsPerSecond(): Promise<number> {
      const startedAt = performance.now();
      return (await load.run(create, postBounds)) / ((performance.now() - startedAt) / 1000);
    }
    async function deliver(endpoints: readonly string[]): Promise<number> {
      await queue(call, endpoints);
      receiver.reset();
      const startedAt = performance.now();
      const arrival = receiver.arrived(BACKLOG);
      await callAll(call, endpoints, "enable");
      return BACKLOG / (((await arrival) - startedAt) / 1000);
    }
    const counts = [0, 1, 100];
    const figures: Record<string, Figures> = Object.fromEntries(
      counts.map((count) => [title(count), { perSecond: [], latency: [], posts: [] }]),
    );
    try {
      progress("warm-up");
      await postsPerSecond();
      for (let round = 0; round <= runs; round++) {
        progress(round === 0 ? "round to warm up" : `round ${round} of ${runs}`);
        for (const count of counts) {
          const endpoints = await register(call, receiver, count);
          const perSecond = count === 0 ? [] : [await deliver(endpoints)];
          const latency = count === 0 ? [] : await timeSingleEvents(call, endpoints[0] ?? "", receiver);
          if (count > 0) {
            await queue(call, endpoints);
            await callAll(call, endpoints, "enable");
          }
          const posts = await postsPerSecond();
          await remove(call, endpoints);
          if (round === 0) continue;
          const kept = figures[title(count)];
          kept?.perSecond.push(...perSecond);
          kept?.latency.push(...latency);
          kept?.posts.push(posts);
        }
      }
      return { data: { runs, figures }, tables: [tableOf(figures, runs)] };
    } finally {
      await load.close();
      await server.stop();
      receiver.close();
      database.delete();
    }
  },
};

function tableOf(figures: Record<string, Figures>, runs: number): Table {
  const milliseconds = (times: readonly number[], share: number) => `${quantile(times, share).toFixed(1)} ms`;
  return {
    title: `Deliveries to a fast receiver, and POST candidate at the same time (median of ${runs})`,
    head: ["deliveries to", "deliveries per second", "commit to delivery, median", "of 95 %", "POST per second"],
    rows: Object.entries(figures).map(([endpoints, { perSecond, latency, posts }]) => [
      endpoints,
      ...(perSecond.length === 0
        ? ["", "", ""]
        : [median(perSecond).toFixed(0), milliseconds(latency, 0.5), milliseconds(latency, 0.95)]),
      median(posts).toFixed(0),
    ]),
  };
}
