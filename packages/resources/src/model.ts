/**
 * Certainty of a fact: written in the document, clear by convention, one of several readings, or configured by a hint.
 */
export type Confidence = "stated" | "likely" | "guessed" | "hint";

export interface Fact<Value> {
  value: Value;
  /** Reason, with the name of the element in the document. */
  reason: string;
  confidence: Confidence;
}

export type Role = "create" | "list" | "read" | "replace" | "patch" | "delete";

export interface OperationRef {
  /** HTTP method in upper case. */
  method: string;
  path: string;
  operationId?: string | undefined;
}

/** A collection with items such as `/pets` and `/pets/{petId}`, or one object per parent such as `/pets/{petId}/owner`. */
export interface Resource {
  /** Name of the collection, unique in the model: `pets`, or `stores.pets` if several collections have that name. */
  name: string;
  kind: "collection" | "singleton";
  /** Path of the collection; undefined if the document has only items. */
  collection?: Fact<string> | undefined;
  item?: Fact<string> | undefined;
  /** Operations by role. Several lists may show the same resource. */
  operations: { role: Role; operation: OperationRef; reason: string; confidence: Confidence }[];
  /** Property path of the id, and the last path parameter of the item; undefined for singletons. */
  id?: Fact<{ member: readonly string[]; parameter: string; setBy: "server" | "client" }> | undefined;
  /** Resources whose ids are in the path, outermost first, by path parameter. */
  parents: Fact<{ resource: string; parameter: string }>[];
  /** Property path of the item in bodies such as `{ data: { … } }`; empty without an envelope. */
  envelope: Fact<readonly string[]>;
  references: Fact<Reference>[];
  /** Members that the server sets. */
  readOnly: Fact<string>[];
  /** Members with the time of creation and of the last change. */
  created?: Fact<string> | undefined;
  changed?: Fact<string> | undefined;
  /** Members whose value only one item has. */
  unique: Fact<string>[];
  /** Whether the creation responds with a Location header. */
  location?: Fact<"absolute" | "relative"> | undefined;
  /** Effect of a deletion on items below: cascade, or refuse the deletion. */
  onDelete: Fact<"cascade" | "refuse">;
}

/** A member with the id of another resource, or with that resource. */
export interface Reference {
  /** Property path from the item, such as `ownerId`. Items of arrays add no step. */
  member: readonly string[];
  resource: string;
  /** Type of the member: an id, a list of ids, an object with the id, or a list of such objects. */
  holds: "id" | "ids" | "object" | "objects";
}

/** A GET operation that returns a list; its elements may have no resource. */
export interface List {
  operation: OperationRef;
  status: string;
  mediaType: string;
  resource?: string | undefined;
  /** Property path of the elements; empty if the response is an array. */
  elements: Fact<readonly string[]>;
  /** Query parameters by meaning. */
  parameters: Fact<ListParameter>[];
  /** Members next to the elements. */
  figures: Fact<{ meaning: Figure; member: readonly string[] }>[];
  /** Query parameters without a known meaning. */
  unknown: { name: string; reason: string }[];
}

export type Figure =
  | "nextCursor" | "nextLink" | "previousCursor" | "previousLink" | "hasMore"
  | "total" | "totalPages" | "number" | "size" | "offset"; // biome-ignore format: a list

export type ListParameter = { name: string } & (
  | { meaning: "number"; first: number }
  | { meaning: "size"; default?: number | undefined; maximum?: number | undefined }
  | { meaning: "cursor" }
  | { meaning: "before" }
  | { meaning: "offset" }
  | { meaning: "sort" }
  | { meaning: "direction" }
  | { meaning: "search" }
  | { meaning: "filter"; member: readonly string[]; compare: Compare }
);

export type Compare = "equal" | "not" | "least" | "above" | "most" | "below" | "contains";

export interface Model {
  document: Readonly<Record<string, unknown>>;
  resources: Resource[];
  lists: List[];
  underived: { name: string; reason: string }[];
}

/** Facts that a document lacks. The contract tests read the same hints file; other sections are ignored. */
export interface Hints {
  resources?: Readonly<Record<string, ResourceHints>> | undefined;
}

export interface ResourceHints {
  collection?: string;
  item?: string;
  /** Property path with dots. */
  id?: string;
  /** Resources by path parameter. */
  parents?: Readonly<Record<string, string>>;
  /** Resources by property path with dots; null removes a reference. */
  references?: Readonly<Record<string, string | null>>;
  unique?: readonly string[];
  readOnly?: readonly string[];
  onDelete?: "cascade" | "refuse";
  /** Roles by operationId or `METHOD /path`; null if the operation has no role. */
  operations?: Readonly<Record<string, Role | null>>;
}
