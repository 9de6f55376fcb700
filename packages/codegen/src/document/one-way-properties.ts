import type { Document, Schema } from "./openapi.ts";
import { locate, lookUp } from "./references.ts";
import { propertiesOf } from "./schemas.ts";
import { innerSchemas, walkDocument } from "./walk.ts";

export function hasOneWayProperties(document: Document): boolean {
  let found = false;
  walkDocument(document, {
    schema: ({ readOnly, writeOnly }) => {
      found ||= readOnly === true || writeOnly === true;
    },
  });
  return found;
}

/** Returns the `readOnly` and `writeOnly` flags of a property, also behind a reference. */
export const oneWayMarks = (document: Document, property: Schema) => ({
  readOnly: marks(document, property, "readOnly"),
  writeOnly: marks(document, property, "writeOnly"),
});

const marks = (document: Document, property: Schema, mark: "readOnly" | "writeOnly") =>
  typeof property === "object" && (property[mark] ?? locate<Schema>(document, property, "").value[mark]) === true;

export function oneWayProperties(document: Document, schema: Schema, mark: "readOnly" | "writeOnly"): Set<string> {
  const all = [...propertiesOf(document, schema)].filter(([, property]) => marks(document, property, mark));
  return new Set(all.map(([name]) => name));
}

export function createOneWayFinder(document: Document): (schema: Schema) => boolean {
  let found: ReturnType<typeof findReaching> | undefined;
  const reaches = (schema: Schema, { known, reaching }: ReturnType<typeof findReaching>): boolean => {
    if (typeof schema !== "object" || schema === null) return false;
    if (known.has(schema)) return reaching.has(schema);
    // Also handles schemas created after the scan.
    return isMarked(schema) || [...next(document, schema)].some((one) => reaches(one, { known, reaching }));
  };
  return (schema) => {
    found ??= findReaching(document);
    return reaches(schema, found);
  };
}

const isMarked = ({ readOnly, writeOnly }: Schema) => readOnly === true || writeOnly === true;

function* next(document: Document, schema: Schema): Generator<Schema> {
  if (schema.$ref !== undefined) yield lookUp(document, schema.$ref).value as Schema;
  for (const [inner] of innerSchemas(schema, "")) yield inner;
}

/** Finds schemas that contain a `readOnly` or `writeOnly` property, backwards from these properties. */
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
  // Iteration includes elements that are added on the way.
  for (const schema of reaching) for (const user of users.get(schema) ?? []) reaching.add(user);
  return { known, reaching };
}
