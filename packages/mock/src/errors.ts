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

export function reasonPhrase(status: number): string {
  return STATUS_CODES[status] ?? (status < 500 ? "Client error" : "Server error");
}
