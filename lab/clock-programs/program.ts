import { type Client, unwrap } from "@assessment-api/control";
import type { Client as V2Client } from "@assessment-api/v2";
import fc from "fast-check";
import { expect } from "vitest";
import { at } from "./at.ts";
import { createModel, type Kept, type Model } from "./model.ts";
import { DAY, HOUR, type Instant, MINUTE, SECOND, toTimestamp } from "./time.ts";

/** `who` selects a candidate. */
export type Step =
  | { readonly kind: "invite"; readonly days: number }
  | { readonly kind: "start" | "submit"; readonly who: number }
  | { readonly kind: "advance" | "set"; readonly ms: number }
  | { readonly kind: "run" | "snapshot" | "restore" };

export interface Program {
  readonly steps: readonly Step[];
  /** Requests that the endpoint refuses first. */
  readonly refusals: number;
  /** Response delay in milliseconds. */
  readonly slowness: number;
}

const ms = fc.constantFrom(0, SECOND, 7 * MINUTE, 16 * MINUTE, HOUR, DAY / 2, DAY, 3 * DAY);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("invite" as const), days: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("start" as const, "submit" as const), who: fc.nat(9) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom("advance" as const, "set" as const), ms }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom("run" as const, "snapshot" as const, "restore" as const) }),
  },
);

export const programs: fc.Arbitrary<Program> = fc.record({
  steps: fc.array(step, { minLength: 4, maxLength: 10 }),
  refusals: fc.constantFrom(0, 0, 0, 1, 2),
  slowness: fc.constantFrom(0, 0, 30, 100),
});

export interface Place {
  readonly organizationId: string;
  /** Returns a client; processes take turns. */
  readonly control: () => Client;
  readonly v2: () => V2Client;
  readonly test: { readonly id: string; readonly minutes: number };
  /** URL of the endpoint, and the bodies that it received. */
  readonly endpoint: string;
  readonly received: readonly { readonly id: string; readonly body: string }[];
}

/** Compares the organization with its model. */
export async function runProgram({ steps }: Program, place: Place): Promise<void> {
  const { organizationId: id, control, v2, test, received } = place;
  const own = at({ id });
  const clockPath = "/organizations/{id}/clock";
  await unwrap(
    control().POST("/organizations/{id}/webhooks", { ...own, body: { url: place.endpoint, apiVersion: "V2" } }),
  );
  const begun = await unwrap(control().POST(`${clockPath}/freeze`, { ...own, body: {} }));
  const model = createModel(Date.parse(begun.now), test.minutes * MINUTE);
  const assessments = new Map<string, string>();
  const gone: string[] = [];
  let kept: { readonly snapshotId: string; readonly model: Kept } | undefined;
  let invited = 0;

  const clockIs = async (now: Instant) =>
    expect(await unwrap(control().GET(clockPath, own))).toEqual({ now: toTimestamp(now), frozen: true, own: true });

  async function passed(timersRun: number, until: Instant): Promise<void> {
    expect(timersRun, `timers until ${toTimestamp(until)}`).toBe(model.pass(until));
    await clockIs(until);
  }

  async function invite(days: number): Promise<void> {
    const email = `${id.toLowerCase()}.${invited++}@example.com`;
    await unwrap(v2().POST("/invitations", { body: { email, testId: test.id, validityInDays: days } }));
    const { items } = await unwrap(
      control().GET("/organizations/{id}/mails", { params: { path: { id }, query: { count: 1 } } }),
    );
    expect(items).toMatchObject([{ to: email, creationDate: toTimestamp(model.now) }]);
    assessments.set(email, String(items[0]?.assessmentId));
    model.invite(email, days);
  }

  async function act(kind: "start" | "submit", who: number): Promise<void> {
    const possible = model.people.filter(({ stage }) => stage === (kind === "start" ? "TOKEN_SENT" : "TEST_STARTED"));
    const one = possible[who % possible.length];
    if (one === undefined) return;
    const path = { id: String(assessments.get(one.email)) };
    if (kind === "start") await unwrap(control().POST("/assessments/{id}/start", { params: { path } }));
    else await unwrap(control().POST("/assessments/{id}/submit", { params: { path }, body: {} }));
    model[kind](one.email);
  }

  async function run(): Promise<void> {
    const [before, startedAt] = [model.now, performance.now()];
    await unwrap(control().POST(`${clockPath}/resume`, own));
    const stopped = await unwrap(control().POST(`${clockPath}/freeze`, { ...own, body: {} }));
    const now = Date.parse(stopped.now);
    // The organization only follows the real clock here.
    expect(now - before).toBeGreaterThanOrEqual(0);
    expect(now - before).toBeLessThan(performance.now() - startedAt + SECOND);
    model.pass(now);
  }

  async function restore(): Promise<void> {
    if (kept === undefined) return;
    gone.push(...(await eventsOf()).map((event) => event.id));
    const { snapshotId } = kept;
    await unwrap(
      control().POST("/organizations/{id}/snapshots/{snapshotId}/restore", { params: { path: { id, snapshotId } } }),
    );
    model.restore(kept.model);
    await clockIs(model.now);
  }

  async function eventsOf() {
    const { items } = await unwrap(
      control().GET("/organizations/{id}/events", { params: { path: { id }, query: { count: 100 } } }),
    );
    return items;
  }

  const advance = async (duration: number) =>
    unwrap(control().POST(`${clockPath}/advance`, { ...own, body: { duration } }));

  for (const one of steps) {
    if (one.kind === "invite") await invite(one.days);
    else if (one.kind === "advance") await passed((await advance(one.ms)).timersRun, model.now + one.ms);
    else if (one.kind === "set") {
      const until = model.now + one.ms;
      const body = { at: toTimestamp(until) };
      await passed((await unwrap(control().POST(`${clockPath}/freeze`, { ...own, body }))).timersRun, until);
    } else if (one.kind === "run") await run();
    else if (one.kind === "snapshot") {
      const body = { name: `at ${model.now} ${Math.random()}` };
      const made = await unwrap(control().POST("/organizations/{id}/snapshots", { ...own, body }));
      kept = { snapshotId: made.id, model: model.keep() };
    } else if (one.kind === "restore") await restore();
    else if (one.kind === "start" || one.kind === "submit") await act(one.kind, one.who);
    await compare(model);
  }
  // Run remaining retries and timers.
  await passed((await advance(20 * DAY)).timersRun, model.now + 20 * DAY);
  await compare(model);
  await compareDeliveries();

  async function compare({ people, events }: Model): Promise<void> {
    const found = await eventsOf();
    const dates = found.map(({ date }) => date);
    expect(dates, "the order of events").toEqual([...dates].sort());
    const said = (list: readonly { email: string; type: string; at: string }[]) =>
      list.map(({ email, type, at: date }) => `${date} ${type} ${email}`).sort();
    expect(said(found.map(({ email, type, date }) => ({ email, type, at: date })))).toEqual(
      said(events.map(({ email, type, at: instant }) => ({ email, type, at: toTimestamp(instant) }))),
    );
    for (const { email, stage } of people.slice(-3)) {
      const path = { id: String(assessments.get(email)) };
      expect((await unwrap(control().GET("/assessments/{id}", { params: { path } }))).status).toBe(stage);
    }
  }

  /**
   * Expects each event exactly once, in order per candidate unless a request was refused, and no events of another
   * candidate.
   */
  async function compareDeliveries(): Promise<void> {
    const events = await eventsOf();
    const taken = received.map((one) => one.id);
    // After a restore, pending deliveries of the snapshot are held.
    if (gone.length === 0) expect([...new Set(taken)].sort()).toEqual(events.map((event) => event.id).sort());
    const own = new Set([...events.map((event) => event.id), ...gone]);
    expect(taken.filter((one) => !own.has(one))).toEqual([]);
    expect(received.filter(({ body }) => !body.includes(id.toLowerCase()) && body.includes("@example.com"))).toEqual(
      [],
    );
    const { items } = await unwrap(
      control().GET("/organizations/{id}/deliveries", { params: { path: { id }, query: { count: 100 } } }),
    );
    for (const { eventId, attempts } of items) {
      const date = Date.parse(events.find((event) => event.id === eventId)?.date ?? "");
      const dates = attempts.map((attempt) => Date.parse(attempt.date));
      expect(dates, "the order of attempts").toEqual([...dates].sort((one, other) => one - other));
      if (dates[0] !== undefined && gone.length === 0) {
        expect(dates[0] - date).toBeGreaterThanOrEqual(0);
        expect(dates[0] - date, "from an event to its first attempt").toBeLessThanOrEqual(SECOND);
      }
    }
  }
}
