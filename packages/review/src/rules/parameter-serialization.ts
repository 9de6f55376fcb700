import type { Rule } from "../model/change.ts";
import { type JsonObject, sameJson, show } from "../model/json.ts";
import { child } from "../model/pointer.ts";

/** How a value becomes text: `style`, `explode`, `allowReserved`, with the defaults that OpenAPI gives them. */
export const parameterSerialization: Rule = {
  parameter({ before, after }) {
    const [old, now] = [serialization(before.value), serialization(after.value)];
    return Object.keys(old)
      .filter((keyword) => !sameJson(old[keyword], now[keyword]))
      .map((keyword) => ({
        rule: "parameter-serialization-changed",
        verdict: "wire-breaking" as const,
        message: `\`${keyword}\` of \`${after.value.name}\` was ${show(old[keyword])}, is ${show(now[keyword])}`,
        before: child(before.pointer, keyword),
        after: child(after.pointer, keyword),
      }));
  },
};

function serialization(parameter: JsonObject): JsonObject {
  const style = parameter.style ?? (parameter.in === "query" || parameter.in === "cookie" ? "form" : "simple");
  return {
    style,
    explode: parameter.explode ?? style === "form",
    allowReserved: parameter.allowReserved ?? false,
    content: Object.keys((parameter.content as JsonObject | undefined) ?? {}),
  };
}
