import { essence, lookup, mediaParameter, mostRemembered } from "../accept.ts";
import type { BodySpec, MediaSpec, Route } from "../contract.ts";
import type { Exchange } from "../exchange.ts";
import { type Failure, failure, HttpFailure, invalid, type Problem } from "../failure.ts";
import { merged, textProblems } from "../values/problems.ts";
import { formReader } from "./form.ts";
import { isStreamed, receiveItems } from "./items.ts";
import { malformed, readJson, safe } from "./json-body.ts";
import { readParts } from "./parts.ts";
import type { Locate, ParsedYaml, YamlReader } from "./yaml.ts";

export interface ReceivedBody {
  readonly contentType: string | undefined;
  readonly media: MediaSpec | undefined;
  readonly value: unknown;
  /** Fields that cannot be parsed or stored. */
  readonly problems?: Problem[] | undefined;
  readonly locate?: Locate;
  /** Returns the failure of a streamed body, known once the handler has read it. */
  readonly refused?: () => Failure | undefined;
  /** Must be called after the response is sent. */
  readonly release?: () => void;
}

export type Received = { readonly body: ReceivedBody } | { readonly failure: Failure };

const absent: Received = { body: { contentType: undefined, media: undefined, value: undefined } };

const tooLarge = (limit: number): Failure => failure(413, "too-large", `The body is larger than ${limit} bytes`);

export interface BodyLimits {
  readonly bodyLimit: number;
  readonly bodyLimits?: Readonly<Record<string, number>>;
  readonly itemLimit: number;
}

interface Accepted {
  readonly type: string;
  readonly media: MediaSpec;
  readonly limit: number;
  readonly isStreamed: boolean;
  readonly foreignCharset?: string;
}

export function bodyReader(
  route: Pick<Route, "body" | "responses">,
  yaml: YamlReader,
  { bodyLimit, bodyLimits: limits = {}, itemLimit }: BodyLimits,
): (exchange: Exchange, caller?: string) => Received | Promise<Received> {
  const { body } = route;
  const missing: Received = { failure: invalid([{ field: "body", value: "", message: "must not be empty" }]) };
  const yamlStatus = Object.hasOwn(route.responses, "422") ? 422 : 400;
  const empty = body?.required ? missing : absent;
  const accepted = new Map<string, Accepted>();

  function find(contentType: string): Accepted | undefined {
    const type = essence(contentType);
    const media = body && lookup(body.content, type);
    if (media === undefined) return undefined;
    const limit = Object.hasOwn(limits, type) ? (limits[type] as number) : bodyLimit;
    const charset = contentType.length > type.length ? mediaParameter(contentType, "charset") : undefined;
    const isText = media.kind !== "binary" && media.kind !== "multipart";
    const isForeign = isText && charset !== undefined && !/^utf-?8$|^us-ascii$/i.test(charset);
    const one = { type, media, limit, isStreamed: isStreamed(media), ...(isForeign && { foreignCharset: charset }) };
    if (accepted.size === mostRemembered) accepted.clear();
    accepted.set(contentType, one);
    return one;
  }

  return (exchange, caller) => {
    if (!exchange.announcesBody()) return noItems(exchange, body) ?? empty;
    const length = header(exchange, "content-length");
    // Operations without a body ignore it: many clients send `{}` with each POST.
    if (body === undefined) return Number(length) > bodyLimit ? { failure: tooLarge(bodyLimit) } : absent;
    const contentType = header(exchange, "content-type");
    const found = contentType === undefined ? undefined : (accepted.get(contentType) ?? find(contentType));
    if (contentType === undefined || found === undefined) {
      // Accept an empty chunked body, which some clients announce.
      if (length !== undefined) return unsupported(contentType, body);
      const ignored = (bytes: Uint8Array | undefined) => (bytes?.length === 0 ? empty : unsupported(contentType, body));
      const bytes = exchange.readAll(0);
      return bytes instanceof Promise ? bytes.then(ignored) : ignored(bytes);
    }
    const encoding = header(exchange, "content-encoding");
    if (encoding !== undefined && encoding.trim().toLowerCase() !== "identity")
      return {
        failure: failure(415, "unsupported-media-type", `The Content-Encoding ${encoding} is not supported`, [], {
          "accept-encoding": "identity",
        }),
      };
    const { type, media, limit, foreignCharset } = found;
    if (foreignCharset !== undefined)
      return {
        failure: failure(415, "unsupported-media-type", `The charset ${foreignCharset} is not supported; send UTF-8`),
      };
    if (length !== undefined && Number(length) > limit) return { failure: tooLarge(limit) };

    if (media.kind === "binary" || found.isStreamed) {
      const { stream, begun, exceeded, release } = exchange.readStream(limit, () => tooLarge(limit));
      const excess = () => (exceeded() ? tooLarge(limit) : undefined);
      const items = isStreamed(media) ? receiveItems(stream, media, itemLimit) : undefined;
      const refused = items === undefined ? excess : () => excess() ?? items.refused();
      const received: Received = {
        body: { contentType: type, media, value: items?.value ?? stream, refused, release },
      };
      // An empty body is a valid sequence of zero items.
      if (length !== undefined || items !== undefined) return received;
      return begun.then((some) => (some ? received : empty));
    }
    const read = (bytes: Uint8Array | undefined) => {
      if (bytes === undefined) return { failure: tooLarge(limit) };
      if (bytes.length === 0) return empty;
      if (media.kind === "multipart") return multipart(bytes, type, contentType, media);
      if (media.kind === "yaml") return parseYaml(bytes, type, media, (text) => yaml.parse(text, caller), yamlStatus);
      return parse(bytes, type, media);
    };
    // Skip a microtask if the bytes have arrived.
    const bytes = exchange.readAll(limit);
    return bytes instanceof Promise ? bytes.then(read) : read(bytes);
  };
}

function noItems(exchange: Exchange, body: BodySpec | undefined): Received | undefined {
  const contentType = header(exchange, "content-type");
  if (body === undefined || contentType === undefined) return undefined;
  const type = essence(contentType);
  const media = lookup(body.content, type);
  if (media === undefined || !isStreamed(media)) return undefined;
  return { body: { contentType: type, media, value: (async function* () {})(), refused: () => undefined } };
}

const formReaders = new WeakMap<MediaSpec, ReturnType<typeof formReader>>();

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

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns a header as a single string: Node joins or drops duplicates of the headers read here. */
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
      const read = readJson(text);
      return "failure" in read ? read : { body: { contentType, media, ...read } };
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

function multipart(bytes: Uint8Array, contentType: string, header: string, media: MediaSpec): Received {
  const parts = readParts(bytes, header, media, readerOf(media));
  if (parts === undefined) return { failure: malformed("The body is not valid multipart/form-data") };
  const { text, value, problems } = parts;
  return safe(text, value) ?? { body: { contentType, media, value, problems: merged(problems, textProblems(value)) } };
}
