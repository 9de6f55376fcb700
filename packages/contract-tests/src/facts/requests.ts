import { type ApiDocument, type Operation, type Parameter, resolve } from "../document/document.ts";
import { parseHeader } from "../document/serialize.ts";
import type { Validator } from "../document/validator.ts";
import { buildCall, type Call, isJson } from "../messages/calls.ts";
import { casesOf, describeCase } from "./cases.ts";
import { pointerOf } from "./check-values.ts";
import type { Case, DocumentFacts, Facts } from "./facts.ts";

/** A request with one value of the facts, which a server must take or refuse. */
export interface FactRequest extends Omit<Case, "value"> {
  operation: Operation;
  call: Call;
}

/** Requests with each value that the facts know of bodies and of parameters in path and query; everything else in them is the document's example. */
export function requestsOf(
  document: ApiDocument,
  { values }: Pick<DocumentFacts, "values">,
  validator: Validator,
  apiKey: string,
): FactRequest[] {
  const known = new Map(values.map((facts) => [pointerOf(facts), facts]));
  return document.operations.flatMap((operation) => [
    ...bodies(document, operation, known, apiKey),
    ...parameters(document, operation, known, validator, apiKey),
  ]);
}

type Known = ReadonlyMap<string, Facts>;

function bodies({ root }: ApiDocument, operation: Operation, known: Known, apiKey: string): FactRequest[] {
  const [media] = operation.requestBody?.media ?? [];
  if (!media?.schema || !isJson(media.mediaType)) return [];
  const facts = known.get(resolve(root, media.schema).pointer);
  return (facts ? casesOf(facts) : []).map(({ value, ...one }) => ({
    ...one,
    what: describeCase(one),
    operation,
    call: buildCall(operation, { apiKey, body: { mediaType: media.mediaType, value } }),
  }));
}

function parameters(
  document: ApiDocument,
  operation: Operation,
  known: Known,
  validator: Validator,
  apiKey: string,
): FactRequest[] {
  return operation.parameters.flatMap((parameter) => {
    const { name, in: place, pointer } = parameter;
    const facts = known.get(pointer);
    if (!facts || (place !== "path" && place !== "query")) return [];
    return parameterCases(document, facts, validator, parameter).map(({ value, ...one }) => ({
      ...one,
      what: `${name}: ${describeCase(one)}`,
      operation,
      call: buildCall(operation, { apiKey, values: { [name]: value } }),
    }));
  });
}

/** The values that facts know of a parameter, as far as they can travel as one. */
export function parameterCases(
  { root }: ApiDocument,
  facts: Facts,
  validator: Validator,
  { in: place, schema }: Parameter,
): Case[] {
  if (!schema) return [];
  const { value: read } = resolve(root, schema);
  // A value of another type may read as one of the right type once it is text.
  const asSent = (value: unknown) => parseHeader(read, [value].flat().join(","));
  return casesOf(facts)
    .filter(({ value, good }) => isText(value) && (good || !validator.accepts(schema.pointer, asSent(value))))
    .filter(({ value }) => place !== "path" || value !== "");
}

const isText = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every((item) => typeof item === "string" && item !== "")
    : ["string", "number", "boolean"].includes(typeof value);
