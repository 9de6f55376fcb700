import { type Failure, HttpFailure, internal } from "../failure.ts";
import { STATUS_CODES } from "./node-http.ts";

/** Converts an error to a failure with Fastify's status; keeps the message only if it is meant for clients. */
export function failureOf(error: unknown): Failure {
  if (error instanceof HttpFailure) return error;
  const { statusCode, expose, code, message } = error as {
    statusCode?: unknown;
    expose?: unknown;
    code?: unknown;
    message?: string;
  };
  if (typeof statusCode !== "number" || statusCode < 400 || statusCode > 599) return internal();
  const plain = internal(statusCode, STATUS_CODES[statusCode] ?? "Server error");
  const shown = statusCode < 500 && (expose === true || (typeof code === "string" && code.startsWith("FST_")));
  return shown ? { ...plain, message: message ?? plain.message } : plain;
}
