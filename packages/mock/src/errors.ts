import { HttpFailure } from "@assessment-api/runtime/fetch";

export interface RejectedField {
  readonly field: string;
  /** Rejected value as text; empty if the field is missing. */
  readonly value: string;
  readonly message: string;
}

/** A refused request, before conversion to the error object of the document. */
export interface Failure {
  /** HTTP status, 400 to 599. */
  readonly status: number;
  readonly details: string;
  readonly rejected?: readonly RejectedField[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error caused by the user. The command prints the message without a stack trace. */
export class MockError extends Error {
  override readonly name = "MockError";
}

export const toHttpFailure = ({ status, details, rejected = [], headers }: Failure): HttpFailure =>
  new HttpFailure(status, details, {
    problems: rejected,
    ...(headers && { headers }),
    // The mock has every resource, so 404 means an unknown path.
    ...(status === 404 && { reason: "unknown-path" }),
  });

/** Reason phrases of RFC 9110 and the IANA registry. Browsers lack Node's `STATUS_CODES`. */
const phrases: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  407: "Proxy Authentication Required",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  411: "Length Required",
  412: "Precondition Failed",
  413: "Payload Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  416: "Range Not Satisfiable",
  417: "Expectation Failed",
  421: "Misdirected Request",
  422: "Unprocessable Entity",
  423: "Locked",
  424: "Failed Dependency",
  425: "Too Early",
  426: "Upgrade Required",
  428: "Precondition Required",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  451: "Unavailable For Legal Reasons",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
  505: "HTTP Version Not Supported",
  507: "Insufficient Storage",
  508: "Loop Detected",
  511: "Network Authentication Required",
};

export const reasonPhrase = (status: number): string =>
  phrases[status] ?? (status < 500 ? "Client error" : "Server error");
