import { readDocument } from "../../documents.ts";

type Json = Record<string, unknown>;

export interface V1Document {
  paths: Record<string, Record<string, unknown>>;
  components: {
    schemas: Record<string, Json>;
    parameters: Record<string, { name: string; in: string; required?: boolean; schema: Json }>;
    examples: Record<string, { value: unknown }>;
    headers: { Location: { example: string } };
  };
}

/** Returns a new copy per call, because some tools resolve references in place. */
export const readV1 = () => readDocument<V1Document>("v1");

const { examples, headers, schemas } = readV1().components;
const example = <Value>(name: string) => examples[name]?.value as Value;

/**
 * Field order of fast-json-stringify: required fields first. All contestants use it, so that responses are identical.
 */
const fields = [...Object.keys(schemas.CandidateBase?.properties ?? {}), "status"];
const required = new Set([...((schemas.CandidateBase?.required as string[] | undefined) ?? []), "status"]);
const order = [...fields.filter((name) => required.has(name)), ...fields.filter((name) => !required.has(name))];
const inOrder = (candidate: Json): Json =>
  Object.fromEntries(order.flatMap((name) => (name in candidate ? [[name, candidate[name]]] : [])));

/** Repeats candidates until the page has `bytes` bytes. */
export function pageOf(candidates: readonly Json[], bytes: number) {
  const items: Json[] = [];
  const page = () => ({ items, totalElements: items.length, totalPages: 1, pageSize: 10, pageNumber: 1 });
  while (Buffer.byteLength(JSON.stringify(page())) < bytes) {
    items.push(inOrder(candidates[items.length % candidates.length] as Json));
  }
  return page();
}

export const apiKey = "key_4Tq8Zw1N";
export const page = pageOf(example<{ items: Json[] }>("candidatePageFirst").items, 3000);
export const created = inOrder(example<Json>("candidateCreated"));
export const location = headers.Location.example;
export const unauthorized = example<Json>("errorUnauthorized");

export interface BenchRequest {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
  response: { status: number; location?: string; body?: string };
}

export const requests = {
  list: {
    method: "GET",
    path: "/v1/candidates?count=10&status=ASSESSMENT_READY&status=TOKEN_SENT",
    headers: { "x-api-key": apiKey },
    response: { status: 200, body: JSON.stringify(page) },
  },
  create: {
    method: "POST",
    path: "/v1/candidates",
    headers: { "x-api-key": apiKey, "content-type": "application/json" },
    body: JSON.stringify(example("newCandidateComplete")),
    response: { status: 201, location, body: JSON.stringify(created) },
  },
} satisfies Record<string, BenchRequest>;

export type RequestName = keyof typeof requests;

export const forbiddenBody = JSON.stringify({ ...example<Json>("newCandidateComplete"), email: "maya.lindqvist" });
