/** A stored document in the form of the release that wrote it. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/** Converts a document to the next version of its form. */
export type Upgrade = (stored: StoredDocument) => StoredDocument;

/**
 * Entities are stored as JSON documents with the version of their form, starting at 1. A read applies missing
 * upgrades; a write uses the newest form.
 * A change of a domain type that does not fit older documents adds an upgrade to the end of the list of its kind.
 * A released upgrade never changes and does not import the domain, which does change. A layout step updates
 * columns that contain a changed value.
 */
export const upgrades = {
  organizations: [],
  keys: [],
  webhooks: [],
  faults: [],
  candidates: [],
  tests: [],
  predefinedTests: [],
  tasks: [],
  taskRevisions: [],
  skills: [],
  skillFolders: [],
  skillsets: [],
  positionFamilies: [],
  seniorityLevels: [],
  certificateDefinitions: [],
  people: [],
  personSkills: [],
  teams: [],
  jobPositions: [],
  mails: [],
  events: [],
  timers: [],
  deliveries: [],
  snapshots: [],
} satisfies Record<string, Upgrade[]>;

export type DocumentKind = keyof typeof upgrades;

/** Returns the version of the newest form. */
export const versionOf = (kind: DocumentKind): number => upgrades[kind].length + 1;

/** @throws Error for a version that this release does not know */
export function upgrade(kind: DocumentKind, version: number, stored: StoredDocument): StoredDocument {
  if (version > versionOf(kind))
    throw new Error(`A document of ${kind} was written by a newer release (version ${version}).`);
  const lacking: readonly Upgrade[] = upgrades[kind].slice(version - 1);
  return lacking.reduce((document, step) => step(document), stored);
}
