import { createRequire } from "node:module";
import { createLogger } from "@stoplight/prism-core";
import { createInstance, type IHttpRequest, resetJSONSchemaGenerator } from "@stoplight/prism-http";
import type { Choice } from "./choice.ts";
import type { Operation } from "./openapi.ts";
import type { Violation } from "./violations.ts";

export type { IHttpRequest };

export interface Mocked {
  readonly violations: readonly Violation[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface DataWish {
  readonly dynamic?: boolean | undefined;
  readonly seed?: string | undefined;
}

/** Prism requires it, and an import would get another copy with options of its own. */
const { JSONSchemaFaker }: typeof import("json-schema-faker") = createRequire(import.meta.url)("json-schema-faker");

/** Made-up data may miss a format or a bound; after this many attempts the example is given. */
const dynamicAttempts = 5;

const config = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  mock: { dynamic: false },
  upstreamProxy: undefined,
} as const;

/** Prism in this process: checks a request against an operation, and makes up or looks up the chosen response. */
export function createPrism() {
  const prism = createInstance(config, { logger: createLogger("mock", { level: "silent" }) });

  /** @throws Error when Prism cannot make a response at all. */
  return async (operation: Operation, input: IHttpRequest, choice: Choice | undefined, wish: DataWish) => {
    // An error that is made up would name another status than its own.
    if (wish.dynamic === true && (choice?.status ?? 200) < 400) {
      for (let attempt = 1; attempt <= dynamicAttempts; attempt++) {
        resetGenerator();
        const seed = attempt === 1 ? wish.seed : undefined;
        const result = await request(operation, input, choice, { dynamic: true, ...(seed && { seed }) });
        if (result._tag === "Right" && result.right.validations.output.length === 0) return read(result.right);
      }
    }
    const result = await request(operation, input, choice, { dynamic: false });
    if (result._tag === "Left") throw result.left;
    return read(result.right);
  };

  function request(
    operation: Operation,
    input: IHttpRequest,
    choice: Choice | undefined,
    data: { dynamic: boolean; seed?: string },
  ) {
    const mock = {
      ...data,
      mediaTypes: [choice?.mediaType ?? "*/*"],
      ...(choice && { code: choice.status }),
      ...(choice?.exampleKey !== undefined && { exampleKey: choice.exampleKey }),
    };
    // An example of `default` may be wanted under a status that has a response of its own.
    const responses = operation.responses.filter(
      (response) => response === choice?.response || response.code !== String(choice?.status),
    );
    return prism.request(input, [{ ...operation, responses }], { ...config, mock })();
  }
}

/** Without this a seed holds for every later request, and made-up properties stand beside the documented ones. */
function resetGenerator(): void {
  resetJSONSchemaGenerator();
  JSONSchemaFaker.option("fillProperties", false);
}

interface PrismResult {
  readonly output: { readonly headers?: Record<string, unknown>; readonly body?: unknown };
  readonly validations: { readonly input: readonly Violation[] };
}

function read({ output, validations }: PrismResult): Mocked {
  const headers = Object.entries(output.headers ?? {}).filter(
    ([name, value]) => name.toLowerCase() !== "content-type" && value !== null && value !== undefined,
  );
  return {
    violations: validations.input,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: output.body,
  };
}
