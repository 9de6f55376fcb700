import { type DocumentKind, type StoredDocument, upgrade, versionOf } from "./upgrades.ts";

/** Entity with its own table, in both databases. */
export interface Entity {
  readonly id: string;
  readonly organizationId: string;
}

/** Columns of every entity table, without the index columns. */
export interface DocumentRow {
  readonly doc: string;
  readonly version: number;
}

/** Mapping between entities of one kind and rows. */
export interface DocumentForm<Item> {
  toRow(entity: Item): DocumentRow;
  /** @returns the entity in its current schema, also for rows of older releases */
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

/** Returns the table name of a kind: `predefined_tests`. */
export const tableOf = (kind: DocumentKind): string => kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const unknownOrganization = (id: string): Error =>
  new Error(`There is no organization with the id ${id}: store it before what belongs to it.`);
