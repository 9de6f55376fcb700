/** A stored document in the form of the release that wrote it. */
export type StoredDocument = Readonly<Record<string, unknown>>;

export type Upgrade = (stored: StoredDocument) => StoredDocument;

/**
 * Entities are JSON documents with a version, from 1. A read applies missing upgrades; a write uses the newest form. A
 * changed domain type adds an upgrade at the end. A released upgrade never changes and does not import the domain. If
 * an upgrade changes the value of a column, a step of the layout updates it.
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

export const versionOf = (kind: DocumentKind): number => upgrades[kind].length + 1;

/** @throws Error for a version that this release does not know */
export function upgrade(kind: DocumentKind, version: number, stored: StoredDocument): StoredDocument {
  if (version > versionOf(kind))
    throw new Error(`A document of ${kind} was written by a newer release (version ${version}).`);
  const lacking: readonly Upgrade[] = upgrades[kind].slice(version - 1);
  return lacking.reduce((document, step) => step(document), stored);
}

/** Entity with its own table, in both databases. */
export interface Entity {
  readonly id: string;
  readonly organizationId: string;
}

export interface DocumentRow {
  readonly doc: string;
  readonly version: number;
}

export interface DocumentForm<Item> {
  readonly table: string;
  toRow(entity: Item): DocumentRow;
  parse(row: DocumentRow): Item;
}

const forms = new Map<DocumentKind, DocumentForm<never>>();

export function formOf<Item>(kind: DocumentKind): DocumentForm<Item> {
  const known = forms.get(kind) as DocumentForm<Item> | undefined;
  if (known !== undefined) return known;
  const form: DocumentForm<Item> = {
    table: tableOf(kind),
    toRow: (entity) => ({ doc: JSON.stringify(entity), version: upgrades[kind].length + 1 }),
    parse({ doc, version }) {
      const stored = JSON.parse(doc) as StoredDocument;
      return (version === upgrades[kind].length + 1 ? stored : upgrade(kind, version, stored)) as Item;
    },
  };
  forms.set(kind, form as DocumentForm<never>);
  return form;
}

export const tableOf = (kind: DocumentKind): string => kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const unknownOrganization = (id: string): Error =>
  new Error(`There is no organization with the id ${id}: store it before its data.`);

/** Ignores case and the Unicode form of accented letters. */
export const fold = (text: string): string => text.normalize("NFC").toLowerCase().replaceAll("ς", "σ").normalize("NFC");
