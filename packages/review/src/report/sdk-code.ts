import { type Document, generateTypes } from "@assessment-api/codegen";
import type { DocumentPair } from "../model/change.ts";
import type { JsonObject } from "../model/json.ts";
import { listOperations } from "../model/operations.ts";
import { tokensOf } from "../model/pointer.ts";
import { withoutWords } from "../model/words.ts";
import type { ReviewedFinding } from "../repository/report.ts";

export interface ChangedType {
  name: string;
  before: string;
  after: string;
}

export function changedTypes({ before, after }: DocumentPair): ChangedType[] {
  const [old, now] = [declarationsOf(before), declarationsOf(after)];
  const names = [...new Set([...now.keys(), ...old.keys()])];
  return names
    .map((name) => ({ name, before: old.get(name) ?? "", after: now.get(name) ?? "" }))
    .filter((one) => one.before !== one.after);
}

function declarationsOf(root: JsonObject): Map<string, string> {
  const found = new Map<string, string>();
  const text = generateTypes(withoutWords(root) as unknown as Document);
  for (const declaration of text.split(/^(?=export )/m)) {
    const [, name] = /^export (?:type|interface) (\w+)/.exec(declaration) ?? [];
    if (name === undefined || ["paths", "webhooks", "components"].includes(name)) continue;
    if (name !== "operations") found.set(name, withoutNextComment(declaration));
    else
      for (const operation of declaration.split(/^(?= {4}(?:"[^"]*"|\w+): \{$)/m).slice(1)) {
        const [, id = ""] = /^ {4}"?([^":]*)/.exec(operation) ?? [];
        found.set(
          `operations[${JSON.stringify(id)}]`,
          operation
            .replaceAll(/^ {4}/gm, "")
            .replace(/\n\}\s*$/, "")
            .trim(),
        );
      }
  }
  return found;
}

/** Removes a trailing comment, which belongs to the next declaration. */
const withoutNextComment = (text: string) => text.trim().replace(/\n\/\*\*(?:(?!\*\/)[\s\S])*\*\/$/, "");

export interface SdkEffect {
  language: string;
  code: string;
  what: string;
}

interface Language {
  language: string;
  member(type: string, name: string): string;
  constant(type: string, value: string): string;
  operation(group: string, id: string): string;
}

const words = (name: string) => name.split(/[^a-zA-Z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).filter(Boolean);
const snake = (name: string) => words(name).join("_").toLowerCase();
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const pascal = (name: string) =>
  words(name)
    .map((word) => capital(word.toLowerCase()))
    .join("");
const camel = (name: string) => pascal(name).replace(/^./, (first) => first.toLowerCase());
const constant = (value: string) => words(value).join("_").toUpperCase();

const LANGUAGES: Language[] = [
  {
    language: "TypeScript",
    member: (type, name) => `${type}["${name}"]`,
    constant: (type, value) => `${type}: ${JSON.stringify(value)}`,
    operation: (_, id) => `client.${id}(…)`,
  },
  {
    language: "Python",
    member: (type, name) => `${type}.${snake(name)}`,
    constant: (type, value) => `${type}.${constant(value)}`,
    operation: (group, id) => `client.${snake(group)}.${snake(id)}(…)`,
  },
  {
    language: "Java",
    member: (type, name) => `${type}.get${pascal(name)}()`,
    constant: (type, value) => `${type}.${constant(value)}`,
    operation: (group, id) => `client.${camel(group)}().${camel(id)}(…)`,
  },
  {
    language: "Go",
    member: (type, name) => `${type}.${pascal(name)}`,
    constant: (type, value) => `${type}${pascal(value)}`,
    operation: (group, id) => `client.${pascal(group)}.${pascal(id)}(ctx, …)`,
  },
];

const OF_MEMBERS: Record<string, string> = {
  "property-added": "is new",
  "property-removed": "was removed",
  "request-property-removed": "was removed",
  "required-properties-added": "is now required",
  "required-properties-removed": "may be missing",
  "schema-type-changed": "has another type",
  "format-changed": "may have another type",
};
const OF_OPERATIONS: Record<string, string> = {
  "operation-added": "is new",
  "operation-removed": "was removed",
  "operation-id-changed": "has another name",
  "tag-changed": "is in another group",
  "parameter-added": "has one more parameter",
  "parameter-removed": "has one parameter less",
  "parameter-became-required": "requires one more parameter",
  "request-body-became-required": "requires a body",
  "response-added": "may return one more status",
  "response-removed": "has one status less",
};

/** Returns code before and after for each SDK, with the names that generators usually choose. */
export function sdkEffects(finding: ReviewedFinding, documents: DocumentPair): SdkEffect[] {
  const { rule, pointer, detail, property } = finding;
  const tokens = tokensOf(pointer);
  const type = tokens[0] === "components" && tokens[1] === "schemas" ? tokens[2] : undefined;
  const names = tokens.flatMap((token, index) => (tokens[index - 1] === "properties" ? [token] : []));
  const name = property ?? names.at(-1);
  const inAll = (what: string, code: (language: Language) => string) =>
    LANGUAGES.map((one) => ({ language: one.language, code: code(one), what }));
  if (rule === "enum-values-added" || rule === "enum-values-removed") {
    const values = listed(detail);
    const what = rule === "enum-values-added" ? "is new" : "was removed";
    const owner = type && names.length === 0 ? type : pascal(name ?? "");
    return values.length === 1 && owner !== "" ? inAll(what, (one) => one.constant(owner, values[0] ?? "")) : [];
  }
  const ofMember = OF_MEMBERS[rule];
  if (ofMember && type && name) return inAll(ofMember, (one) => one.member(type, name));
  const ofOperation = OF_OPERATIONS[rule];
  if (!ofOperation) return [];
  const root = rule === "operation-removed" ? documents.before : documents.after;
  const operation = listOperations(root).find((one) => finding.operations.includes(one.name));
  const { operationId, tags } = operation?.value ?? {};
  if (typeof operationId !== "string") return [];
  const group = Array.isArray(tags) ? String(tags[0]) : "default";
  const effects = inAll(ofOperation, (one) => one.operation(group, operationId));
  // The functions of the TypeScript client are not grouped by tag.
  return rule === "tag-changed" ? effects.filter(({ language }) => language !== "TypeScript") : effects;
}

function listed(detail: string | undefined): string[] {
  try {
    const values: unknown = JSON.parse(detail ?? "");
    return Array.isArray(values) ? values.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
