import type { Rule } from "../model/change.ts";
import { fromTo } from "../model/detail.ts";
import { objectAt, sameJson, showBoth } from "../model/json.ts";
import { placesOf } from "../model/pairs/places.ts";
import { componentOf, tokensOf } from "../model/pointer.ts";
import type { Effective } from "../model/schemas/effective.ts";

const KEYWORDS = ["name", "namespace", "prefix", "attribute", "wrapped"] as const;

export const xmlChanged: Rule = {
  schema({ form, before, after }) {
    const isNamed = form === "xml" || [before, after].some((schema) => explicit(schema).name !== undefined);
    const [old, now] = [xmlOf(before, isNamed), xmlOf(after, isNamed)];
    return KEYWORDS.filter((keyword) => !sameJson(old[keyword], now[keyword])).map((keyword) => {
      const [was, is] = showBoth(old[keyword], now[keyword]);
      return {
        rule: "xml-changed",
        // A prefix abbreviates its namespace.
        verdict: form === "xml" && keyword !== "prefix" ? "wire-breaking" : "description",
        message: `\`${keyword}\` in \`xml\` was ${was}, is ${is}`,
        detail: `${keyword}: ${fromTo(old[keyword], now[keyword])}`,
        ...placesOf(before, after, "xml"),
      };
    });
  },
};

const explicit = ({ keywords }: Effective) => objectAt({ xml: keywords.get("xml")?.value }, "xml");

function xmlOf(schema: Effective, isNamed: boolean) {
  const { name, namespace, prefix, attribute = false, wrapped = false } = explicit(schema);
  return { name: name ?? (isNamed ? nameOf(schema) : undefined), namespace, prefix, attribute, wrapped };
}

function nameOf({ pointers }: Effective): string | undefined {
  const tokens = tokensOf(pointers[0] ?? "");
  if (tokens.at(-2) === "properties") return tokens.at(-1);
  const component = pointers.find((pointer) => componentOf(pointer) === pointer);
  return component && tokensOf(component).at(-1);
}
