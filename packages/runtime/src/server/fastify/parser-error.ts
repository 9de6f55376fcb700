import { type Failure, failure } from "../failure.ts";

export interface ParserError extends Error {
  readonly code?: string;
  readonly reason?: string;
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

export const REQUEST_TIMEOUT = "ERR_HTTP_REQUEST_TIMEOUT";

export function parserFailure({ code, reason }: ParserError): Failure {
  switch (code) {
    case REQUEST_TIMEOUT:
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

/** Returns the URL of the failed request; "" if unknown. */
export function requestedUrl({ rawPacket, bytesParsed = 0 }: ParserError): string {
  const text = rawPacket?.toString("latin1") ?? "";
  // The packet may start with complete requests.
  const lines = [...text.matchAll(/^\S+ (\S+) HTTP\/\d/gm)].filter(({ index }) => index <= bytesParsed);
  return (lines.at(-1) ?? /^[A-Za-z-]+ (\/\S*)/.exec(text))?.[1] ?? "";
}
