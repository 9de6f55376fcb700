import type { Change, DocumentPair, Draft, Flow } from "../model/change.ts";
import type { Node } from "../model/effective.ts";
import { isObject, objectAt } from "../model/json.ts";
import type { Operation } from "../model/operations.ts";
import { child, type Located, locate } from "../model/pointer.ts";

export interface SchemaComparison {
  compare(flow: Flow, before: Node, after: Node, text: boolean): void;
}

/** A place whose values both sides describe: a body, a parameter, a header. The unit of the engines that try values. */
export interface Root {
  operation: [Operation, Operation];
  flow: Flow;
  /** `requestBody application/json`, `200 application/json`, `query.count`, `200 header location`. */
  part: string;
  /** Pointers of the schemas. */
  before: string;
  after: string;
  /** The media types, parameters or headers, for their examples. */
  holders: [Located, Located];
  /** Parameters and headers travel as text. */
  text: boolean;
}

export interface Walk {
  documents: DocumentPair;
  schemas: SchemaComparison;
  roots: Root[];
  /** Adds the drafts of a place. */
  report(drafts: Draft[] | undefined, place?: Partial<Change>): void;
}

/** The media types that both sides have. */
export function compareContent(
  walk: Walk,
  operation: [Operation, Operation],
  flow: Flow,
  part: string,
  before: Located,
  after: Located,
  text = false,
): void {
  for (const media of Object.keys(objectAt(before.value, "content"))) {
    const old = locate(walk.documents.before, child(before.pointer, "content", media));
    const now = locate(walk.documents.after, child(after.pointer, "content", media));
    if (old && now) compareRoot(walk, operation, flow, `${part} ${media}`, old, now, text);
  }
}

/** The schemas of a media type, parameter or header; where one side has none, it takes anything. */
export function compareRoot(
  walk: Walk,
  operation: [Operation, Operation],
  flow: Flow,
  part: string,
  before: Located,
  after: Located,
  text: boolean,
): void {
  if (!hasSchema(before) && !hasSchema(after)) return;
  const old = child(before.pointer, "schema");
  const now = child(after.pointer, "schema");
  walk.roots.push({ operation, flow, part, before: old, after: now, holders: [before, after], text });
  walk.schemas.compare(flow, [old], [now], text);
}

const hasSchema = ({ value }: Located) => isObject(value.schema) || typeof value.schema === "boolean";
