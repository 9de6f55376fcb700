import { createRequire } from "node:module";
import { type Document, generateTypes } from "@assessment-api/codegen";
import type TypeScript from "typescript";
import type { DocumentPair, Flow } from "../model/change.ts";
import { type JsonObject, objectAt } from "../model/json.ts";
import type { Operation } from "../model/operations.ts";
import { child, locate, valueAt } from "../model/pointer.ts";
import { referencesIn } from "../model/reach.ts";
import { withoutWords } from "../model/words.ts";
import { typePathOf } from "./type-path.ts";
import { type Assigned, checkAssignments } from "./type-program.ts";

const loadCompiler = (): typeof TypeScript => createRequire(import.meta.url)("typescript");

export interface TypeCheck {
  operation: Operation;
  flow: Flow;
  part: string;
  before: string[];
  after: string[];
  /** Compiler message; undefined without an error. */
  problem: string | undefined;
}

export interface Probe {
  flow: Flow;
  before: string;
  after: string;
  property: string | undefined;
}

export interface CheckedTypes {
  checks: TypeCheck[];
  probed: (Assigned | undefined)[];
}

export function checkTypes(pairs: [Operation, Operation][], probes: Probe[], documents: DocumentPair): CheckedTypes {
  const marked = hasMarks(documents.before) || hasMarks(documents.after);
  const sides = [pairs.map(([old]) => old), pairs.map(([, now]) => now)] as const;
  const before = typesOf(documents.before, sides[0], marked);
  const after = typesOf(documents.after, sides[1], marked);
  // Skip equal types: limits and patterns do not affect them, and loading the compiler is slow.
  if (before === after) return { checks: [], probed: [] };
  const checks = pairs.flatMap((pair) => assignmentsOf(pair, documents, marked));
  const assignments = probes.map((probe) => assignmentOf(probe, documents, marked));
  const program = [...checks, ...assignments.flatMap((one) => one ?? [])];
  const results = checkAssignments(loadCompiler(), before, after, program);
  const ofProbes = results.slice(checks.length).values();
  return {
    checks: checks.map(({ from: _from, to: _to, ...check }, index) => ({ ...check, problem: results[index]?.problem })),
    probed: assignments.map((one) => {
      const result = one && ofProbes.next().value;
      return result?.isNamed ? result : undefined;
    }),
  };
}

function assignmentOf({ flow, before, after, property }: Probe, documents: DocumentPair, marked: boolean) {
  const old = typePathOf(documents.before, before, "Before");
  const now = typePathOf(documents.after, after, "After");
  if (old === undefined || now === undefined) return undefined;
  const name = JSON.stringify(property);
  const part = (type: string) =>
    property === undefined
      ? `Exclude<${type}, undefined>`
      : `Pick<NonNullable<${type}>, Extract<keyof NonNullable<${type}>, ${name}>>`;
  const [was, is] = [viewOf(flow, "Before", part(old), marked), viewOf(flow, "After", part(now), marked)];
  return flow === "request" ? { from: was, to: is } : { from: is, to: was };
}

const viewOf = (flow: Flow, module: string, type: string, marked: boolean) =>
  marked ? `${module}.${flow === "request" ? "Writable" : "Readable"}<${type}>` : type;

function typesOf(root: JsonObject, operations: readonly Operation[], marks: boolean): string {
  const needed = referencesIn(
    root,
    operations.flatMap(({ value, item }) => [value, item.value.parameters]),
  );
  const components: Record<string, JsonObject> = {};
  for (const pointer of needed) {
    const [, , section = "", name = ""] = pointer.split("/");
    components[section] = { ...components[section], [name]: valueAt(root, pointer) };
  }
  const lean = {
    openapi: String(root.openapi).startsWith("3.0") ? "3.0.3" : "3.1.1",
    info: { title: "Types", version: "1" },
    paths: keep(objectAt(root, "paths"), "#/paths", operations),
    webhooks: keep(objectAt(root, "webhooks"), "#/webhooks", operations),
    components,
  };
  return generateTypes(withoutWords(lean) as Document, { marks });
}

function keep(items: JsonObject, pointer: string, operations: readonly Operation[]): JsonObject {
  return Object.fromEntries(
    Object.keys(items).flatMap((key) => {
      const inside = operations.filter(({ item }) => item.pointer === child(pointer, key));
      if (inside.length === 0) return [];
      const { parameters } = objectAt(items, key);
      return [
        [
          key,
          {
            ...(parameters !== undefined && { parameters }),
            // Without an operationId, the generated type is at the path.
            ...Object.fromEntries(inside.map(({ method, value }) => [method, { ...value, operationId: undefined }])),
          },
        ],
      ];
    }),
  );
}

interface Assignment extends Omit<TypeCheck, "problem"> {
  from: string;
  to: string;
}

function assignmentsOf(
  [before, after]: [Operation, Operation],
  documents: DocumentPair,
  marked: boolean,
): Assignment[] {
  const sent: Flow = before.sender === "client" ? "request" : "response";
  const returned: Flow = sent === "request" ? "response" : "request";
  const old = typeOf("Before", before);
  const now = typeOf("After", after);
  const at = (flow: Flow, part: string, tokens: string[], path: string, wrap = (type: string) => type): Assignment => {
    const [from, to] = flow === "request" ? [old, now] : [now, old];
    const places = (one: Operation) => [
      child(one.pointer, ...tokens),
      ...(tokens[0] === "parameters" ? [child(one.item.pointer, ...tokens)] : []),
    ];
    return {
      operation: after,
      flow,
      part,
      before: places(before),
      after: places(after),
      from: view(flow, from, wrap(from) + path),
      to: view(flow, to, wrap(to) + path),
    };
  };
  const view = (flow: Flow, side: string, type: string) => viewOf(flow, side.split(".")[0] ?? "", type, marked);
  const mediaOf = (part: "requestBody" | readonly string[]) => {
    const tokens = typeof part === "string" ? [part] : part;
    const [a, b] = [
      locate(documents.before, child(before.pointer, ...tokens)),
      locate(documents.after, child(after.pointer, ...tokens)),
    ];
    return Object.keys(objectAt(a?.value, "content")).filter((media) => media in objectAt(b?.value, "content"));
  };
  const statuses = Object.keys(objectAt(before.value, "responses")).filter(
    (status) => status in objectAt(after.value, "responses"),
  );
  return [
    ...["query", "header", "path", "cookie"].map((group) =>
      at(sent, group, ["parameters"], `["parameters"]["${group}"]`),
    ),
    ...mediaOf("requestBody").map((media) =>
      at(
        sent,
        `requestBody ${media}`,
        ["requestBody"],
        `["content"][${JSON.stringify(media)}]`,
        (type) => `NonNullable<${type}["requestBody"]>`,
      ),
    ),
    ...statuses.flatMap((status) => {
      const path = `["responses"][${/^\d+$/.test(status) ? status : JSON.stringify(status)}]`;
      return [
        at(returned, `${status} headers`, ["responses", status], `${path}["headers"]`),
        ...mediaOf(["responses", status]).map((media) =>
          at(returned, `${status} ${media}`, ["responses", status], `${path}["content"][${JSON.stringify(media)}]`),
        ),
      ];
    }),
  ];
}

const hasMarks = (root: JsonObject) => /"(readOnly|writeOnly)":true/.test(JSON.stringify(root));

const typeOf = (side: string, { pointer, path, method }: Operation) =>
  `${side}.${pointer.startsWith("#/webhooks") ? "webhooks" : "paths"}[${JSON.stringify(path)}]["${method}"]`;
