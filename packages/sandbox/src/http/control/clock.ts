import type {
  ClockAdvance,
  ClockFreeze,
  Handlers,
  Clock as Presented,
  OrganizationClock as PresentedOwn,
} from "@assessment-api/control/server";
import { InvalidValueError } from "../../domain/errors.ts";
import { type Instant, millisecondsOf, toTimestamp } from "../../domain/time.ts";
import { listClockOwners } from "../../service/clocks.ts";
import { getOrganization } from "../../service/organizations.ts";
import type { OrganizationClock, SandboxClock } from "../../timers/clock.ts";
import { allRead } from "../handlers.ts";
import type { Control, Operator } from "./context.ts";

const presentOwn = (clock: OrganizationClock): PresentedOwn => ({
  now: toTimestamp(clock.now()),
  frozen: clock.frozen,
  own: clock.own,
});

/** @throws InvalidValueError if the clock cannot advance that far */
async function advanceBy(clock: SandboxClock, ms: number, field: string, given: unknown): Promise<number> {
  return clock.advance(ms).catch((error: unknown) => {
    if (error instanceof RangeError) throw new InvalidValueError(field, given, "must not exceed the year 9999");
    throw error;
  });
}

async function advance(clock: SandboxClock, body: ClockAdvance): Promise<number> {
  const { duration } = parseAdvance(body);
  const ms = typeof duration === "number" ? duration : Math.round(millisecondsOf(duration) ?? Number.NaN);
  return advanceBy(clock, ms, "duration", duration);
}

/** @returns number of timers run */
async function freeze(clock: SandboxClock, body: ClockFreeze): Promise<number> {
  const { at } = parseFreeze(body);
  const instant = at === undefined ? undefined : instantOf(at, clock.now());
  const wasFrozen = clock.frozen;
  await clock.freeze();
  // The time since the request counts, because the clock never goes back.
  const ahead = instant === undefined ? 0 : Math.max(0, instant - clock.now());
  try {
    return await advanceBy(clock, ahead, "at", at);
  } catch (error) {
    if (!wasFrozen) await clock.resume();
    throw error;
  }
}

function instantOf(timestamp: string, now: Instant): Instant {
  const instant = Date.parse(timestamp);
  if (Number.isNaN(instant))
    throw new InvalidValueError("at", timestamp, "must be a date and time such as 2026-03-02T09:15:00.000Z");
  if (instant < now)
    throw new InvalidValueError(
      "at",
      timestamp,
      `must not be before ${toTimestamp(now)}, because time never goes back`,
    );
  return instant;
}

export function clockHandlers({ world, clock, clockOf }: Control) {
  const present = async (): Promise<Presented> => {
    const ownClocks = [...(await listClockOwners(world))];
    return { now: toTimestamp(clock.now()), frozen: clock.frozen, ownClocks };
  };

  async function find({ id }: { readonly id: string }): Promise<OrganizationClock> {
    await getOrganization(world, id);
    return clockOf(id);
  }

  return {
    async getClock() {
      return { status: 200, body: await present() };
    },

    async freezeClock({ body = {} }) {
      const timersRun = await freeze(clock, body);
      return { status: 200, body: { ...(await present()), timersRun } };
    },

    async resumeClock() {
      await clock.resume();
      return { status: 200, body: await present() };
    },

    async advanceClock({ body }) {
      const timersRun = await advance(clock, body);
      return { status: 200, body: { ...(await present()), timersRun } };
    },

    async getOrganizationClock({ params }) {
      return { status: 200, body: presentOwn(await find(params)) };
    },

    async freezeOrganizationClock({ params, body = {} }) {
      const own = await find(params);
      const timersRun = await freeze(own, body);
      return { status: 200, body: { ...presentOwn(own), timersRun } };
    },

    async resumeOrganizationClock({ params }) {
      const own = await find(params);
      await own.resume();
      return { status: 200, body: presentOwn(own) };
    },

    async advanceOrganizationClock({ params, body }) {
      const own = await find(params);
      const timersRun = await advance(own, body);
      return { status: 200, body: { ...presentOwn(own), timersRun } };
    },

    async deleteOrganizationClock({ params }) {
      await (await find(params)).follow();
      return { status: 204 };
    },
  } satisfies Partial<Handlers<Operator>>;
}

export function parseFreeze({ at }: ClockFreeze) {
  allRead<ClockFreeze>({ at });
  return { at };
}

export function parseAdvance({ duration }: ClockAdvance) {
  allRead<ClockAdvance>({ duration });
  return { duration };
}
