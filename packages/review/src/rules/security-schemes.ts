import type { DocumentPair, Draft, Rule } from "../model/change.ts";
import { isObject, type JsonObject, objectAt, sameJson } from "../model/json.ts";
import { child } from "../model/pointer.ts";

const POINTER = "#/components/securitySchemes";

export const schemesOf = (root: JsonObject): JsonObject => objectAt(objectAt(root, "components"), "securitySchemes");

const essence = (scheme: unknown) =>
  isObject(scheme)
    ? Object.fromEntries(Object.entries(scheme).filter(([key]) => key !== "description" && !key.startsWith("x-")))
    : scheme;

/** Old to new name of schemes that only changed their name. */
export function renamedSchemes({ before, after }: DocumentPair): Map<string, string> {
  const [old, now] = [schemesOf(before), schemesOf(after)];
  const fresh = Object.keys(now).filter((name) => !(name in old));
  return new Map(
    Object.keys(old)
      .filter((name) => !(name in now))
      .flatMap((name): [string, string][] => {
        const other = fresh.find((one) => sameJson(essence(now[one]), essence(old[name])));
        return other ? [[name, other]] : [];
      }),
  );
}

/** How a key is sent; and the scheme's name, which servers implement. */
export const securitySchemes: Rule = {
  document(documents) {
    const [old, now] = [schemesOf(documents.before), schemesOf(documents.after)];
    return [
      ...Object.keys(old)
        .filter((name) => name in now && !sameJson(essence(old[name]), essence(now[name])))
        .map(
          (name): Draft => ({
            rule: "security-scheme-changed",
            verdict: "wire-breaking",
            message: `the security scheme \`${name}\` changed`,
            before: child(POINTER, name),
            after: child(POINTER, name),
          }),
        ),
      ...[...renamedSchemes(documents)].map(
        ([name, other]): Draft => ({
          rule: "security-scheme-renamed",
          verdict: "sdk-breaking",
          message: `the security scheme \`${name}\` is called \`${other}\` now`,
          before: child(POINTER, name),
          after: child(POINTER, other),
        }),
      ),
    ];
  },
};
