import type { ApiDocument, Operation, Parameter } from "../document/document.ts";
import { isJson } from "../document/media-types.ts";
import { createValidator, type Validator } from "../document/validator.ts";
import { buildCall, type Call } from "../messages/calls.ts";
import type { Fact } from "./facts.ts";
import { innerValues } from "./inner-values.ts";
import { createStatedMembers, describeStated, type StatedMember } from "./stated-members.ts";
import { statedValues } from "./stated-values.ts";

export interface FactRequest extends Pick<StatedMember, "good" | "what" | "section"> {
  operation: Operation;
  call: Call;
}

export function requestsOf(
  document: ApiDocument,
  facts: readonly Fact[],
  apiKey: string,
  validator: Validator = createValidator(document),
): FactRequest[] {
  const stated = createStatedMembers(document, facts);
  return document.operations.flatMap((operation) => [
    ...(operation.requestBody?.media ?? []).flatMap(({ mediaType, schema, examples }) =>
      !schema || !isJson(mediaType)
        ? []
        : examples
            .flatMap((example) => innerValues(document, validator, schema, example.value))
            .flatMap(stated)
            .map(({ good, what, section, at, value }): FactRequest => {
              const call = buildCall(operation, { apiKey, body: { mediaType, value } });
              return { operation, call, good, section, what: `${at.slice(1) || "the body"}: ${what}` };
            }),
    ),
    ...operation.parameters
      .filter((parameter) => parameter.in === "path" || parameter.in === "query")
      .flatMap((parameter) =>
        statedOfParameter(document, facts, parameter).map(({ good, what, section, value }): FactRequest => {
          const call = buildCall(operation, { apiKey, values: { [parameter.name]: value } });
          return { operation, call, good, section, what: `${parameter.name}: ${what}` };
        }),
      ),
  ]);
}

export const statedOfParameter = (
  document: ApiDocument,
  facts: readonly Fact[],
  { pointer, in: place }: Parameter,
): Pick<StatedMember, "good" | "what" | "section" | "value">[] =>
  statedValues(document, facts)
    .filter(({ component }) => component === pointer)
    .filter(
      ({ value }) => ["string", "number", "boolean"].includes(typeof value) && !(place === "path" && value === ""),
    )
    .map((stated) => ({
      good: stated.good,
      what: describeStated(stated),
      section: stated.fact.section,
      value: stated.path.length > 0 ? [stated.value] : stated.value,
    }));
