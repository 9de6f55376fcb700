import type { FrozenRow, Held } from "./store.ts";
import { type DocumentKind, upgrade, versionOf } from "./upgrades.ts";

/** @throws Error for a document that cannot be read */
export function entityOf({ collection, doc, version, bytes }: FrozenRow): Held["entity"] {
  const stored = JSON.parse(doc);
  return collection === "packages" ? { ...stored, bytes } : upgrade(collection as DocumentKind, version, stored);
}

interface Fields {
  readonly id?: string;
  readonly candidateId?: string;
  readonly personId?: string;
  readonly bytes?: Uint8Array;
}

/** The candidate or person that an entity is about. */
function subjectOf(collection: FrozenRow["collection"], { id, candidateId, personId }: Fields): string | undefined {
  if (collection === "candidates" || collection === "people") return id;
  return candidateId ?? personId;
}

/** The reverse of `entityOf`. */
export function rowOf({ collection, entity }: Pick<Held, "collection" | "entity">): FrozenRow {
  const { bytes, ...fields } = entity as Fields;
  return {
    collection,
    subject: subjectOf(collection, fields) ?? null,
    doc: JSON.stringify(fields),
    version: collection === "packages" ? 1 : versionOf(collection),
    bytes: bytes ?? null,
  };
}
