import { createHash, randomUUID } from "node:crypto";
import { createLogger } from "@stoplight/prism-core";
import { createInstance, type IHttpRequest } from "@stoplight/prism-http";
import { validateOutput } from "@stoplight/prism-http/dist/validator/index.js";
import { generateSync, type JsonSchema } from "json-schema-faker";
import type { DeclaredResponse, Operation, Violation } from "./documents.ts";
import type { Choice as AnyChoice } from "./response.ts";

export type { IHttpRequest };

type Choice = AnyChoice<DeclaredResponse>;

export interface Mocked {
  readonly violations: readonly Violation[];
  /** Generated data that replaces the example, if the request asks for it. */
  readonly madeUp?: unknown;
}

export interface DataWish {
  readonly dynamic?: boolean | undefined;
  readonly seed?: string | undefined;
}

const config = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  mock: { dynamic: false },
  upstreamProxy: undefined,
} as const;

/** Validates requests against an operation with Prism, in this process. */
export function createPrism() {
  const prism = createInstance(config, { logger: createLogger("mock", { level: "silent" }) });

  /** @throws Error if Prism fails. */
  return async (operation: Operation, input: IHttpRequest, choice: Choice | undefined, wish: DataWish) => {
    const result = await request(operation, input, choice);
    if (result._tag === "Left") throw result.left;
    const { validations } = result.right as unknown as PrismResult;
    const mocked: Mocked = { violations: validations.input };
    // A generated error would contain a wrong status.
    if (wish.dynamic !== true || mocked.violations.length > 0 || choice === undefined || choice.status >= 400)
      return mocked;
    return { ...mocked, madeUp: makeUp(operation, choice, wish.seed) };
  };

  function request(operation: Operation, input: IHttpRequest, choice: Choice | undefined) {
    const mock = {
      dynamic: false,
      mediaTypes: [choice?.mediaType ?? "*/*"],
      ...(choice && { code: choice.status }),
      ...(choice?.exampleKey !== undefined && { exampleKey: choice.exampleKey }),
    };
    // A request may ask for an example of `default` with the status of another declared response.
    const responses = operation.responses.filter(
      (response) => response === choice?.response || response.code !== String(choice?.status),
    );
    return prism.request(input, [{ ...operation, responses }], { ...config, mock })();
  }
}

interface PrismResult {
  readonly validations: { readonly input: readonly Violation[] };
}

/** Generated data may violate a format or a limit. After this many attempts the response is the example. */
const ATTEMPTS = 20;

/**
 * Generates data that is valid for the schema of the response, with all documented properties. The same seed returns the same data.
 * Returns undefined without a schema, or if every attempt was invalid.
 */
export function makeUp(operation: Operation, choice: Choice, seed: string = randomUUID()): unknown {
  const { response, mediaType, status } = choice;
  const schema = response.contents?.find((content) => content.mediaType === mediaType)?.schema;
  if (schema === undefined || mediaType === undefined) return undefined;
  const whole = withoutExtensions({ ...schema, __bundled__: bundledIn(operation) });
  // Only the body is generated, so the headers are not validated.
  const resource = { ...operation, responses: [{ ...response, headers: [] }] };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const body = attemptAt(whole, `${seed} ${attempt}`);
    const element = { statusCode: status, headers: { "content-type": mediaType }, body };
    if (body !== undefined && validateOutput({ resource, element })._tag === "Right") return body;
  }
  return undefined;
}

/** Returns the components that Prism's references point to. */
const bundledIn = (operation: object): unknown => (operation as { __bundled__?: unknown }).__bundled__;

/** json-schema-faker reads unknown keywords as property names. */
const withoutExtensions = (schema: object): JsonSchema =>
  JSON.parse(JSON.stringify(schema, (name, value) => (name.startsWith("x-") ? undefined : value)));

function attemptAt(schema: JsonSchema, seed: string): unknown {
  try {
    return generateSync(schema, {
      seed: createHash("sha256").update(seed).digest().readUInt32BE(),
      alwaysFakeOptionals: true,
      fillProperties: false,
      maxDefaultItems: 5,
      // Strings below this depth would ignore their format.
      maxDepth: 30,
    });
  } catch {
    return undefined;
  }
}
