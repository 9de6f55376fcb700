import { isName } from "../code/names.ts";
import { comment, literal } from "../code/text.ts";
import type { Document, Schema } from "../document/openapi.ts";
import { resolve } from "../document/references.ts";
import { errorObject } from "./error-object.ts";

interface Described extends Schema {
  description?: string;
}

/** Names that every Error already has. */
const isTaken = (name: string) =>
  name in Error.prototype || ["stack", "cause", "status", "body", "text", "response"].includes(name);

/** Emits a getter for a property of the error object. A required list defaults to an empty one. */
function getter(document: Document, type: string, name: string, schema: Described, required: boolean): string {
  const { type: kind, description } = { ...resolve<Described>(document, schema), ...schema };
  const list = required && kind === "array";
  const result = `${type}[${JSON.stringify(name)}]${list ? "" : " | undefined"}`;
  const text = comment(description);
  return `${text}get ${name}(): ${result} {\n  return this.body?.${name}${list ? " ?? []" : ""};\n}`.replaceAll(
    /^(?=.)/gm,
    "  ",
  );
}

/** Emits `errors.gen.ts`: the error of a failed call, with the properties of the document's error object. */
export function emitErrors(document: Document, runtime: string): string {
  const { name, schema } = errorObject(document) ?? {};
  const { properties = {}, required = [] } = schema ?? {};
  // Aliased, because the document may define a schema `ApiError`.
  const body = name === undefined ? "Readonly<Record<string, unknown>>" : `models.${name}`;
  const getters = Object.entries(properties)
    .filter(([property]) => isName(property) && !isTaken(property))
    .map(([property, schema]) => getter(document, body, property, schema, required.includes(property)));
  return `import { createUnwrap, HttpError, type Unwrap } from ${JSON.stringify(`${runtime}/client`)};
${name === undefined ? "" : 'import type * as models from "./models.gen.ts";\n'}
/** A response with a status of 400 or above; \`body\` is the API's error object. */
export class ApiError extends HttpError<${body}> {${getters.length === 0 ? "" : `\n${getters.join("\n\n")}\n`}}

/** Returns the data of a result or throws an {@link ApiError}: \`const data = await unwrap(client.GET(…))\`. */
export const unwrap: Unwrap = /* @__PURE__ */ createUnwrap<${body}>(ApiError, ${literal(required)});
`;
}
