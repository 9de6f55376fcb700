import type { Result } from "./api-error.ts";
import { type AttemptOptions, createAttempts } from "./attempts/attempts.ts";
import type { RequestTable } from "./contract.ts";
import { checking } from "./drift/checking.ts";
import { type Middleware, type MiddlewareCallbackParams, sendThrough } from "./middleware.ts";
import type { ConnectionOptions } from "./options.ts";
import type { ParseAs } from "./response.ts";

type CallOptions = AttemptOptions &
  Pick<MiddlewareCallbackParams, "params"> &
  Omit<MiddlewareCallbackParams["options"], "fetch" | "parseAs">;

/** Creates the parts that a plain request does not need. A client loads them at the first call that needs one. */
export function createExtras(table: RequestTable, options: ConnectionOptions) {
  const prepare = checking(table, options);
  const attempt = createAttempts(table, options);
  return {
    send(middlewares: readonly Middleware[], request: Request, call: CallOptions) {
      const { schemaPath, params, baseUrl, querySerializer, bodySerializer, pathSerializer } = call;
      const parseAs = call.parseAs as ParseAs;
      return sendThrough(middlewares, request, {
        schemaPath,
        params,
        id: String(Math.random()),
        options: {
          baseUrl,
          fetch: (given) => attempt(given, call),
          parseAs,
          querySerializer,
          bodySerializer,
          pathSerializer,
        },
      });
    },
    async compare(method: string, path: string, form: ParseAs, result: Result): Promise<Result> {
      const { response, data, error } = result;
      if (form === "json" || !response.ok) (await prepare?.(method, path, response))?.(response.ok ? data : error);
      return result;
    },
  };
}
