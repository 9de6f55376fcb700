import { createLogger } from "@stoplight/prism-core";
import { createInstance, type IHttpRequest } from "@stoplight/prism-http";
import type { DeclaredResponse, Operation } from "./document/openapi.ts";
import type { Violation } from "./request/violations.ts";
import type { Choice as AnyChoice } from "./response/choice.ts";
import { makeUp } from "./response/made-up.ts";

export type { IHttpRequest };

type Choice = AnyChoice<DeclaredResponse>;

export interface Mocked {
  readonly violations: readonly Violation[];
  /** Data in place of the example, where it was asked for. */
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

/** Prism in this process: validates a request against an operation. */
export function createPrism() {
  const prism = createInstance(config, { logger: createLogger("mock", { level: "silent" }) });

  /** @throws Error when Prism cannot make a response at all. */
  return async (operation: Operation, input: IHttpRequest, choice: Choice | undefined, wish: DataWish) => {
    const result = await request(operation, input, choice);
    if (result._tag === "Left") throw result.left;
    const { validations } = result.right as unknown as PrismResult;
    const mocked: Mocked = { violations: validations.input };
    // An error that is made up would name another status than its own.
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
    // An example of `default` may be wanted under a status that has a response of its own.
    const responses = operation.responses.filter(
      (response) => response === choice?.response || response.code !== String(choice?.status),
    );
    return prism.request(input, [{ ...operation, responses }], { ...config, mock })();
  }
}

interface PrismResult {
  readonly validations: { readonly input: readonly Violation[] };
}
