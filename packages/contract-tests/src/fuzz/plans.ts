import { createHash } from "node:crypto";
import fc from "fast-check";
import { branchesOf } from "../document/branches.ts";
import {
  type ApiDocument,
  type Located,
  type Media,
  type Operation,
  type Parameter,
  resolve,
} from "../document/document.ts";
import { isObject, type JsonObject, objectAt } from "../document/json.ts";
import { isJson } from "../document/media-types.ts";
import { conjuncts, mutationsOf } from "../document/mutations.ts";
import { child } from "../document/pointer.ts";
import type { Validator } from "../document/validator.ts";
import { wrongValues } from "../facts/wrong-values.ts";
import { readText } from "../messages/check-request.ts";
import { valuesOf } from "./values.ts";

/** A generated request, independent of server data so that a seed repeats it. */
export interface Plan {
  id: number;
  example: number;
  query: Record<string, unknown>;
  members: JsonObject;
  fault?: number;
  longer: number;
}

export interface Fault {
  what: string;
  pointer: string;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Members that are not generated: servers refuse generated ids, and e-mail flags must stay. */
const KEPT = /^(disableCommunication|communicationDisabled|sendNotification|externalId|customId)$|Ids?$/;

export const jsonMedia = (operation: Operation): Media | undefined =>
  operation.requestBody?.media.find(({ mediaType, schema }) => isJson(mediaType) && schema !== undefined);

export function validPlans(document: ApiDocument, operation: Operation): fc.Arbitrary<Plan> {
  const query = queryOf(operation).map(({ name, schema }): [string, fc.Arbitrary<unknown>] => [
    name,
    schema ? valuesOf(document, schema) : fc.constant("text"),
  ]);
  const schema = jsonMedia(operation)?.schema;
  const members = schema
    ? propertiesOf(document, schema)
        .filter(([name]) => !KEPT.test(name))
        .map(([name, located]): [string, fc.Arbitrary<unknown>] => [name, valuesOf(document, located)])
    : [];
  return fc.record({
    id: fc.nat(4),
    example: fc.nat(9),
    query: fc.record(Object.fromEntries(query), { requiredKeys: [] }),
    members: fc.record(Object.fromEntries(members), { requiredKeys: [] }) as fc.Arbitrary<JsonObject>,
    longer: fc.constant(0),
  });
}

/** Marker that fast-check recognizes by identity, to shrink. */
const NOTHING: JsonObject = {};

export const invalidPlans: fc.Arbitrary<Plan> = fc.record({
  id: fc.nat(4),
  example: fc.nat(9),
  query: fc.constant(NOTHING),
  members: fc.constant(NOTHING),
  fault: fc.nat(9999),
  longer: fc.nat(300),
});

export function plansOfFaults(count: number, seed: string): Plan[] {
  const rank = (index: number) => createHash("sha256").update(`${seed} ${index}`).digest("hex");
  const order = Array.from({ length: count }, (_, index) => ({ index, rank: rank(index) }));
  return order
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ index }) => ({
      id: 0,
      example: 0,
      query: NOTHING,
      members: NOTHING,
      fault: index,
      longer: (index * 7) % 300,
    }));
}

const queryOf = ({ parameters }: Operation): Parameter[] => parameters.filter((one) => one.in === "query");

function propertiesOf(document: ApiDocument, schema: Located): [string, Located][] {
  const parts = conjuncts(document, schema);
  const all = [...parts, ...parts.flatMap(branchesOf).flatMap((branch) => conjuncts(document, branch))];
  return all.flatMap(({ pointer, value }) =>
    Object.entries(objectAt(value, "properties")).map(([name, property]): [string, Located] => [
      name,
      { pointer: child(pointer, "properties", name), value: property },
    ]),
  );
}

export const validQuery = (operation: Operation, query: Record<string, unknown>, validator: Validator) =>
  Object.fromEntries(
    queryOf(operation)
      .filter(({ name, schema }) => name in query && (!schema || validator.accepts(schema.pointer, query[name])))
      .map(({ name }) => [name, query[name]]),
  );

export function validBody(schema: Located, base: unknown, members: JsonObject, validator: Validator): unknown {
  if (!isObject(base)) return base;
  let body = base;
  for (const [name, value] of Object.entries(members)) {
    const next = { ...body, [name]: value };
    if (validator.accepts(schema.pointer, next)) body = next;
  }
  return body;
}

export function faultsOf(
  document: ApiDocument,
  operation: Operation,
  base: unknown,
  longer: number,
  validator: Validator,
): Fault[] {
  const schema = jsonMedia(operation)?.schema;
  const bodies = schema && base !== undefined ? wrongValues(document, validator, schema, base, { longer }) : [];
  const wrong = bodies.map(({ what, pointer, value }): Fault => ({ what, pointer, body: value }));
  return [...queryOf(operation).flatMap((one) => queryFaults(document, one, longer, validator)), ...wrong];
}

function queryFaults(document: ApiDocument, parameter: Parameter, longer: number, validator: Validator): Fault[] {
  if (!parameter.schema) return [];
  const schema = resolve(document.root, parameter.schema);
  const list = isObject(schema.value) && isObject(schema.value.items);
  const element = list ? { pointer: child(schema.pointer, "items"), value: objectAt(schema.value, "items") } : schema;
  return mutationsOf(document, element, undefined).flatMap(({ what, pointer, value }): Fault[] => {
    if (typeof value !== "string" && typeof value !== "number") return [];
    const text = lengthen(String(value), pointer, longer);
    if (text.trim() !== text || text === "" || text.includes(",")) return [];
    if (validator.accepts(element.pointer, readText(document, element, text, validator))) return [];
    return [{ what: `${parameter.name}: ${what}`, pointer, query: { [parameter.name]: list ? [text] : text } }];
  });
}

const lengthen = (text: string, pointer: string, longer: number): string =>
  pointer.endsWith("/maxLength") ? text + "x".repeat(longer) : text;
