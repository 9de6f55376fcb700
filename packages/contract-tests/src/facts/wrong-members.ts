import type { ApiDocument, Located } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import { conjuncts } from "../document/mutations.ts";
import { statedCases } from "./cases.ts";
import { pointerOf } from "./check-values.ts";
import type { Case, DocumentFacts } from "./facts.ts";
import { at, put } from "./paths.ts";

/** A good value with one member that the facts refuse. */
export interface WrongMember extends Case {
  /** Pointer of the schema that the facts speak of. */
  pointer: string;
}

/**
 * Finds what the facts of a document refuse at a place, each put into the good value that stands there. Lengths of lists
 * are left to the schema, which the good value's own items fill up.
 */
export function wrongMembersOf(
  document: ApiDocument,
  { values }: Pick<DocumentFacts, "values">,
): (schema: Located, good: unknown) => WrongMember[] {
  const known = new Map(values.map((facts) => [pointerOf(facts), statedCases(facts).filter(isTelling)]));
  return (schema, good) =>
    conjuncts(document, schema).flatMap(({ pointer }) =>
      (known.get(pointer) ?? []).map((one) => ({ ...one, pointer, value: putInto(good, one) })),
    );
}

function isTelling({ good, at: path, value, reason }: Case): boolean {
  const member = at(value, path);
  return !good && (reason !== undefined || typeof member !== "object");
}

/** Where the good value lacks the member, all of it comes from the value of the facts. */
function putInto(good: unknown, { at: path, value }: Case): unknown {
  if (path === "" || !isObject(good)) return value;
  if (at(good, path) !== undefined) return put(good, path, at(value, path));
  const [name = ""] = path.split("/");
  return { ...good, [name]: at(value, name) };
}
