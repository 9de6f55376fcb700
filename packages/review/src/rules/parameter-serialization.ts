import type { ParameterPair, Rule } from "../model/change.ts";
import { fromTo } from "../model/detail.ts";
import { objectAt, sameJson, showBoth } from "../model/json.ts";
import { child } from "../model/pointer.ts";
import { serializationsOf } from "../model/serialization.ts";

export const parameterSerialization: Rule = {
  parameter({ before, after, documents }) {
    const [ofOld, ofNow] = serializationsOf(before, after, documents);
    const old = { ...ofOld, content: contentOf(before) };
    const now = { ...ofNow, content: contentOf(after) };
    const changed = (["style", "explode", "allowReserved", "allowEmptyValue", "content"] as const).filter(
      (keyword) => !sameJson(old[keyword], now[keyword]),
    );
    // A new style changes the meaning of `explode`, so one finding is enough.
    return changed
      .filter((keyword) => keyword !== "explode" || !changed.includes("style"))
      .map((keyword) => {
        const [was, is] = showBoth(old[keyword], now[keyword]);
        return {
          rule: "parameter-serialization-changed",
          // Only clients that send empty values are affected.
          verdict: keyword === "allowEmptyValue" && now.allowEmptyValue ? "additive" : "wire-breaking",
          message: `\`${keyword}\` of \`${after.value.name}\` was ${was}, is ${is}`,
          detail: fromTo(old[keyword], now[keyword]),
          before: child(before.pointer, keyword),
          after: child(after.pointer, keyword),
        };
      });
  },
};

const contentOf = ({ value }: ParameterPair["before"]) => Object.keys(objectAt(value, "content"));
