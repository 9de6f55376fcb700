import { type Failure, failure, invalid, type Problem } from "../failure.ts";
import { containersIn } from "../values/containers.ts";
import { depthProblem, lossProblems, merged, textProblems } from "../values/problems.ts";

export const malformed = (message: string, status = 400): Failure =>
  failure(status, status === 400 ? "malformed" : "unprocessable", message);

/** Parses JSON. Reports fields that cannot be stored, or the failure. */
export function readJson(
  text: string,
): { readonly failure: Failure } | { readonly value: unknown; readonly problems: Problem[] | undefined } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { failure: malformed(`The body is not valid JSON: ${(error as Error).message}`) };
  }
  // UTF-8 has no surrogates and JSON no raw NUL: only an escape can encode them.
  const texts = text.includes("\\u") && /\\u(?:0000|d[89a-f])/i.test(text) ? textProblems(value) : undefined;
  return safe(text, value) ?? { value, problems: merged(texts, lossProblems(text, value)) };
}

/**
 * Rejects excessive nesting, a property `__proto__`, and `prototype` within `constructor`. Parsing them is harmless,
 * but code that copies properties one by one would pollute prototypes.
 */
export function safe(text: string, value: unknown, status = 400): { readonly failure: Failure } | undefined {
  const deep = depthProblem(value);
  if (deep !== undefined) return { failure: invalid([deep], status) };
  // An escape may spell these names differently, so check the parsed value.
  if (!text.includes("__proto__") && !text.includes("constructor") && !/[\\%]/.test(text)) return undefined;
  for (const { container } of containersIn(value)) {
    const name = Object.hasOwn(container, "__proto__") ? "__proto__" : hidesPrototype(container) && "constructor";
    if (name) return { failure: malformed(`The body must not hold a property ${name}`) };
  }
  return undefined;
}

function hidesPrototype(container: object): boolean {
  const inner: unknown = Object.hasOwn(container, "constructor") && container.constructor;
  return typeof inner === "object" && inner !== null && Object.hasOwn(inner, "prototype");
}
