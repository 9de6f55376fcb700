import type { ApiDocument, Operation } from "../document/document.ts";
import { isObject, type JsonObject } from "../document/json.ts";
import { collectionName, matchPath, parametersOfPath, pathBelow, unknownLike } from "../document/operations.ts";

interface Sighting {
  id: string;
  parents: string[];
}

/** Ids from responses only: the server may lack the examples' ids. */
export interface KnownIds {
  learn(operation: Operation, values: string[], body: unknown): void;
  /** Returns path values, most likely first. */
  tuplesOf(path: string): string[][];
  /** Returns other members that may identify an element in paths, most likely first. */
  othersFor(path: string, values: readonly string[]): { member: string; id: string }[];
  hintedMember(path: string): string | undefined;
  nameBy(path: string, member: string): void;
  collectionOf(id: string): string | undefined;
  /** Returns whether an element or a member such as `taskId` has the id. */
  has(id: string): boolean;
  /** Returns an id with the same prefix, such as `per_`, below the same path if ids are scoped. */
  like(id: string, path: readonly string[]): string | undefined;
  unknownFor(path: string): string[];
  /** Returns ids of a collection. Ids seen below a path apply to that path only. */
  idsIn(collection: string, path?: readonly string[]): string[];
}

/** Members that wrap the elements of a page. */
const WRAPPERS = new Set(["items", "content", "data", "embedded", "result", "results"]);

export function createKnownIds(
  document: ApiDocument,
  bases: readonly string[],
  hinted: Readonly<Record<string, unknown[]>> = {},
): KnownIds {
  const templates = [...new Set(document.operations.map(({ path }) => path))].filter((path) => path.includes("{"));
  const linked = new Map<string, string[][]>();
  const collections = new Map<string, Sighting[]>();
  const named = new Map<string, Sighting[]>();
  const idNames = new Map<string, string[]>();
  const elements = new Map<string, { element: JsonObject; parents: string[] }[]>();

  const add = (map: Map<string, Sighting[]>, key: string, sighting: Sighting) => {
    const known = map.get(key) ?? [];
    if (!known.some(({ id, parents }) => id === sighting.id && same(parents, sighting.parents)))
      map.set(key, [...known, sighting]);
  };
  const namesFor = (collection: string): string[] => {
    const known = idNames.get(collection);
    if (known) return known;
    const parameters = templates
      .flatMap(parametersOfPath)
      .filter(({ segment }) => collectionName(segment) === collection)
      .flatMap(({ name }) => idNamesOf(name, collection));
    const names = [...new Set([...parameters, "id"])];
    idNames.set(collection, names);
    return names;
  };
  const learnUrl = (url: string) => {
    const path = pathBelow(url, bases);
    if (path === undefined) return;
    for (const template of templates) {
      const values = matchPath(template, path);
      const known = linked.get(template) ?? [];
      if (values && !known.some((one) => same(one, values))) linked.set(template, [...known, values]);
    }
  };
  const walk = (value: unknown, collection: string, parents: string[]): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, collection, parents);
    if (typeof value === "string") learnUrl(value);
    if (!isObject(value)) return;
    const id = idIn(value, namesFor(collection));
    if (id !== undefined) {
      add(collections, collection, { id, parents });
      const known = elements.get(collection) ?? [];
      if (document.policy.learnsIdentity && known.length < KEPT)
        elements.set(collection, [...known, { element: value, parents }]);
    }
    for (const [key, member] of Object.entries(value)) {
      if (/.(Id|_id)$/.test(key) && isScalar(member)) add(named, key, { id: String(member), parents });
      const name = collectionName(key);
      walk(member, WRAPPERS.has(name) || WRAPPERS.has(`${name}s`) ? collection : name, parents);
    }
  };

  for (const [name, ids] of Object.entries(hinted))
    for (const id of ids) add(named, name, { id: String(id), parents: [] });

  const tuplesOf = (path: string): string[][] => {
    const parameters = parametersOfPath(path);
    const last = parameters.at(-1);
    if (!last) return [[]];
    const given = (hinted[last.name] ?? []).map(String);
    const owners = given.length > 0 ? tuplesOf(path.slice(0, path.lastIndexOf("/{"))) : [];
    const found = [...owners.flatMap((owner) => given.map((id) => [...owner, id])), ...(linked.get(path) ?? [])];
    const above = parameters.length - 1;
    const sightings = [...(collections.get(collectionName(last.segment)) ?? []), ...(named.get(last.name) ?? [])];
    found.push(
      ...sightings
        .filter(({ parents }) => above === 0 || parents.length === above)
        .map(({ id, parents }) => [...parents.slice(0, above), id]),
    );
    const prefix = path.slice(0, path.lastIndexOf("}") + 1);
    if (prefix !== path) found.push(...(linked.get(prefix) ?? []));
    return found.filter((values, index) => found.findIndex((one) => same(one, values)) === index);
  };

  return {
    learn(operation, values, body) {
      const literal =
        operation.path
          .split("/")
          .filter((segment) => !segment.startsWith("{"))
          .at(-1) ?? "";
      const endsInId = operation.path.endsWith("}");
      // Ids in a resource have it as parent.
      walk(body, collectionName(literal), values);
      if (endsInId) linked.set(operation.path, [...(linked.get(operation.path) ?? []), values]);
    },
    tuplesOf,
    unknownFor(path) {
      const [known = []] = tuplesOf(path);
      return parametersOfPath(path).map((_, index) => unknownLike(known[index]));
    },
    othersFor(path, values) {
      const last = parametersOfPath(path).at(-1);
      const id = values.at(-1);
      if (!last || id === undefined || hinted[last.name]) return [];
      const collection = collectionName(last.segment);
      const names = namesFor(collection);
      const found = elements.get(collection)?.find(({ element }) => idIn(element, names) === id)?.element ?? {};
      const likely = (name: string) => (LIKELY.test(name) ? 0 : 1);
      return Object.entries(found)
        .filter(
          (entry): entry is [string, string | number] => isScalar(entry[1]) && /^\S{1,200}$/.test(String(entry[1])),
        )
        .map(([member, value]) => ({ member, id: String(value) }))
        .filter((one) => one.id !== id && !/^https?:/.test(one.id))
        .sort((a, b) => likely(a.member) - likely(b.member))
        .slice(0, OTHERS);
    },
    hintedMember(path) {
      const last = parametersOfPath(path).at(-1);
      const given = (last && hinted[last.name]?.map(String)) ?? [];
      const shown = last ? (elements.get(collectionName(last.segment)) ?? []) : [];
      const members = shown.flatMap(({ element }) => Object.entries(element));
      return members.find(([, value]) => isScalar(value) && given.includes(String(value)))?.[0];
    },
    nameBy(path, member) {
      const last = parametersOfPath(path).at(-1);
      if (!last) return;
      const collection = collectionName(last.segment);
      idNames.set(collection, [member, ...namesFor(collection).filter((name) => name !== member)]);
      learnedNames.set(document, new Map([...(learnedNames.get(document) ?? []), [collection, member]]));
      collections.set(collection, []);
      for (const { element, parents } of elements.get(collection) ?? []) {
        const id = idIn(element, [member]);
        if (id !== undefined) add(collections, collection, { id, parents });
      }
    },
    collectionOf: (id) => [...collections].find(([, sightings]) => sightings.some((one) => one.id === id))?.[0],
    has: (id) =>
      [...collections.values(), ...named.values()].some((sightings) => sightings.some((one) => one.id === id)),
    like(id, [parent]) {
      const [prefix] = /^[a-z]+_/.exec(id) ?? [];
      if (prefix === undefined) return undefined;
      const all = [...collections.values(), ...named.values()].flat();
      return all.find((one) => one.id.startsWith(prefix) && (one.parents.length === 0 || one.parents[0] === parent))
        ?.id;
    },
    idsIn(collection, path = []) {
      const near = (collections.get(collection) ?? []).filter(
        ({ parents }) => path.length === 0 || parents.length === 0 || parents[0] === path[0],
      );
      return [...new Set(near.map(({ id }) => id))];
    },
  };
}

const KEPT = 50;
const OTHERS = 6;
const LIKELY =
  /^(.*_?(id|key|code|number|no|ref|slug)|.*(Id|Key|Code|Number|Ref)|name|username|login|handle|title|email|path)$/;

const learnedNames = new WeakMap<ApiDocument, Map<string, string>>();

export const idNamesIn = (document: ApiDocument, parameter: string, collection: string): string[] => {
  const learned = learnedNames.get(document)?.get(collection);
  return [...(learned === undefined ? [] : [learned]), ...idNamesOf(parameter, collection)];
};

const isScalar = (value: unknown): value is string | number => typeof value === "string" || Number.isInteger(value);

/** Derives names: `pet_id` becomes `pet_id`, `petId`, `id`. */
function idNamesOf(parameter: string, collection: string): string[] {
  const camel = parameter.replace(/[-_]+(.)/g, (_, letter: string) => letter.toUpperCase());
  const snake = parameter.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
  const bare = snake.replace(/^.*_/, "");
  const prefix = collectionName(snake.replace(/_[a-z]+$/, ""));
  return [parameter, camel, snake, ...(prefix === collection || bare === "id" ? [bare] : []), "id", "_id", "uuid"];
}

export function idIn(element: JsonObject, names: readonly string[]): string | undefined {
  const found = names.map((name) => element[name]).find(isScalar);
  return found === undefined ? undefined : String(found);
}

const same = (a: string[], b: string[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);
