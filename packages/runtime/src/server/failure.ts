export interface Problem {
  readonly field: string;
  /** The rejected value as text, truncated to 200 characters; empty if missing. */
  readonly value: string;
  /** The violated rule: `must be at most 100`. */
  readonly message: string;
}

/** Reasons used by the runtime; handlers may define others. */
export type FailureReason =
  | "malformed"
  | "invalid"
  | "unauthorized"
  | "forbidden"
  | "unknown-path"
  | "not-found"
  | "method-not-allowed"
  | "not-acceptable"
  | "timeout"
  | "conflict"
  | "too-large"
  | "unsupported-media-type"
  | "expectation-failed"
  | "unprocessable"
  | "rate-limited"
  | "internal"
  | "failed"
  | (string & {});

/** A failure to send; the client may see all fields. */
export interface Failure {
  readonly status: number;
  readonly reason: FailureReason;
  readonly message: string;
  readonly problems: readonly Problem[];
  /** Response headers such as `retry-after`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

const reasons: Readonly<Record<number, FailureReason>> = {
  400: "invalid",
  401: "unauthorized",
  403: "forbidden",
  404: "not-found",
  405: "method-not-allowed",
  406: "not-acceptable",
  409: "conflict",
  413: "too-large",
  415: "unsupported-media-type",
  422: "unprocessable",
  429: "rate-limited",
};

/**
 * A failure that handlers may throw. The client receives status and message. The operation must declare the status,
 * except 501; an undeclared one becomes a logged 500.
 */
export class HttpFailure extends Error implements Failure {
  override name = "HttpFailure";
  readonly status: number;
  readonly reason: FailureReason;
  readonly problems: readonly Problem[];
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(
    status: number,
    message: string,
    more: {
      reason?: FailureReason;
      problems?: readonly Problem[];
      headers?: Readonly<Record<string, string>>;
      cause?: unknown;
    } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    if (!(status >= 400 && status <= 599))
      throw new RangeError(`a failure has a status from 400 to 599, not ${status}`);
    this.status = status;
    this.reason = more.reason ?? reasons[status] ?? (status < 500 ? "failed" : "internal");
    this.problems = more.problems ?? [];
    this.headers = more.headers;
  }
}

/** Creates a failure without a stack trace, because a rejected request is not a bug. */
export function failure(
  status: number,
  reason: FailureReason,
  message: string,
  problems: readonly Problem[] = [],
  headers?: Readonly<Record<string, string>>,
): Failure {
  return { status, reason, message, problems, headers };
}

export const invalid = (problems: readonly Problem[], status = 400): Failure =>
  failure(status, status === 400 ? "invalid" : "unprocessable", "Validation error", problems);

/** Creates a failure that hides details from the client. */
export const internal = (status = 500, message = "Internal Server Error"): Failure =>
  failure(status, reasons[status] ?? (status < 500 ? "failed" : "internal"), message);
