import { isName } from "../code/names.ts";
import { comment, literal } from "../code/text.ts";
import type { Document, Schema } from "../document/openapi.ts";
import { resolve } from "../document/references.ts";
import { errorObject } from "./error-object.ts";

interface Described extends Schema {
  description?: string;
}

/** Names that every error has by itself, inherited or not. */
const isTaken = (name: string) =>
  name in Error.prototype || ["stack", "cause", "status", "body", "text", "response"].includes(name);

/** A getter for a property of the error object; a list that is always there is empty where there is no such object. */
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

/** `errors.gen.ts`: the error that a refused call throws, with what the document's error object says. */
export function emitErrors(document: Document, runtime: string): string {
  const { name, schema } = errorObject(document) ?? {};
  const { properties = {}, required = [] } = schema ?? {};
  // Under a name of its own: the document may call a schema `ApiError`.
  const body = name === undefined ? "Readonly<Record<string, unknown>>" : `models.${name}`;
  const getters = Object.entries(properties)
    .filter(([property]) => isName(property) && !isTaken(property))
    .map(([property, schema]) => getter(document, body, property, schema, required.includes(property)));
  return `import { createUnwrap, HttpError, type Unwrap } from ${JSON.stringify(`${runtime}/client`)};
${name === undefined ? "" : 'import type * as models from "./models.gen.ts";\n'}
/** A response with a status of 400 or above; \`body\` is its error object. */
export class ApiError extends HttpError<${body}> {${getters.length === 0 ? "" : `\n${getters.join("\n\n")}\n`}}

/** The data of a result, or an {@link ApiError} thrown: \`const data = await unwrap(client.GET(…))\`. */
export const unwrap: Unwrap = /* @__PURE__ */ createUnwrap<${body}>(ApiError, ${literal(required)});
`;
}
