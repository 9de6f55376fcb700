import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { isObject, type JsonObject, objectAt } from "../model/json.ts";
import { METHODS } from "../model/operations.ts";

export type Pair = { before: JsonObject; after: JsonObject };

export interface GoldenCase {
  name: string;
  slug: string;
  expected: string[];
  pair: Pair;
}

interface Entry {
  name: string;
  before?: unknown;
  after?: unknown;
  schemas?: JsonObject;
  path?: [string, string];
  webhook?: boolean;
  request?: string[];
  response?: string[];
  expect?: string[];
}

const folder = join(import.meta.dirname, "..", "..", "golden");

const readEntries = (file: string): Entry[] => parse(readFileSync(join(folder, file), "utf8")) as Entry[];

export const fragmentCases = (): Map<string, GoldenCase[]> =>
  new Map([
    ...["schemas.yaml", "unions.yaml", "refactorings.yaml"].map((file) => [file, schemaCases(file)] as const),
    ...["operations.yaml", "bodies.yaml", "servers.yaml", "webhooks.yaml"].map(
      (file) => [file, operationCases(file)] as const,
    ),
  ]);

const slugOf = (name: string) => name.replaceAll(/[^a-z0-9]+/gi, "-").toLowerCase();

export function schemaCases(file: string): GoldenCase[] {
  return readEntries(file).flatMap((entry) =>
    (["request", "response"] as const).map((flow) => {
      const wrap = (schema: unknown): JsonObject => {
        const content = {
          "application/json": { schema: { type: "object", properties: { value: schema }, required: ["value"] } },
        };
        return flow === "request"
          ? { post: { requestBody: { required: true, content } } }
          : { get: { responses: { 200: { description: "Fine.", content } } } };
      };
      const slug = `${flow}-${slugOf(entry.name)}`;
      const pair = fragments({ ...entry, before: wrap(entry.before), after: wrap(entry.after) }, slug);
      return { name: `${flow}: ${entry.name}`, slug, expected: entry[flow] ?? [], pair };
    }),
  );
}

const operationCases = (file: string): GoldenCase[] =>
  readEntries(file).map((entry) => {
    const slug = slugOf(entry.name);
    return { name: entry.name, slug, expected: entry.expect ?? [], pair: fragments(entry, slug) };
  });

export const documentCases = (file: string): GoldenCase[] =>
  readEntries(file).map(({ name, before, after, expect = [] }) => ({
    name,
    slug: slugOf(name),
    expected: expect,
    pair: { before: overlay(skeleton(), before), after: overlay(skeleton(), after) },
  }));

function fragments({ before, after, schemas = {}, path, webhook }: Entry, slug: string): Pair {
  const side = (item: unknown, name: string, own: unknown): JsonObject => {
    const components = Object.fromEntries(
      Object.entries(isObject(own) ? own : {}).map(([key, schema]) => [`${slug}_${key}`, refer(schema, slug)]),
    );
    const complete = isObject(item) ? withResponses(refer(item, slug) as JsonObject) : undefined;
    const items = complete ? { [name]: complete } : {};
    return { ...(webhook ? { webhooks: items } : { paths: items }), components: { schemas: components } };
  };
  const [oldPath, newPath] = path ?? ["", ""];
  const name = (end: string) => (webhook ? slug : `/${slug}${end}`);
  const shared = "before" in schemas || "after" in schemas ? undefined : schemas;
  return {
    before: side(before, name(oldPath), shared ?? schemas.before),
    after: side(after, name(newPath), shared ?? schemas.after),
  };
}

/** Resolves `$ref: Cat` to the component of this case. */
function refer(value: unknown, slug: string): unknown {
  if (Array.isArray(value)) return value.map((item) => refer(item, slug));
  if (typeof value === "string") return value.replace("#/components/schemas/", `#/components/schemas/${slug}_`);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) =>
      key === "$ref" && typeof member === "string"
        ? [key, `#/components/schemas/${slug}_${member}`]
        : [key, key === "mapping" ? referMapping(member, slug) : refer(member, slug)],
    ),
  );
}

const referMapping = (mapping: unknown, slug: string) =>
  Object.fromEntries(
    Object.entries(isObject(mapping) ? mapping : {}).map(([tag, target]) => [
      tag,
      String(target).includes("#") ? refer(target, slug) : `${slug}_${target}`,
    ]),
  );

const withResponses = (item: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(item).map(([key, member]) => [
      key,
      METHODS.includes(key) ? { responses: { 200: { description: "Fine." } }, ...(member as object) } : member,
    ]),
  );

const skeleton = (): JsonObject => ({
  openapi: "3.1.1",
  info: { title: "Golden", version: "1.0.0" },
  paths: { "/things": { get: { responses: { 200: { description: "Fine." } } } } },
  components: {
    schemas: {},
    securitySchemes: {
      Key: { type: "apiKey", in: "header", name: "X-Key" },
      Token: { type: "http", scheme: "bearer" },
    },
  },
});

function overlay(base: JsonObject, over: unknown): JsonObject {
  const result = { ...base };
  for (const [key, value] of Object.entries(isObject(over) ? over : {})) {
    if (value === null) delete result[key];
    else result[key] = isObject(value) ? overlay(objectAt(base, key), value) : value;
  }
  return result;
}

/** Joins all cases in one pair of documents, so that each engine starts once. */
export function joinCases(cases: GoldenCase[]): Pair {
  const joined: Pair = { before: skeleton(), after: skeleton() };
  for (const { pair } of cases)
    for (const side of ["before", "after"] as const) joined[side] = overlay(joined[side], pair[side]);
  return joined;
}
