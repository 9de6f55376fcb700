import { Code, literal } from "../code/text.ts";
import { bareMediaType, type MediaKind, mediaKind } from "../document/media-types.ts";
import type { Document, MediaTypeObject, Operation } from "../document/openapi.ts";
import { operations } from "../document/operations.ts";
import { resolve } from "../document/references.ts";
import { type SequenceKind, sequenceKind } from "../document/sequences.ts";
import { type Alternatives, alternativesOf, type SchemeSpec, schemesOf } from "./security.ts";
import { fieldsOf, type Styles, stylesOf } from "./styles.ts";

type Content = Record<string, MediaTypeObject>;

const writers: Record<string, string> = {
  "application/x-www-form-urlencoded": "urlEncoded",
  "multipart/form-data": "multipart",
};

/** Returns the media type to send. For a range such as `image/*`, the schema decides. */
function sentType(document: Document, mediaType: string, media: MediaTypeObject): string {
  if (!mediaType.includes("*")) return mediaType;
  const sent: Partial<Record<MediaKind, string>> = { json: "application/json", text: "text/plain" };
  const known = sent[mediaKind(document, mediaType, media)];
  // A Blob carries its media type.
  return known ?? (mediaType === "*/*" ? "application/octet-stream" : mediaType);
}

const bodyContent = (document: Document, { requestBody }: Operation): Content =>
  requestBody ? resolve(document, requestBody).content : {};

function bodyTypes(document: Document, operation: Operation): string[] {
  return Object.entries(bodyContent(document, operation)).map(([type, media]) => sentType(document, type, media));
}

function formFields(document: Document, operation: Operation): ReturnType<typeof fieldsOf> {
  const content = bodyContent(document, operation);
  const forms = Object.entries(content).filter(([type]) => bareMediaType(type) in writers);
  return Object.assign({}, ...forms.map(([, media]) => fieldsOf(document, media)));
}

function successContent(document: Document, { responses = {} }: Operation): Content {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const all = successes.length > 0 ? successes.map(([, response]) => response) : [responses.default ?? {}];
  return Object.assign({}, ...all.map((response) => resolve(document, response).content ?? {}));
}

/** Returns the most frequent media type of bodies; undefined without bodies. */
function usualMediaType(document: Document): string | undefined {
  const counts = new Map<string, number>();
  for (const { operation } of operations(document)) {
    for (const type of [...bodyTypes(document, operation), ...Object.keys(successContent(document, operation))]) {
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
  }
  const [usual] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return usual?.[0];
}

const readers: Partial<Record<MediaKind, string>> = {
  text: "text",
  yaml: "text",
  form: "text",
  binary: "blob",
  multipart: "blob",
};

interface RequestSpec extends Styles {
  contentType?: string;
  accept?: string;
  parseAs?: string | Code;
  security?: Alternatives;
  fields?: ReturnType<typeof fieldsOf>;
  sequences?: Record<string, Code>;
}

const sequenceNames: Record<SequenceKind, string> = { events: "events", jsonLines: "lines", jsonSequence: "records" };

function sequencesOf(content: Content, use: (name: string) => Code): Record<string, Code> {
  const entries = Object.entries(content).flatMap(([type, media]): [string, Code][] => {
    const kind = sequenceKind(type, media);
    if (kind === undefined) return [];
    const { text } = use(sequenceNames[kind]);
    const rules = media["x-event-data"] ? literal(media["x-event-data"]) : "";
    return [[bareMediaType(type), new Code(kind === "events" ? `${text}(${rules})` : text)]];
  });
  return Object.fromEntries(entries);
}

const isEmpty = (value: object) => Object.keys(value).length === 0;

export function requestTable(document: Document, use: (name: string) => Code = (name) => new Code(name)) {
  const mediaType = usualMediaType(document);
  const schemes = schemesOf(document);
  const usualSecurity = alternativesOf(document, document.security);
  const specs: Record<string, RequestSpec> = {};
  const sent = new Set<string>();
  let hasMore = Object.values(schemes).some((scheme) => scheme.in !== "header");
  for (const place of operations(document)) {
    const { method, path, operation } = place;
    const { styles, hasCookies } = stylesOf(document, place);
    const spec: RequestSpec = styles;
    hasMore ||= hasCookies || styles.header !== undefined;
    const [body, ...more] = bodyTypes(document, operation);
    if (body && body !== mediaType && !more.includes(mediaType ?? "")) spec.contentType = body;
    for (const type of body ? [body, ...more] : []) sent.add(bareMediaType(type));

    const fields = formFields(document, operation);
    if (!isEmpty(fields)) spec.fields = fields;

    const content = successContent(document, operation);
    const accepted = Object.keys(content);
    const streamed = Object.entries(content).some(([type, media]) => sequenceKind(type, media) !== undefined);
    // Accept lists all media types if a parameter selects streaming.
    const all = streamed && accepted.length > 1;
    if (accepted[0] && (all || !accepted.includes(mediaType ?? ""))) spec.accept = accepted.join(", ");
    const read = new Set(
      Object.entries(content)
        .filter(([type, media]) => sequenceKind(type, media) === undefined)
        .map(([type, media]) => readers[mediaKind(document, type, media)] ?? "json"),
    );
    if (read.size > 1) spec.parseAs = use("byMediaType");
    else for (const only of read) if (only !== "json") spec.parseAs = only;

    const sequences = sequencesOf({ ...content, ...bodyContent(document, operation) }, use);
    if (!isEmpty(sequences)) spec.sequences = sequences;

    const security = alternativesOf(document, operation.security ?? document.security);
    if (JSON.stringify(security) !== JSON.stringify(usualSecurity)) spec.security = security;
    if (!isEmpty(spec)) specs[`${method} ${path}`] = spec;
  }
  const ranges = [...sent].filter((type) => type.includes("*")).map((type) => [type, "ranged"] as const);
  const used = [...Object.entries(writers).filter(([type]) => sent.has(type)), ...ranges];
  const rateLimit = document["x-rate-limit"];
  return {
    ...(mediaType && { mediaType }),
    ...(rateLimit && { rateLimit }),
    ...(!isEmpty(schemes) && { schemes: withWriters(schemes, use) }),
    ...(usualSecurity.length > 0 && { security: usualSecurity }),
    ...(!isEmpty(specs) && { operations: specs }),
    ...(used.length > 0 && { writers: Object.fromEntries(used.map(([type, name]) => [type, use(name)])) }),
    ...(hasMore && { writeMore: use("writeMore") }),
  };
}

const withWriters = (schemes: Record<string, SchemeSpec>, use: (name: string) => Code) =>
  Object.fromEntries(
    Object.entries(schemes).map(([name, scheme]) => [
      name,
      scheme.prefix === "Basic" ? { ...scheme, write: use("basic") } : scheme,
    ]),
  );
