/** A stored document, as whichever release wrote it. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/** Makes of one form of a document the next one. */
export type Upgrade = (stored: StoredDocument) => StoredDocument;

/** @throws Error where that is no list */
function listOf(value: unknown): readonly StoredDocument[] {
  if (!Array.isArray(value)) throw new Error("A document has no list where its form demands one.");
  return value;
}

/**
 * Entities are stored as JSON documents, with the version of their form beside them: 1 for the first form, and one more for each
 * step. Whoever reads a document takes the steps that it lacks; whatever is written has the newest form.
 *
 * A change of a domain type that older documents do not fit adds a step at the end of its list. A released step never changes, and
 * uses no type or function of the domain, which go on changing. What is found by a value that a step changes is indexed anew.
 */
export const upgrades = {
  organizations: [],
  keys: [],
  webhooks: [
    // Endpoints can be disabled, secrets rotated; versions are written as keys have them.
    (stored) => ({
      ...stored,
      state: "ENABLED",
      previousSecrets: [],
      apiVersion: String(stored.apiVersion).toLowerCase(),
    }),
  ],
  faults: [],
  candidates: [
    // An answer names its last write instead of the page that saved it.
    (stored) => ({
      ...stored,
      assessments: listOf(stored.assessments).map((assessment) => ({
        ...assessment,
        sections: listOf(assessment.sections).map((section) => ({
          ...section,
          answers: listOf(section.answers).map(({ savedFrom, ...answer }) =>
            savedFrom === undefined ? answer : { ...answer, saved: { revision: savedFrom } },
          ),
        })),
      })),
    }),
  ],
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
  mails: [
    // Attempts to hand a mail over can fail.
    (stored) => ({
      ...stored,
      state: stored.handedOverAt === undefined ? "WITHDRAWN" : "HANDED_OVER",
      attempts: [],
    }),
  ],
  events: [],
  timers: [],
  deliveries: [],
  snapshots: [],
} satisfies Record<string, Upgrade[]>;

export type DocumentKind = keyof typeof upgrades;

/** The version of what is written now. */
export const versionOf = (kind: DocumentKind): number => upgrades[kind].length + 1;

/** @throws Error for a version that this release does not know */
export function upgrade(kind: DocumentKind, version: number, stored: StoredDocument): StoredDocument {
  if (version > versionOf(kind))
    throw new Error(`A document of ${kind} was written by a newer release (version ${version}).`);
  const lacking: readonly Upgrade[] = upgrades[kind].slice(version - 1);
  return lacking.reduce((document, step) => step(document), stored);
}
