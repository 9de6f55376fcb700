import type { Operation } from "../document/openapi.ts";

type QueryParameter = NonNullable<NonNullable<Operation["request"]>["query"]>[number];

/**
 * The declared parameters as Prism wants them, with its gaps closed: of a repeated comma-separated parameter it takes
 * the last one only, an empty value it does not look at, and for a number it takes 0x10 and blanks.
 */
export function declaredQuery(operation: Operation, query: URLSearchParams): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = {};
  for (const parameter of operation.request?.query ?? []) {
    const values = query.getAll(parameter.name);
    if (values.length > 0) result[parameter.name] = valueFor(parameter, values);
  }
  return result;
}

function valueFor({ explode, schema }: QueryParameter, values: string[]): string | string[] {
  const [first = ""] = values;
  if (schema?.type === "array") return explode === true ? values : values.join(",") || [""];
  if (values.length > 1) return values;
  // Handed over as a list, a value of the wrong form is rejected by Prism.
  return readsAs(schema, first) ? first : values;
}

function readsAs(schema: QueryParameter["schema"], value: string): boolean {
  if (schema?.type === "integer") return /^-?(0|[1-9]\d*)$/.test(value) && Number.isSafeInteger(Number(value));
  if (schema?.type === "number")
    return /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i.test(value) && Number.isFinite(Number(value));
  if (value !== "") return true;
  return schema?.type === "string" && !schema.enum && !schema.format && !schema.pattern && !schema.minLength;
}
