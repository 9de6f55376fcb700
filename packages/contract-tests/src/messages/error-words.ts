import type { ResponseSpec } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import type { Problem } from "../findings/outcome.ts";

/** A word for programs, such as `RESOURCE_NOT_FOUND`. */
const WORD = /^[A-Z][A-Z_]+$/;

/** Members of an error in which every example of its response has the same word for programs: the error has to have it as well. */
export function wordProblems(spec: ResponseSpec | undefined, body: unknown): Problem[] {
  const examples = (spec?.media ?? []).flatMap((media) => media.examples.map(({ value }) => value)).filter(isObject);
  const [first] = examples;
  if (!first || !isObject(body)) return [];
  return Object.entries(first).flatMap(([name, word]): Problem[] => {
    const fixed = typeof word === "string" && WORD.test(word) && examples.every((one) => one[name] === word);
    if (!fixed || body[name] === word) return [];
    return [{ check: "error object", at: `/${name}`, message: `${name} is ${String(body[name])}, not ${word}` }];
  });
}
