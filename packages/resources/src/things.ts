import {
  type Api,
  isObject,
  type Json,
  jsonOf,
  keyword,
  type Operation,
  successOf,
  type View,
  valueAt,
} from "./document.ts";
import { unwrap } from "./lists.ts";
import type { Reference, Resource } from "./model.ts";
import { parametersIn, shapeOf } from "./names.ts";
import { hashOf } from "./patterns.ts";
import { lettersFor, uuidFor, type Values } from "./values.ts";

export interface Thing {
  number: number;
  /** Id as in paths; empty for singletons. */
  id: string;
  /** Ids of the parents, by resource name or by path of the parameter. */
  scope: Readonly<Record<string, string>>;
  data: Json;
}

export interface Things {
  next(): number;
  of(resource: string): readonly Thing[];
  find(resource: string, id: string, scope: Readonly<Record<string, string>>): Thing | undefined;
  add(resource: string, thing: Omit<Thing, "number">): Thing;
  replace(resource: string, thing: Thing, data: Json): Thing;
  remove(resource: string, thing: Thing): void;
  snapshot(): { next: number; things: Record<string, Thing[]> };
  restore(snapshot: { next: number; things: Record<string, Thing[]> }): void;
}

/** Returns whether two scopes have the same ids in their common keys. */
const agree = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean =>
  Object.entries(a).every(([key, value]) => b[key] === undefined || b[key] === value);

export function createThings(): Things {
  let next = 1;
  let stored = new Map<string, { list: Thing[]; byId: Map<string, Thing[]> }>();
  const at = (resource: string) => {
    const known = stored.get(resource) ?? { list: [], byId: new Map<string, Thing[]>() };
    stored.set(resource, known);
    return known;
  };
  const put = (resource: string, thing: Thing) => {
    const { list, byId } = at(resource);
    list.push(thing);
    byId.set(thing.id, [...(byId.get(thing.id) ?? []), thing]);
    return thing;
  };
  return {
    next: () => next,
    of: (resource) => at(resource).list,
    find: (resource, id, scope) =>
      at(resource)
        .byId.get(id)
        ?.find((one) => agree(scope, one.scope)),
    add: (resource, thing) => put(resource, { ...thing, number: next++ }),
    replace(resource, thing, data) {
      const { list, byId } = at(resource);
      const changed = { ...thing, data };
      list[list.indexOf(thing)] = changed;
      byId.set(
        thing.id,
        (byId.get(thing.id) ?? []).map((one) => (one === thing ? changed : one)),
      );
      return changed;
    },
    remove(resource, thing) {
      const { list, byId } = at(resource);
      list.splice(list.indexOf(thing), 1);
      byId.set(
        thing.id,
        (byId.get(thing.id) ?? []).filter((one) => one !== thing),
      );
    },
    snapshot: () => ({
      next,
      things: Object.fromEntries([...stored].map(([name, { list }]) => [name, structuredClone(list)])),
    }),
    restore(snapshot) {
      next = snapshot.next;
      stored = new Map();
      for (const [name, list] of Object.entries(structuredClone(snapshot.things)))
        for (const thing of list) put(name, thing);
    },
  };
}

/** Returns the key of each path parameter in scopes: the resource whose item path ends there, otherwise the path. */
export function scopeKeys(resources: readonly Resource[]): (path: string) => { name: string; key: string }[] {
  const items = new Map<string, string>();
  for (const resource of resources) {
    if (resource.kind === "singleton") continue;
    if (resource.item) items.set(shapeOf(resource.item.value), resource.name);
    for (const { role, operation } of resource.operations) {
      const shape = shapeOf(operation.path);
      if (/^(read|replace|patch|delete)$/.test(role) && shape.endsWith("}")) items.set(shape, resource.name);
    }
  }
  return (path) => parametersIn(path).map(({ name, shape }) => ({ name, key: items.get(shape) ?? shape }));
}

export const idIn = ({ id }: Resource, data: unknown): string | undefined => {
  const value = id && valueAt(data, id.value.member);
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
};

export function withValue(data: Json, path: readonly string[], value: unknown): Json {
  const [first, ...rest] = path;
  if (first === undefined) return isObject(value) ? value : data;
  return {
    ...data,
    [first]: rest.length === 0 ? value : withValue(isObject(data[first]) ? data[first] : {}, rest, value),
  };
}

export function idsAt(data: unknown, { member }: Reference): string[] {
  const found = member.reduce<unknown[]>(
    (all, step) =>
      all.flatMap((one) => (Array.isArray(one) ? one : [one])).map((one) => (isObject(one) ? one[step] : undefined)),
    [data],
  );
  return found
    .flatMap((one) => (Array.isArray(one) ? one : [one]))
    .map((one) => (isObject(one) ? one.id : one))
    .flatMap((one) => (typeof one === "string" || typeof one === "number" ? [String(one)] : []));
}

/** Replaces an id in all texts of a value, such as links. */
export function renamed(value: unknown, from: string, to: string): unknown {
  if (typeof value === "string") {
    if (value === from) return to;
    return from.length > 1 && /[/=:]/.test(value)
      ? value.replace(
          new RegExp(`(^|[/=:])${from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?=$|[/?#&])`, "g"),
          (_, before) => before + to,
        )
      : value;
  }
  if (Array.isArray(value)) return value.map((one) => renamed(one, from, to));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, renamed(one, from, to)]))
    : value;
}

/** Returns a new id in the format of known ids and of the schema. */
export function newIdFor(
  api: Api,
  values: Values,
  schema: unknown,
  known: readonly Thing[],
  samples: readonly unknown[],
  key: string,
): string | number {
  const view = api.view(schema);
  const all = [...known.map(({ id }) => id), ...samples.map(String)];
  const isNumber = view.types.includes("integer") || view.types.includes("number");
  if (isNumber || (view.types.length === 0 && typeof samples[0] === "number")) {
    const highest = Math.max(0, ...all.map(Number).filter(Number.isSafeInteger));
    return highest + 1;
  }
  const sample = all[0];
  if (keyword(view, "format") === "uuid" || /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(sample ?? "")) return uuidFor(key);
  if (sample !== undefined && /^\d+$/.test(sample)) {
    const next = String(Math.max(...all.map(Number).filter(Number.isSafeInteger)) + 1);
    return next.padStart(sample.length, "0");
  }
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const made = sample === undefined ? lettersFor(`${key} ${attempt}`, 12) : idLike(sample, `${key} ${attempt}`);
    const fitting = values.fit(withoutExamples(view), made, `${key} ${attempt}`);
    if (typeof fitting === "string" && !all.includes(fitting)) return fitting;
  }
  return lettersFor(key, 12);
}

/** Drops enumerations and examples, which are ids of existing items. */
const withoutExamples = (view: View): Json => {
  const merged: Record<string, unknown> = { type: "string" };
  for (const name of ["pattern", "format", "minLength", "maxLength"])
    if (keyword(view, name) !== undefined) merged[name] = keyword(view, name);
  return merged;
};

/** Returns an id like the sample, with the same prefix (`per_`) and kinds of characters. */
function idLike(sample: string, key: string): string {
  const prefix = /^[A-Za-z]{1,16}(_(?=.)|-(?=.{3}))/.exec(sample)?.[0] ?? "";
  const rest = sample.slice(prefix.length);
  const pick = (set: string, index: number) => set[hashOf(`${key} ${index}`) % set.length] ?? "";
  return (
    prefix +
    [...(rest.length < 6 ? rest.padEnd(6, "a") : rest)]
      .map((one, index) =>
        /\d/.test(one)
          ? pick("0123456789", index)
          : /[a-f]/.test(one) && /^[0-9a-f-]+$/.test(rest)
            ? pick("abcdef", index)
            : /[a-z]/.test(one)
              ? pick("abcdefghijkmnpqrstuvwxyz", index)
              : /[A-Z]/.test(one)
                ? pick("ABCDEFGHJKLMNPQRSTUVWXYZ", index)
                : one,
      )
      .join("")
  );
}

/** Returns the example items without their envelope. */
export function exampleItems(
  api: Api,
  operation: Operation,
  elements: readonly string[] | undefined,
  name: string,
): unknown[] {
  const media = jsonOf(successOf(operation)?.media);
  if (!media) return [];
  const path = elements ?? unwrap(api, media.schema, name).path;
  const view = api.view(media.schema);
  const whole = [
    ...media.examples.map(({ value }) => value),
    ...[keyword(view, "example")],
    ...[keyword(view, "examples")].flat(),
  ];
  return whole.flatMap((example) => {
    const found = valueAt(example, path);
    return elements ? (Array.isArray(found) ? found : []) : [found];
  });
}
