import type { ClockOwner } from "../domain/clocks.ts";
import { type Instant, MINUTE } from "../domain/time.ts";

/** Why a receiver was not reached. */
export interface Unreached {
  readonly failure: "connection" | "timeout";
  readonly message: string;
}

/**
 * Receivers that were not reached while time is being moved. A thousand deliveries with seven retries each are one moment of real time then,
 * in which a receiver that refuses connections, or never responds, does not get better.
 */
export interface Unreachable {
  /** A clock is being moved until the result is called. */
  during(owner: ClockOwner): () => void;
  /** Learns that a receiver was not reached by what goes by a clock; undefined: that it was. */
  report(owner: ClockOwner, receiver: string, unreached: Unreached | undefined): void;
  /** Why no attempt is to be made; undefined where one is. */
  of(owner: ClockOwner, receiver: string): Unreached | undefined;
  all(owner: ClockOwner): readonly string[];
  forget(owner: ClockOwner, receiver: string): void;
}

/** A receiver is tried again after it, by the machine's clock. */
const MEMORY = MINUTE;

/** State during one move of a clock. */
interface Move {
  /** How often it is moved at a time. */
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
