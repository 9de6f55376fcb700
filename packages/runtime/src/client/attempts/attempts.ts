import { retryAfter } from "../../retry-after.ts";
import type { RequestTable } from "../contract.ts";
import type { ConnectionOptions, Send, SharedOptions } from "../options.ts";
import type { ParseAs } from "../response.ts";
import { attemptEvent } from "./hooks.ts";
import { createRateLimit } from "./rate-limit.ts";
import { createRetry, isUntrusted } from "./retry.ts";
import { abortable, sleep } from "./wait.ts";

export interface AttemptOptions extends Pick<SharedOptions, "timeout" | "totalTimeout" | "retry"> {
  readonly fetch: Send;
  readonly schemaPath: string;
  readonly parseAs: ParseAs | ((response: Response) => ParseAs);
}

const settings = <T extends object>(option: T | boolean): Partial<T> => (typeof option === "object" ? option : {});

const within = (signal: AbortSignal, ms: number | undefined) =>
  ms ? AbortSignal.any([signal, AbortSignal.timeout(ms)]) : signal;

const ownProperties = (request: object) => Object.fromEntries(Object.entries(request));

function withSignal(request: Request, signal: AbortSignal): Request {
  const { referrer, referrerPolicy } = request;
  // Copy options that are not properties of Request, such as `next` of Next.js.
  return Object.assign(new Request(request, { signal, referrer, referrerPolicy }), ownProperties(request));
}

export function createAttempts(table: RequestTable, { waitOn429 = false, hooks }: ConnectionOptions) {
  const limit = waitOn429 ? createRateLimit({ ...table.rateLimit, ...settings(waitOn429) }) : undefined;

  return async (original: Request, options: AttemptOptions): Promise<Response> => {
    const { fetch, schemaPath, parseAs, timeout, totalTimeout, retry = false } = options;
    if (!timeout && !totalTimeout && !retry && !hooks && !limit) return fetch(original);
    const end = totalTimeout ? Date.now() + totalTimeout : Number.POSITIVE_INFINITY;
    const signal = within(original.signal, totalTimeout);
    const repeats = retry ? createRetry(original.method, settings(retry)) : undefined;
    let limited = 0;

    const sendOnce = async (request: Request) => {
      const inTime = within(signal, timeout);
      const received = async () => {
        const response = await fetch(inTime === original.signal ? request : withSignal(request, inTime));
        // Read the body here, so that a broken or late one fails the attempt.
        if (parseAs !== "stream") await response.clone().arrayBuffer();
        return { response };
      };
      return abortable(received(), inTime).catch((error: unknown) => ({ error }));
    };

    const waitAfter = (response: Response | undefined, error: unknown) => {
      if (signal.aborted || isUntrusted(error)) return undefined;
      const retryAfterMs = response && retryAfter(response, Date.now());
      const inTime = (ms: number | undefined) => (ms !== undefined && Date.now() + ms <= end ? ms : undefined);
      if (limit && response?.status === 429 && limited < limit.maxRetries) {
        const wait = inTime(limit.waitAfter(retryAfterMs));
        if (wait !== undefined) {
          limited++;
          limit.pause(wait);
          return wait;
        }
      }
      if (!repeats?.mayRepeat()) return undefined;
      return inTime(repeats.waitAfter(response?.status, retryAfterMs));
    };

    let request = original;
    for (let attempt = 1; ; attempt++) {
      const free = await limit?.admit(signal);
      const again = repeats?.mayRepeat() || (limit && limited < limit.maxRetries) ? request.clone() : undefined;
      const event = hooks && (await attemptEvent(table, schemaPath, attempt, request));
      let start = 0;
      const outcome = await (async () => {
        if (event) await hooks?.onRequest?.(event);
        start = performance.now();
        return sendOnce(request);
      })().finally(free);
      const response = "response" in outcome ? outcome.response : undefined;
      const wait = again && waitAfter(response, "error" in outcome && outcome.error);
      if (event) {
        const completed = { ...event, duration: performance.now() - start, willRetry: wait !== undefined, wait };
        if ("error" in outcome) await hooks?.onFailure?.({ ...completed, error: outcome.error });
        else {
          const { status, headers } = outcome.response;
          await hooks?.onResponse?.({ ...completed, status, responseHeaders: new Headers(headers) });
        }
      }
      if (wait === undefined) {
        if ("error" in outcome) throw outcome.error;
        return outcome.response;
      }
      await response?.body?.cancel();
      // After a 429 the rate limit delays the next attempt.
      if (!(limit && response?.status === 429)) await sleep(wait, signal);
      request = again as Request;
    }
  };
}
