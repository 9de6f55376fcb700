import { readDocument } from "../../documents.ts";

type Json = Record<string, unknown>;

/** The parts of V1's document that are read here. */
export interface V1Document {
  paths: Record<string, Record<string, unknown>>;
  components: {
    schemas: Record<string, Json>;
    parameters: Record<string, { name: string; in: string; required?: boolean; schema: Json }>;
    examples: Record<string, { value: unknown }>;
    headers: { Location: { example: string } };
  };
}

/** A copy per call: some tools resolve references in place. */
export const readV1 = () => readDocument<V1Document>("v1");

const { examples, headers, schemas } = readV1().components;
const example = <Value>(name: string) => examples[name]?.value as Value;

/**
 * Fields of a candidate as fast-json-stringify writes them, the required ones first. Everybody gets the data in this order,
 * so that all responses are the same to the byte.
 */
const fields = [...Object.keys(schemas.CandidateBase?.properties ?? {}), "status"];
const required = new Set([...((schemas.CandidateBase?.required as string[] | undefined) ?? []), "status"]);
const order = [...fields.filter((name) => required.has(name)), ...fields.filter((name) => !required.has(name))];
const inOrder = (candidate: Json): Json =>
  Object.fromEntries(order.flatMap((name) => (name in candidate ? [[name, candidate[name]]] : [])));

/** Repeats the candidates until the page has that many bytes as JSON. */
export function pageOf(candidates: readonly Json[], bytes: number) {
  const items: Json[] = [];
  const page = () => ({ items, totalElements: items.length, totalPages: 1, pageSize: 10, pageNumber: 1 });
  while (Buffer.byteLength(JSON.stringify(page())) < bytes) {
    items.push(inOrder(candidates[items.length % candidates.length] as Json));
  }
  return page();
}

export const apiKey = "key_4Tq8Zw1N";
/** Result of the handler of listCandidates. */
export const page = pageOf(example<{ items: Json[] }>("candidatePageFirst").items, 3000);
/** Result of the handler of createCandidate. */
export const created = inOrder(example<Json>("candidateCreated"));
export const location = headers.Location.example;
export const unauthorized = example<Json>("errorUnauthorized");

export interface BenchRequest {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** The expected response; without `body` any body will do. */
  response: { status: number; location?: string; body?: string };
}

/** The two requests of the benchmark, and their responses. */
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

/** A body that the document forbids. */
export const forbiddenBody = JSON.stringify({ ...example<Json>("newCandidateComplete"), email: "maya.lindqvist" });
