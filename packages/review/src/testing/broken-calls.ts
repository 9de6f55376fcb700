import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import { isObject, type JsonObject } from "../model/json.ts";
import type { Exchange } from "./consumers.ts";
import { type GoldenCase, schemaCases } from "./golden.ts";

export const brokenSchemaCases = (): GoldenCase[] =>
  ["schemas.yaml", "unions.yaml", "refactorings.yaml"]
    .flatMap(schemaCases)
    .filter(({ expected }) => expected.some((line) => line.startsWith("wire-breaking")));

/** Values of calls that the search below does not find, and breaks that no call shows, with the reason. */
export const recordedValues = () =>
  parse(readFileSync(join(import.meta.dirname, "../../golden/consumers/broken-calls.yaml"), "utf8")) as {
    calls: Record<string, unknown>;
    exceptions: Record<string, string>;
  };

export function recordedCall(slug: string): Exchange | undefined {
  const { calls } = recordedValues();
  if (!(slug in calls)) return undefined;
  const body = { value: calls[slug] };
  return slug.startsWith("request-")
    ? { call: `POST /${slug}`, sent: body, status: 200 }
    : { call: `GET /${slug}`, status: 200, returned: body };
}

const TEXTS = [
  "",
  "a",
  "abc",
  "A-1",
  "2026-03-02",
  "2026-03-02T09:15:00Z",
  "a@b.co",
  "6f1c2f8e-5b3a-4a7e-9c1d-2e4f6a8b0c1d",
  "x",
];

/** Values near the literals in the schemas of a case. */
function valuesOf({ pair }: GoldenCase): unknown[] {
  const literals: unknown[] = [null, true, false, 0, 1, 2, -1, 0.5, 1.5, ...TEXTS];
  const names = new Set<string>(["other"]);
  const visit = (value: unknown): void => {
    if (typeof value === "number")
      literals.push(
        value,
        value - 1,
        value + 1,
        "x".repeat(Math.min(Math.abs(value) + 1, 300)),
        "x".repeat(Math.min(Math.abs(value), 300)),
      );
    else if (typeof value === "string") literals.push(value);
    else if (isObject(value))
      for (const [key, member] of Object.entries(value)) {
        if (key === "properties" && isObject(member)) for (const name of Object.keys(member)) names.add(name);
        visit(member);
      }
    else if (Array.isArray(value)) value.forEach(visit);
  };
  visit([pair.before, pair.after]);
  const simple = [...new Set(literals)];
  const objects: JsonObject[] = [{}];
  for (const name of [...names].slice(0, 4))
    for (const one of [...objects])
      for (const value of simple.slice(0, 40)) if (objects.length < 4000) objects.push({ ...one, [name]: value });
  const lists = simple.flatMap((one) => [[one], [one, one], [one, "a"], [one, one, one]]);
  return [...simple, ...objects, [], ...lists, ...objects.slice(0, 200).map((one) => [one])];
}

/** A server's view of a body: whether the schema of a side accepts it. */
function accepts(root: JsonObject, pointer: string): (body: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, discriminator: false, validateFormats: true, validateSchema: false });
  (addFormats as unknown as (one: Ajv2020) => void)(ajv);
  ajv.addSchema(root, "root.json");
  const validate = ajv.getSchema(`root.json${pointer}`);
  return (body) => Boolean(validate?.(body));
}

/** Refuses undeclared members, so that a removed member makes a difference; an `allOf` stays as it is. */
function closed(value: unknown, isPart = false): unknown {
  if (Array.isArray(value)) return value.map((one) => closed(one, isPart));
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one, key === "allOf")]));
  const isPlain = !isPart && isObject(value.properties) && value.type === "object" && !("allOf" in value);
  return isPlain && value.additionalProperties === undefined ? { ...inner, additionalProperties: false } : inner;
}

/**
 * Searches a call that fails with the break: its sent body is refused, or responses have values that the old document
 * excludes.
 */
export function brokenCall(one: GoldenCase): Exchange | undefined {
  const { slug, pair } = one;
  const isRequest = slug.startsWith("request-");
  const place = isRequest ? "post/requestBody" : "get/responses/200";
  const pointer = `#/paths/~1${slug}/${place}/content/application~1json/schema`;
  const bodies = valuesOf(one).map((value) => ({ value }));
  const sides = (change: (root: JsonObject) => JsonObject) =>
    [pair.before, pair.after].map((root) => accepts(change(root), pointer)) as [
      (body: unknown) => boolean,
      (body: unknown) => boolean,
    ];
  const [old, now] = sides((root) => root);
  const [closedOld, closedNow] = sides((root) => closed(root) as JsonObject);
  const lost =
    bodies.find((body) => old(body) && !now(body)) ??
    bodies.find((body) => closedOld(body) && now(body) && !closedNow(body));
  if (isRequest) return lost && { call: `POST /${slug}`, sent: lost, status: 200 };
  const isNew = bodies.some((body) => now(body) && !old(body));
  const returned = isNew ? bodies.find(old) : bodies.find((body) => closedOld(body) && now(body) && !closedNow(body));
  return returned && { call: `GET /${slug}`, status: 200, returned };
}
