import { isName } from "../code/names.ts";
import type { Document, Schema } from "../document/openapi.ts";
import { operations } from "../document/operations.ts";
import { resolve } from "../document/references.ts";
import { merged } from "../document/schemas.ts";

export interface ErrorObject {
  name: string;
  schema: Schema;
}

/** Returns the component of all JSON responses with a status of 400 or above; undefined unless there is exactly one. */
export function errorObject(document: Document): ErrorObject | undefined {
  const names = new Set(
    [...operations(document)].flatMap(({ operation }) =>
      Object.entries(operation.responses ?? {})
        .filter(([status]) => /^[45]|^default$/.test(status))
        .flatMap(([, response]) => Object.entries(resolve(document, response).content ?? {}))
        .filter(([type]) => /[/+]json\b/.test(type))
        .map(([, { schema }]) => schema?.$ref),
    ),
  );
  const [only] = names;
  const name = /^#\/components\/schemas\/([^/]+)$/.exec(only ?? "")?.[1];
  if (only === undefined || names.size !== 1 || name === undefined || !isName(name)) return undefined;
  const schema = merged(document, { $ref: only });
  return (schema.type ?? "object") === "object" && Object.keys(schema.properties ?? {}).length > 0
    ? { name, schema }
    : undefined;
}
