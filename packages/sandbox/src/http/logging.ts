import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { redactPath, redactTokens } from "../domain/redaction.ts";
import { traceIdOf } from "../domain/traces.ts";
import type { Cause, Commits } from "../journal/cause.ts";
import { ALPHABET, randomText } from "../service/new-id.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Entry of the journal that the request becomes, and its trace; undefined where it has neither, as for most files. */
    cause: Cause | undefined;
    /** Of a page; a handler of the APIs has its own. */
    commits: Commits | undefined;
  }
}

export const logLevels = ["trace", "debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Destination of the log's lines. */
export interface LogStream {
  write(line: string): void;
}

/** The path alone, since queries hold names and e-mail addresses, and without tokens. */
const pathOf = (url: string): string => redactPath(url.split("?", 1)[0] ?? "");

/** Digits of the time in a request's id; with them ids of one time stand beside each other in the journal's index. */
const TIME_DIGITS = 7;

export function createRequestId(): string {
  let [time, digits] = [Date.now(), ""];
  for (let digit = 0; digit < TIME_DIGITS; digit++) {
    digits = (ALPHABET[time % ALPHABET.length] as string) + digits;
    time = Math.floor(time / ALPHABET.length);
  }
  return `req_${digits}${randomText(5)}`;
}

// A type, since Fastify requires an index signature, which interfaces do not have.
type LoggedError = { type: string; message: string; stack: string; cause?: LoggedError };

/** Only known properties of an error: others may hold content of a request. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "no Error was thrown", stack: "" };
  const { name, message, stack = "", cause } = error;
  return { type: name, message, stack, ...(cause !== undefined && { cause: loggedError(cause) }) };
}

/** One line per request, with neither query nor token; Fastify's own has the whole URL. */
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

/** Options of a Fastify app that logs JSON lines: one per request and one per failure, by the request's id. */
export function loggingOptions(level: LogLevel, stream: LogStream) {
  return {
    // Without a line, what writes them is not loaded.
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
