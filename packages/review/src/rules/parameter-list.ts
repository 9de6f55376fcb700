import type { Draft, Rule } from "../model/change.ts";
import { type JsonObject, sameJson } from "../model/json.ts";
import { type Parameter, parametersOf } from "../model/operations.ts";
import { likelyRename, renamed, renameText } from "../model/renames.ts";
import { withoutWords } from "../model/words.ts";

export const parameterList: Rule = {
  operation({ flow, before, after, documents }) {
    const old = parametersOf(documents.before, before);
    const now = parametersOf(documents.after, after);
    const drafts: Draft[] = [];
    for (const [key, { listed, value }] of old) {
      if (now.has(key) || key.startsWith("path.")) continue;
      const [place] = key.split(".");
      const isLike = (other: Parameter) => sameJson(essenceOf(value), essenceOf(other.value));
      const alike = [...now.values()].filter(
        (one) => !old.has(one.key) && one.key.startsWith(`${place}.`) && isLike(one),
      );
      const names = alike.map((one) => String(one.value.name));
      const isOnly = [...old.keys()].filter((one) => !now.has(one)).length === 1;
      const newName = likelyRename(String(value.name), names, isOnly);
      const message = `\`${value.name}\` is no longer ${flow === "request" ? "read" : "sent"}${renameText(newName)}`;
      drafts.push({
        rule: "parameter-removed",
        verdict: "wire-breaking",
        message,
        renamed: renamed(String(value.name), newName),
        before: listed,
        after: after.pointer,
      });
    }
    for (const [key, { listed, value }] of now) {
      if (old.has(key) || key.startsWith("path.")) continue;
      if (value.required === true && flow === "request")
        drafts.push({
          rule: "parameter-became-required",
          verdict: "wire-breaking",
          message: `\`${value.name}\` is new and required`,
          after: listed,
        });
      else
        drafts.push({
          rule: "parameter-added",
          verdict: "additive",
          message: `\`${value.name}\` is new`,
          after: listed,
        });
    }
    return drafts;
  },
};

const essenceOf = (value: JsonObject) => ({ ...withoutWords(value), name: undefined });
