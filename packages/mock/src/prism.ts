import { createHash, randomUUID } from "node:crypto";
import type { IHttpRequest } from "@stoplight/prism-http";
import { validateInput, validateOutput, validateSecurity } from "@stoplight/prism-http/dist/validator/index.js";
import { generateSync, type JsonSchema } from "json-schema-faker";
import type { Operation, Violation } from "./documents.ts";
import type { Choice } from "./response.ts";

export type { IHttpRequest };

export function validateRequest(operation: Operation, element: IHttpRequest): readonly Violation[] {
  const results = [
    validateSecurity({ resource: operation, element }),
    validateInput({ resource: operation, element }),
  ] as const;
  return results.flatMap((result) => (result._tag === "Left" ? result.left : []));
}

/**
 * Returns a value for a response without examples: valid generated data, or Prism's sample if the schema is too
 * complex.
 */
export async function sampleOf(operation: Operation, choice: Choice): Promise<unknown> {
  const made = makeUp(operation, choice, "sample", 3);
  if (made !== undefined) return made;
  const schema = schemaOf(operation, choice);
  // Loaded on demand, because it loads all texts of faker.
  const { generateStatic } = await import("@stoplight/prism-http/dist/mocker/generator/JSONSchema.js");
  const sample = schema === undefined ? undefined : generateStatic(operation, schema as never);
  return sample?._tag === "Right" ? sample.right : undefined;
}

const responseOf = ({ responses }: Operation, { response }: Choice) =>
  responses.find(({ code }) => code === response.code);

const schemaOf = (operation: Operation, choice: Choice) =>
  responseOf(operation, choice)?.contents?.find(({ mediaType }) => mediaType === choice.mediaType)?.schema;

/** Maximum attempts to generate valid data. Then the response is the example. */
const ATTEMPTS = 20;

/**
 * Generates data that is valid for the schema of the response, with all documented properties. The same seed returns
 * the same data. Returns undefined without a schema, or if every attempt was invalid.
 */
export function makeUp(
  operation: Operation,
  choice: Choice,
  seed: string = randomUUID(),
  attempts: number = ATTEMPTS,
): unknown {
  const { mediaType, status } = choice;
  const [response, schema] = [responseOf(operation, choice), schemaOf(operation, choice)];
  if (response === undefined || schema === undefined || mediaType === undefined) return undefined;
  const whole = withoutExtensions({ ...schema, __bundled__: bundledIn(operation) });
  // Only the body is generated, so the headers are not validated.
  const resource = { ...operation, responses: [{ ...response, headers: [] }] };
  for (let attempt = 0; attempt < attempts; attempt++) {
    const body = attemptAt(whole, `${seed} ${attempt}`);
    const element = { statusCode: status, headers: { "content-type": mediaType }, body };
    if (body !== undefined && validateOutput({ resource, element })._tag === "Right") return body;
  }
  return undefined;
}

const bundledIn = (operation: object): unknown => (operation as { __bundled__?: unknown }).__bundled__;

/** Removes extensions, which json-schema-faker reads as property names. */
const withoutExtensions = (schema: object): JsonSchema =>
  JSON.parse(JSON.stringify(schema, (name, value) => (name.startsWith("x-") ? undefined : value)));

function attemptAt(schema: JsonSchema, seed: string): unknown {
  try {
    return generateSync(schema, {
      seed: createHash("sha256").update(seed).digest().readUInt32BE(),
      alwaysFakeOptionals: true,
      fillProperties: false,
      maxDefaultItems: 5,
      // Strings below this depth ignore their format.
      maxDepth: 30,
    });
  } catch {
    return undefined;
  }
}
