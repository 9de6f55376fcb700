import type { ApiDocument, Operation } from "../document/document.ts";
import { isObject, type JsonObject } from "../document/json.ts";
import { isJson, isStructured } from "../document/media-types.ts";
import { collectionName, parametersOfPath } from "../document/operations.ts";
import { HINT, SAMPLE_NAME, SAMPLE_TEXT } from "../document/samples.ts";
import type { Validator } from "../document/validator.ts";
import { requestVariants } from "../messages/calls.ts";
import { createKnownIds, type KnownIds } from "./seen-ids.ts";
import { elementShown } from "./shown-elements.ts";

type PreparedBody = { name: string; mediaType: string; value: unknown } | { name: string; reason: string };

export type Body = Extract<PreparedBody, { mediaType: string }>;

export const isBody = (prepared: PreparedBody | undefined): prepared is Body =>
  prepared !== undefined && "value" in prepared;

export interface BodyMaker {
  /** Prepares payloads with ids seen below `path` if they are scoped. */
  prepare(operation: Operation, path?: readonly string[]): (PreparedBody | undefined)[];
  correct(operation: Operation, correction: Correction): void;
}

export type Correction = JsonObject;

const QUIET: [name: RegExp, value: boolean][] = [
  [/^(disableCommunication|communicationDisabled)$/, true],
  [/^sendNotification$/, false],
];

const UNIQUE = /^(externalId|customId)$/;
const HOUR = 60 * 60 * 1000;
const ADDRESS = /^[^@\s]+@[^@\s]+$/;

/** Creates payloads: makes addresses and ids unique, suppresses e-mails, and replaces references. Future dates are later than `now`. */
export function createBodyMaker(
  document: ApiDocument,
  validator: Validator,
  live: KnownIds,
  run: string,
  now: number | undefined,
): BodyMaker {
  const shown = learnExamples(document);
  let count = 0;
  let path: readonly string[] = [];
  let own = "";
  const replaceId = (id: string): string => {
    const collection = shown.collectionOf(id);
    if (collection === undefined) return id;
    const known = live.idsIn(collection, path).filter((one) => !path.includes(one));
    // Distinct ids stay distinct if possible.
    if (known.includes(id)) return id;
    const other = known[shown.idsIn(collection).indexOf(id) % known.length];
    if (other === undefined) throw new Error(`the server shows no ${collection} that the body could reference`);
    return other;
  };
  const adapt = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => adapt(item, key));
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, adapt(member, name)]));
    for (const [name, quiet] of QUIET) if (name.test(key) && typeof value === "boolean") return quiet;
    const reference = document.policy.correctsBodies && referenceIn(live, key, path);
    if (reference && (typeof value === "string" || typeof value === "number"))
      return typeof value === "number" ? Number(reference) : reference;
    if (typeof value !== "string") return value;
    const listed = document.policy.partialServer ? namedAfter(document, live, key, own) : [];
    if (listed.length > 0) return listed.includes(value) ? value : listed[0];
    if (value.includes(SAMPLE_TEXT)) return value.replaceAll(SAMPLE_TEXT, `contract-${run}-${count}`);
    if (UNIQUE.test(key)) return `contract-${run}-${count}`;
    if (key === "at" && now !== undefined) return new Date(now + count * HOUR).toISOString();
    if (key === "answerId" && !live.has(value))
      throw new Error("the server shows no answer that the body could reference");
    if (ADDRESS.test(value)) return `contract-${run}-${count}@example.com`;
    return replaceId(value);
  };

  /** Builds a payload; `without` lists members omitted for lack of a reference. */
  const make = (operation: Operation, mediaType: string, example: unknown): { value: unknown; without: string[] } => {
    if (!isObject(example)) return { value: adapt(example, ""), without: [] };
    const value: Record<string, unknown> = {};
    const reasons = new Map<string, unknown>();
    for (const [name, member] of Object.entries(example)) {
      try {
        value[name] = adapt(member, name);
      } catch (error) {
        reasons.set(name, error);
      }
    }
    const schema = operation.requestBody?.media.find((media) => media.mediaType === mediaType)?.schema;
    const [reason] = reasons.values();
    if (reason !== undefined && !(schema && validator.accepts(schema.pointer, value))) throw reason;
    return { value, without: [...reasons.keys()] };
  };

  const sent = new Set<string>();
  const isFirst = ({ id }: Operation): boolean =>
    document.policy.correctsBodies && !sent.has(id) && Boolean(sent.add(id));

  const corrections = new Map<string, Correction>();
  const corrected = (body: unknown, { id }: Operation): unknown => {
    const correction = corrections.get(id);
    if (!correction || !isObject(body)) return body;
    const all = Object.entries({ ...body, ...correction }).filter(([, value]) => value !== undefined);
    return Object.fromEntries(all.map(([name, value]) => [name, adapt(value, name)]));
  };

  const identified = (body: unknown, operation: Operation): unknown => {
    if (!document.policy.correctsBodies || !isObject(body) || !isSample(operation)) return body;
    const last = operation.path.endsWith("}") ? path.at(-1) : undefined;
    const { id, ...rest } = body;
    if (!("id" in body) || (typeof id !== "string" && typeof id !== "number")) return body;
    if (last !== undefined) return { ...rest, id: typeof id === "number" ? Number(last) : last };
    const schema = operation.requestBody?.media.find(({ mediaType }) => isJson(mediaType))?.schema;
    return operation.method === "POST" && schema && validator.accepts(schema.pointer, rest) ? rest : body;
  };

  return {
    correct: ({ id }, correction) => void corrections.set(id, { ...corrections.get(id), ...correction }),
    prepare(operation, below = []) {
      path = below;
      own = operation.path;
      const variants = variantsOf(document, operation);
      if (variants.length === 0) return [undefined];
      return variants.map(({ name, mediaType, value }) => {
        count += 1;
        if (!isStructured(mediaType) || (!isJson(mediaType) && !isObject(value)))
          return prepareText(shown, name, mediaType, value);
        try {
          const given = name === HINT && document.policy.partialServer;
          const { value: made, without } = given ? { value, without: [] } : make(operation, mediaType, value);
          return {
            name: without.length > 0 ? `${name} without ${without.join(", ")}` : name,
            mediaType,
            value: identified(
              corrected(
                quieten(
                  document,
                  operation,
                  mediaType,
                  isSample(operation) || isFirst(operation) ? made : renamed(operation, made, count),
                ),
                operation,
              ),
              operation,
            ),
          };
        } catch (error) {
          return { name, reason: (error as Error).message };
        }
      });
    },
  };
}

/** Returns example payloads; without example and schema, an element of the list. */
function variantsOf(document: ApiDocument, operation: Operation): ReturnType<typeof requestVariants> {
  const variants = requestVariants(operation);
  const [media] = operation.requestBody?.media ?? [];
  const says = isObject(media?.schema?.value) && Object.keys(media.schema.value).length > 0;
  const list = operation.path.replace(/\/\{[^/]+\}$/, "");
  const shown = elementShown(document, list, operation.method);
  if (!document.policy.correctsBodies || !media || !isJson(media.mediaType) || says || !shown) return variants;
  if (variants.some(({ name }) => !SAMPLE_NAME.test(name))) return variants;
  const id = document.operations
    .flatMap(({ path }) => (path.startsWith(`${list}/{`) ? parametersOfPath(path) : []))
    .map(({ name }) => name);
  const own = ([name]: [string, unknown]) => !id.includes(name);
  const value = Object.fromEntries(Object.entries(shown).filter(own));
  return [{ name: "all members", mediaType: media.mediaType, value }];
}

export const isSample = ({ requestBody }: Operation): boolean =>
  (requestBody?.media ?? []).some(({ examples }) => examples.some(({ name }) => SAMPLE_NAME.test(name)));

/** Returns the ids of the collection that a member is named after: `model` takes ids of `GET /models`. */
function namedAfter({ operations }: ApiDocument, live: KnownIds, member: string, path: string): string[] {
  const name = collectionName(member);
  const lists = ({ path: one }: Pick<Operation, "path">) =>
    !one.endsWith("}") && collectionName(one.slice(one.lastIndexOf("/") + 1)) === name;
  if (lists({ path }) || !operations.some((one) => one.method === "GET" && lists(one))) return [];
  return live.idsIn(name);
}

/** Finds the reference for members such as `ownerId`, `owner_id` or `owner_ids`. */
function referenceIn(live: KnownIds, member: string, path: readonly string[]): string | undefined {
  const [, name] = /^(.+?)_?[iI]ds?$/.exec(member) ?? [];
  return name === undefined ? undefined : live.idsIn(collectionName(name), path)[0];
}

/** Makes names unique, because the service may require it. */
const renamed = ({ method }: Operation, body: unknown, count: number): unknown =>
  method === "POST" && isObject(body) && typeof body.name === "string"
    ? { ...body, name: `${body.name}${/^[\w.-]+$/.test(body.name) ? "-" : " "}${count}` }
    : body;

/** Prepares a text payload unless it would modify an existing resource. */
function prepareText(shown: KnownIds, name: string, mediaType: string, value: unknown): PreparedBody {
  if (typeof value !== "string" || !mediaType.includes("yaml"))
    return { name, reason: `no example can be written as ${mediaType}` };
  const taken = value.match(/\b[a-z]+_[A-Za-z0-9]+\b/g)?.find((word) => shown.has(word));
  return taken
    ? { name, reason: `it would change ${taken}, which this run did not create` }
    : { name, mediaType, value };
}

function quieten(document: ApiDocument, operation: Operation, mediaType: string, body: unknown): unknown {
  if (!isObject(body)) return body;
  const text = JSON.stringify(
    operation.requestBody?.media.find((media) => media.mediaType === mediaType)?.schema?.value ?? {},
  );
  const name = /#\/components\/schemas\/(\w+)/.exec(text)?.[1];
  const schemas = isObject(document.root.components) ? document.root.components.schemas : undefined;
  const schema = name !== undefined && isObject(schemas) ? schemas[name] : undefined;
  const properties = isObject(schema) && isObject(schema.properties) ? Object.keys(schema.properties) : [];
  const quiet = properties.flatMap((property) =>
    QUIET.filter(([pattern]) => pattern.test(property)).map(([, value]): [string, boolean] => [property, value]),
  );
  return { ...body, ...Object.fromEntries(quiet) };
}

function learnExamples(document: ApiDocument): KnownIds {
  const ids = createKnownIds(document, []);
  for (const operation of document.operations.filter(({ method }) => method === "GET")) {
    for (const { media } of operation.responses.filter(({ status }) => status.startsWith("2"))) {
      for (const { examples } of media) for (const example of examples) ids.learn(operation, [], example.value);
    }
  }
  return ids;
}
