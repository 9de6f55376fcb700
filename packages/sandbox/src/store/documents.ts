import { type DocumentKind, type StoredDocument, upgrade, versionOf } from "./upgrades.ts";

/** An entity with a table of its own, whatever the database. */
export interface Entity {
  readonly id: string;
  readonly organizationId: string;
}

/** Columns of each table of entities, beside the columns that they are found by. */
export interface DocumentRow {
  readonly doc: string;
  readonly version: number;
}

/** How entities of one kind stand in rows. */
export interface DocumentForm<Item> {
  /** The row of one that is written. */
  toRow(entity: Item): DocumentRow;
  /** @returns the entity in its present form, whichever release wrote it */
  parse(row: DocumentRow): Item;
}

const forms = new Map<DocumentKind, DocumentForm<never>>();

export function formOf<Item>(kind: DocumentKind): DocumentForm<Item> {
  const known = forms.get(kind) as DocumentForm<Item> | undefined;
  if (known !== undefined) return known;
  const form: DocumentForm<Item> = {
    toRow: (entity) => ({ doc: JSON.stringify(entity), version: versionOf(kind) }),
    parse: ({ doc, version }) => upgrade(kind, version, JSON.parse(doc) as StoredDocument) as Item,
  };
  forms.set(kind, form as DocumentForm<never>);
  return form;
}

/** Returns the table of a kind: `predefined_tests`. */
export const tableOf = (kind: DocumentKind): string => kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const unknownOrganization = (id: string): Error =>
  new Error(`There is no organization with the id ${id}: store it before what belongs to it.`);
