import {
  type ApiDocument,
  type Example,
  type KeyPlace,
  keyAlternatives,
  type Media,
  type Operation,
  type Parameter,
  type ResponseSpec,
  readDocument,
  type Withheld,
} from "./document.ts";
import { isObject, type JsonObject } from "./json.ts";
import { isStructured } from "./media-types.ts";
import { parametersOfPath } from "./operations.ts";
import { child, valueAt } from "./pointer.ts";
import { FOREIGN_POLICY, type Policy } from "./policy.ts";
import { separateRequests } from "./request-schemas.ts";
import { HINT, type SampleOf, sampleOf } from "./samples.ts";
import { upgrade } from "./upgrade.ts";
import { reasonToWithhold } from "./withheld.ts";

/** Information that the document lacks; see the README. */
export interface Hints {
  ids?: Record<string, unknown[]>;
  bodies?: Record<string, unknown>;
  parameters?: Record<string, Record<string, unknown>>;
  skip?: string[];
  allow?: string[];
}

/** Path templates such as `/v2{path}.json`, from which ids cannot be parsed. */
const PARTIAL = /[^/]\{|\}[^/]/;

/** Statuses that every server may send. */
const REFUSALS: ResponseSpec = { pointer: "#", status: "4XX", headers: [], media: [], implied: true };

/**
 * Reads an OpenAPI 3.0, 3.1 or 3.2 document without external `$ref`s. Generates missing examples of bodies and required
 * parameters. Throws an Error for an invalid document or an unknown name in the hints.
 */
export function readAnyDocument(
  root: unknown,
  hints: Hints = {},
  name = "document",
  policy: Policy = FOREIGN_POLICY,
): ApiDocument {
  if (!isObject(root)) throw new Error(`${name} is not an OpenAPI document: it is not an object`);
  if (root.swagger !== undefined) throw new Error(`${name} is Swagger ${root.swagger}; convert it to OpenAPI 3 first`);
  if (!/^3\.[012]\./.test(String(root.openapi)) || !isObject(root.paths))
    throw new Error(
      `${name} is not an OpenAPI 3.0, 3.1 or 3.2 document: it has no ${isObject(root.paths) ? "openapi: 3.1.x" : "paths"}`,
    );
  const document = readDocument(separateRequests(upgrade(root)), name, policy);
  const known = (id: string) => document.operations.find((one) => one.id === id || `${one.method} ${one.path}` === id);
  for (const id of [
    ...(hints.skip ?? []),
    ...(hints.allow ?? []),
    ...Object.keys(hints.bodies ?? {}),
    ...Object.keys(hints.parameters ?? {}),
  ])
    if (!known(id)) throw new Error(`the hints name ${id}, which is not an operation of ${name}`);
  const allowed = new Set((hints.allow ?? []).map(known));
  const withheld = document.operations.flatMap((operation): Withheld[] => {
    const summary = (valueAt(document.root, operation.pointer) as JsonObject).summary;
    const reason = reasonToWithhold(operation, document.operations, String(summary ?? ""), policy.partialServer);
    return reason === undefined || allowed.has(operation) ? [] : [{ operation, reason }];
  });
  const skipped = new Set([...(hints.skip ?? []).map(known), ...withheld.map(({ operation }) => operation)]);
  const hintOf = <Value>(from: Record<string, Value> | undefined, operation: Operation): Value | undefined =>
    from?.[operation.id] ?? from?.[`${operation.method} ${operation.path}`];
  return {
    ...document,
    withheld: withheld.filter(({ operation }) => !(hints.skip ?? []).map(known).includes(operation)),
    operations: document.operations
      .filter(
        (operation) =>
          !skipped.has(operation) &&
          !PARTIAL.test(operation.path) &&
          /^(GET|POST|PUT|PATCH|DELETE)$/.test(operation.method),
      )
      .map((operation) =>
        complete(document, operation, hintOf(hints.bodies, operation), hintOf(hints.parameters, operation) ?? {}),
      )
      .map((operation) => withoutSlash(document, operation)),
  };
}

/** Treats `/items/` as the collection of `/items/{id}`. */
function withoutSlash({ operations }: ApiDocument, operation: Operation): Operation {
  const path = operation.path.replace(/\/$/, "");
  if (path === "" || path === operation.path || operations.some((one) => one.path === path)) return operation;
  return { ...operation, path, slash: true };
}

function complete(
  document: ApiDocument,
  operation: Operation,
  body: unknown,
  values: Record<string, unknown>,
): Operation {
  return {
    ...operation,
    parameters: [...operation.parameters.filter(isNamed), ...undeclaredInPath(operation)].map((parameter) =>
      completeParameter(document, parameter, values[parameter.name]),
    ),
    requestBody: operation.requestBody && {
      ...operation.requestBody,
      media: operation.requestBody.media.map((media) => completeBody(document, media, body)),
    },
    responses: [
      ...operation.responses.map((response) =>
        response.status.startsWith("2")
          ? { ...response, media: response.media.map((media) => withSamples(document, media, ["all"])) }
          : response,
      ),
      REFUSALS,
    ],
  };
}

const isNamed = ({ name }: Parameter): boolean => name !== "undefined";

const undeclaredInPath = ({ path, pointer, parameters }: Operation): Parameter[] =>
  parametersOfPath(path)
    .filter(({ name }) => !parameters.some((one) => one.in === "path" && one.name === name))
    .map(({ name }) => ({ pointer, name, in: "path", required: true, style: "simple", explode: false, examples: [] }));

/** Listed values only: the server might refuse free text. */
function completeParameter(document: ApiDocument, parameter: Parameter, given: unknown): Parameter {
  if (given !== undefined) return { ...parameter, examples: [exampleOf(parameter.pointer, given)], required: true };
  if (parameter.examples.length > 0 || !parameter.schema) return parameter;
  const { value } = parameter.schema;
  const closed =
    isObject(value) && (value.type === "boolean" || value.type === "integer" || "enum" in value || "example" in value);
  if (!parameter.required && !closed) return parameter;
  const sample = sampleOf(document, parameter.schema, "required");
  return sample === undefined ? parameter : { ...parameter, examples: [exampleOf(parameter.pointer, sample)] };
}

function completeBody(document: ApiDocument, media: Media, given: unknown): Media {
  if (given !== undefined && isStructured(media.mediaType))
    return { ...media, examples: [exampleOf(media.pointer, given, HINT)] };
  return withSamples(document, media, ["all", "required"]);
}

function withSamples(document: ApiDocument, media: Media, kinds: SampleOf[]): Media {
  const { schema } = media;
  const own = media.examples.filter(({ external }) => !external);
  if (own.length > 0 || !schema || !isStructured(media.mediaType)) return { ...media, examples: own };
  const samples = kinds.map((kind) => ({ kind, value: sampleOf(document, schema, kind) }));
  const distinct = samples.filter(
    ({ value }, index) =>
      value !== undefined && samples.findIndex((one) => JSON.stringify(one.value) === JSON.stringify(value)) === index,
  );
  return { ...media, examples: distinct.map(({ kind, value }) => exampleOf(media.pointer, value, `${kind} members`)) };
}

const exampleOf = (pointer: string, value: unknown, name = "sample"): Example => ({
  name,
  pointer: child(pointer, "example"),
  value,
  external: false,
});

/** Lists the security schemes without a key, by operation. */
class MissingKeyError extends Error {
  override name = "MissingKeyError";
}

/**
 * Takes the first alternative with all keys. `shared` serves any scheme. Throws a MissingKeyError if no operation can
 * be called.
 */
export function withKeys(
  document: ApiDocument,
  credentials: Readonly<Record<string, string>>,
  shared: string | undefined,
): ApiDocument {
  const schemes = Object.keys((valueAt(document.root, "#/components/securitySchemes") as JsonObject | undefined) ?? {});
  const unknown = Object.keys(credentials).find((name) => !schemes.includes(name));
  if (unknown !== undefined)
    throw new Error(`unknown security scheme ${unknown}; choose from ${schemes.join(", ") || "none"}`);
  const given = ({ scheme }: KeyPlace) => scheme in credentials || shared !== undefined;
  const lacking = new Set<string>();
  let callable = 0;
  const operations = document.operations.map((operation): Operation => {
    const alternatives = keyAlternatives(document.root, valueAt(document.root, operation.pointer) as JsonObject);
    const exact = alternatives.find(
      (places) => places.length > 0 && places.every(({ scheme }) => scheme in credentials),
    );
    const chosen = exact ?? alternatives.find((places) => places.length > 0 && places.every(given));
    const open = alternatives.length === 0 || alternatives.some((places) => places.length === 0);
    if (chosen || open) callable += 1;
    else for (const { scheme } of alternatives.flat().filter((one) => !given(one))) lacking.add(scheme);
    const [key, ...furtherKeys] = chosen ?? [];
    const otherKeys = alternatives.filter(
      (places) => places !== chosen && places.length > 0 && places.every(({ scheme }) => scheme in credentials),
    );
    return { ...operation, key, furtherKeys, otherKeys };
  });
  if (callable === 0 && lacking.size > 0) throw new MissingKeyError(askFor(document, [...lacking]));
  return { ...document, operations };
}

function askFor({ root, name }: ApiDocument, lacking: string[]): string {
  const lines = lacking.map((scheme) => {
    const found = valueAt(root, child("#/components/securitySchemes", scheme));
    const { type, scheme: kind, in: place, name: key } = isObject(found) ? found : {};
    const what = type === "apiKey" ? `a key in the ${place} ${key}` : type === "http" ? `HTTP ${kind}` : String(type);
    return `${scheme} (${what}): --credential ${scheme}=${kind === "basic" ? "USER:PASSWORD" : "VALUE"}`;
  });
  return `${name} requires a key; give one of these: ${lines.join("; ")}`;
}
