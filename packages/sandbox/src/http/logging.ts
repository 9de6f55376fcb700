import { randomInt } from "node:crypto";
import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { redactPath, redactTokens } from "../domain/redaction.ts";
import { traceIdOf } from "../domain/traces.ts";
import type { Cause, Commits } from "../journal/cause.ts";
import { ALPHABET } from "../service/new-id.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Journal entry and trace; undefined for most files. */
    cause: Cause | undefined;
    /** Commits of a page request; API handlers have separate ones. */
    commits: Commits | undefined;
  }
}

export const logLevels = ["trace", "debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogStream {
  write(line: string): void;
}

/** Path without tokens and query, because queries contain names and email addresses. */
const pathOf = (url: string): string => redactPath(url.split("?", 1)[0] ?? "");

/** Digits of the time and of the number within a millisecond. */
const [TIME_DIGITS, TAIL_DIGITS] = [7, 5];

let [lastTime, lastTail] = [0, 0];

/** Returns ascending ids: they keep the order of requests in one millisecond, and are adjacent in the journal's index. */
export function createRequestId(): string {
  const now = Date.now();
  // A random start, so that processes that share a database do not meet.
  if (now > lastTime) [lastTime, lastTail] = [now, randomInt(ALPHABET.length ** TAIL_DIGITS / 2)];
  else lastTail++;
  return `req_${digitsOf(lastTime, TIME_DIGITS)}${digitsOf(lastTail, TAIL_DIGITS)}`;
}

function digitsOf(value: number, length: number): string {
  let [rest, digits] = [value, ""];
  for (let digit = 0; digit < length; digit++) {
    digits = (ALPHABET[rest % ALPHABET.length] as string) + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}

type LoggedError = { type: string; message: string; stack: string; cause?: LoggedError };

/** Only known properties of an error, because the rest may contain request data. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "no Error was thrown", stack: "" };
  const { name, message, stack = "", cause } = error;
  return { type: name, message, stack, ...(cause !== undefined && { cause: loggedError(cause) }) };
}

/** One line per request without query and token; Fastify's default logs the full URL. */
class RequestLog extends LogController {
  readonly #isLogged: boolean;

  constructor(level: LogLevel) {
    super({ requestIdLogLabel: "requestId" });
    this.#isLogged = logLevels.indexOf(level) <= logLevels.indexOf("info");
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    { method, url, log, cause }: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (!this.#isLogged) return;
    const { statusCode: status, elapsedTime } = reply;
    const ms = Math.round(elapsedTime * 10) / 10;
    const trace = cause?.trace && { traceId: traceIdOf(cause.trace) };
    log.info({ method, path: pathOf(url), status, ms, ...trace, ...(error && { err: error }) }, "request");
  }
}

/** Fastify options for JSON logs: one line per request and error, with request id. */
export function loggingOptions(level: LogLevel, stream: LogStream) {
  return {
    // Lazy: silent mode loads no logger.
    logger: level !== "silent" && {
      level,
      stream: { write: (line: string) => stream.write(redactTokens(line)) },
      base: null,
      formatters: { level: (label: string) => ({ level: label }) },
      serializers: {
        err: loggedError,
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
      },
    },
    logController: new RequestLog(level),
    genReqId: createRequestId,
  };
}
