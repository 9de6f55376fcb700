import { setTimeout as delay } from "node:timers/promises";
import { type Clients, connect } from "./clients.ts";

/** Creates candidates in sequence through each process, and measures the pauses between creations. */
export interface Probe {
  begin(): void;
  /**
   * Resolves once each process creates candidates again.
   * @throws Error after the timeout
   */
  end(): Promise<void>;
  /** Milliseconds from the last creation before a disturbance to the next one, for the slowest process. */
  readonly pauses: readonly number[];
  /** Number of responses by status; 0 counts requests without a response. */
  readonly statuses: ReadonlyMap<number, number>;
  findLosses(): Promise<string[]>;
  close(): Promise<void>;
}

/** Milliseconds between two creations, and the timeout for a process to create again. */
const BETWEEN = 50;
const PATIENCE = 60_000;

export function startProbe(origins: readonly string[], apiKey: string): Probe {
  const clients = origins.map((origin) => connect(origin, apiKey));
  const statuses = new Map<number, number>();
  const pauses: number[] = [];
  const created: string[] = [];
  const stop = new AbortController();
  /** Times of the last creation before a pause and the next one, per process. */
  let last = origins.map(() => performance.now());
  let first: (number | undefined)[] = [];
  let begun = Number.POSITIVE_INFINITY;

  async function create(index: number): Promise<void> {
    const startedAt = performance.now();
    const body = { email: "probe@soak.example", firstName: "Soak", lastName: "Probe" };
    const [status, id] = await (clients[index] as Clients).v2
      .POST("/candidates", { body })
      .then(({ data, response }) => [response.status, data?.id] as const)
      .catch(() => [0, undefined] as const);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status !== 201 || id === undefined) return;
    created.push(id);
    if (startedAt > begun) first[index] ??= performance.now();
    else last[index] = performance.now();
  }

  const working = origins.map(async (_, index) => {
    while (!stop.signal.aborted) {
      await create(index);
      await delay(BETWEEN);
    }
  });

  return {
    pauses,
    statuses,
    begin() {
      first = origins.map(() => undefined);
      begun = performance.now();
    },
    async end() {
      const deadline = performance.now() + PATIENCE;
      while (first.includes(undefined)) {
        if (performance.now() > deadline) throw new Error(`no candidate was created for ${PATIENCE / 1000} s`);
        await delay(BETWEEN);
      }
      pauses.push(Math.max(...first.map((at, index) => (at ?? 0) - (last[index] ?? 0))));
      begun = Number.POSITIVE_INFINITY;
      last = origins.map(() => performance.now());
    },
    async findLosses() {
      const losses: string[] = [];
      const [{ v2 }] = clients as [Clients];
      for (const id of created) {
        const { response } = await v2.GET("/candidates/{id}", { params: { path: { id } } });
        if (!response.ok) losses.push(`${id}: was created by the probe, and GET responds with ${response.status}`);
      }
      return losses;
    },
    async close() {
      stop.abort();
      await Promise.all(working);
    },
  };
}
