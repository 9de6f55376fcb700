import type { DocumentPair, Draft, Flow, Form, Member } from "../model/change.ts";
import { isObject } from "../model/json.ts";
import type { Operation } from "../model/operations.ts";
import type { Unchanged } from "../model/pairs/unchanged.ts";
import { child, type Located } from "../model/pointer.ts";
import type { Node } from "../model/schemas/effective.ts";
import type { Names, Site } from "../model/site.ts";

/** A body, parameter or header in both documents. */
export interface Root {
  operation: [Operation, Operation];
  flow: Flow;
  /** Name such as `requestBody application/json`, `200 application/json`, `query.count`, `200 header Location`. */
  part: string;
  form: Form;
  before: string;
  after: string;
  holders: [Located, Located];
}

export interface Spot extends Pick<Root, "operation" | "flow" | "part"> {
  way: string;
  /** Set if one side declares a range that covers the other's status or media type. */
  isCrossed?: boolean;
}

export interface SchemaPlace {
  flow: Flow;
  form: Form;
  way: string;
  isCrossed?: boolean;
  /** Operation, or the enclosing pair of schemas. */
  from: string;
  around: Member[];
  /** Set within a oneOf with overlapping members: a value that one member loses may stay valid. */
  isExclusive?: boolean;
  /** Set if validators do not validate the place, such as the content of a text. */
  isUnseen?: boolean;
  /** Set in members that the sender omits, such as `readOnly` ones of a request. */
  isUnsent?: boolean;
}

export interface Walk {
  documents: DocumentPair;
  names: Names;
  roots: Root[];
  unchanged: Unchanged;
  compareSchemas(place: SchemaPlace, before: Node, after: Node): void;
  report(drafts: Draft[] | undefined, spot: Spot, before: Located, after: Located): void;
}

export const into = (walk: Walk, spot: Spot, tokens: string[], before: Located, after: Located): Spot => ({
  ...spot,
  way: walk.names.ofPlace(child(spot.way, ...tokens), before.pointer, after.pointer),
});

export const siteOf = ({ way, isCrossed = false }: Spot, before: Located, after: Located): Site => ({
  way,
  isCrossed,
  parts: { before: [before.pointer], after: [after.pointer] },
});

/** Compares the schemas of a media type, parameter, header or stream item. A missing schema accepts every value. */
export function compareRoot(
  walk: Walk,
  spot: Spot,
  before: Located,
  after: Located,
  form: Form,
  keyword: "schema" | "itemSchema" = "schema",
): void {
  if (![before, after].some(({ value }) => isObject(value[keyword]) || typeof value[keyword] === "boolean")) return;
  const { operation, flow, part, isCrossed = false } = spot;
  const [old, now] = [child(before.pointer, keyword), child(after.pointer, keyword)];
  if (walk.unchanged([old], [now])) return;
  walk.roots.push({ operation, flow, part, form, before: old, after: now, holders: [before, after] });
  const place = { flow, form, way: child(spot.way, keyword), isCrossed, from: operation[1].name, around: [] };
  walk.compareSchemas(place, [old], [now]);
}
