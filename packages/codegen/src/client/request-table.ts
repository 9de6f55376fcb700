import type { Document, Operation, Parameter, SecurityScheme } from "../document/openapi.ts";
import { type OperationPlace, operations } from "../document/operations.ts";
import { parametersOf, shapeOf, styleOf } from "../document/parameters.ts";
import { DocumentError } from "../document/problems.ts";
import { resolve, step } from "../document/references.ts";

/** As the runtime's `RequestTable` has it. */
type QueryStyle = "comma" | "space" | "pipe" | "exploded" | "json";

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

/** Name and header of the document's only credential; undefined where it has none or several. */
function keyOf(document: Document): { name: string; header: KeyHeader } | undefined {
  const schemes = document.components?.securitySchemes ?? {};
  const names = new Set((document.security ?? []).flatMap((requirement) => Object.keys(requirement)));
  const keys = [...names].flatMap((name) => {
    const header = schemes[name] && headerOf(resolve<SecurityScheme>(document, schemes[name]));
    return header ? [{ name, header }] : [];
  });
  return keys.length === 1 ? keys[0] : undefined;
}

export const keyHeaderOf = (document: Document): KeyHeader | undefined => keyOf(document)?.header;

/** Operations whose security never names the credential. */
function keylessOperations(document: Document): string[] {
  const name = keyOf(document)?.name ?? "";
  return [...operations(document)]
    .filter(({ operation }) => !(operation.security ?? document.security ?? []).some((one) => Object.hasOwn(one, name)))
    .map(({ method, path }) => `${method} ${path}`);
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

const delimiters: Record<string, QueryStyle> = { form: "comma", spaceDelimited: "space", pipeDelimited: "pipe" };

/** The style of a query parameter where it is not the usual one of the client. */
function queryStyleOf(document: Document, parameter: Parameter): QueryStyle | undefined {
  if (parameter.content) return "json";
  const { style, explode } = styleOf(parameter);
  const { shape } = shapeOf(document, parameter.schema ?? {}, style);
  if (shape === "primitive" || style === "deepObject") return undefined;
  if (!explode) return delimiters[style];
  return shape === "object" ? "exploded" : undefined;
}

/** The styles of an operation's query parameters. Throws where a parameter of the path has a style that the client does not write. */
function queryStyles(
  document: Document,
  { item, operation, itemPointer, pointer }: OperationPlace,
): Record<string, QueryStyle> {
  const styles: Record<string, QueryStyle> = {};
  for (const { parameter, place } of parametersOf(document, item, operation, itemPointer, pointer)) {
    if (parameter.in === "path" && styleOf(parameter).style !== "simple")
      throw new DocumentError(
        place,
        `a client writes parameters of the path in the style simple, not ${parameter.style}`,
      );
    const style = parameter.in === "query" ? queryStyleOf(document, parameter) : undefined;
    if (style !== undefined) styles[parameter.name] = style;
  }
  return styles;
}

/** Throws where a form has fields in a style that the client does not write. */
function checkForms(document: Document, operation: Operation, pointer: string): void {
  if (!operation.requestBody) return;
  for (const [mediaType, { encoding = {} }] of Object.entries(resolve(document, operation.requestBody).content))
    for (const [name, { style = "form", explode = true }] of Object.entries(encoding))
      if (style !== "form" || !explode)
        throw new DocumentError(
          step(pointer, "requestBody"),
          `a client repeats the values of a form's field; ${name} of ${mediaType} has another encoding`,
        );
}

/** The request table of a bundled document. The runtime has its type; the compiler checks what is emitted against that. */
export function requestTable(document: Document) {
  const mediaType = usualMediaType(document);
  const contentTypes: Record<string, string> = {};
  const accepts: Record<string, string> = {};
  const stylesByOperation: Record<string, Record<string, QueryStyle>> = {};
  for (const place of operations(document)) {
    const { method, path, operation, pointer } = place;
    checkForms(document, operation, pointer);
    const key = `${method} ${path}`;
    const [body, ...more] = bodyTypes(document, operation);
    if (body && body !== mediaType && !more.includes(mediaType)) contentTypes[key] = body;
    const accepted = responseTypes(document, operation);
    if (accepted[0] && !accepted.includes(mediaType)) accepts[key] = accepted.join(", ");
    const styles = queryStyles(document, place);
    if (Object.keys(styles).length > 0) stylesByOperation[key] = styles;
  }
  const rateLimit = document["x-rate-limit"];
  const keyless = keylessOperations(document);
  return {
    ...credential(document),
    mediaType,
    ...(rateLimit && { rateLimit }),
    contentTypes,
    accepts,
    queryStyles: stylesByOperation,
    ...(keyless.length > 0 && { keyless }),
  };
}
