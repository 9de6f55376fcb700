import { Gauge, type Registry } from "@prometheus-io/client";
import { shownBy } from "../../domain/clocks.ts";
import type { World } from "../../service/world.ts";
import { pendingStates } from "../../store/backlog.ts";

/** Omits unavailable values: unknown is not 0. */
type Refresh = (world: Pick<World, "store" | "clocks" | "machine">) => Promise<void>;

export function createGauges(registry: Registry): Refresh {
  const refreshes = [backlogGauges(registry), databaseGauges(registry)];
  return async (world) => {
    await Promise.all(refreshes.map((refresh) => refresh(world)));
  };
}

function backlogGauges(registry: Registry): Refresh {
  const registers = [registry];
  const timersDue = new Gauge({
    name: "assessment_timers_due",
    help: "Due timers that have not run.",
    registers,
  });
  const oldest = new Gauge({
    name: "assessment_outbox_oldest_due_seconds",
    help: "Seconds since the oldest mail or delivery without an attempt in progress became due.",
    registers,
  });
  const undelivered = new Gauge({
    name: "assessment_outbox_waiting",
    help: "Undelivered mails and webhook deliveries by state.",
    labelNames: ["kind", "state"],
    registers,
  });
  return async ({ store, clocks, machine }) => {
    for (const gauge of [timersDue, oldest]) gauge.remove();
    undelivered.reset();
    const [now, real] = [clocks.sandbox.now(), machine.now()];
    const read = Promise.all([store.backlog(now, real), store.deliveries.next(real), store.clocks.list(real)]);
    const found = await read.catch(() => undefined);
    if (found === undefined) return;
    const [backlog, next, own] = found;
    timersDue.set(backlog.timersDue);
    const waits = own.map(({ state, deliveryAt }) => shownBy(state, real) - (deliveryAt ?? Number.POSITIVE_INFINITY));
    oldest.set(Math.max(0, now - (next?.dueAt ?? now), ...waits) / 1000);
    for (const kind of ["mail", "webhook"] as const)
      for (const state of pendingStates) undelivered.set({ kind, state }, backlog.pending[kind][state]);
  };
}

function databaseGauges(registry: Registry): Refresh {
  const registers = [registry];
  const up = new Gauge({
    name: "assessment_database_up",
    help: "1 while the database accepts changes, otherwise 0.",
    registers,
  });
  const connections = new Gauge({
    name: "assessment_database_connections",
    help: "PostgreSQL connections of this process by use, and requests waiting for one.",
    labelNames: ["kind", "state"],
    registers,
  });
  return async ({ store }) => {
    const problem = await store.problem().catch((error: unknown) => error);
    up.set(problem === undefined ? 1 : 0);
    for (const { kind, ...states } of store.connections?.() ?? [])
      for (const [state, count] of Object.entries(states)) connections.set({ kind, state }, count);
  };
}
