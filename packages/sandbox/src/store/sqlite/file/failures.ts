import { StorageFullError, StoreClosedError, StoreUnavailableError } from "../../../domain/storage-errors.ts";

export const SQLITE_BUSY = 5;
export const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_NOTADB = 26;

const reasons: Readonly<Record<number, string>> = {
  3: "access to it is not permitted",
  [SQLITE_BUSY]: "another program has locked it",
  6: "another program has locked it",
  7: "there is not enough memory",
  8: "it may not be written to",
  10: "the disk cannot be read or written",
  [SQLITE_CORRUPT]: "it is damaged",
  14: "its file cannot be opened",
  15: "another program has locked it",
  [SQLITE_NOTADB]: "its file is not a database",
};

export const codeOf = (error: unknown): number | undefined => {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined ? undefined : errcode & 0xff;
};

/** Errors of the statement stay as they are. */
export function toStoreError(error: unknown): unknown {
  const code = codeOf(error);
  // Code of a closed connection.
  if ((error as NodeJS.ErrnoException).code === "ERR_INVALID_STATE") return new StoreClosedError({ cause: error });
  if (code === SQLITE_FULL) return new StorageFullError({ cause: error });
  const reason = code === undefined ? undefined : reasons[code];
  return reason === undefined ? error : new StoreUnavailableError(reason, { cause: error });
}
