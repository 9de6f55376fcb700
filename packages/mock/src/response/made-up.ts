import { createHash, randomUUID } from "node:crypto";
import { validateOutput } from "@stoplight/prism-http/dist/validator/index.js";
import { generateSync, type JsonSchema } from "json-schema-faker";
import type { DeclaredResponse, Operation } from "../document/openapi.ts";
import type { Choice } from "./choice.ts";

/** Made-up data may miss a format or a bound; after as many attempts the example is given. */
const ATTEMPTS = 20;

/**
 * Data that fits the schema of the chosen response, the same for the same seed; undefined where there is no schema, or none was found.
 * All documented fields are there, and no other.
 */
export function makeUp(operation: Operation, choice: Choice<DeclaredResponse>, seed: string = randomUUID()): unknown {
  const { response, mediaType, status } = choice;
  const schema = response.contents?.find((content) => content.mediaType === mediaType)?.schema;
  if (schema === undefined || mediaType === undefined) return undefined;
  const whole = withoutExtensions({ ...schema, __bundled__: bundledIn(operation) });
  // Headers are those of the example.
  const resource = { ...operation, responses: [{ ...response, headers: [] }] };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const body = attemptAt(whole, `${seed} ${attempt}`);
    const element = { statusCode: status, headers: { "content-type": mediaType }, body };
    if (body !== undefined && validateOutput({ resource, element })._tag === "Right") return body;
  }
  return undefined;
}

/** The components that Prism's references lead to. */
const bundledIn = (operation: object): unknown => (operation as { __bundled__?: unknown }).__bundled__;

/** The maker takes a keyword that it does not know for the name of a property. */
const withoutExtensions = (schema: object): JsonSchema =>
  JSON.parse(JSON.stringify(schema, (name, value) => (name.startsWith("x-") ? undefined : value)));

function attemptAt(schema: JsonSchema, seed: string): unknown {
  try {
    return generateSync(schema, {
      seed: createHash("sha256").update(seed).digest().readUInt32BE(),
      alwaysFakeOptionals: true,
      fillProperties: false,
      maxDefaultItems: 5,
      // Below it, texts would have no format.
      maxDepth: 30,
    });
  } catch {
    return undefined;
  }
}
