import { setImmediate } from "node:timers/promises";
import { StoreUnavailableError } from "../domain/storage-errors.ts";
import { lazily } from "./lazily.ts";

/** Whether a transaction is running, and until when it may. */
export interface Scope {
  running: boolean;
  /** By `performance.now()`. */
  readonly endsAt: number;
}

export const isLate = ({ endsAt }: Scope): boolean => performance.now() > endsAt;

/** The transaction was rolled back. Under a load that is too high others may have collided with each of its attempts. */
export class TransactionTimeoutError extends StoreUnavailableError {
  override name = "TransactionTimeoutError";

  constructor(options?: ErrorOptions) {
    super("a transaction did not come to an end in time", options);
  }
}

/** The parts of a transaction that work gets. */
export interface Opened<Tx> {
  readonly tx: Tx;
  /** Called when the work is done, as its last part. */
  finish?(): Promise<void>;
}

/** @throws TransactionTimeoutError when the work does not end in time */
export async function inTime<Tx, Result>(
  { tx, finish }: Opened<Tx>,
  work: (tx: Tx) => Promise<Result>,
  scope: Scope,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      scope.running = false;
      reject(new TransactionTimeoutError());
    }, scope.endsAt - performance.now());
  });
  const whole = async () => {
    const result = await work(tx);
    // The transaction may be rolled back already: what is written now would be outside of it.
    if (!scope.running) throw new TransactionTimeoutError();
    await finish?.();
    return result;
  };
  try {
    const result = await Promise.race([whole(), late]);
    if (isLate(scope)) throw new TransactionTimeoutError();
    return result;
  } finally {
    clearTimeout(timer);
  }
}

/** The same functions, which refuse to work once their transaction is over or late. */
export const guard = <Parts extends object>(parts: Parts, scope: Scope): Parts =>
  lazily(parts, {}, (part) =>
    typeof part === "function" ? guardWork(part as Work, scope) : guard(part as object, scope),
  );

type Work = (...values: unknown[]) => unknown;

const guardWork =
  (work: Work, scope: Scope) =>
  (...values: unknown[]) =>
    scope.running && !isLate(scope) ? work(...values) : refuse(scope);

async function refuse({ running }: Scope): Promise<never> {
  // Work that goes on in spite of the refusal must not hold up timers and other work.
  await setImmediate();
  throw running ? new TransactionTimeoutError() : new Error("The transaction is over already.");
}

export const waitsForItself = (): Error =>
  new Error("A transaction cannot wait for another one: use the one that is running.");
export const isClosed = (): Error => new Error("The store is closed.");
