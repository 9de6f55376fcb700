/** Every delivery arrives or is held, under any mix of errors, crashes and clock moves. */
import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createOrganization, inviteOne, ORGANIZATION, type Sandbox, START } from "../../testing/scheduled-sandbox.ts";
import { DAY, HOUR, MINUTE, SECOND } from "../domain/time.ts";
import { noJournal } from "../journal/journal.ts";
import { createCursors } from "../service/cursors.ts";
import { replayDeliveries } from "../service/deliveries.ts";
import { createLinks } from "../service/links.ts";
import { replayHeldMails } from "../service/mails.ts";
import { newId } from "../service/new-id.ts";
import { disableWebhook, enableWebhook, listWebhooks, registerWebhook } from "../service/webhooks.ts";
import type { World } from "../service/world.ts";
import { createSqliteStore } from "../store/sqlite/index.ts";
import type { Store } from "../store/store.ts";
import { loadClocks } from "../timers/clock.ts";
import { createScheduler } from "../timers/scheduler.ts";
import { createMailSender, type SendResult } from "./mails.ts";
import { createOutbox, createUnreachable } from "./outbox.ts";
import { createWebhookFailer, createWebhookSender, type PostResult } from "./webhooks.ts";

/** Number of runs; use `OUTBOX_RUNS=2000` for long ones. */
const numRuns = Number(process.env.OUTBOX_RUNS ?? 30);

const schedule = [5 * SECOND, 5 * MINUTE, 2 * HOUR];

type Outcome = number | "timeout" | "connection" | "unreached" | { readonly retryAfter: string };

const outcome = fc.oneof(
  fc.constantFrom<Outcome>(204, 204, 301, 400, 410, 500, "timeout", "connection", "unreached"),
  fc.record({
    retryAfter: fc.constantFrom("0", "7", "3600", "999999999", "soon", new Date(START + DAY).toUTCString()),
  }),
);

type Step =
  | { readonly kind: "invite" | "freeze" | "resume" | "enable" | "replay mails" }
  | { readonly kind: "disable"; readonly endpoint: 0 | 1 }
  | { readonly kind: "advance" | "machine"; readonly ms: number }
  | { readonly kind: "crash"; readonly ms: number; readonly turns: number };

const ms = fc.constantFrom(SECOND, MINUTE, HOUR, DAY, 2 * DAY);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: "invite" } as const) },
  fc.record({ kind: fc.constantFrom("freeze", "resume", "enable", "replay mails") }),
  fc.record({ kind: fc.constant("disable"), endpoint: fc.constantFrom(0, 1) }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("advance", "machine"), ms }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("crash"), ms, turns: fc.nat(60) }) },
);

/** Simulates receivers: scripted outcomes, then success. */
function createOutside(outcomes: readonly Outcome[], mailOutcomes: readonly Outcome[]) {
  const left = { posts: [...outcomes], mails: [...mailOutcomes] };
  const arrived = { events: new Set<string>(), mails: new Set<string>() };
  return {
    arrived,
    recover() {
      left.posts = [];
      left.mails = [];
    },
    async post(url: string, eventId: string): Promise<PostResult> {
      await setImmediate();
      const next = left.posts.shift() ?? 204;
      if (next === "unreached") return { durationInMs: 0, failure: "connection", message: next, unreached: true };
      if (typeof next === "string") return { durationInMs: 0, failure: next, message: next };
      if (typeof next === "object") return { durationInMs: 0, status: 503, body: "", retryAfter: next.retryAfter };
      if (next < 300) arrived.events.add(`${url} ${eventId}`);
      return { durationInMs: 0, status: next, body: "" };
    },
    async send(mailId: string): Promise<SendResult> {
      await setImmediate();
      const next = left.mails.shift() ?? 204;
      if (next === "unreached") return { durationInMs: 0, failure: "connection", unreached: true };
      if (typeof next === "string") return { durationInMs: 0, failure: next };
      if (typeof next === "object") return { durationInMs: 0, status: 450 };
      if (next < 300) arrived.mails.add(mailId);
      return { durationInMs: 0, status: next < 300 ? 250 : next < 500 ? 550 : 421 };
    },
  };
}

type Outside = ReturnType<typeof createOutside>;

/** Simulates a process, whose writes have no effect after a crash. */
async function startProcess(durable: Store, machine: { at: number }, outside: Outside) {
  let isOver = false;
  const untilTheEnd = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = isOver ? undefined : await work();
    return isOver ? new Promise<never>(() => {}) : (result as Result);
  };
  const store: Store = { ...durable, transact: (work) => untilTheEnd(() => durable.transact(work)) };
  const clocks = await loadClocks(store, () => machine.at);
  const world: World = {
    store,
    journal: noJournal,
    clocks,
    machine: { now: () => machine.at },
    newId,
    random: () => 0.5,
    links: createLinks("http://sandbox"),
    cursors: createCursors("a secret"),
    refuseAddress: () => undefined,
    keepsMails: false,
    stopAttempts: (id) => outbox.stop(id),
    wake: (owner) => {
      if (!isOver) scheduler.wake(owner);
    },
    catchUp: (organizationId) => scheduler.catchUp(organizationId),
    runDue: (organizationId) => scheduler.runDue(organizationId),
    adoptClock: (read, clocksIn) => scheduler.adoptClock(read, clocksIn),
    report: () => {},
  };
  const failures: unknown[] = [];
  const report = (error: unknown) => {
    if (!isOver) failures.push(error);
  };
  const unreachable = createUnreachable(world.machine);
  const outbox = createOutbox(world, {
    attemptWebhook: createWebhookSender(world, {
      post: ({ url, headers }) => untilTheEnd(() => outside.post(url, headers["webhook-id"] ?? "")),
      write: () => ({ headers: {}, body: "[]" }),
      userAgent: "test",
      schedule,
      unreachable,
    }),
    failWebhooks: createWebhookFailer(world, { schedule, unreachable }),
    unreachable,
    attemptMail: createMailSender(world, {
      send: (mail) => untilTheEnd(() => outside.send(mail.id)),
      schedule,
      reportAttempt: () => {},
      unreachable,
    }),
    report,
  });
  const scheduler = createScheduler(world, clocks, outbox, report);
  scheduler.start();
  return {
    world,
    clock: scheduler.clock,
    settle: scheduler.settleAll,
    failures,
    crash() {
      isOver = true;
      void scheduler.close();
      void outbox.close();
    },
  };
}

async function run(steps: readonly Step[], outside: Outside): Promise<void> {
  const store = createSqliteStore({ file: ":memory:" });
  const machine = { at: START };
  let process = await startProcess(store, machine, outside);
  try {
    await createOrganization({ store } as Sandbox);
    for (const apiVersion of ["v1", "v2"] as const)
      await registerWebhook(process.world, ORGANIZATION, { url: `http://${apiVersion}.example.com/`, apiVersion });
    let invited = 0;
    for (const one of steps) {
      const { world, clock } = process;
      const webhooks = await listWebhooks(world, ORGANIZATION);
      switch (one.kind) {
        case "invite":
          await inviteOne({ world } as Sandbox, { email: `${++invited}@example.com`, validityInDays: 1 });
          break;
        case "freeze":
        case "resume":
          await clock[one.kind]();
          break;
        case "advance":
          await clock.advance(one.ms);
          break;
        case "machine":
          machine.at += one.ms;
          world.wake();
          break;
        case "disable":
          await disableWebhook(world, ORGANIZATION, webhooks[one.endpoint]?.id ?? "");
          break;
        case "enable":
          for (const { id } of webhooks) await enableWebhook(world, ORGANIZATION, id);
          break;
        case "replay mails":
          await replayHeldMails(world, ORGANIZATION);
          break;
        case "crash":
          clock.advance(one.ms).catch(() => {});
          for (let turn = 0; turn < one.turns; turn++) await setImmediate();
          process.crash();
          await store.transact(async () => {});
          machine.at += 2 * MINUTE;
          process = await startProcess(store, machine, outside);
      }
    }
    await everythingArrives(process, outside);
    expect(process.failures).toEqual([]);
  } finally {
    process.crash();
    await store.close();
  }
}

async function everythingArrives(
  { world, clock, settle }: Awaited<ReturnType<typeof startProcess>>,
  { arrived, recover }: Outside,
): Promise<void> {
  const { store } = world;
  const all = { offset: 0, limit: 1000 };
  const deliveries = async () => (await store.deliveries.list(ORGANIZATION, {}, all)).items;
  const mails = async () => (await store.mails.list(ORGANIZATION, {}, all)).items;
  await settle();
  await clock.resume();
  // Longer than the maximum Retry-After.
  await clock.advance(40 * DAY);

  const events = (await store.events.list(ORGANIZATION, {}, all)).items;
  const webhooks = await listWebhooks(world, ORGANIZATION);
  const owed = events.flatMap(({ id }) => webhooks.map((webhook) => `${webhook.url} ${id}`));
  const urlOf = (id: string) => webhooks.find((webhook) => webhook.id === id)?.url;
  expect((await deliveries()).map(({ webhookId, eventId }) => `${urlOf(webhookId)} ${eventId}`).sort()).toEqual(
    owed.sort(),
  );
  for (const { state, webhookId, eventId } of await deliveries()) {
    expect(["DELIVERED", "HELD"]).toContain(state);
    if (state === "DELIVERED") expect(arrived.events).toContain(`${urlOf(webhookId)} ${eventId}`);
  }
  for (const { id, state } of await mails()) {
    expect(["HANDED_OVER", "HELD", "WITHDRAWN"]).toContain(state);
    if (state === "HANDED_OVER") expect(arrived.mails).toContain(id);
  }

  // Held deliveries arrive after a replay.
  recover();
  for (const { id } of webhooks) await enableWebhook(world, ORGANIZATION, id);
  for (const { id } of webhooks) await replayDeliveries(world, ORGANIZATION, id, { states: ["HELD"] });
  await replayHeldMails(world, ORGANIZATION);
  await settle();
  await clock.advance(DAY);
  expect((await deliveries()).filter(({ state }) => state !== "DELIVERED")).toEqual([]);
  expect([...arrived.events].sort()).toEqual(owed);
  for (const { id, state } of await mails()) if (state !== "WITHDRAWN") expect(arrived.mails).toContain(id);
}

test("each delivery arrives or is held, despite any failure, crash or clock move", {
  timeout: 300_000 + numRuns * SECOND,
}, async () => {
  const steps = fc.array(step, { minLength: 3, maxLength: 25 });
  const outcomes = fc.array(outcome, { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(steps, outcomes, outcomes, async (sequence, posts, mails) =>
      run(sequence, createOutside(posts, mails)),
    ),
    { numRuns },
  );
});
