import { essence, lookup, mediaParameter } from "./accept.ts";
import { containersIn } from "./containers.ts";
import type { BodySpec, MediaSpec, Route } from "./contract.ts";
import type { Exchange } from "./exchange.ts";
import { type Failure, failure, HttpFailure, invalid, type Problem } from "./failure.ts";
import { fieldsByName, formReader } from "./form.ts";
import { changedNumbers } from "./numbers.ts";
import { depthProblem, merged, mostProblems, numberProblems, textProblems } from "./problems.ts";
import type { Locate, ParsedYaml, YamlReader } from "./yaml.ts";

/** A body as it came in, before validation. */
export interface ReceivedBody {
  readonly contentType: string | undefined;
  readonly media: MediaSpec | undefined;
  readonly value: unknown;
  /** Fields that cannot be read or hold text that cannot be stored; the schema may refuse more. */
  readonly problems?: Problem[] | undefined;
  /** Where the text has a field, for bodies that people write. */
  readonly locate?: Locate;
  /** Failure of the request once a streamed body turned out to be larger than the limit. */
  readonly exceeded?: () => Failure | undefined;
  /** Must be called once the response is sent. */
  readonly release?: () => void;
}

export type Received = { readonly body: ReceivedBody } | { readonly failure: Failure };

const absent: Received = { body: { contentType: undefined, media: undefined, value: undefined } };

const tooLarge = (limit: number): Failure => failure(413, "too-large", `The body is larger than ${limit} bytes`);

const malformed = (message: string, status = 400): Failure =>
  failure(status, status === 400 ? "malformed" : "unprocessable", message);

/** Compiles how the body of a route is read. Limits are in bytes; `limits` are those of single media types. */
export function bodyReader(
  route: Pick<Route, "body" | "responses">,
  yaml: YamlReader,
  bodyLimit: number,
  limits: Readonly<Record<string, number>> = {},
): (exchange: Exchange, caller?: string) => Received | Promise<Received> {
  const { body } = route;
  const missing: Received = { failure: invalid([{ field: "body", value: "", message: "must not be empty" }]) };
  const yamlStatus = Object.hasOwn(route.responses, "422") ? 422 : 400;
  const empty = body?.required ? missing : absent;
  const limitOf = (type: string) => (Object.hasOwn(limits, type) ? (limits[type] as number) : bodyLimit);

  return (exchange, caller) => {
    if (!exchange.announcesBody()) return empty;
    const length = header(exchange, "content-length");
    // Clients of many languages send `{}` with each POST. Node discards what nobody reads.
    if (body === undefined) return Number(length) > bodyLimit ? { failure: tooLarge(bodyLimit) } : absent;
    const contentType = header(exchange, "content-type");
    const type = contentType === undefined ? undefined : essence(contentType);
    const media = type === undefined ? undefined : lookup(body.content, type);
    if (contentType === undefined || type === undefined || media === undefined) {
      // Some clients announce a chunked body of no bytes, and then its type means nothing.
      if (length !== undefined) return unsupported(contentType, body);
      return exchange.readAll(0).then((bytes) => (bytes?.length === 0 ? empty : unsupported(contentType, body)));
    }
    const encoding = header(exchange, "content-encoding");
    if (encoding !== undefined && encoding.trim().toLowerCase() !== "identity")
      return {
        failure: failure(415, "unsupported-media-type", `The Content-Encoding ${encoding} is not supported`, [], {
          "accept-encoding": "identity",
        }),
      };
    if (contentType.length > type.length && media.kind !== "binary" && media.kind !== "multipart") {
      const charset = mediaParameter(contentType, "charset");
      if (charset !== undefined && !/^utf-?8$|^us-ascii$/i.test(charset))
        return {
          failure: failure(415, "unsupported-media-type", `The charset ${charset} is not supported; send UTF-8`),
        };
    }
    const limit = limitOf(type);
    if (length !== undefined && Number(length) > limit) return { failure: tooLarge(limit) };

    if (media.kind === "binary") {
      const { stream, begun, exceeded, release } = exchange.readStream(limit, () => tooLarge(limit));
      const excess = () => (exceeded() ? tooLarge(limit) : undefined);
      const received: Received = { body: { contentType: type, media, value: stream, exceeded: excess, release } };
      return length !== undefined ? received : begun.then((some) => (some ? received : empty));
    }
    return exchange.readAll(limit).then((bytes) => {
      if (bytes === undefined) return { failure: tooLarge(limit) };
      if (bytes.length === 0) return empty;
      if (media.kind === "multipart") return multipart(bytes, type, contentType, media);
      if (media.kind === "yaml") return parseYaml(bytes, type, media, (text) => yaml.parse(text, caller), yamlStatus);
      return parse(bytes, type, media);
    });
  };
}

const formReaders = new WeakMap<MediaSpec, ReturnType<typeof formReader>>();

/** The reader of a form is made once, with the first body. */
function readerOf(media: MediaSpec) {
  const reader = formReaders.get(media) ?? formReader(media);
  formReaders.set(media, reader);
  return reader;
}

function unsupported(contentType: string | undefined, body: BodySpec): Received {
  const types = Object.keys(body.content);
  const given =
    contentType === undefined ? "A body needs a Content-Type" : `The Content-Type ${contentType} is not supported`;
  const accept = { accept: types.join(", ") };
  return { failure: failure(415, "unsupported-media-type", `${given}; send ${types.join(" or ")}`, [], accept) };
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The text of a body without its byte order mark; undefined where it is not UTF-8. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** A header that a request has once: Node joins or drops the others of its name. */
const header = ({ headers }: Exchange, name: string) => headers[name] as string | undefined;

async function parseYaml(
  bytes: Uint8Array,
  contentType: string,
  media: MediaSpec,
  parseText: (text: string) => Promise<ParsedYaml>,
  status: number,
): Promise<Received> {
  const text = textOf(bytes);
  if (text === undefined) return { failure: malformed("The body is not YAML in UTF-8", status) };
  const parsed = await parseText(text).catch((error: unknown) => {
    if (error instanceof HttpFailure) return { failure: error };
    throw error;
  });
  if ("failure" in parsed) return parsed;
  if ("problem" in parsed) return { failure: malformed(`The body is not valid YAML: ${parsed.problem}`, status) };
  return (
    safe(text, parsed.value, status) ?? {
      body: { contentType, media, ...parsed, problems: textProblems(parsed.value) },
    }
  );
}

function parse(bytes: Uint8Array, contentType: string, media: MediaSpec): Received {
  const text = textOf(bytes);
  if (text === undefined) return { failure: malformed("The body is not UTF-8") };
  switch (media.kind) {
    case "json": {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch (error) {
        return { failure: malformed(`The body is not valid JSON: ${(error as Error).message}`) };
      }
      // UTF-8 has no surrogates and JSON no plain NUL: only an escape can write them.
      const texts = text.includes("\\u") && /\\u(?:0000|d[89a-f])/i.test(text) ? textProblems(value) : undefined;
      return (
        safe(text, value) ?? {
          body: {
            contentType,
            media,
            value,
            problems: merged(texts, numberProblems(value, changedNumbers(text, mostProblems))),
          },
        }
      );
    }
    case "form": {
      const { value, problems } = readerOf(media)(text);
      return (
        safe(text, value) ?? { body: { contentType, media, value, problems: merged(problems, textProblems(value)) } }
      );
    }
    default:
      return { body: { contentType, media, value: text } };
  }
}

/** Reads parts: texts by the styles of their fields, as those of a form are read, and files as they are. */
async function multipart(bytes: Uint8Array, contentType: string, header: string, media: MediaSpec): Promise<Received> {
  let parts: FormData;
  try {
    const response = new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { "content-type": header } });
    parts = await response.formData();
  } catch {
    return { failure: malformed("The body is not valid multipart/form-data") };
  }
  const texts = new URLSearchParams();
  const files: [string, File][] = [];
  for (const [name, part] of parts) {
    if (typeof part === "string") texts.append(name, part);
    else files.push([name, part]);
  }
  // Parts are not percent-encoded: each comma of a list that commas separate is a separator.
  const text = String(texts).replaceAll("%2C", ",");
  const read = readerOf(media)(text);
  const byName = fieldsByName(files);
  // One file of a list is a list, too.
  for (const { name, shape } of media.fields ?? [])
    if (shape === "array" && Object.hasOwn(byName, name)) byName[name] = [byName[name]].flat();
  const value = { ...read.value, ...byName };
  return (
    safe(text, value) ?? { body: { contentType, media, value, problems: merged(read.problems, textProblems(value)) } }
  );
}

/**
 * Refuses a body that is nested too deeply for code that recurses, a property `__proto__`, and `prototype` within `constructor`: parsed they are harmless, but code that copies the object
 * property by property would change what all objects inherit.
 */
function safe(text: string, value: unknown, status = 400): Received | undefined {
  const deep = depthProblem(value);
  if (deep !== undefined) return { failure: invalid([deep], status) };
  // An escape may spell these names in another way, so the parsed value decides.
  if (!text.includes("__proto__") && !text.includes("constructor") && !/[\\%]/.test(text)) return undefined;
  for (const { container } of containersIn(value)) {
    const name = Object.hasOwn(container, "__proto__") ? "__proto__" : hidesPrototype(container) && "constructor";
    if (name) return { failure: malformed(`The body must not hold a property ${name}`) };
  }
  return undefined;
}

function hidesPrototype(container: object): boolean {
  const inner: unknown = Object.hasOwn(container, "constructor") && container.constructor;
  return typeof inner === "object" && inner !== null && Object.hasOwn(inner, "prototype");
}
