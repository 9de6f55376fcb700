import { isName } from "../code/names.ts";
import { comment, literal } from "../code/text.ts";
import type { Document, Schema } from "../document/openapi.ts";
import { resolve } from "../document/references.ts";
import { errorObject } from "./error-object.ts";

interface Described extends Schema {
  description?: string;
}

const isTaken = (name: string) =>
  name in Error.prototype || ["stack", "cause", "status", "body", "text", "response"].includes(name);

function textsOf(document: Document, schema: Schema): string[] | undefined {
  const { items } = schema as { items?: Schema };
  const { properties } = items ? resolve<Schema>(document, items) : {};
  const names = Object.entries(properties ?? {});
  if (names.length === 0) return undefined;
  const isText = (one: Schema) => resolve<Schema>(document, one).type === "string";
  return names.every(([, one]) => isText(one)) ? names.map(([name]) => name) : undefined;
}

/**
 * Emits a getter for a property of the error object. Text properties are undefined for other types; required lists
 * default to an empty one.
 */
function getter(document: Document, type: string, name: string, schema: Described, required: boolean): string {
  const { type: kind, description } = { ...resolve<Described>(document, schema), ...schema };
  const list = required && kind === "array";
  const result = `${type}[${JSON.stringify(name)}]${list ? "" : " | undefined"}`;
  const text = comment(description);
  const texts = list ? textsOf(document, { ...resolve<Described>(document, schema), ...schema }) : undefined;
  const given = `this.body?.${name}`;
  const value = texts
    ? `textEntries(${given}, ${literal(texts)})`
    : kind === "string"
      ? `optionalText(${given})`
      : `${given}${list ? " ?? []" : ""}`;
  return `${text}get ${name}(): ${result} {\n  return ${value};\n}`.replaceAll(/^(?=.)/gm, "  ");
}

export function emitErrors(document: Document, runtime: string): string {
  const { name, schema } = errorObject(document) ?? {};
  const { properties = {}, required = [] } = schema ?? {};
  // The document may define a schema `ApiError`.
  const body = name === undefined ? "Readonly<Record<string, unknown>>" : `models.${name}`;
  const getters = Object.entries(properties)
    .filter(([property]) => isName(property) && !isTaken(property))
    .map(([property, schema]) => getter(document, body, property, schema, required.includes(property)));
  const used = ["optionalText", "textEntries"].filter((helper) => getters.some((one) => one.includes(`${helper}(`)));
  return `import { ${["createUnwrap", "HttpError", ...used, "type Unwrap"].join(", ")} } from ${JSON.stringify(`${runtime}/client`)};
${name === undefined ? "" : 'import type * as models from "./models.gen.ts";\n'}
/** A response with a status other than 2xx; \`body\` is the API's error object. */
export class ApiError extends HttpError<${body}> {${getters.length === 0 ? "" : `\n${getters.join("\n\n")}\n`}}

/** Returns the data of a result or throws an {@link ApiError}: \`const data = await unwrap(client.GET(…))\`. */
export const unwrap: Unwrap = /* @__PURE__ */ createUnwrap<${body}>(ApiError, ${literal(required)});
`;
}
