import {
  type Document,
  DocumentError,
  type Operation,
  operations,
  type PathItem,
  resolve,
  type SecurityScheme,
} from "./document.ts";

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

interface KeyHeader {
  keyHeader: string;
  bearer?: true;
}

/** The header of a scheme whose credential is one text that does not change; undefined for every other scheme. */
function headerOf({ type, in: place, name, scheme }: SecurityScheme): KeyHeader | undefined {
  if (type === "apiKey" && place === "header" && name) return { keyHeader: name };
  if (type === "http" && scheme?.toLowerCase() === "bearer") return { keyHeader: "Authorization", bearer: true };
  return undefined;
}

/** The header of the document's only credential; undefined where it has none or several. */
export function keyHeaderOf(document: Document): KeyHeader | undefined {
  const schemes = document.components?.securitySchemes ?? {};
  const names = new Set((document.security ?? []).flatMap((requirement) => Object.keys(requirement)));
  const headers = [...names]
    .flatMap((name) => schemes[name] ?? [])
    .flatMap((scheme) => headerOf(resolve<SecurityScheme>(document, scheme)) ?? []);
  return headers.length === 1 ? headers[0] : undefined;
}

function credential(document: Document) {
  const header = keyHeaderOf(document);
  if (header === undefined)
    throw new DocumentError(
      "#/security",
      "a client needs exactly one API key header or bearer token that every operation takes",
    );
  const optional = document.security?.some((requirement) => Object.keys(requirement).length === 0);
  return { ...header, ...(optional && { keyOptional: true }) };
}

function commaSeparatedQuery(document: Document, operation: Operation, item: PathItem): string[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((parameter) => resolve(document, parameter))
    .filter(
      (parameter) => parameter.in === "query" && (parameter.style ?? "form") === "form" && parameter.explode === false,
    )
    .map((parameter) => parameter.name);
}

/** The request table of a bundled document. The runtime has its type; the compiler checks what is emitted against that. */
export function requestTable(document: Document) {
  const mediaType = usualMediaType(document);
  const contentTypes: Record<string, string> = {};
  const accepts: Record<string, string> = {};
  const commaSeparated: Record<string, string[]> = {};
  for (const { method, path, operation, item } of operations(document)) {
    const key = `${method} ${path}`;
    const [body, ...more] = bodyTypes(document, operation);
    if (body && body !== mediaType && !more.includes(mediaType)) contentTypes[key] = body;
    const accepted = responseTypes(document, operation);
    if (accepted[0] && !accepted.includes(mediaType)) accepts[key] = accepted.join(", ");
    const comma = commaSeparatedQuery(document, operation, item);
    if (comma.length > 0) commaSeparated[key] = comma;
  }
  const rateLimit = document["x-rate-limit"];
  return { ...credential(document), mediaType, ...(rateLimit && { rateLimit }), contentTypes, accepts, commaSeparated };
}

/** `requests.gen.ts`: the request table as code. */
export function emitRequestTable(document: Document, runtime: string): string {
  const table = JSON.stringify(requestTable(document), null, 2);
  return `import type { RequestTable } from ${JSON.stringify(`${runtime}/client`)};\n\nexport const requests = ${table} satisfies RequestTable;\n`;
}
