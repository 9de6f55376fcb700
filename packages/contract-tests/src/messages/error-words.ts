import type { ResponseSpec } from "../document/document.ts";
import { isObject, type JsonObject } from "../document/json.ts";
import type { Problem } from "../findings/outcome.ts";

const WORD = /^[A-Z][A-Z_]+$/;

export function wordProblems(spec: ResponseSpec | undefined, body: unknown): Problem[] {
  const examples = examplesOf(spec);
  const [first] = examples;
  if (!first || !isObject(body)) return [];
  return Object.entries(first).flatMap(([name, word]): Problem[] => {
    const fixed = typeof word === "string" && WORD.test(word) && examples.every((one) => one[name] === word);
    if (!fixed || body[name] === word) return [];
    return [{ check: "error object", at: `/${name}`, message: `${name} is ${String(body[name])}, not ${word}` }];
  });
}

export const examplesHave = (spec: ResponseSpec | undefined, name: string): boolean => {
  const examples = examplesOf(spec);
  return examples.length > 0 && examples.every((one) => name in one);
};

const examplesOf = (spec: ResponseSpec | undefined): JsonObject[] =>
  (spec?.media ?? []).flatMap((media) => media.examples.map(({ value }) => value)).filter(isObject);
