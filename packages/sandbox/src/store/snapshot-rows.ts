import { type DocumentKind, type StoredDocument, upgrade, versionOf } from "./documents.ts";
import type { FrozenRow, SnapshotCollection, SnapshotEntity } from "./tables.ts";

interface Fields {
  readonly id?: string;
  readonly candidateId?: string;
  readonly personId?: string;
  readonly bytes?: Uint8Array;
}

/** Collections in the order of a restore: referenced entities first. The fields name the person that an entity is about. */
const subjectFields: Record<SnapshotCollection, readonly ("id" | "candidateId" | "personId")[]> = {
  packages: [],
  tasks: [],
  taskRevisions: [],
  tests: [],
  predefinedTests: [],
  skillFolders: [],
  skills: [],
  skillsets: [],
  positionFamilies: [],
  seniorityLevels: [],
  certificateDefinitions: [],
  jobPositions: [],
  teams: [],
  people: ["id"],
  personSkills: ["personId"],
  candidates: ["id"],
  webhooks: [],
  faults: [],
  mails: ["candidateId", "personId"],
  events: ["candidateId"],
  timers: ["candidateId"],
  deliveries: ["candidateId"],
};

export const snapshotDocuments = (Object.keys(subjectFields) as SnapshotCollection[]).filter(
  (name) => name !== "packages",
);

export class UnreadableDocumentError extends Error {
  override name = "UnreadableDocumentError";
}

export function entityOf({ collection, doc, version, bytes }: FrozenRow): SnapshotEntity["entity"] {
  try {
    const stored: unknown = JSON.parse(doc);
    if (typeof stored !== "object" || stored === null) throw new Error("The document is not a JSON object.");
    const entity =
      collection === "packages"
        ? { ...stored, bytes }
        : upgrade(collection as DocumentKind, version, stored as StoredDocument);
    return entity as SnapshotEntity["entity"];
  } catch (error) {
    throw new UnreadableDocumentError((error as Error).message, { cause: error });
  }
}

export function rowOf({ collection, entity }: Pick<SnapshotEntity, "collection" | "entity">): FrozenRow {
  const { bytes, ...fields } = entity as Fields;
  const [subject] =
    collection === "organizations" ? [] : subjectFields[collection].flatMap((name) => fields[name] ?? []);
  // V8 may allocate the objects of a literal in the old generation, where dead rows keep their texts until a full
  // collection: an import of 240 MB then needs 80 MB more.
  const row = {} as { -readonly [Name in keyof FrozenRow]: FrozenRow[Name] };
  row.collection = collection;
  row.subject = subject ?? null;
  row.doc = JSON.stringify(fields);
  row.version = collection === "packages" ? 1 : versionOf(collection);
  row.bytes = bytes ?? null;
  return row;
}
