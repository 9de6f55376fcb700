import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { isObject, type JsonObject, objectAt } from "../model/json.ts";
import { METHODS } from "../model/operations.ts";
import type { Pair } from "./golden.ts";

/** A pair of documents of `golden/held-out.yaml`. */
export interface HeldOutPair {
  name: string;
  is: "break" | "safe";
  /** Place of the change, such as `request`. */
  in: string;
  pair: Pair;
}

interface Entry extends Omit<HeldOutPair, "pair"> {
  openapi?: string | [string, string];
  before: unknown;
  after: unknown;
  schemas?: JsonObject;
}

const file = join(import.meta.dirname, "..", "..", "golden", "held-out.yaml");

export const heldOutPairs = (): HeldOutPair[] =>
  (parse(readFileSync(file, "utf8")) as Entry[]).map((entry) => ({
    name: entry.name,
    is: entry.is,
    in: entry.in,
    pair: { before: documentOf(entry, "before"), after: documentOf(entry, "after") },
  }));

function documentOf(entry: Entry, side: "before" | "after"): JsonObject {
  const { openapi = "3.1.1", schemas = {} } = entry;
  const version = Array.isArray(openapi) ? openapi[side === "before" ? 0 : 1] : openapi;
  const own = isObject(schemas[side]) ? schemas[side] : schemas;
  const head = { openapi: version, info: { title: "Held out", version: "1.0.0" } };
  if (entry.in === "document") {
    const { paths, webhooks, ...rest } = entry[side] as JsonObject;
    return { ...head, ...rest, paths: completed(paths), ...(isObject(webhooks) && { webhooks: completed(webhooks) }) };
  }
  const { paths, components } = named({
    paths: { "/x": itemOf(entry.in, entry[side]) },
    components: { schemas: own },
  }) as JsonObject;
  return { ...head, paths: completed(paths), components };
}

/** Resolves `$ref: User` to the component. */
function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) =>
      key === "$ref" && typeof member === "string" && !member.startsWith("#")
        ? [key, `#/components/schemas/${member}`]
        : [key, named(member)],
    ),
  );
}

function itemOf(place: string, value: unknown): JsonObject {
  const content = { "application/json": { schema: value } };
  const post = { post: { requestBody: { required: true, content } } };
  const get = { get: { responses: { 200: { description: "Fine.", content } } } };
  if (place === "request") return post;
  if (place === "response") return get;
  if (place === "both") return { ...post, ...get };
  return place === "parameters" ? { get: { parameters: value } } : { post: value };
}

/** Adds responses to operations without any, because OpenAPI 3.0 requires them. */
const completed = (items: unknown): JsonObject =>
  Object.fromEntries(
    Object.entries(isObject(items) ? items : {}).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(isObject(item) ? item : {}).map(([key, value]) => [
          key,
          METHODS.includes(key) && isObject(value) ? completedOperation(value) : value,
        ]),
      ),
    ]),
  );

const completedOperation = (operation: JsonObject): JsonObject => ({
  responses: { 200: { description: "Fine." } },
  ...operation,
  ...(isObject(operation.callbacks) && {
    callbacks: Object.fromEntries(
      Object.keys(operation.callbacks).map((name) => [name, completed(objectAt(operation.callbacks, name))]),
    ),
  }),
});
