import type { Draft, Rule, Verdict } from "../model/change.ts";
import { arrayAt, isObject, type JsonObject, sameJson } from "../model/json.ts";
import type { Operation } from "../model/operations.ts";
import { child } from "../model/pointer.ts";
import { renamedSchemes } from "./security-schemes.ts";

type Alternative = Record<string, string[]>;

/** What an operation asks of its caller: stricter hurts callers; none at all is said as well, because nobody should do that by accident. */
export const securityRequirement: Rule = {
  operation({ before, after, documents }) {
    const renamed = renamedSchemes(documents);
    const old = alternativesOf(documents.before, before).map((one) => rename(one, renamed));
    const now = alternativesOf(documents.after, after);
    if (sameJson(old, now)) return [];
    const place = { before: placeOf(before), after: placeOf(after) };
    const draft = (rule: string, verdict: Verdict, message: string): Draft[] => [{ rule, verdict, message, ...place }];
    if (isPublic(now))
      return isPublic(old) ? [] : draft("security-made-public", "sdk-breaking", "no key is asked for any more");
    if (isPublic(old)) return draft("security-requirement-changed", "wire-breaking", "a key is asked for now");
    const hurt = old.some((one) => !now.some((other) => isSatisfiedBy(other, one)));
    if (hurt)
      return draft("security-requirement-changed", "wire-breaking", "what satisfied the operation no longer does");
    const wider = now.some((one) => !old.some((other) => sameJson(one, other)));
    return wider ? draft("security-requirement-changed", "additive", "there are more ways to be let in") : [];
  },
};

function alternativesOf(root: JsonObject, { value, sender }: Operation): Alternative[] {
  const list = Array.isArray(value.security) ? value.security : sender === "client" ? arrayAt(root, "security") : [];
  return list.filter(isObject).map((one) => one as Alternative);
}

const placeOf = ({ pointer, value }: Operation) =>
  value.security === undefined ? "#/security" : child(pointer, "security");

const rename = (one: Alternative, names: Map<string, string>): Alternative =>
  Object.fromEntries(Object.entries(one).map(([name, scopes]) => [names.get(name) ?? name, scopes]));

const isPublic = (list: Alternative[]) => list.length === 0 || list.some((one) => Object.keys(one).length === 0);

/** Whether a caller who meets `given` meets `asked` too. */
const isSatisfiedBy = (asked: Alternative, given: Alternative): boolean =>
  Object.entries(asked).every(([name, scopes]) => given[name] && scopes.every((scope) => given[name]?.includes(scope)));
