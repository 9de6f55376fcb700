import { pathToFileURL } from "node:url";
import { StoreUnavailableError } from "../../../domain/storage-errors.ts";
import { type CommitCount, readCommitCount } from "./commit-count.ts";
import { type Database, openDatabase } from "./database.ts";
import { codeOf, SQLITE_CORRUPT } from "./failures.ts";
import { sizeOf } from "./files.ts";
import { findIdentity, type Identity, knownUpgrades } from "./identity.ts";
import { readLayout } from "./migrate.ts";

/** Maximum size in bytes for a check of all pages at startup; docs/decisions/sandbox-store.md has figures. */
const READ_WHOLE = 64 * 1024 * 1024;

/** Tables whose size does not depend on candidates. */
const SMALL =
  "organizations identity settings keys webhooks tests predefined_tests tasks task_revisions candidate_counts " +
  "skills skill_folders skillsets position_families seniority_levels certificate_definitions job_positions";

/**
 * Checks a database before the first write without changing it. Closing a writable connection would merge the log,
 * which may belong to another database.
 * @throws Error with the problem and its solution
 */
export function inspect(file: string, depth: "files" | "files and pages" = "files and pages"): void {
  const count = readCommitCount(file);
  const size = sizeOf(file);
  const log = sizeOf(`${file}-wal`) ?? 0;
  if (size === undefined && log > 0)
    throw new Error(
      `it is missing, but ${file}-wal exists. Restore it, or delete ${file}-wal to start with an empty database.`,
    );
  if (size === 0 && (log > 0 || count !== undefined))
    throw new Error(
      `it is empty, although it held data before. Restore a copy, or delete it with ${file}-wal and ${file}-commits to start with an empty database.`,
    );
  if (!size) return;
  reading(file, (db) => {
    readLayout(db);
    const identity = findIdentity(db);
    if (log > 0) demandOwnLog(file, identity);
    if (count !== undefined) demandCommits(file, identity, count);
    if ((identity?.upgrades ?? 0) > knownUpgrades())
      throw new Error("it was written by a newer release. Use that release, or choose another file.");
    if (depth === "files") return;
    const [damage] = findDamage(db, size <= READ_WHOLE ? "all" : "small");
    if (damage !== undefined) throw damaged(damage);
  });
}

/** Runs work on a read-only connection. @throws Error that names the damage if SQLite finds any */
export function reading<Result>(file: string | URL, work: (db: Database) => Result): Result {
  let db: Database | undefined;
  try {
    db = openDatabase(file, { readOnly: true });
    return work(db);
  } catch (error) {
    throw isDamage(error) ? damaged(error.cause.message) : error;
  } finally {
    db?.close();
  }
}

const damaged = (detail: string): Error =>
  new Error(`it is damaged: ${detail}. "serve --check" lists all damage. Restore a copy.`);

const isDamage = (error: unknown): error is Error & { cause: Error } =>
  error instanceof StoreUnavailableError && codeOf(error.cause) === SQLITE_CORRUPT;

/** The log of another database would replace this data. */
function demandOwnLog(file: string, identity: Identity | undefined): void {
  const without = readWithoutLog(file);
  if (without !== undefined && without.id !== identity?.id)
    throw new Error(`${file}-wal belongs to another database. Restore the right file, or delete it.`);
}

/** Reads the file as of the last merge of its log. Returns undefined if that fails. */
function readWithoutLog(file: string): Identity | undefined {
  try {
    return reading(new URL("?immutable=1", pathToFileURL(file)), findIdentity);
  } catch {
    return undefined;
  }
}

function demandCommits(file: string, found: Identity | undefined, counted: CommitCount): void {
  if (found !== undefined && found.id !== counted.id)
    throw new Error(
      `it is not the database that was here before. Restore that database, or delete ${file}-commits to use this one.`,
    );
  if ((found?.commits ?? 0) < counted.commits)
    throw new Error(
      `it has ${found?.commits ?? 0} of ${counted.commits} changes: ${file}-wal was lost, or an older copy was restored. ` +
        `Restore the missing changes, or delete ${file}-commits to continue without them.`,
    );
}

export function findDamage(db: Database, which: "all" | "small" | "all and indexes"): string[] {
  const check = (pragma: string) => {
    try {
      return db.all<Record<string, string>>(`PRAGMA ${pragma}`).flatMap((row) => Object.values(row));
    } catch (error) {
      if (isDamage(error)) return [error.cause.message];
      throw error;
    }
  };
  const tables = new Set(db.all<{ name: string }>("SELECT name FROM sqlite_schema").map(({ name }) => name));
  const pragmas = {
    all: ["quick_check(1)"],
    small: SMALL.split(" ")
      .filter((table) => tables.has(table))
      .map((table) => `quick_check(${table})`),
    "all and indexes": ["integrity_check"],
  };
  return pragmas[which].flatMap(check).filter((line) => line !== "ok");
}
