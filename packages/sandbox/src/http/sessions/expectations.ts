import { identifiersIn } from "./identifiers.ts";
import type { Expectation, Place } from "./session.ts";

const volatile =
  /date|time|duration|url|href|link|token|secret|key|hint|id$|seq|size|bytes|details|message|now|revision|index/i;

export function expectationsOf(response: unknown): Expectation[] {
  if (typeof response !== "object" || response === null || Array.isArray(response)) return [];
  return Object.entries(response).flatMap(([name, value]): Expectation[] => {
    if (name === "validationErrors" && Array.isArray(value))
      return value.flatMap(({ field }, index) =>
        typeof field === "string" ? [{ at: [name, index, "field"] as Place, value: field }] : [],
      );
    if (volatile.test(name) || !isPlain(value)) return [];
    if (
      typeof value === "string" &&
      (value.includes("…") || value.length > 200 || /^\d{4}-\d\d-\d\d/.test(value) || identifiersIn(value).length > 0)
    )
      return [];
    return [{ at: [name], value }];
  });
}

const isPlain = (value: unknown): value is Expectation["value"] =>
  value === null || ["string", "number", "boolean"].includes(typeof value);
