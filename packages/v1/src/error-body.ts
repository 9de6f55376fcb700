import type { Failure } from "@assessment-api/runtime/fetch";
import type { ErrorObject } from "./generated/models.gen.ts";

/** Converts a failure of the server to V1's error object. */
export function toErrorBody({ status, message, problems }: Failure): { contentType: string; body: ErrorObject } {
  const errorId = `err_${crypto.randomUUID()}`;
  return {
    contentType: "application/json",
    body: { code: status, errorId, details: message, validationErrors: [...problems] },
  };
}
