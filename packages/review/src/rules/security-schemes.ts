import type { DocumentPair, Draft, Rule, Verdict } from "../model/change.ts";
import { fromTo } from "../model/detail.ts";
import { isObject, type JsonObject, objectAt, sameJson, showBoth } from "../model/json.ts";
import { listOperations } from "../model/operations.ts";
import { child, tokensOf } from "../model/pointer.ts";
import { requirementsOf } from "../model/security.ts";

const POINTER = "#/components/securitySchemes";

const schemesOf = (root: JsonObject): JsonObject => objectAt(objectAt(root, "components"), "securitySchemes");

const isWords = (key: string) => key === "description" || key === "bearerFormat" || key.startsWith("x-");

const essence = (scheme: unknown) =>
  isObject(scheme) ? Object.fromEntries(Object.entries(scheme).filter(([key]) => !isWords(key))) : scheme;

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

export const securitySchemes: Rule = {
  document(documents) {
    const [old, now] = [schemesOf(documents.before), schemesOf(documents.after)];
    const users = (name: string, root: JsonObject) =>
      listOperations(root)
        .filter((one) => requirementsOf(root, one).some((alternative) => name in alternative))
        .map((one) => one.name);
    return [
      ...Object.keys(old)
        .filter((name) => name in now)
        .flatMap((name) => {
          const operations = users(name, documents.before);
          return compareFields(name, objectAt(old, name), objectAt(now, name)).map((draft) => ({
            ...draft,
            // Changes of unused schemes are descriptions.
            ...(operations.length === 0 && { verdict: "description" as const }),
            operations,
          }));
        }),
      ...[...renamedSchemes(documents)].map(([name, other]) => ({
        rule: "security-scheme-renamed",
        verdict: "sdk-breaking" as const,
        message: `the security scheme \`${name}\` is now called \`${other}\``,
        detail: other,
        before: child(POINTER, name),
        after: child(POINTER, other),
        operations: users(name, documents.before),
      })),
    ];
  },
};

/** Compares fields such as `flows.clientCredentials.tokenUrl`, `flows.clientCredentials.scopes.read`. */
function compareFields(scheme: string, old: JsonObject, now: JsonObject): Draft[] {
  const [was, is] = [fieldsOf(old), fieldsOf(now)];
  // Names of headers and of HTTP schemes are case-insensitive.
  const ignoresCase = (key: string) =>
    (key === "/name" && old.in === "header" && now.in === "header") || key === "/scheme";
  const isSame = (key: string) =>
    was.get(key) === is.get(key) || (ignoresCase(key) && lower(was.get(key)) === lower(is.get(key)));
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((key) => !isSame(key));
  return (changed.includes("/type") ? ["/type"] : changed).map((key) => {
    const pointer = child(POINTER, scheme) + key;
    const [a, b] = showBoth(was.get(key), is.get(key));
    return {
      rule: "security-scheme-changed",
      verdict: verdictOf(key, was.has(key), is.has(key)),
      message: `\`${tokensOf(key).join(".")}\` of the security scheme \`${scheme}\` was ${a}, is ${b}`,
      detail: fromTo(was.get(key), is.get(key)),
      before: pointer,
      after: pointer,
    };
  });
}

const lower = (name: unknown) => String(name).toLowerCase();

function fieldsOf(value: JsonObject, pointer = ""): Map<string, unknown> {
  return new Map(
    Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
      const at = child(pointer, key);
      return isObject(member) ? [...fieldsOf(member, at)] : [[at, member]];
    }),
  );
}

/** The text of a scope is a description; adding or removing a scope is not. */
function verdictOf(key: string, was: boolean, is: boolean): Verdict {
  if (isWords(tokensOf(key)[0] ?? "") || (key.includes("/scopes/") && was && is)) return "description";
  return was ? "wire-breaking" : "additive";
}
