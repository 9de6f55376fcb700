import { StorageFullError, StoreClosedError, StoreUnavailableError } from "../../../domain/storage-errors.ts";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const UNIQUE_VIOLATION = "23505";
const DISK_FULL = "53100";

/** Reasons by code, or by its first two characters for a whole class. */
const reasons: Readonly<Record<string, string>> = {
  "08P01":
    "its server or pooler rejects connection settings; for a pooler in transaction mode, add ?pooler=transaction to the address",
  "08": "the connection to it was lost",
  "25006": "it is read-only at present",
  "28": "it refuses the user or the password",
  "3D000": "its server has no such database",
  "42501": "its user lacks a privilege",
  "53": "its server lacks memory or connections",
  "55000": "it accepts no connections at present",
  "55P03": "it is locked",
  "57": "its server is stopping, starting, or has canceled the statement",
  "58": "its server cannot read or write its files",
  XX: "it is damaged",
  EACCES: "its server cannot be reached",
  ECONNREFUSED: "its server cannot be reached",
  ECONNRESET: "the connection to it was lost",
  EHOSTUNREACH: "its server cannot be reached",
  ENETUNREACH: "its server cannot be reached",
  ENOENT: "its server cannot be reached",
  ENOTFOUND: "its server cannot be found",
  EAI_AGAIN: "its server cannot be found",
  EPIPE: "the connection to it was lost",
  ETIMEDOUT: "its server cannot be reached",
};

/** Messages of the driver, whose failures have no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered)/;

/** Message of a closed pool. */
const ENDED = "Cannot use a pool after calling end on the pool";

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? "");

/** Unique index of externalIds within an organization. */
export const EXTERNAL_IDS = "candidates_external_ids";

/** Returns whether a retry may succeed or find the cause. */
export const isCollision = (error: unknown): boolean =>
  [SERIALIZATION_FAILURE, DEADLOCK].includes(codeOf(error)) ||
  (codeOf(error) === UNIQUE_VIOLATION && (error as { constraint?: unknown }).constraint === EXTERNAL_IDS);

/** Errors of the statement stay as they are. */
export function toStoreError(error: unknown): unknown {
  const code = codeOf(error);
  if ((error as Error).message === ENDED) return new StoreClosedError({ cause: error });
  if (code === DISK_FULL) return new StorageFullError({ cause: error });
  const lost = messages.test((error as Error).message) ? "its server does not respond" : undefined;
  // A host with several addresses fails with one error per address.
  const first = error instanceof AggregateError ? codeOf(error.errors[0]) : "";
  const reason = reasons[code] ?? reasons[code.slice(0, 2)] ?? reasons[first] ?? lost;
  return reason === undefined ? error : new StoreUnavailableError(reason, { cause: error });
}
