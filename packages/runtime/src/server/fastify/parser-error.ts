import { type Failure, failure } from "../failure.ts";

/** Node's error for a connection whose bytes are no request, or do not come in time. */
export interface ParserError extends Error {
  readonly code?: string;
  /** Of the parser: why it gave up. */
  readonly reason?: string;
  /** The bytes it read last, and how far it came. */
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

export function parserFailure({ code, reason }: ParserError): Failure {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return failure(408, "timeout", "The request did not arrive in time");
    case "HPE_HEADER_OVERFLOW":
      return failure(431, "too-large", "The header section is too large");
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return failure(413, "too-large", "The extensions of a chunk are too large");
    case "HPE_INVALID_METHOD":
      return failure(400, "malformed", "The method is not known");
    default:
      return failure(400, "malformed", `The request is not valid HTTP${reason ? `: ${reason}` : ""}`);
  }
}

/** The URL of the request that the parser gave up; "" where the bytes at hand do not tell. */
export function requestedUrl({ rawPacket, bytesParsed = 0 }: ParserError): string {
  const text = rawPacket?.toString("latin1") ?? "";
  // A packet may begin with requests that were complete.
  const lines = [...text.matchAll(/^\S+ (\S+) HTTP\/\d/gm)].filter(({ index }) => index <= bytesParsed);
  return (lines.at(-1) ?? /^[A-Za-z-]+ (\/\S*)/.exec(text))?.[1] ?? "";
}
