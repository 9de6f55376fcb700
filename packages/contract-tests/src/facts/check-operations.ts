import type { ApiDocument, Media, Operation } from "../document/document.ts";
import { arrayAt, isObject, type JsonObject, objectAt, sameJson } from "../document/json.ts";
import { tokensOf } from "../document/pointer.ts";
import type { Finding } from "../findings/finding.ts";
import type { CheckResult } from "../messages/examples.ts";
import { MISSING } from "./check-values.ts";
import type { DocumentFacts } from "./facts.ts";

/** Checks the operations of a document against the table of `operations.yaml`: parameters, bodies, statuses, media types, headers. */
export function checkOperations(
  document: ApiDocument,
  { operations: table }: Pick<DocumentFacts, "operations">,
): CheckResult {
  const stated = new Map(arrayAt(table, "groups").flatMap((group) => statedOperations(group, table)));
  const all = [...document.operations, ...document.webhooks];
  const findings: Finding[] = [...checkKey(document, table)];
  for (const operation of all) {
    const report = (message: string) =>
      findings.push({ check: "facts", operation: operation.id, pointer: operation.pointer, message });
    const expected = stated.get(keyOf(operation));
    if (!expected) {
      findings.push({ check: MISSING, operation: operation.id, pointer: operation.pointer, message: "has none" });
      continue;
    }
    const lines = linesOf(operation);
    for (const line of expected.lines) if (!lines.has(line)) report(`has not: ${line} (${expected.section})`);
    for (const line of lines)
      if (!expected.lines.has(line)) report(`has, which is not stated: ${line} (${expected.section})`);
  }
  const known = new Set(all.map(keyOf));
  for (const [key, { section }] of stated) {
    if (!known.has(key)) findings.push({ check: "facts", pointer: "#/paths", message: `has no ${key} (${section})` });
  }
  return { findings, checked: stated.size };
}

const keyOf = ({ kind, method, path }: Operation): string =>
  kind === "webhook" ? `webhook ${path}` : `${method} ${path}`;

interface Stated {
  section: string;
  lines: Set<string>;
}

function statedOperations(group: unknown, table: JsonObject): [string, Stated][] {
  const section = String(objectAt({ group }, "group").section);
  const media = [arrayAt(group, "media"), (group as JsonObject).media].flat().filter((one) => typeof one === "string");
  return Object.entries(objectAt(group, "operations")).map(([key, operation]) => {
    const lines = [
      ...arrayAt(operation, "parameters").map((name) => `parameter ${name}`),
      ...bodyLines(isObject(operation) ? operation.body : undefined, [...new Set(media)]),
      ...arrayAt(operation, "responses").flatMap((response) =>
        responseLines(String(response), [...new Set(media)], table),
      ),
    ];
    return [key, { section, lines: new Set(lines) }];
  });
}

/** `NewCandidate`, `NewKey?` where it may be absent, `application/merge-patch+json PersonPatch` where the type is another. */
function bodyLines(body: unknown, media: string[]): string[] {
  if (typeof body !== "string") return [];
  const required = body.endsWith("?") ? [] : ["body is required"];
  const said = body.replace("?", "");
  return [...required, ...(said.includes("/") ? [`body ${said}`] : media.map((one) => `body ${one} ${said}`))];
}

/** `201 Candidate +Location`: a status, the schema of its body, headers and further media types. Errors have the schema of all errors. */
function responseLines(response: string, media: string[], table: JsonObject): string[] {
  const [status = "", ...words] = response.split(" ");
  const isError = !(Number(status) < 400) && !words.includes("empty");
  const schema = words.find((word) => /^[A-Z]/.test(word)) ?? (isError ? String(table.error) : undefined);
  const headers = words.filter((word) => word.startsWith("+")).map((word) => word.slice(1));
  const always = arrayAt(objectAt(table, "headers"), status).map(String);
  return [
    status,
    ...(schema ? media.map((one) => `${status} ${one} ${schema}`) : []),
    ...words.filter((word) => word.includes("/")).map((one) => `${status} ${one}`),
    ...[...headers, ...always].map((header) => `${status} header ${header}`),
  ];
}

function linesOf({ parameters, requestBody, responses }: Operation): Set<string> {
  return new Set([
    ...parameters.map(({ pointer }) => `parameter ${tokensOf(pointer).at(-1)}`),
    ...(requestBody?.required ? ["body is required"] : []),
    ...(requestBody?.media ?? []).map((media) => `body ${describe(media)}`),
    ...responses.flatMap(({ status, media, headers }) => [
      status,
      ...media.map((one) => `${status} ${describe(one)}`),
      ...headers.map(({ name }) => `${status} header ${name}`),
    ]),
  ]);
}

/** A media type with the name of its schema; `Skill[]` is a list written in place, a text has the schema of what it holds, else it is `bytes`. */
function describe({ mediaType, schema }: Media): string {
  const value = isObject(schema?.value) ? schema.value : {};
  const items = value.type === "array" ? nameOf(value.items) : undefined;
  const held = "contentMediaType" in value ? (nameOf(value.contentSchema) ?? "bytes") : undefined;
  const name = nameOf(value) ?? held ?? (items && `${items}[]`);
  return [mediaType, name].filter(Boolean).join(" ");
}

const nameOf = (schema: unknown): string | undefined =>
  isObject(schema) && typeof schema.$ref === "string" ? tokensOf(schema.$ref).at(-1) : undefined;

/** The key that every operation requires, and the limit of requests. */
function checkKey(document: ApiDocument, table: JsonObject): Finding[] {
  const findings: Finding[] = [];
  const keys = new Set(document.operations.map(({ key }) => (key ? `${key.in} ${key.name}` : "none")));
  for (const key of keys) {
    if (key !== (table.key ?? "none"))
      findings.push({
        check: "facts",
        pointer: "#/security",
        message: `requires ${key} as key instead of ${table.key}`,
      });
  }
  const limit = document.root["x-rate-limit"];
  if (!sameJson(limit, table.rate))
    findings.push({ check: "facts", pointer: "#/x-rate-limit", message: `is not ${JSON.stringify(table.rate)}` });
  return findings;
}
