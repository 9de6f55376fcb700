import { nodeOf, type readDeclared } from "./declared.ts";

type Resolve = ReturnType<typeof readDeclared>["resolve"];

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Most elements of a list. */
const MOST = 10_000;

const members: Readonly<Record<string, readonly [holds: (value: unknown) => boolean, demand: string]>> = {
  status: [(value) => isWhole(value, 100, 599), "must be a status such as 404"],
  example: [(value) => typeof value === "string", "must be the name of an example"],
  body: [() => true, ""],
  count: [(value) => isWhole(value, 0, MOST), `must be an integer from 0 to ${MOST}`],
  headers: [
    (value) => isObject(value) && Object.values(value as object).every((one) => typeof one === "string"),
    "must be an object of strings",
  ],
  delay: [(value) => typeof value === "number" && value >= 0 && value < 2 ** 31, "must be a number of milliseconds"],
  networkError: [(value) => value === true, "must be true"],
};

/** The first mistake in a scene, which JavaScript or a cast got past the compiler; undefined where there is none. */
export function sceneMistake(scene: unknown): string | undefined {
  if (!isObject(scene)) return `a scene is an object such as { status: 404 }, not ${JSON.stringify(scene) ?? scene}`;
  for (const [name, value] of Object.entries(scene as object)) {
    const [holds, demand] = Object.hasOwn(members, name) ? (members[name] ?? []) : [];
    if (holds === undefined) return `a scene has no member "${name}"; it has ${Object.keys(members).join(", ")}`;
    if (value !== undefined && !holds(value)) return `${name} ${demand}, not ${JSON.stringify(value)}`;
  }
  const { networkError, delay: _delay, ...response } = scene as Record<string, unknown>;
  const others = Object.keys(response);
  if (networkError !== undefined && others.length > 0)
    return `networkError leaves no response, so there can be no ${others.join(", ")}`;
  return undefined;
}

/** Pointers to members of a body that the schema does not name. Validation lets them pass, since clients must ignore them. */
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
  return Object.entries(value as object).flatMap(([name, one]) => {
    const known = parts.flatMap(({ properties }) =>
      Object.hasOwn(nodeOf(properties), name) ? [nodeOf(properties)[name]] : [],
    );
    if (known.length === 0) return [`${at}/${name}`];
    return unknownMembers({ anyOf: known }, one, resolve, `${at}/${name}`);
  });
}

/** A schema and those that it is composed of. */
function partsOf(schema: unknown, resolve: Resolve): ReturnType<Resolve>[] {
  const node = resolve(schema);
  const composed = [node.allOf, node.anyOf, node.oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return [node, ...composed.flatMap((one) => partsOf(one, resolve))];
}
