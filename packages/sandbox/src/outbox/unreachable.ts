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
  /** Time is being moved until the result is called. */
  during(): () => void;
  /** Learns that a receiver was not reached; undefined: that it was. */
  report(receiver: string, unreached: Unreached | undefined): void;
  /** Why no attempt is to be made; undefined where one is. */
  of(receiver: string): Unreached | undefined;
  all(): readonly string[];
  forget(receiver: string): void;
}

/** A receiver is tried again after it, by the machine's clock. */
const MEMORY = MINUTE;

export function createUnreachable(machine: { now(): Instant }): Unreachable {
  const known = new Map<string, Unreached & { readonly until: Instant }>();
  let moves = 0;
  const of = (receiver: string) => {
    const one = known.get(receiver);
    return one !== undefined && machine.now() < one.until ? one : undefined;
  };
  return {
    during() {
      moves += 1;
      return () => {
        moves -= 1;
        if (moves === 0) known.clear();
      };
    },
    report(receiver, unreached) {
      if (unreached === undefined) known.delete(receiver);
      else if (moves > 0) {
        const message = `${unreached.message}; not tried again while the clock is moved`;
        known.set(receiver, { failure: unreached.failure, message, until: machine.now() + MEMORY });
      }
    },
    of,
    all: () => [...known.keys()].filter((receiver) => of(receiver) !== undefined),
    forget: (receiver) => void known.delete(receiver),
  };
}
