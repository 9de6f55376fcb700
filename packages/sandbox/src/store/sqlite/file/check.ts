import { realpathSync } from "node:fs";
import { type DocumentKind, type StoredDocument, tableOf, upgrade, upgrades } from "../../documents.ts";
import { entityOf } from "../../snapshot-rows.ts";
import type { FrozenRow, SnapshotEntity } from "../../tables.ts";
import { documentSchemas } from "../../validation/document-schemas.ts";
import { createReferences } from "../../validation/references.ts";
import { describe, documentViolation, type Violation } from "../../validation/validate.ts";
import { SEEN } from "../dialect.ts";
import { rowsOfOrganization } from "../frozen.ts";
import type { Database } from "./database.ts";
import { findDamage, inspect, reading } from "./inspection.ts";
import { layout } from "./layout.ts";
import { readLayout } from "./migrate.ts";

export interface CheckOptions {
  readonly file: string;
  /**
   * Called with each setting.
   * @throws Error if the setting is damaged
   */
  readonly checkSetting?: (name: string, value: string) => void;
}

const LISTED = 10;

/**
 * Checks a database, which a sandbox may serve at the same time.
 * @returns the findings, one line each
 * @throws Error if the database cannot be read
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
    if (damage.length > 0) return limit(damage);
    // The queries need the current layout. The next start upgrades an older one.
    if (readLayout(db) < layout.length) return [];
    return [
      ...checkDocuments(db),
      ...checkReferences(db),
      ...checkHeld(db),
      ...checkSettings(db, checkSetting),
      ...checkKept(db),
    ];
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

/** Checks references between documents. Ignores unreadable documents, which another check reports. */
function checkReferences(db: Database): string[] {
  const organizations = db.all<{ number: number; id: string }>(
    "SELECT number, id FROM organizations WHERE draft_of IS NULL ORDER BY number",
  );
  return limit(
    organizations.flatMap(({ number, id }) => {
      const { add, end } = createChecks();
      for (const row of rowsOfOrganization(db, number)) add(row);
      return end().map((problem) => `${id}: ${problem}`);
    }),
  );
}

function checkHeld(db: Database): string[] {
  // References to people who were erased from a snapshot stay in it until it is read.
  const snapshots = db.all<{ number: number; name: string; erased: number }>(
    `SELECT number, name, EXISTS (SELECT 1 FROM snapshot_erasures WHERE snapshot = number) AS erased
     FROM snapshots WHERE state <> 'DELETED' ORDER BY number`,
  );
  return limit(
    snapshots.flatMap(({ number, name, erased }) => {
      const found: string[] = [];
      const { add, end } = createChecks();
      const rows = db.iterate<FrozenRow>(
        "SELECT collection, subject, doc, version, bytes FROM snapshot_rows WHERE snapshot = ?1 ORDER BY seq",
        number,
      );
      for (const row of rows) {
        const problem = problemOf(() => demandValid(row.collection, entityOf(row)));
        if (problem !== undefined) found.push(`${row.collection} in the snapshot ${name} cannot be read: ${problem}`);
        else if (!erased) add(row);
      }
      return [...found, ...end().map((problem) => `the snapshot ${name}: ${problem}`)];
    }),
  );
}

function createChecks() {
  const references = createReferences<string>({ checksLength: false });
  const found: string[] = [];
  let isWhole = true;
  const report = (place: string, violation: Violation | undefined) => {
    if (violation !== undefined && found.length <= LISTED) found.push(`${place}: ${describe(violation)}`);
  };
  return {
    add(row: FrozenRow): void {
      const { collection } = row;
      const entity = readable(row);
      if (entity === undefined) isWhole = false;
      if (entity === undefined) return;
      const { id = "" } = entity as { readonly id?: string };
      const place = `${collection} ${id}`;
      report(place, references.add(collection, entity, place));
    },
    end(): string[] {
      // References to unreadable documents are not reported again.
      const last = isWhole ? references.end() : undefined;
      report(last?.place ?? "", last);
      return found;
    },
  };
}

function readable(row: FrozenRow): SnapshotEntity["entity"] | undefined {
  try {
    const entity = entityOf(row);
    demandValid(row.collection, entity);
    return entity;
  } catch {
    return undefined;
  }
}

function checkSettings(db: Database, check: NonNullable<CheckOptions["checkSetting"]>): string[] {
  const rows = db.all<{ name: string; value: string }>("SELECT name, value FROM settings ORDER BY name");
  return rows.flatMap(({ name, value }) => problemOf(() => check(name, value)) ?? []);
}

const kept = {
  "the counts of candidates are wrong": [
    "SELECT org, stage, is_current, is_invited, count FROM candidate_counts WHERE count <> 0",
    "SELECT org, stage, is_current, is_invited, count(*) FROM candidates GROUP BY org, stage, is_current, is_invited",
  ],
  "the counts of mails and events are wrong": [
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
