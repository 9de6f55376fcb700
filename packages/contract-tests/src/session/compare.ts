import { brief, isObject, type JsonObject, objectAt, sameJson } from "../document/json.ts";
import type { Policy } from "../document/policy.ts";
import type { Problem } from "../findings/outcome.ts";
import { hrefOf } from "./pages.ts";

/** Compares values; objects may have more members, instants another format. */
export const sameValue = (requested: unknown, shown: unknown): boolean => {
  if (requested === null || shown === null || shown === undefined) return (requested ?? null) === (shown ?? null);
  if (typeof requested === "string" && typeof shown === "string")
    return requested === shown || (/^\d{4}-\d\d-\d\dT/.test(requested) && Date.parse(requested) === Date.parse(shown));
  if (isObject(requested) && isObject(shown))
    return Object.entries(requested).every(([name, value]) => sameValue(value, shown[name]));
  if (Array.isArray(requested) && Array.isArray(shown))
    return requested.length === shown.length && requested.every((one, index) => sameValue(one, shown[index]));
  return sameJson(requested, shown);
};

/** Returns whether a foreign server stored a value, perhaps without spaces at the ends, or an address in lower case. */
export const storedAs = ({ unstatedRules }: Policy, requested: unknown, shown: unknown): boolean => {
  if (sameValue(requested, shown)) return true;
  if (!unstatedRules || typeof requested !== "string" || typeof shown !== "string") return false;
  return requested.trim() === shown || (requested.includes("@") && requested.trim().toLowerCase() === shown);
};

/** Compares the common members of two objects: inside a list element, an object may be shorter than in the resource. */
export const agrees = (shown: unknown, other: unknown): boolean => {
  if (Array.isArray(shown) && Array.isArray(other))
    return shown.length === other.length && shown.every((one, index) => agrees(one, other[index]));
  if (isObject(shown) && isObject(other))
    return Object.keys(shown).every((name) => !(name in other) || agrees(shown[name], other[name]));
  return sameJson(shown, other);
};

/** Members that are compared separately or not at all. */
const APART = /^(_links|_embedded)$/;

/** Returns the first difference between a list element and another response of the resource. `same` compares their members. */
export function differences(item: JsonObject, body: unknown, list: string, same = sameJson): Problem[] {
  if (!isObject(body)) return [];
  const link = Object.keys(objectAt(item, "_links")).find((name) => {
    const [one, two] = [hrefOf(item, name), hrefOf(body, name)];
    return one !== undefined && two !== undefined && one !== two;
  });
  if (link !== undefined) {
    const message = `the link ${link} leads to ${hrefOf(body, link)}, in ${list} to ${hrefOf(item, link)}`;
    return [{ check: "read back", at: `/_links/${link}`, message }];
  }
  return Object.keys(item)
    .filter((name) => !APART.test(name) && name in body && !same(item[name], body[name]))
    .slice(0, 1)
    .map((name) => ({
      check: "read back",
      at: `/${name}`,
      message: `${name} is ${brief(body[name])}, in ${list} ${brief(item[name])}`,
    }));
}
