import type { ClockAdvance, ClockFreeze, Handlers, Clock as Presented } from "@assessment-api/control/server";
import { millisecondsOf } from "../../domain/durations.ts";
import { InvalidValueError } from "../../domain/errors.ts";
import { type Instant, toTimestamp } from "../../domain/time.ts";
import type { SandboxClock } from "../../timers/clock.ts";
import { allRead } from "../request-bodies.ts";
import type { Control, Operator } from "./context.ts";

const present = (clock: SandboxClock): Presented => ({ now: toTimestamp(clock.now()), frozen: clock.frozen });

/** @throws InvalidValueError when the clock cannot go as far as that */
async function advance(clock: SandboxClock, ms: number, field: string, given: unknown): Promise<number> {
  return clock.advance(ms).catch((error: unknown) => {
    if (error instanceof RangeError) throw new InvalidValueError(field, given, "must not lead beyond the year 9999");
    throw error;
  });
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

type ClockHandlers = Pick<Handlers<Operator>, "getClock" | "freezeClock" | "resumeClock" | "advanceClock">;

export function clockHandlers({ clock }: Control): ClockHandlers {
  return {
    getClock() {
      return { status: 200, body: present(clock) };
    },

    async freezeClock({ body = {} }) {
      const { at } = parseFreeze(body);
      const instant = at === undefined ? undefined : instantOf(at, clock.now());
      const wasFrozen = clock.frozen;
      await clock.freeze();
      // Time that passed meanwhile stays: the clock never goes back.
      const ahead = instant === undefined ? 0 : Math.max(0, instant - clock.now());
      try {
        return { status: 200, body: { timersRun: await advance(clock, ahead, "at", at), ...present(clock) } };
      } catch (error) {
        if (!wasFrozen) await clock.resume();
        throw error;
      }
    },

    async resumeClock() {
      await clock.resume();
      return { status: 200, body: present(clock) };
    },

    async advanceClock({ body }) {
      const { duration } = parseAdvance(body);
      const ms = typeof duration === "number" ? duration : Math.round(millisecondsOf(duration) ?? Number.NaN);
      const timersRun = await advance(clock, ms, "duration", duration);
      return { status: 200, body: { ...present(clock), timersRun } };
    },
  };
}

export function parseFreeze({ at }: ClockFreeze) {
  allRead<ClockFreeze>({ at });
  return { at };
}

export function parseAdvance({ duration }: ClockAdvance) {
  allRead<ClockAdvance>({ duration });
  return { duration };
}
