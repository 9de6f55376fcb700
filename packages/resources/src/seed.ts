import { type Api, bodyOf, isObject, type Json, keyword, type Operation, type View, valueAt } from "./document.ts";
import { unwrap } from "./lists.ts";
import type { List, Model, Resource, Role } from "./model.ts";
import { parametersIn } from "./names.ts";
import { exampleItems, idIn, idsAt, newIdFor, renamed, type Things, withValue } from "./things.ts";
import type { Values } from "./values.ts";

export interface Bound {
  operation: Operation;
  resource: Resource | undefined;
  role: Role | undefined;
  list: List | undefined;
  template: RegExp;
  parameters: { name: string; key: string }[];
}

/** The parts of a state that seeding needs. */
interface Ground {
  readonly model: Model;
  readonly api: Api;
  readonly values: Values;
  readonly things: Things;
  readonly bounds: readonly Bound[];
  readonly byName: ReadonlyMap<string, Resource>;
  /** Ids in the examples of each resource; seeding fills them in. */
  readonly samples: Map<string, unknown[]>;
  readonly seed: number;
  /** Configured items by resource; undefined for the examples of the document. */
  readonly data: Readonly<Record<string, readonly unknown[]>> | undefined;
  entityOf(resource: Resource): View;
  memberSchema(view: View, path: readonly string[]): unknown;
  completed(resource: Resource, data: Json, key: string): Json;
}

/**
 * Adds the initial items: configured ones, or examples, items they refer to, and two generated items per empty list.
 */
export function seedItems(ground: Ground): void {
  const { model, api, values, things, bounds, byName, samples, seed, entityOf, memberSchema, completed } = ground;

  for (const resource of ordered(model.resources)) {
    if (resource.kind === "singleton") continue;
    const given = ground.data?.[resource.name];
    if (given) for (const one of given.filter(isObject)) seedGiven(resource, one);
    else if (!ground.data) seedExamples(resource);
  }
  if (ground.data) return;
  seedReferenced();
  for (const resource of ordered(model.resources)) if (resource.kind === "collection") seedGenerated(resource);

  function seedGiven(resource: Resource, given: Json): void {
    const { $parents, ...data } = given;
    const scope = Object.fromEntries(
      Object.entries(isObject($parents) ? $parents : {}).map(([name, id]) => [name, String(id)]),
    );
    put(resource, data, { ...scopeFrom(resource, data, {}), ...scope });
  }

  function put(resource: Resource, data: Json, scope: Record<string, string>): void {
    const number = things.next();
    const key = `${seed}.${resource.name}.${number}`;
    const member = resource.id?.value.member;
    const schema = member ? memberSchema(entityOf(resource), member) : {};
    const id =
      idIn(resource, data) ??
      String(newIdFor(api, values, schema, things.of(resource.name), samples.get(resource.name) ?? [], `${key}.id`));
    const known = things.find(resource.name, id, scope);
    if (known) {
      things.replace(resource.name, known, { ...data, ...known.data });
      return;
    }
    const isNumber = api.view(schema).types.some((type) => type === "integer" || type === "number");
    const whole =
      member && idIn(resource, data) === undefined ? withValue(data, member, isNumber ? Number(id) : id) : data;
    things.add(resource.name, { id, scope, data: completed(resource, whole, key) });
  }

  /** Returns the parent ids, from examples of path parameters, from members, or from the first items. */
  function scopeFrom(resource: Resource, data: Json, known: Readonly<Record<string, string>>): Record<string, string> {
    const scope: Record<string, string> = { ...known };
    for (const { value } of resource.parents) {
      if (scope[value.resource] !== undefined) continue;
      const parent = byName.get(value.resource);
      const members = resource.references
        .filter((one) => one.value.resource === value.resource)
        .flatMap((one) => idsAt(data, one.value));
      const found =
        members.find((id) => parent && things.find(parent.name, id, {})) ?? things.of(value.resource)[0]?.id;
      if (found !== undefined) scope[value.resource] = found;
    }
    return scope;
  }

  function seedExamples(resource: Resource): void {
    const own = bounds.filter((one) => one.resource === resource);
    const from = (roles: readonly Role[]) => {
      for (const { operation, list, role, parameters } of own.filter((one) => one.role && roles.includes(one.role))) {
        const examples = new Map(
          parametersIn(operation.path).map(({ name }) => [
            name,
            operation.parameters.find((one) => one.in === "path" && one.name === name),
          ]),
        );
        const path: Record<string, string> = {};
        const above = operation.path.endsWith("}") ? parameters.slice(0, -1) : parameters;
        for (const { name, key } of above) {
          const parameter = examples.get(name);
          const example = parameter?.examples[0] ?? keyword(api.view(parameter?.schema), "example");
          const parent = byName.get(key);
          if (example !== undefined && (!parent || things.find(key, String(example), {}))) path[key] = String(example);
        }
        for (const item of exampleItems(api, operation, list?.elements.value, resource.name)) {
          if (!isObject(item)) continue;
          const id = idIn(resource, item);
          if (role === "read" && id === undefined && resource.id) {
            const parameter = examples.get(resource.id.value.parameter);
            const example = parameter?.examples[0] ?? keyword(api.view(parameter?.schema), "example");
            if (example === undefined) continue;
            put(resource, withValue(item, resource.id.value.member, example), scopeFrom(resource, item, path));
          } else if (id !== undefined || !resource.id) put(resource, item, scopeFrom(resource, item, path));
        }
      }
    };
    from(["list", "read"]);
    if (things.of(resource.name).length === 0) from(["create", "replace", "patch"]);
    const example = keyword(entityOf(resource), "example");
    if (things.of(resource.name).length === 0 && isObject(example))
      put(resource, example, scopeFrom(resource, example, {}));
    samples.set(
      resource.name,
      things.of(resource.name).map((one) => (resource.id ? valueAt(one.data, resource.id.value.member) : one.id)),
    );
  }

  /** Adds items that examples refer to, so that every example is valid in the state. */
  function seedReferenced(): void {
    for (const resource of model.resources) {
      const bodies = bounds
        .filter((one) => one.resource === resource)
        .flatMap(({ operation }) => {
          const media = bodyOf(operation);
          const path = media ? unwrap(api, media.schema, resource.name).path : [];
          return (media?.examples ?? []).map(({ value }) => valueAt(value, path));
        });
      for (const data of [...things.of(resource.name).map((one) => one.data), ...bodies])
        for (const { value: reference } of resource.references) {
          const other = byName.get(reference.resource);
          if (!other || other.kind === "singleton" || !other.id) continue;
          for (const id of idsAt(data, reference)) {
            if (things.find(other.name, id, {})) continue;
            const held = valueAt(data, reference.member);
            const [sample] = things.of(other.name);
            const base = isObject(held) ? held : sample ? renamed(sample.data, sample.id, id) : {};
            const known = valueAt(sample?.data, other.id.value.member);
            put(
              other,
              withValue(base as Json, other.id.value.member, typeof known === "number" ? Number(id) : id),
              scopeFrom(other, {}, sample?.scope ?? {}),
            );
          }
        }
    }
  }

  function seedGenerated(resource: Resource): void {
    // Skip resources without a list, because clients cannot learn their ids.
    const isShown = resource.operations.some(({ role }) => role === "list");
    if (!isShown || things.of(resource.name).length > 0 || entityOf(resource).properties.size === 0) return;
    if (resource.parents.some(({ value }) => things.of(value.resource).length === 0)) return;
    for (let index = 0; index < 2; index += 1) {
      const key = `${seed}.${resource.name}.example${index}`;
      const made = values.fit(entityOf(resource).schema, undefined, key);
      if (!isObject(made)) return;
      let data: Json = made;
      if (resource.id) {
        const { member } = resource.id.value;
        const schema = memberSchema(entityOf(resource), member);
        data = withValue(data, member, newIdFor(api, values, schema, things.of(resource.name), [], `${key}.id`));
      }
      for (const { value } of resource.references) {
        const [first] = things.of(value.resource);
        const target_ = byName.get(value.resource);
        if (value.holds === "id" && first && valueAt(data, value.member) !== undefined)
          data = withValue(
            data,
            value.member,
            (target_?.id && valueAt(first.data, target_.id.value.member)) ?? first.id,
          );
      }
      put(resource, data, scopeFrom(resource, data, {}));
    }
  }
}

const ordered = (resources: readonly Resource[]): Resource[] =>
  resources.toSorted((a, b) => a.parents.length - b.parents.length);
