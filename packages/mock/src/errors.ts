import { randomBytes } from "node:crypto";
import { STATUS_CODES } from "node:http";

/** A rejected field or parameter, as V1 and V2 report it. */
export interface RejectedField {
  readonly field: string;
  /** Rejected value as text; the empty string when the field is missing. */
  readonly value: string;
  readonly message: string;
}

/** A refused request: what becomes the version's own error object. */
export interface Failure {
  /** HTTP status, 400 to 599. */
  readonly status: number;
  readonly details: string;
  readonly rejected?: readonly RejectedField[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** The user asked for something that cannot be done; the message is all a user needs to see. */
export class MockError extends Error {
  override readonly name = "MockError";
}

/** Error object of V1 and V2. */
export function codedErrorBody({ status, details, rejected = [] }: Failure): unknown {
  return { code: status, errorId: `err_${randomBytes(5).toString("hex")}`, details, validationErrors: rejected };
}

const errorTypes: Readonly<Record<number, string>> = {
  400: "VALIDATION_FAILED",
  404: "PATH_NOT_FOUND",
  500: "INTERNAL_ERROR",
};

/** Error object of V3, which has no list of fields: they go into the message. */
export function typedErrorBody({ status, details, rejected = [] }: Failure): unknown {
  const fields = rejected.map(({ field, message }) => `${field} ${message}`).join("; ");
  return {
    message: fields === "" ? details : `${details}: ${fields}`,
    errorType: errorTypes[status] ?? reasonPhrase(status).toUpperCase().replace(/\W+/g, "_"),
  };
}

export function reasonPhrase(status: number): string {
  return STATUS_CODES[status] ?? (status < 500 ? "Client error" : "Server error");
}
