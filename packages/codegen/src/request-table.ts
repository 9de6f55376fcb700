import {
  type Document,
  DocumentError,
  type Operation,
  operations,
  type PathItem,
  resolve,
  type SecurityScheme,
} from "./document.ts";

/**
 * What a client has to send that fetch does not know by itself. Operations are keyed `"PUT /tasks/zip"`; only what
 * differs from the common case is listed, because this table is shipped to browsers.
 */
export interface RequestTable {
  /** Header that carries the API key, or the token. */
  keyHeader: string;
  /** The header carries a bearer token (RFC 6750), that is the token after the word Bearer. */
  bearer?: true;
  /** A request may go out without a key. */
  keyOptional?: true;
  /** The document's usual media type: sent and accepted where nothing else is listed. */
  mediaType: string;
  /** How many requests a key may make per period, where the document states it. */
  rateLimit?: { requests: number; seconds: number };
  /** Content-Type of operations whose body is of another type. */
  contentTypes: Record<string, string>;
  /** Accept of operations whose responses are never of the usual type. */
  accepts: Record<string, string>;
  /** Query parameters that go out comma-separated instead of repeated. */
  commaSeparated: Record<string, string[]>;
}

const bodyTypes = (document: Document, operation: Operation) =>
  operation.requestBody ? Object.keys(resolve(document, operation.requestBody).content) : [];

const responseTypes = (document: Document, operation: Operation) =>
  Object.entries(operation.responses ?? {})
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([, response]) => Object.keys(resolve(document, response).content ?? {}));

function usualMediaType(document: Document): string {
  const counts = new Map<string, number>();
  for (const { operation } of operations(document)) {
    for (const type of [...bodyTypes(document, operation), ...responseTypes(document, operation)]) {
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
  }
  const [usual] = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
  if (!usual) throw new DocumentError("#/paths", "no operation declares a media type");
  return usual[0];
}

/** The header of a scheme whose credential is one text that does not change; undefined for every other scheme. */
function headerOf({
  type,
  in: place,
  name,
  scheme,
}: SecurityScheme): Pick<RequestTable, "keyHeader" | "bearer"> | undefined {
  if (type === "apiKey" && place === "header" && name) return { keyHeader: name };
  if (type === "http" && scheme?.toLowerCase() === "bearer") return { keyHeader: "Authorization", bearer: true };
  return undefined;
}

function credential(document: Document): Pick<RequestTable, "keyHeader" | "bearer" | "keyOptional"> {
  const schemes = document.components?.securitySchemes ?? {};
  const alternatives = (document.security ?? []).map((requirement) => Object.keys(requirement));
  const headers = [...new Set(alternatives.flat())]
    .flatMap((name) => schemes[name] ?? [])
    .flatMap((scheme) => headerOf(resolve<SecurityScheme>(document, scheme)) ?? []);
  const [header] = headers;
  if (headers.length !== 1 || !header)
    throw new DocumentError(
      "#/security",
      "a client needs exactly one API key header or bearer token that every operation takes",
    );
  return { ...header, ...(alternatives.some((names) => names.length === 0) && { keyOptional: true }) };
}

function commaSeparatedQuery(document: Document, operation: Operation, item: PathItem): string[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((parameter) => resolve(document, parameter))
    .filter(
      (parameter) => parameter.in === "query" && (parameter.style ?? "form") === "form" && parameter.explode === false,
    )
    .map((parameter) => parameter.name);
}

/** Reads the request table from a bundled document. */
export function requestTable(document: Document): RequestTable {
  const table: RequestTable = {
    ...credential(document),
    mediaType: usualMediaType(document),
    contentTypes: {},
    accepts: {},
    commaSeparated: {},
  };
  if (document["x-rate-limit"]) table.rateLimit = document["x-rate-limit"];
  for (const { method, path, operation, item } of operations(document)) {
    const key = `${method} ${path}`;
    const [body, ...more] = bodyTypes(document, operation);
    if (body && body !== table.mediaType && !more.includes(table.mediaType)) table.contentTypes[key] = body;
    const accepted = responseTypes(document, operation);
    if (accepted[0] && !accepted.includes(table.mediaType)) table.accepts[key] = accepted.join(", ");
    const comma = commaSeparatedQuery(document, operation, item);
    if (comma.length > 0) table.commaSeparated[key] = comma;
  }
  return table;
}

/** `requests.gen.ts`: the request table as code. */
export function emitRequestTable(document: Document): string {
  const { mediaType, rateLimit, contentTypes, accepts, commaSeparated, ...key } = requestTable(document);
  return `export const requests = ${JSON.stringify({ ...key, mediaType, rateLimit, contentTypes, accepts, commaSeparated }, null, 2)};\n`;
}
