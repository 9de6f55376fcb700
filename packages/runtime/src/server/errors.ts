import type { FastifyReply, FastifyRequest } from "fastify";
import { negotiator } from "./accept.ts";
import type { ResponseSpec } from "./contract.ts";
import { type Failure, HttpFailure, internal } from "./failure.ts";
import { write } from "./response.ts";

/** A failure as a version's own error object. */
export interface ErrorBody {
  readonly contentType: string;
  readonly body: unknown;
}

export type ToErrorBody = (failure: Failure) => ErrorBody;

/** Sends a failure whatever the Accept header says, in a declared media type that it takes where there is one. @returns its body */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  given: Failure,
  toErrorBody: ToErrorBody,
  declared: ResponseSpec | undefined,
): unknown {
  const { contentType, body } = toErrorBody(given);
  if (given.headers !== undefined) reply.headers(given.headers);
  reply.code(given.status);
  const text = typeof body === "string" ? body : JSON.stringify(body);
  write(reply, errorType(contentType, declared, request.headers.accept), text, request.method === "HEAD");
  return body;
}

/** The same object may stand under several media types of JSON. */
function errorType(own: string, declared: ResponseSpec | undefined, accept: string | undefined): string {
  if (declared === undefined || Object.hasOwn(declared.content, own)) {
    const one = declared === undefined || Object.keys(declared.content).length === 1;
    if (one || accept === undefined) return own;
  }
  const json = Object.keys(declared?.content ?? {}).filter((type) => declared?.content[type]?.kind === "json");
  // Among equals, its own one.
  const types = json.includes(own) ? [own, ...json.filter((type) => type !== own)] : json;
  const [best = types[0]] = negotiator(types)(accept);
  return best ?? own;
}

/**
 * The client's view of an error of a hook or plugin: its status, as Fastify has it, and its message only where it is
 * meant to be shown.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof HttpFailure) return error;
  const { statusCode, expose, code, message } = error as {
    statusCode?: unknown;
    expose?: unknown;
    code?: unknown;
    message?: string;
  };
  if (typeof statusCode !== "number" || statusCode < 400 || statusCode > 599) return internal();
  const plain = internal(statusCode);
  const shown = statusCode < 500 && (expose === true || (typeof code === "string" && code.startsWith("FST_")));
  return shown ? { ...plain, message: message ?? plain.message } : plain;
}
