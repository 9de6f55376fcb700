import type { ClockOwner } from "../domain/clocks.ts";
import { type Instant, MINUTE } from "../domain/time.ts";

const PER_LANE = 8;

interface Allowances {
  of(lane: string): number;
  report(lane: string, pace: Pace): void;
}

export type Pace = "quick" | "hung";

/** Limits attempts per lane, which starts with one. A quick attempt doubles the limit; a hanging one resets it. */
export function createAllowances(): Allowances {
  const grown = new Map<string, number>();
  const of = (lane: string) => grown.get(lane) ?? 1;
  return {
    of,
    report(lane, pace) {
      if (pace === "hung") grown.delete(lane);
      else grown.set(lane, Math.min(of(lane) * 2, PER_LANE));
    },
  };
}

export interface Unreached {
  readonly failure: "connection" | "timeout";
  readonly message: string;
}

/** Unreachable receivers. A clock move has thousands of retries in one real moment, so it skips these. */
export interface Unreachable {
  /** Marks a clock as moving until the returned callback. */
  during(owner: ClockOwner): () => void;
  /** Records the result of an attempt; undefined means reached. */
  report(owner: ClockOwner, receiver: string, unreached: Unreached | undefined): void;
  /** Returns the reason to skip an attempt; undefined if allowed. */
  of(owner: ClockOwner, receiver: string): Unreached | undefined;
  all(owner: ClockOwner): readonly string[];
  forget(owner: ClockOwner, receiver: string): void;
}

const MEMORY = MINUTE;

interface Move {
  count: number;
  readonly receivers: Map<string, Unreached & { readonly until: Instant }>;
}

export function createUnreachable(machine: { now(): Instant }): Unreachable {
  const moves = new Map<ClockOwner, Move>();
  const of: Unreachable["of"] = (owner, receiver) => {
    const one = moves.get(owner)?.receivers.get(receiver);
    return one !== undefined && machine.now() < one.until ? one : undefined;
  };
  return {
    during(owner) {
      const move = moves.get(owner) ?? { count: 0, receivers: new Map() };
      moves.set(owner, move);
      move.count += 1;
      return () => {
        move.count -= 1;
        if (move.count === 0) moves.delete(owner);
      };
    },
    report(owner, receiver, unreached) {
      const receivers = moves.get(owner)?.receivers;
      if (unreached === undefined) receivers?.delete(receiver);
      else {
        const message = `${unreached.message}; not tried again while the clock is moved`;
        receivers?.set(receiver, { failure: unreached.failure, message, until: machine.now() + MEMORY });
      }
    },
    of,
    all: (owner) =>
      [...(moves.get(owner)?.receivers.keys() ?? [])].filter((receiver) => of(owner, receiver) !== undefined),
    forget: (owner, receiver) => void moves.get(owner)?.receivers.delete(receiver),
  };
}
