import { upgrades } from "../../documents.ts";
import type { Database } from "./database.ts";

/** Distinguishes a database from its copies. */
export interface Identity {
  readonly id: string;
  readonly commits: number;
  /** Number of document upgrades known to the release that opened it last. */
  readonly upgrades: number;
}

export function findIdentity(db: Database): Identity | undefined {
  const exists = db.get("SELECT 1 FROM sqlite_schema WHERE name = 'identity'");
  return exists === undefined ? undefined : db.get<Identity>("SELECT id, commits, upgrades FROM identity");
}

export const knownUpgrades = (): number => Object.values(upgrades).flat().length;

/** Makes earlier releases refuse the database, because they cannot read its documents. */
export const writeKnownUpgrades = (db: Database): unknown =>
  db.run("UPDATE identity SET upgrades = ?1", knownUpgrades());
