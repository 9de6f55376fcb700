import type { ApiDocument, Operation } from "../../site/document.ts";

/** A request of a collection, in whichever tool's form. */
export interface CollectedRequest {
  readonly name: string;
  readonly method: string;
  /** `/candidates/:id` */
  readonly path: string;
  readonly contentType: string | undefined;
  /** Names of parameters of the query that are sent unless somebody turns them off. */
  readonly sent: readonly string[];
  readonly hasBody: boolean;
}

/** @throws Error where requests are not those of the document: one for each operation, with a media type, body and required parameters */
export function demandWhole(tool: string, api: ApiDocument, requests: readonly CollectedRequest[]): void {
  const found = new Set(requests.map(lineOf));
  const operations = api.operations.filter(({ kind }) => kind === "operation");
  const lacking = operations
    .map((one) => requestsOf(one).map(lineOf))
    .filter((lines) => !lines.some((line) => found.has(line)));
  if (lacking.length > 0 || requests.length !== operations.length)
    throw new Error(
      `${tool} has ${requests.length} requests for ${operations.length} operations of ${api.name}; it lacks\n${lacking.join("\n")}`,
    );
}

/** A request for each media type of the body. */
function requestsOf({ summary, method, path, parameters, body }: Operation): CollectedRequest[] {
  const request = {
    name: summary,
    method,
    path: path.replace(/\{(\w+)\}/g, ":$1"),
    sent: parameters.filter((one) => one.in === "query" && one.required).map(({ name }) => name),
  };
  if (body === undefined) return [{ ...request, contentType: undefined, hasBody: false }];
  return body.media.map(({ type }) => ({ ...request, contentType: type, hasBody: true }));
}

const lineOf = ({ name, method, path, contentType, sent, hasBody }: CollectedRequest): string =>
  [method, path, `(${name})`, ...sent, contentType, hasBody && "with a body"].filter(Boolean).join(" ");
