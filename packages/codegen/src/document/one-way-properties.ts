import type { Document, Schema } from "./openapi.ts";
import { locate, lookUp } from "./references.ts";
import { propertiesOf } from "./schemas.ts";
import { innerSchemas, walkDocument } from "./walk.ts";

/** Whether any schema is `readOnly` or `writeOnly`. */
export function hasOneWayProperties(document: Document): boolean {
  let found = false;
  walkDocument(document, {
    schema: ({ readOnly, writeOnly }) => {
      found ||= readOnly === true || writeOnly === true;
    },
  });
  return found;
}

/** Whether a property, or the schema that it refers to, is in requests or in responses only. */
export const oneWayMarks = (document: Document, property: Schema) => ({
  readOnly: marks(document, property, "readOnly"),
  writeOnly: marks(document, property, "writeOnly"),
});

const marks = (document: Document, property: Schema, mark: "readOnly" | "writeOnly") =>
  typeof property === "object" && (property[mark] ?? locate<Schema>(document, property, "").value[mark]) === true;

/** Properties of a schema, also by allOf, that are marked `readOnly` or `writeOnly`. */
export function oneWayProperties(document: Document, schema: Schema, mark: "readOnly" | "writeOnly"): Set<string> {
  const all = [...propertiesOf(document, schema)].filter(([, property]) => marks(document, property, mark));
  return new Set(all.map(([name]) => name));
}

/** Tells whether any schema that a schema reaches marks a property as `readOnly` or `writeOnly`. */
export function createOneWayFinder(document: Document): (schema: Schema) => boolean {
  let found: ReturnType<typeof findReaching> | undefined;
  const reaches = (schema: Schema, { known, reaching }: ReturnType<typeof findReaching>): boolean => {
    if (typeof schema !== "object" || schema === null) return false;
    if (known.has(schema)) return reaching.has(schema);
    // A schema that was made of others.
    return isMarked(schema) || [...next(document, schema)].some((one) => reaches(one, { known, reaching }));
  };
  return (schema) => {
    found ??= findReaching(document);
    return reaches(schema, found);
  };
}

const isMarked = ({ readOnly, writeOnly }: Schema) => readOnly === true || writeOnly === true;

/** The schemas that a schema reaches in one step. */
function* next(document: Document, schema: Schema): Generator<Schema> {
  if (schema.$ref !== undefined) yield lookUp(document, schema.$ref).value as Schema;
  for (const [inner] of innerSchemas(schema, "")) yield inner;
}

/** All schemas of a document, and those that reach a mark: found backwards from the marks, so that each schema is looked at once. */
function findReaching(document: Document): { known: ReadonlySet<Schema>; reaching: ReadonlySet<Schema> } {
  const known = new Set<Schema>();
  const users = new Map<Schema, Schema[]>();
  walkDocument(document, {
    schema(schema) {
      known.add(schema);
      for (const one of next(document, schema)) {
        const list = users.get(one);
        if (list) list.push(schema);
        else users.set(one, [schema]);
      }
    },
  });
  const reaching = new Set([...known].filter(isMarked));
  // A set is walked in the order in which it grows.
  for (const schema of reaching) for (const user of users.get(schema) ?? []) reaching.add(user);
  return { known, reaching };
}
