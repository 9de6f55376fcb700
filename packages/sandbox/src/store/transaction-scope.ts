import { setImmediate } from "node:timers/promises";
import { StoreUnavailableError } from "../domain/storage-errors.ts";

/** Period in which a transaction accepts statements. */
export interface Scope {
  running: boolean;
  /** Time of `performance.now()`. */
  readonly endsAt: number;
}

export const isOpen = ({ running, endsAt }: Scope): boolean => running && performance.now() <= endsAt;

/** The transaction was rolled back. Under high load, each attempt may have collided with other transactions. */
export class TransactionTimeoutError extends StoreUnavailableError {
  override name = "TransactionTimeoutError";

  constructor(options?: ErrorOptions) {
    super("a transaction did not come to an end in time", options);
  }
}

/** An open transaction. */
export interface Opened<Tx> {
  readonly tx: Tx;
  /** Writes pending changes. Called within the transaction after its work. */
  finish?(): Promise<void>;
  /** Called right after the commit, before the caller's promise resolves. */
  committed?(): void;
}

/** @throws TransactionTimeoutError if the work exceeds its timeout */
export async function inTime<Tx, Result>(
  opened: Opened<Tx>,
  work: (tx: Tx) => Promise<Result>,
  scope: Scope,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        scope.running = false;
        reject(new TransactionTimeoutError());
      },
      Math.max(0, scope.endsAt - performance.now()),
    );
  });
  const whole = async () => {
    const result = await work(opened.tx);
    // The transaction may have been rolled back, and a write would be outside of it.
    if (!scope.running) throw new TransactionTimeoutError();
    await opened.finish?.();
    return result;
  };
  try {
    const result = await Promise.race([whole(), late]);
    if (performance.now() > scope.endsAt) throw new TransactionTimeoutError();
    return result;
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects a call after the end of the transaction. */
export async function refuse({ running }: Scope): Promise<never> {
  // Work that ignores the rejection must not block timers and other work.
  await setImmediate();
  throw running ? new TransactionTimeoutError() : new Error("The transaction is over already.");
}

export const waitsForItself = (): Error =>
  new Error("A transaction cannot wait for another one: use the one that is running.");
export const isClosed = (): Error => new Error("The store is closed.");
