import { realpathSync } from "node:fs";
import { tableOf } from "../../documents.ts";
import { entityOf } from "../../snapshot-rows.ts";
import type { FrozenRow } from "../../store.ts";
import { type DocumentKind, type StoredDocument, upgrade, upgrades } from "../../upgrades.ts";
import { documentSchemas } from "../../validation/document-schemas.ts";
import { describe, documentViolation } from "../../validation/validate.ts";
import { SEEN } from "../collections.ts";
import type { Database } from "./database.ts";
import { findDamage, inspect, reading } from "./inspection.ts";
import { layout } from "./layout.ts";
import { readLayout } from "./migrate.ts";

export interface CheckOptions {
  readonly file: string;
  /** Called with each setting. @throws Error for one that is damaged */
  readonly checkSetting?: (name: string, value: string) => void;
}

/** Findings of one kind that are listed; the rest are counted. */
const LISTED = 10;

/**
 * Reads a whole database and changes nothing. A sandbox may serve it at the same time.
 * @returns the findings, one line each
 * @throws Error when it cannot be read
 */
export function checkSqliteFile({ file, checkSetting = () => {} }: CheckOptions): string[] {
  const path = realpathSync(file);
  try {
    inspect(path, "files");
  } catch (error) {
    return [(error as Error).message];
  }
  return reading(path, (db) => {
    const damage = findDamage(db, "all and indexes");
    // Damaged pages would cause further findings in their rows.
    if (damage.length > 0) return limit(damage);
    // The queries below are those of the present layout. The next start brings an older one there.
    if (readLayout(db) < layout.length) return [];
    return [...checkDocuments(db), ...checkHeld(db), ...checkSettings(db, checkSetting), ...checkKept(db)];
  });
}

function checkDocuments(db: Database): string[] {
  return (Object.keys(upgrades) as DocumentKind[]).flatMap((kind) => {
    const rows = db.iterate<{ id: string; doc: string; version: number }>(
      `SELECT id, doc, version FROM ${tableOf(kind)}`,
    );
    const found: string[] = [];
    for (const { id, doc, version } of rows) {
      const problem = problemOf(() => demandValid(kind, upgrade(kind, version, JSON.parse(doc) as StoredDocument)));
      if (problem !== undefined) found.push(`${kind} ${id} cannot be read: ${problem}`);
    }
    return limit(found);
  });
}

function demandValid(kind: string, document: object): void {
  if (!isSchemaOf(kind)) return;
  const violation = documentViolation(kind, document);
  if (violation !== undefined) throw new Error(describe(violation));
}

const isSchemaOf = (kind: string): kind is keyof typeof documentSchemas => Object.hasOwn(documentSchemas, kind);

/** Checks the entities of snapshots, which a restore reads. */
function checkHeld(db: Database): string[] {
  const rows = db.iterate<FrozenRow & { name: string }>(
    `SELECT s.name, r.collection, r.subject, r.doc, r.version, r.bytes FROM snapshot_rows r
     JOIN snapshots s ON s.number = r.snapshot WHERE s.state <> 'DELETED'`,
  );
  const found: string[] = [];
  for (const row of rows) {
    const problem = problemOf(() => demandValid(row.collection, entityOf(row)));
    if (problem !== undefined) found.push(`${row.collection} in the snapshot ${row.name} cannot be read: ${problem}`);
  }
  return limit(found);
}

function checkSettings(db: Database, check: NonNullable<CheckOptions["checkSetting"]>): string[] {
  const rows = db.all<{ name: string; value: string }>("SELECT name, value FROM settings ORDER BY name");
  return rows.flatMap(({ name, value }) => problemOf(() => check(name, value)) ?? []);
}

/** Counts that lists use, and the queries that compute them. */
const kept = {
  "the numbers of candidates are not right": [
    "SELECT org, stage, is_current, is_invited, count FROM candidate_counts WHERE count <> 0",
    "SELECT org, stage, is_current, is_invited, count(*) FROM candidates GROUP BY org, stage, is_current, is_invited",
  ],
  "the numbers of mails and events are not right": [
    "SELECT org, history, count FROM history_counts WHERE count <> 0",
    `SELECT org, 'mails', count(*) FROM mails GROUP BY org UNION ALL SELECT org, 'events', count(*) FROM events GROUP BY org`,
  ],
} as const;

function checkKept(db: Database): string[] {
  const lacks = (one: string, other: string) =>
    db.get(`SELECT * FROM (${one}) WHERE ${SEEN} EXCEPT SELECT * FROM (${other}) LIMIT 1`);
  return Object.entries(kept).flatMap(([problem, [one, other]]) =>
    lacks(one, other) || lacks(other, one) ? [problem] : [],
  );
}

function problemOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const limit = (found: readonly string[]): string[] =>
  found.length <= LISTED
    ? [...found]
    : [...found.slice(0, LISTED), `and ${found.length - LISTED} more of the same kind`];
