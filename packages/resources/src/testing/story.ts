import { Ajv2020 } from "ajv/dist/2020.js";
import { derivedFrom } from "../derive.ts";
import { bodyOf, isJson, isObject, type Json, type Operation, valueAt } from "../document.ts";
import { unwrap } from "../lists.ts";
import type { Model, Resource } from "../model.ts";
import { segmentsOf } from "../names.ts";
import type { StateResponse } from "../refusals.ts";
import { createState, type State, type StateRequest } from "../state.ts";
import { createValues } from "../values.ts";

const validatorOf = (root: Json) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, logger: false });
  ajv.addSchema({ $id: "https://document.example/", ...(upgraded(root) as object) } as object);
  return (pointer: string, value: unknown): string | undefined => {
    const validate =
      ajv.getSchema(`https://document.example/#${pointer}`) ??
      ajv.compile({ $ref: `https://document.example/#${pointer}` });
    return validate(value) ? undefined : ajv.errorsText(validate.errors).slice(0, 300);
  };
};

/** Upgrades schemas of OpenAPI 3.0 to 3.1, for Ajv. */
function upgraded(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => upgraded(one));
  if (!isObject(value)) return value;
  const made: Record<string, unknown> = {};
  if (areNames) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, upgraded(one)]));
  for (const [name, one] of Object.entries(value))
    if (!/^(examples?|default|\$id|x-.*)$/.test(name))
      made[name] = /^(enum|const)$/.test(name)
        ? one
        : upgraded(one, /^(properties|schemas|paths|responses|content)$/.test(name));
  if (made.nullable === true && made.type === undefined && "properties" in made) made.type = "object";
  for (const [bound, exclusive] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ] as const)
    if (typeof made[exclusive] === "boolean") {
      if (made[exclusive]) made[exclusive] = made[bound];
      else delete made[exclusive];
    }
  if (made.nullable === true && typeof made.type === "string") made.type = [made.type, "null"];
  if (made.nullable === true && Array.isArray(made.enum)) made.enum = [...made.enum, null];
  if (made.nullable === true && made.type === undefined && !("properties" in made)) {
    delete made.nullable;
    return { anyOf: [made, { type: "null" }] };
  }
  delete made.nullable;
  if (typeof made.pattern === "string" && !isPattern(made.pattern)) delete made.pattern;
  return made;
}

const isPattern = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, "u") instanceof RegExp;
  } catch {
    return false;
  }
};

export interface Story {
  /** Requests by outcome: successful ones and all. */
  counts: Record<string, { good: number; all: number }>;
  findings: string[];
}

const escaped = (text: string): string => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));

/**
 * Acts as a client of every resource: creates, reads, lists, changes and deletes items, and validates each response
 * against the document. Returns the findings.
 */
export function tell(model: Model, seed = 1): Story {
  const { api } = derivedFrom(model);
  const validate = validatorOf(api.root);
  const values = createValues(api);
  const state = createState(model, { seed });
  const counts: Story["counts"] = {};
  const findings: string[] = [];
  const note = (name: string, problem: string | undefined) => {
    const count = counts[name] ?? { good: 0, all: 0 };
    counts[name] = count;
    count.all += 1;
    if (problem === undefined) count.good += 1;
    else findings.push(`${name}: ${problem}`);
  };

  const ask = (operation: Operation, request: Omit<StateRequest, "method">): StateResponse | undefined => {
    const response = state.respond({ method: operation.method, ...request });
    if (response?.body === undefined || !response.mediaType) return response;
    const status = [String(response.status), `${String(response.status)[0]}XX`, "default"].find((one) =>
      operation.responses.some((each) => each.status === one),
    );
    const declared = operation.responses.find((one) => one.status === status);
    const media = declared?.media.find(
      (one) => isJson(one.mediaType) && (one.mediaType === response.mediaType || one.mediaType === "*/*"),
    );
    if (!media || media.schema === undefined) return response;
    const pointer = pointerOf(api.root, operation, operation.method.toLowerCase(), status ?? "", media.mediaType);
    const problem = pointer && validate(pointer, response.body);
    note("fits its schema", problem ? `${operation.key} ${response.status} ${problem}` : undefined);
    return response;
  };

  for (const resource of model.resources) actOn(resource);
  return { counts, findings };

  function actOn(resource: Resource): void {
    const having = (role: string) =>
      resource.operations
        .filter((one) => one.role === role)
        .flatMap(
          ({ operation: { method, path } }) =>
            api.operations.find((one) => one.method === method && one.path === path) ?? [],
        );
    for (const operation of having("list")) {
      const path = filled(state, model, operation.path);
      if (path === undefined) continue;
      const response = ask(operation, { path });
      note(
        "lists",
        response?.status && response.status < 300
          ? undefined
          : `${operation.key} ${path} responds with ${response?.status}`,
      );
    }
    for (const operation of having("create")) {
      const path = filled(state, model, operation.path);
      if (path === undefined) continue;
      const body = bodyFor(operation, resource);
      const response = ask(operation, { path, body, headers: { "content-type": "application/json" } });
      note(
        "creates",
        response && response.status < 300
          ? undefined
          : `${operation.key} ${path} responds with ${response?.status} ${JSON.stringify(response?.body)?.slice(0, 200)}`,
      );
      if (!response || response.status >= 300) continue;
      const made = state.snapshot().things as Record<string, { id: string; data: Json }[]>;
      const id = made[resource.name]?.at(-1)?.id ?? "";
      const items = [...having("read")];
      const at = (one: Operation) => {
        const above = filled(state, model, one.path.slice(0, one.path.lastIndexOf("/{")));
        return segmentsOf(one.path).at(-1)?.startsWith("{") && above !== undefined
          ? `${above}/${encodeURIComponent(id)}`
          : undefined;
      };
      for (const one of items) {
        const itemPath = at(one);
        if (itemPath === undefined) continue;
        const read = ask(one, { path: itemPath });
        const wrong = sentAndShown(body, operation, one, read?.body, resource);
        note(
          "reads what it created",
          read?.status === 200 ? wrong : `${one.key} ${itemPath} responds with ${read?.status}`,
        );
      }
      for (const one of having("list").filter((each) => each.path === operation.path)) {
        const listed = walk(one, path, resource);
        note(
          "lists what it created",
          listed === undefined || listed.includes(id) ? undefined : `${one.key} lacks ${id} in ${listed.length}`,
        );
      }
      for (const one of [...having("replace"), ...having("patch")]) {
        const itemPath = at(one);
        if (itemPath === undefined) continue;
        const changed = ask(one, {
          path: itemPath,
          body: bodyFor(one, resource),
          headers: { "content-type": "application/json" },
        });
        note(
          "changes",
          changed && changed.status < 300
            ? undefined
            : `${one.key} responds with ${changed?.status} ${JSON.stringify(changed?.body)?.slice(0, 200)}`,
        );
      }
      for (const one of having("delete")) {
        const itemPath = at(one);
        if (itemPath === undefined) continue;
        const deletion = ask(one, { path: itemPath });
        note("deletes", deletion && deletion.status < 300 ? undefined : `${one.key} responds with ${deletion?.status}`);
        for (const each of items) {
          const readPath = at(each);
          if (readPath === undefined) continue;
          const after = ask(each, { path: readPath });
          note(
            "does not exist after deletion",
            after && after.status >= 400 ? undefined : `${each.key} responds with ${after?.status}`,
          );
        }
      }
    }
    for (const operation of having("read")) {
      const path = filled(state, model, operation.path);
      if (path === undefined) continue;
      const response = ask(operation, { path });
      note(
        "reads",
        response && response.status < 300 ? undefined : `${operation.key} ${path} responds with ${response?.status}`,
      );
      if (!operation.path.endsWith("}")) continue;
      const unknown = state.respond({ method: "GET", path: `${path.slice(0, path.lastIndexOf("/"))}/unknown-0` });
      note(
        "refuses unknown ids",
        unknown && unknown.status >= 400 ? undefined : `${operation.key} responds with ${unknown?.status}`,
      );
    }
  }

  function bodyFor(operation: Operation, resource: Resource): unknown {
    const media = bodyOf(operation);
    if (!media) return undefined;
    const body = media.examples[0]?.value ?? values.fit(media.schema, undefined, `body.${operation.key}`);
    const { path } = unwrap(api, media.schema, resource.name);
    const item = valueAt(body, path);
    if (!isObject(item)) return body;
    // Give the new item other unique values.
    let changed: Json = item;
    const names = new Set([
      ...resource.unique.map(({ value }) => value),
      ...(resource.id?.value.setBy === "client" ? [resource.id.value.member[0] ?? ""] : []),
    ]);
    for (const name of names)
      if (typeof changed[name] === "string") changed = { ...changed, [name]: `${changed[name]}x` };
    for (const { value } of resource.references) {
      const [name = ""] = value.member;
      const known = (state.snapshot().things as Record<string, { id: string; data: Json }[]>)[value.resource]?.[0];
      const target = model.resources.find((one) => one.name === value.resource);
      if (!known || !(name in changed) || value.member.length > 1 || !target?.id) continue;
      const id = valueAt(known.data, target.id.value.member);
      if (value.holds === "id") changed = { ...changed, [name]: id };
      if (value.holds === "ids") changed = { ...changed, [name]: [id] };
      if (value.holds === "object" || value.holds === "objects")
        changed = Object.fromEntries(Object.entries(changed).filter(([each]) => each !== name));
    }
    return path.length === 0 ? changed : { ...(body as Json), [path[0] ?? ""]: changed };
  }

  function walk(operation: Operation, path: string, resource: Resource): string[] | undefined {
    const list = model.lists.find(
      (one) => one.operation.method === operation.method && one.operation.path === operation.path,
    );
    if (!list || !resource.id) return undefined;
    const ids: string[] = [];
    const named = (meaning: string) => list.parameters.find(({ value }) => value.meaning === meaning)?.value;
    const number = named("number");
    const cursor = list.figures.find(({ value }) => value.meaning === "nextCursor")?.value.member;
    let query = new URLSearchParams();
    for (let turn = 0; turn < 200; turn += 1) {
      const response = ask(operation, { path, query });
      const elements = valueAt(response?.body, list.elements.value);
      if (!Array.isArray(elements)) return ids;
      ids.push(...elements.map((one) => String(valueAt(one, resource.id?.value.member ?? []))));
      query = new URLSearchParams(query);
      const next = cursor && valueAt(response?.body, cursor);
      const parameter = named("cursor");
      if (number?.meaning === "number" && elements.length > 0) query.set(number.name, String(number.first + turn + 1));
      else if (parameter && (typeof next === "string" || typeof next === "number") && next !== "")
        query.set(parameter.name, String(next));
      else if (parameter && !cursor && elements.length > 0) query.set(parameter.name, ids.at(-1) ?? "");
      else if (named("offset") && elements.length > 0) query.set(named("offset")?.name ?? "", String(ids.length));
      else return ids;
    }
    return ids;
  }

  function sentAndShown(
    body: unknown,
    operation: Operation,
    read: Operation,
    shown: unknown,
    resource: Resource,
  ): string | undefined {
    const sent = valueAt(body, unwrap(api, bodyOf(operation)?.schema, resource.name).path);
    const media = read.responses
      .find(({ status }) => status === "200")
      ?.media.find(({ mediaType }) => isJson(mediaType));
    const { path, view } = unwrap(api, media?.schema, resource.name);
    const item = valueAt(shown, path);
    if (!isObject(sent) || !isObject(item)) return undefined;
    for (const [name, value] of Object.entries(sent)) {
      if (
        !view.properties.has(name) ||
        isObject(value) ||
        Array.isArray(value) ||
        !values.isValid(view.properties.get(name), value)
      )
        continue;
      if (resource.readOnly.some((one) => one.value === name) || resource.id?.value.member[0] === name) continue;
      if (item[name] !== value)
        return `${read.key}: ${name} is ${JSON.stringify(item[name])}, not ${JSON.stringify(value)}`;
    }
    return undefined;
  }
}

/** Fills in existing ids; undefined without any. */
function filled(state: State, model: Model, path: string): string | undefined {
  const things = state.snapshot().things as Record<string, { id: string; scope: Record<string, string> }[]>;
  const segments = path.split("/");
  const end = segments.findLastIndex((segment) => segment.startsWith("{"));
  if (end < 0) return path;
  const prefix = segments.slice(0, end + 1).join("/");
  const shape = prefix.replace(/\{[^}]*\}/g, "{}");
  const owner = model.resources.find(
    (one) =>
      one.operations.some(
        ({ operation, role }) =>
          role !== "list" && role !== "create" && operation.path.replace(/\{[^}]*\}/g, "{}") === shape,
      ) || one.item?.value.replace(/\{[^}]*\}/g, "{}") === shape,
  );
  const above = segments.slice(0, end).join("/");
  for (const thing of (owner && things[owner.name]) ?? []) {
    const outer = filled(state, model, above);
    if (outer === undefined) return undefined;
    const given = [...outer.matchAll(/[^/]+/g)].map(([one]) => decodeURIComponent(one));
    if (Object.values(thing.scope).every((id) => given.includes(id)))
      return `${outer}/${encodeURIComponent(thing.id)}${segments
        .slice(end + 1)
        .map((one) => `/${one}`)
        .join("")}`;
  }
  return owner
    ? undefined
    : `${filled(state, model, above) ?? above}/any${segments
        .slice(end + 1)
        .map((one) => `/${one}`)
        .join("")}`;
}

function pointerOf(
  root: Json,
  operation: Operation,
  method: string,
  status: string,
  mediaType: string,
): string | undefined {
  const steps = ["paths", operation.path, method, "responses", status];
  const response = valueAt(root, steps);
  if (!isObject(response)) return undefined;
  const start = typeof response.$ref === "string" ? response.$ref.slice(1) : `/${steps.map(escaped).join("/")}`;
  return `${start}/content/${escaped(mediaType)}/schema`;
}
