import { createLogger } from "@stoplight/prism-core";
import { createInstance, type IHttpRequest } from "@stoplight/prism-http";
import type { Operation } from "./document/openapi.ts";
import type { Violation } from "./request/violations.ts";
import type { Choice } from "./response/choice.ts";
import { makeUp } from "./response/made-up.ts";

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

const config = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  mock: { dynamic: false },
  upstreamProxy: undefined,
} as const;

/** Prism in this process: checks a request against an operation, and looks up the chosen response. */
export function createPrism() {
  const prism = createInstance(config, { logger: createLogger("mock", { level: "silent" }) });

  /** @throws Error when Prism cannot make a response at all. */
  return async (operation: Operation, input: IHttpRequest, choice: Choice | undefined, wish: DataWish) => {
    const result = await request(operation, input, choice);
    if (result._tag === "Left") throw result.left;
    const mocked = read(result.right);
    // An error that is made up would name another status than its own.
    if (wish.dynamic !== true || mocked.violations.length > 0 || choice === undefined || choice.status >= 400)
      return mocked;
    return { ...mocked, body: makeUp(operation, choice, wish.seed) ?? mocked.body };
  };

  function request(operation: Operation, input: IHttpRequest, choice: Choice | undefined) {
    const mock = {
      dynamic: false,
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
