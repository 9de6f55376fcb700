import { nodeOf, type Resolve } from "../declared.ts";

export interface IncomingRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body?: unknown;
}

/**
 * Members to replace in the example. `undefined` removes a member. An array replaces the whole array; its elements may
 * be partial.
 */
export type Partly<Value> = Value extends readonly (infer Element)[]
  ? readonly Partly<Element>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Partly<Value[Name]> | undefined }
    : Value;

export interface SceneOptions {
  /** Name of the example. Default: the first example. */
  readonly example?: string;
  /**
   * Number of elements in the whole list. Responses contain one page. Elements beyond the example get distinct ids,
   * names and addresses.
   */
  readonly count?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Delay in milliseconds. */
  readonly delay?: number;
}

type Success = 200 | 201 | 202 | 204;

type SceneOf<Response> = Response extends { readonly status: infer Status }
  ? SceneOptions &
      ([Status] extends [Success] ? { readonly status?: Status } : { readonly status: Status }) &
      (Response extends { readonly body: infer Body } ? { readonly body?: Partly<Body> } : { readonly body?: never })
  : never;

/** A network error instead of a response. */
export interface NoResponse {
  readonly networkError: true;
  readonly delay?: number;
}

/**
 * A response of an operation, typed by the server stub:
 * `{ status: 404 }`, `{ body: { status: "EXPIRED" } }`, `{ count: 25 }`.
 */
export type Scene<Handler> = Handler extends (...given: never[]) => infer Response
  ? SceneOf<Awaited<Response>> | NoResponse
  : never;

export type RequestOf<Handler> = Handler extends (request: infer Request, ...more: never[]) => unknown
  ? Request
  : IncomingRequest;

/** One scene for all requests, a list of scenes whose last one repeats, or a function of the request. */
export type Script<Handler> =
  | Scene<Handler>
  | readonly Scene<Handler>[]
  | ((request: RequestOf<Handler>) => Scene<Handler> | Promise<Scene<Handler>>);

export type AnyScene = (SceneOptions & { readonly status?: number; readonly body?: unknown }) | NoResponse;

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Maximum number of elements of a list. */
const MOST = 10_000;

const members: Readonly<Record<string, readonly [holds: (value: unknown) => boolean, demand: string]>> = {
  status: [(value) => isWhole(value, 100, 599), "must be a status such as 404"],
  example: [(value) => typeof value === "string", "must be the name of an example"],
  body: [() => true, ""],
  count: [(value) => isWhole(value, 0, MOST), `must be an integer from 0 to ${MOST}`],
  headers: [
    (value) => isObject(value) && Object.values(value).every((one) => typeof one === "string"),
    "must be an object of strings",
  ],
  delay: [(value) => typeof value === "number" && value >= 0 && value < 2 ** 31, "must be a number of milliseconds"],
  networkError: [(value) => value === true, "must be true"],
};

/** Returns the first error in a scene, for JavaScript and casts; undefined if valid. */
export function sceneMistake(scene: unknown): string | undefined {
  if (!isObject(scene)) return `a scene is an object such as { status: 404 }, not ${JSON.stringify(scene) ?? scene}`;
  for (const [name, value] of Object.entries(scene)) {
    const [holds, demand] = Object.hasOwn(members, name) ? (members[name] ?? []) : [];
    if (holds === undefined) return `a scene has no member "${name}"; it has ${Object.keys(members).join(", ")}`;
    if (value !== undefined && !holds(value)) return `${name} ${demand}, not ${JSON.stringify(value)}`;
  }
  const { networkError, delay: _delay, ...response } = scene;
  const others = Object.keys(response);
  if (networkError !== undefined && others.length > 0)
    return `networkError cannot be combined with ${others.join(", ")}`;
  return undefined;
}

/**
 * Returns pointers to members that the schema does not declare. Validation accepts them, because clients must ignore
 * unknown members.
 */
export function unknownMembers(schema: unknown, value: unknown, resolve: Resolve, at = ""): string[] {
  const parts = partsOf(schema, resolve);
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items }) => (items === undefined ? [] : [items]));
    if (items.length === 0) return [];
    return value.flatMap((one, index) => unknownMembers({ anyOf: items }, one, resolve, `${at}/${index}`));
  }
  if (!isObject(value)) return [];
  const isOpen = parts.some(
    ({ additionalProperties, patternProperties }) =>
      patternProperties !== undefined || (additionalProperties !== undefined && additionalProperties !== false),
  );
  if (isOpen || parts.every(({ properties }) => properties === undefined)) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const known = parts.flatMap(({ properties }) =>
      Object.hasOwn(nodeOf(properties), name) ? [nodeOf(properties)[name]] : [],
    );
    if (known.length === 0) return [`${at}/${name}`];
    return unknownMembers({ anyOf: known }, one, resolve, `${at}/${name}`);
  });
}

function partsOf(schema: unknown, resolve: Resolve): ReturnType<Resolve>[] {
  const node = resolve(schema);
  const composed = [node.allOf, node.anyOf, node.oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return [node, ...composed.flatMap((one) => partsOf(one, resolve))];
}

/**
 * Replaces members of an example. Elements of a given array take missing members from the first element of the example.
 */
export function merge(example: unknown, given: unknown): unknown {
  if (Array.isArray(given)) {
    const [first] = Array.isArray(example) ? example : [];
    return given.map((element) => (isObject(element) ? merge(structuredClone(first), element) : element));
  }
  if (!isObject(given)) return given;
  const base = isObject(example) ? example : {};
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) delete merged[name];
    else merged[name] = merge(base[name], value);
  }
  return merged;
}
