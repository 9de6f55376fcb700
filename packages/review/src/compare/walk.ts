import type { DocumentPair, Draft, Flow, Form, Member } from "../model/change.ts";
import { isObject } from "../model/json.ts";
import type { Operation } from "../model/operations.ts";
import type { Unchanged } from "../model/pairs/unchanged.ts";
import { child, type Located } from "../model/pointer.ts";
import type { Node } from "../model/schemas/effective.ts";
import type { Names, Site } from "../model/site.ts";

/** A body, parameter or header that both documents describe. The engines that try values work per root. */
export interface Root {
  operation: [Operation, Operation];
  flow: Flow;
  /** `requestBody application/json`, `200 application/json`, `query.count`, `200 header Location`. */
  part: string;
  form: Form;
  /** Pointers of the schemas. */
  before: string;
  after: string;
  /** The media types, parameters or headers, for their examples. */
  holders: [Located, Located];
}

/** Current position of the walk, in an operation or below. */
export interface Spot extends Pick<Root, "operation" | "flow" | "part"> {
  /** Stable pointer of the place. */
  way: string;
  /** One document declares a range that covers the other's status or media type. */
  isCrossed?: boolean;
}

export interface SchemaPlace {
  flow: Flow;
  form: Form;
  way: string;
  isCrossed?: boolean;
  /** The operation, or the key of the enclosing pair of schemas. */
  from: string;
  around: Member[];
  /** Within a member of a oneOf whose members share values: what one of them no longer accepts, the whole may accept. */
  isExclusive?: boolean;
  /** Where no validator looks, as in the content of a text: a rule has the last word. */
  isUnseen?: boolean;
}

export interface Walk {
  documents: DocumentPair;
  names: Names;
  roots: Root[];
  unchanged: Unchanged;
  compareSchemas(place: SchemaPlace, before: Node, after: Node): void;
  /** Adds the drafts of a place in an operation. */
  report(drafts: Draft[] | undefined, spot: Spot, before: Located, after: Located): void;
}

/** The spot of a nested place, which may be in a component in both documents. */
export const into = (walk: Walk, spot: Spot, tokens: string[], before: Located, after: Located): Spot => ({
  ...spot,
  way: walk.names.ofPlace(child(spot.way, ...tokens), before.pointer, after.pointer),
});

export const siteOf = ({ way, isCrossed = false }: Spot, before: Located, after: Located): Site => ({
  way,
  isCrossed,
  parts: { before: [before.pointer], after: [after.pointer] },
});

/** Compares the schemas of a media type, parameter or header; a missing one accepts every value. */
export function compareRoot(walk: Walk, spot: Spot, before: Located, after: Located, form: Form): void {
  if (!hasSchema(before) && !hasSchema(after)) return;
  const { operation, flow, part, isCrossed = false } = spot;
  const [old, now] = [child(before.pointer, "schema"), child(after.pointer, "schema")];
  if (walk.unchanged([old], [now])) return;
  walk.roots.push({ operation, flow, part, form, before: old, after: now, holders: [before, after] });
  const place = { flow, form, way: child(spot.way, "schema"), isCrossed, from: operation[1].name, around: [] };
  walk.compareSchemas(place, [old], [now]);
}

const hasSchema = ({ value }: Located) => isObject(value.schema) || typeof value.schema === "boolean";
