import { upgrades } from "../../upgrades.ts";
import type { Database } from "./database.ts";

/** Which database it is. */
export interface Identity {
  readonly id: string;
  /** How many commits have changed something. */
  readonly commits: number;
  /** How many upgrades of documents the release knew that opened it last. */
  readonly upgrades: number;
}

/** Undefined where the layout is older than that. */
export function findIdentity(db: Database): Identity | undefined {
  const exists = db.get("SELECT 1 FROM sqlite_schema WHERE name = 'identity'");
  return exists === undefined ? undefined : db.get<Identity>("SELECT id, commits, upgrades FROM identity");
}

export const knownUpgrades = (): number => Object.values(upgrades).flat().length;

/** Tells earlier releases, which cannot read what is written from now on. */
export const writeKnownUpgrades = (db: Database): unknown =>
  db.run("UPDATE identity SET upgrades = ?1", knownUpgrades());
