import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createClient, unwrap } from "@assessment-api/v2";
import { BenchError, type Benchmark } from "../benchmark.ts";
import { median } from "../measure/interleave.ts";
import type { Table } from "../measure/table.ts";
import { startServer } from "../server/server-process.ts";
import { copyToPostgres, createDatabase, type SandboxDatabase } from "./databases.ts";
import { type MeasuredPostgres, startMeasuredPostgres } from "./postgres-server.ts";

const CANDIDATES = 1000;

/** Duration of the advance: longer than the 14 days of invitations, and than all retries. */
const DURATION = "P30D";

const CLIENTS = 20;

type Endpoint = "none" | "refuses" | "never responds";

const titles: Record<Endpoint, string> = {
  none: "no endpoint",
  refuses: "one endpoint, which refuses connections",
  "never responds": "one endpoint, which never responds",
};

async function startEndpoint(kind: Endpoint): Promise<{ url: string; close(): void }> {
  const server = createServer(() => {});
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  if (kind === "refuses") server.close();
  return { url, close: () => void server.close() };
}

async function call(method: "GET" | "POST", url: string, body?: object): Promise<unknown> {
  const content = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const response = await fetch(url, { method, ...content });
  if (!response.ok) throw new BenchError(`${method} ${url} got ${response.status}: ${await response.text()}`);
  return response.json();
}

/** @returns milliseconds of an advance over the end of all invitations */
async function timeAdvance(place: string, { apiKey, testId }: SandboxDatabase, candidates: number, kind: Endpoint) {
  const server = await startServer({ program: "sandbox", args: [place, apiKey] });
  const endpoint = await startEndpoint(kind);
  try {
    const control = `${server.url}/control`;
    const v2 = createClient({ baseUrl: `${server.url}/v2`, apiKey });
    const { items } = (await call("GET", `${control}/organizations`)) as { items: { id: string }[] };
    if (kind !== "none")
      await call("POST", `${control}/organizations/${items[0]?.id}/webhooks`, { url: endpoint.url, apiVersion: "V2" });
    let invited = 0;
    const inviteSome = async () => {
      while (invited < candidates) {
        invited += 1;
        const body = { email: `${invited}@example.com`, firstName: "A", lastName: "B", testId };
        await unwrap(v2.POST("/invitations", { body }));
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, inviteSome));
    const startedAt = performance.now();
    await call("POST", `${control}/clock/advance`, { duration: DURATION });
    return performance.now() - startedAt;
  } finally {
    await server.stop();
    endpoint.close();
  }
}

export const advance: Benchmark = {
  async run({ runs, candidates = CANDIDATES, progress }) {
    let postgres: MeasuredPostgres | undefined;
    const figures: Record<string, Record<Endpoint, number[]>> = {};
    try {
      postgres = await startMeasuredPostgres();
      for (let round = 1; round <= runs; round++)
        for (const kind of Object.keys(titles) as Endpoint[])
          for (const store of ["SQLite", "PostgreSQL"]) {
            progress(`round ${round} of ${runs}: ${store}, ${titles[kind]}`);
            const database = await createDatabase(1);
            try {
              let place = database.data;
              if (store === "PostgreSQL") {
                place = await postgres.createDatabase();
                await copyToPostgres(database, place);
              }
              figures[store] ??= { none: [], refuses: [], "never responds": [] };
              figures[store][kind].push(await timeAdvance(place, database, candidates, kind));
            } finally {
              database.delete();
            }
          }
      return { data: { runs, candidates, figures }, tables: [tableOf(figures, candidates, runs)] };
    } finally {
      await postgres?.stop();
    }
  },
};

function tableOf(figures: Record<string, Record<Endpoint, number[]>>, candidates: number, runs: number): Table {
  const seconds = (times: readonly number[] = []) => `${(median(times) / 1000).toFixed(1)} s`;
  return {
    title: `Advance by ${DURATION}, over the end of ${candidates} invitations (median of ${runs})`,
    head: ["with", ...Object.keys(figures)],
    rows: (Object.keys(titles) as Endpoint[]).map((kind) => [
      titles[kind],
      ...Object.values(figures).map((one) => seconds(one[kind])),
    ]),
  };
}
