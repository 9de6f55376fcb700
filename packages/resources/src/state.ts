import { derivedFrom } from "./derive.ts";
import {
  bodyOf,
  isJson,
  isObject,
  type Json,
  keyword,
  type Media,
  type Operation,
  type Response,
  successOf,
  type View,
  valueAt,
} from "./document.ts";
import { unwrap } from "./lists.ts";
import type { List, Model, Resource, Role } from "./model.ts";
import { segmentsOf, wordsOf } from "./names.ts";
import { mergePatch, patchJson } from "./patch.ts";
import { cursorOf, select } from "./query.ts";
import { createRefusals, type StateResponse } from "./refusals.ts";
import { type Bound, seedItems } from "./seed.ts";
import {
  createThings,
  exampleItems,
  idIn,
  idsAt,
  newIdFor,
  renamed,
  scopeKeys,
  type Thing,
  withValue,
} from "./things.ts";
import { createValues } from "./values.ts";

export interface StateOptions {
  /** Seed of generated values; the same seed and requests return the same responses. Default: 1. */
  seed?: number | undefined;
  /**
   * Initial items by resource name in the model. `$parents` holds the ids of parents by resource, for items whose
   * members lack them. Default: the examples of the document.
   */
  data?: Readonly<Record<string, readonly unknown[]>> | undefined;
  /** Clock; default: a fixed time. */
  now?: (() => Date) | undefined;
  /** Id generator; default: from the seed, in the format of the document's examples and schema. */
  newId?: ((resource: string) => string | number) | undefined;
}

export interface StateRequest {
  /** HTTP method in upper case. */
  method: string;
  /** Path below the base URL, percent-encoded, with a leading slash. */
  path: string;
  query?: URLSearchParams | undefined;
  /** Header names in lower case. */
  headers?: Readonly<Record<string, string>> | undefined;
  body?: unknown;
  /** Base URL of links; default: the first server of the document. */
  baseUrl?: string | undefined;
}

/** Serialized state; only valid for the model that wrote it. */
export type Snapshot = Readonly<Record<string, unknown>>;

export interface State {
  /** Responds to a request; undefined if the model has no behaviour for the operation. */
  respond(request: StateRequest): StateResponse | undefined;
  /** Returns the derived behaviour of an operation: `created`, `listed`, …; empty if `respond` does not handle it. */
  derives(method: string, path: string): string[];
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
  reset(): void;
}

const LABELS: Readonly<Record<Role, string>> = {
  create: "created",
  list: "listed",
  read: "read",
  replace: "replaced",
  patch: "patched",
  delete: "deleted",
};

/** Creates a state that behaves as the model describes. Has no I/O and is deterministic. */
export function createState(model: Model, options: StateOptions = {}): State {
  const { api, entities } = derivedFrom(model);
  const seed = options.seed ?? 1;
  const now = options.now ?? (() => new Date("2026-01-01T00:00:00Z"));
  const values = createValues(api);
  const refuse = createRefusals(api, values);
  const things = createThings();
  const keysOf = scopeKeys(model.resources);
  const byName = new Map(model.resources.map((resource) => [resource.name, resource]));
  const bounds = bind();
  const entityOf = (resource: Resource): View => entities.get(resource.name) ?? api.view({});
  let removed = new Set<string>();
  const samples = new Map<string, unknown[]>();
  const server = serverOf(model.document);
  const servers = serversOf(model.document);

  function bind(): Bound[] {
    return api.operations
      .map((operation): Bound => {
        const is = (one: { method: string; path: string }) =>
          one.method === operation.method && one.path === operation.path;
        const resource = model.resources.find(({ operations }) => operations.some((one) => is(one.operation)));
        return {
          operation,
          resource,
          role: resource?.operations.find((one) => is(one.operation))?.role,
          list: model.lists.find((one) => is(one.operation)),
          template: templateOf(operation.path),
          parameters: keysOf(operation.path),
        };
      })
      .sort((a, b) => rank(a.operation.path).localeCompare(rank(b.operation.path)));
  }

  function route(method: string, path: string): { bound: Bound; ids: string[] } | undefined {
    const plain = path.replace(/[?#].*$/, "");
    for (const wanted of method === "HEAD" ? ["HEAD", "GET"] : [method])
      for (const bound of bounds) {
        if (bound.operation.method !== wanted) continue;
        const match = bound.template.exec(plain);
        if (match) return { bound, ids: match.slice(1).map(decode) };
      }
    return undefined;
  }

  /** Returns whether items of the resource are known: they are created or listed, or have examples. */
  const isKnown = (resource: Resource): boolean =>
    resource.kind === "singleton" ||
    resource.operations.some(({ role }) => role === "create" || role === "list" || role === "replace") ||
    things.of(resource.name).length > 0;

  interface Call {
    bound: Bound;
    request: StateRequest;
    resource: Resource;
    operation: Operation;
    /** Ids in the path without the item's id. */
    scope: Record<string, string>;
    id: string | undefined;
  }

  function respond(request: StateRequest): StateResponse | undefined {
    const found = route(request.method, request.path);
    if (!found) return undefined;
    const { bound, ids } = found;
    const { operation, resource, role } = bound;
    const scope: Record<string, string> = {};
    const isBelowItem =
      resource?.kind === "collection" && role !== undefined && /^(read|replace|patch|delete)$/.test(role);
    const endsInId = isBelowItem && segmentsOf(operation.path).at(-1)?.startsWith("{") === true;
    const above = endsInId ? bound.parameters.slice(0, -1) : bound.parameters;
    for (const [index, { key }] of above.entries()) {
      const parent = byName.get(key);
      const id = ids[index] ?? "";
      if (parent && isKnown(parent) && !things.find(parent.name, id, scope))
        return refuse(operation, "unknown", `${parent.name} has no item with the id ${id}`);
      scope[key] = id;
    }
    if (!resource || !role || !isKnown(resource)) return undefined;
    const response = successOf(operation);
    const wantsBody = response && response.media.length > 0 && role !== "delete";
    if (wantsBody && !mediaFor(response, request)) return undefined;
    const call: Call = { bound, request, resource, operation, scope, id: endsInId ? ids.at(-1) : undefined };
    const given = relocated(handlers[role](call), request.baseUrl);
    if (given && request.method === "HEAD") return { ...given, body: undefined, mediaType: undefined };
    return given;
  }

  /** Rewrites links to the document's servers to the base URL of the request. */
  function relocated(response: StateResponse | undefined, baseUrl: string | undefined): StateResponse | undefined {
    const base = baseUrl?.replace(/\/$/, "");
    if (!response || base === undefined) return response;
    const move = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(move);
      if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, move(one)]));
      const from = typeof value === "string" ? servers.find((url) => value.startsWith(`${url}/`)) : undefined;
      return from === undefined ? value : `${base}${String(value).slice(from.length)}`;
    };
    return { ...response, body: move(response.body) };
  }

  const handlers: Record<Role, (call: Call) => StateResponse | undefined> = {
    create,
    list,
    read,
    replace,
    patch,
    delete: remove,
  };

  const unknownItem = ({ operation, resource, id }: Call) =>
    refuse(
      operation,
      "unknown",
      id === undefined ? `${resource.name} does not exist` : `${resource.name} has no item with the id ${id}`,
    );

  /** Finds the item by path or, for `PUT /pets`, by payload. */
  function target(call: Call): Thing | undefined {
    const { resource, scope } = call;
    if (resource.kind === "singleton") return single(resource, scope, call.operation);
    const id = call.id ?? idIn(resource, inputOf(call));
    return id === undefined ? undefined : things.find(resource.name, id, scope);
  }

  /** Returns the single object; creates it from an example on first use. */
  function single(resource: Resource, scope: Record<string, string>, operation: Operation): Thing | undefined {
    const key = JSON.stringify([resource.name, scope]);
    const known = things.of(resource.name).find((one) => JSON.stringify(one.scope) === JSON.stringify(scope));
    if (known || removed.has(key)) return known;
    const example = exampleItems(api, operation, undefined, resource.name).find(isObject);
    const data = values.fit(entityOf(resource).schema, example, `${seed}.${key}`);
    return things.add(resource.name, { id: "", scope, data: isObject(data) ? data : {} });
  }

  function inputOf({ operation, resource, request }: Call): Json {
    const media = bodyOf(operation);
    const path = media ? unwrap(api, media.schema, resource.name).path : [];
    const inner = valueAt(request.body, path);
    const input = isObject(inner) ? inner : isObject(request.body) ? request.body : {};
    const view = media && unwrap(api, media.schema, resource.name).view;
    return Object.fromEntries(
      Object.entries(input).filter(([name]) => keyword(api.view(view?.properties.get(name)), "readOnly") !== true),
    );
  }

  /** Refuses references to unknown items and duplicates of unique values. */
  function refusal(call: Call, input: Json, self: Thing | undefined): StateResponse | undefined {
    const { resource, operation, scope } = call;
    for (const { value: reference, confidence } of resource.references) {
      const other = byName.get(reference.resource);
      if (!other || confidence === "guessed" || !isKnown(other)) continue;
      for (const id of idsAt(input, reference))
        if (!things.find(other.name, id, scope) && !things.find(other.name, id, {}))
          return refuse(
            operation,
            "reference",
            `${reference.member.join(".")}: ${other.name} has no item with the id ${id}`,
          );
    }
    for (const { value: name } of resource.unique) {
      const value = input[name];
      if (value === undefined || value === null || (resource.id?.value.member[0] === name && self)) continue;
      const twin = things
        .of(resource.name)
        .find((one) => one !== self && one.data[name] === value && inScope(one, scope));
      if (twin) return refuse(operation, "duplicate", `${name}: another item has ${JSON.stringify(value)}`);
    }
    return undefined;
  }

  const inScope = (thing: Thing, scope: Readonly<Record<string, string>>): boolean =>
    Object.entries(scope).every(([key, id]) => thing.scope[key] === id);

  function create(call: Call): StateResponse | undefined {
    const { resource, operation, scope } = call;
    const input = inputOf(call);
    const refused = refusal(call, input, undefined);
    if (refused) return refused;
    const given = resource.id?.value.setBy === "client" ? (call.id ?? idIn(resource, input)) : undefined;
    if (given !== undefined && things.find(resource.name, given, scope))
      return refuse(operation, "duplicate", `${resource.name} has an item with the id ${given}`);
    const thing = add(call, input, given);
    const response = successOf(operation);
    const location = response?.headers.has("location")
      ? { [response.headers.get("location")?.name ?? "Location"]: locationOf(call, thing) }
      : {};
    return answer(call, thing, ["created"], location);
  }

  function add(call: Call, input: Json, given: string | undefined): Thing {
    const { resource, operation, scope } = call;
    const entity = entityOf(resource);
    const member = resource.id?.value.member;
    const schema = member ? memberSchema(entity, member) : {};
    const known = things.of(resource.name);
    const key = `${seed}.${resource.name}.${nextNumber()}`;
    const id =
      given ??
      options.newId?.(resource.name) ??
      newIdFor(api, values, schema, known, samples.get(resource.name) ?? [], `${key}.id`);
    const kept =
      typeof id === "string" && api.view(schema).types.some((type) => type === "integer" || type === "number")
        ? Number(id)
        : id;
    const base = templateFor(call, String(id));
    let data: Json = { ...base, ...defaultsOf(operation, resource, input), ...input };
    if (member) data = withValue(data, member, kept);
    data = timed(resource, data, ["created", "changed"]);
    return things.add(resource.name, { id: String(id), scope, data: completed(resource, data, key) });
  }

  const nextNumber = (): number => things.next();

  /**
   * Returns members that the client does not send: those in all examples of the creation, or the required ones of
   * another example.
   */
  function templateFor({ operation, resource, bound }: Call, id: string): Json {
    const examples = exampleItems(api, operation, undefined, resource.name).filter(isObject);
    const [first, ...others] = examples.length > 0 ? examples : sampleItems(resource, bound);
    if (!first) return {};
    const media = bodyOf(operation);
    const input = media && unwrap(api, media.schema, resource.name).view;
    const required = entityOf(resource).required;
    const members = Object.entries(first).filter(([name]) => {
      if (input?.properties.has(name)) return false;
      return examples.length === 0 ? required.has(name) : others.every((other) => name in other);
    });
    const old = idIn(resource, first);
    const base = Object.fromEntries(members);
    return old === undefined ? base : (renamed(base, old, id) as Json);
  }

  const sampleItems = (resource: Resource, bound: Bound): Json[] =>
    bounds
      .filter((one) => one.resource === resource && one !== bound && (one.role === "read" || one.role === "list"))
      .flatMap((one) => exampleItems(api, one.operation, one.list?.elements.value, resource.name))
      .filter(isObject)
      .slice(0, 1);

  function defaultsOf(operation: Operation, resource: Resource, input: Json): Json {
    const media = bodyOf(operation);
    const view = media && unwrap(api, media.schema, resource.name).view;
    const entity = entityOf(resource);
    return Object.fromEntries(
      [...(view?.properties ?? [])].flatMap(([name, schema]) => {
        if (name in input) return [];
        const given = keyword(api.view(schema), "default");
        if (given !== undefined) return [[name, given]];
        const shown = entity.properties.get(name);
        if (shown === undefined || !entity.required.has(name)) return [];
        const empty = [null, [], {}, ""].find((one) => values.isValid(shown, one));
        return empty === undefined || (isObject(empty) && api.view(shown).properties.size > 0) ? [] : [[name, empty]];
      }),
    );
  }

  /** Adds the members that a valid item needs, so that filters find it. */
  function completed(resource: Resource, data: Json, key: string): Json {
    const entity = entityOf(resource);
    const whole = values.fit(entity.schema, shown(entity, data), key);
    return isObject(whole) ? { ...data, ...whole } : data;
  }

  function timed(resource: Resource, data: Json, which: ("created" | "changed")[]): Json {
    let made = data;
    for (const name of which) {
      const member = resource[name]?.value;
      const schema = member === undefined ? undefined : entityOf(resource).properties.get(member);
      if (member === undefined || schema === undefined) continue;
      const time = timeFor(api.view(schema), now());
      if (values.isValid(schema, time)) made = { ...made, [member]: time };
    }
    return made;
  }

  function read(call: Call): StateResponse | undefined {
    const thing = target(call);
    return thing ? answer(call, thing, ["read"]) : unknownItem(call);
  }

  function replace(call: Call): StateResponse | undefined {
    const { resource, operation, id, scope } = call;
    const input = inputOf(call);
    const thing = target(call);
    const refused = refusal(call, input, thing);
    if (refused) return refused;
    if (!thing) {
      const isCreation =
        operation.responses.some(({ status }) => status === "201") ||
        !resource.operations.some(({ role }) => role === "create");
      if (!isCreation || id === undefined) return unknownItem(call);
      const made = add({ ...call, scope }, input, id);
      const created = operation.responses.find(({ status }) => status === "201");
      return answer(call, made, ["created"], {}, created);
    }
    const fixed = new Set([
      ...resource.readOnly.map(({ value }) => value),
      ...(resource.id ? [resource.id.value.member[0]] : []),
    ]);
    const media = bodyOf(operation);
    const sent = media && unwrap(api, media.schema, resource.name).view;
    const kept = Object.entries(thing.data).filter(
      ([name]) => fixed.has(name) || (sent && sent.properties.size > 0 && !sent.properties.has(name)),
    );
    return change(
      call,
      thing,
      { ...Object.fromEntries(kept), ...defaultsOf(operation, resource, input), ...input },
      "replaced",
    );
  }

  function patch(call: Call): StateResponse | undefined {
    const thing = target(call);
    const type = call.request.headers?.["content-type"] ?? "";
    if (/json-patch\+json/.test(type) || Array.isArray(call.request.body)) {
      if (!thing) return unknownItem(call);
      const changed = patchJson(thing.data, call.request.body);
      return isObject(changed) ? change(call, thing, changed, "patched") : undefined;
    }
    const input = inputOf(call);
    const refused = thing && refusal(call, input, thing);
    if (refused) return refused;
    return thing ? change(call, thing, mergePatch(thing.data, input) as Json, "patched") : unknownItem(call);
  }

  function change(call: Call, thing: Thing, data: Json, label: string): StateResponse | undefined {
    const { resource } = call;
    const member = resource.id?.value.member;
    const kept = member ? withValue(data, member, valueAt(thing.data, member)) : data;
    const timed_ = timed(resource, kept, ["changed"]);
    const whole = completed(resource, timed_, `${seed}.${resource.name}.${thing.number}`);
    // Replace the data, so that removed members do not reappear.
    return answer(call, things.replace(resource.name, thing, whole), [label]);
  }

  function remove(call: Call): StateResponse | undefined {
    const { resource, operation, scope } = call;
    const thing = target(call);
    if (!thing) return unknownItem(call);
    const children = childrenOf(resource, thing);
    if (resource.onDelete.value === "refuse" && children.length > 0)
      return refuse(operation, "conflict", `${children[0]?.resource.name} still has items of this one`);
    removeAll(resource, thing);
    if (resource.kind === "singleton") removed.add(JSON.stringify([resource.name, scope]));
    return answer(call, thing, ["deleted"]);
  }

  const childrenOf = (resource: Resource, thing: Thing) =>
    model.resources.flatMap((child) =>
      child === resource
        ? []
        : things
            .of(child.name)
            .filter((one) => one.scope[resource.name] === thing.id && within(one.scope, thing.scope))
            .map((one) => ({ resource: child, thing: one })),
    );

  const within = (inner: Readonly<Record<string, string>>, outer: Readonly<Record<string, string>>) =>
    Object.entries(outer).every(([key, id]) => inner[key] === undefined || inner[key] === id);

  function removeAll(resource: Resource, thing: Thing): void {
    if (resource.kind === "collection")
      for (const child of childrenOf(resource, thing)) removeAll(child.resource, child.thing);
    if (things.of(resource.name).includes(thing)) things.remove(resource.name, thing);
  }

  function list(call: Call): StateResponse | undefined {
    const { bound, resource, operation, request, scope } = call;
    const declared = bound.list;
    const response = successOf(operation);
    const media = response && mediaFor(response, request);
    if (!declared || !response || !media) return undefined;
    const all = things.of(resource.name).filter((thing) => isIn(thing, resource, scope, bound));
    const query = request.query ?? new URLSearchParams();
    const selection = select(api, operation, declared, all, query);
    if ("refused" in selection) return refuse(operation, "query", `${selection.refused}: its value is not supported`);
    const page = selection.things.slice(selection.from, selection.to);
    const path = declared.elements.value;
    const whole = api.view(media.schema);
    const elements = page.map((thing) => element(resource, thing, elementSchema(whole, path)));
    const urls = urlsFor(call, selection, page);
    const headers = headersOf(response);
    const link = response.headers.get("link");
    if (link) {
      const links = Object.entries(urls)
        .filter(([rel]) => rel !== "self")
        .map(([rel, url]) => `<${url}>; rel="${rel}"`);
      if (links.length > 0) headers[link.name] = links.join(", ");
      else delete headers[link.name];
    }
    for (const { name } of response.headers.values())
      if (/total/i.test(name) && !/pages/i.test(name)) headers[name] = String(selection.things.length);
    const base = { media, list: declared, elements, urls, whole };
    return {
      status: Number(response.status) || 200,
      headers,
      mediaType: typeFor(media),
      body: path.length === 0 ? elements : envelope(base, selection, page),
      derived: ["listed", ...selection.derived],
      ignored: selection.ignored,
    };
  }

  /** Returns whether the item was created at these parents or refers to them. */
  function isIn(thing: Thing, resource: Resource, scope: Readonly<Record<string, string>>, bound: Bound): boolean {
    return Object.entries(scope).every(([key, id], index) => {
      if (thing.scope[key] !== undefined) return thing.scope[key] === id;
      const references = resource.references.filter(({ value }) => value.resource === key);
      if (references.some(({ value }) => idsAt(thing.data, value).includes(id))) return true;
      const name = bound.parameters[index]?.name ?? "";
      return Object.entries(thing.data).some(
        ([member, value]) => wordsOf(member).join() === wordsOf(name).join() && String(value) === id,
      );
    });
  }

  function envelope(
    {
      media,
      list,
      elements,
      urls,
      whole,
    }: { media: Media; list: List; elements: unknown[]; urls: Record<string, string>; whole: View },
    { things: all, from, to, size, places }: Exclude<ReturnType<typeof select>, { refused: string }>,
    page: readonly Thing[],
  ): unknown {
    const example = [...media.examples.map(({ value }) => value), keyword(whole, "example")].find(isObject) ?? {};
    const first = list.parameters.find(({ value }) => value.meaning === "number")?.value;
    const hasNext = to < all.length;
    const figures: Record<string, unknown> = {
      total: all.length,
      totalPages: Math.ceil(all.length / Math.max(1, size)),
      number: Math.floor(from / Math.max(1, size)) + (first?.meaning === "number" ? first.first : 1),
      size: places.size === undefined && places.number === undefined ? page.length : size,
      offset: from,
      hasMore: hasNext,
      nextCursor: hasNext ? nextCursor(places, page, to) : undefined,
      previousCursor: from > 0 && page[0] ? cursorOf(page[0]) : undefined,
      nextLink: urls.next,
      previousLink: urls.prev,
    };
    let body: Json = withValue(example, list.elements.value, elements);
    for (const { value } of list.figures) body = placed(body, whole, value.member, figures[value.meaning]);
    for (const holder of ["_links", "links"])
      for (const [rel, schema] of api.view(whole.properties.get(holder)).properties) {
        if (!/^(self|first|last|prev|previous|next)$/.test(rel)) continue;
        const inner = api.view(schema);
        const url = urls[rel === "previous" ? "prev" : rel];
        const href = ["href", "url"].find((name) => inner.properties.has(name));
        body = placed(body, whole, href ? [holder, rel, href] : [holder, rel], url);
        if (href && url === undefined) body = placed(body, whole, [holder, rel], undefined);
      }
    return values.fit(media.schema, body, `${seed}.${list.operation.path}`);
  }

  /** Sets a member. Without a value, removes it or sets null, as the schema allows. */
  function placed(body: Json, whole: View, path: readonly string[], value: unknown): Json {
    const schema = memberSchema(whole, path);
    const view = api.view(schema);
    if (value !== undefined && view.types.includes("string") && typeof value === "number")
      return withValue(body, path, String(value));
    if (value !== undefined) return withValue(body, path, value);
    const holder = memberView(whole, path.slice(0, -1));
    const last = path.at(-1) ?? "";
    if (valueAt(body, path) === undefined && !holder.required.has(last)) return body;
    if (view.nullable) return withValue(body, path, null);
    if (holder.required.has(last) && view.types.includes("string")) return withValue(body, path, "");
    const outer = valueAt(body, path.slice(0, -1));
    if (!isObject(outer)) return body;
    const { [last]: _, ...rest } = outer;
    return withValue(body, path.slice(0, -1), rest);
  }

  /** Returns the cursor of the next page: the offset, or the cursor of the last element. */
  function nextCursor(
    places: { cursor?: string; offset?: string; number?: string },
    page: readonly Thing[],
    to: number,
  ): unknown {
    const last = page.at(-1);
    if (places.cursor === undefined && places.offset !== undefined) return to;
    return last ? cursorOf(last) : undefined;
  }

  function urlsFor(
    { request }: Call,
    { from, to, size, things: all, places }: Exclude<ReturnType<typeof select>, { refused: string }>,
    page: readonly Thing[],
  ): Record<string, string> {
    const base = `${(request.baseUrl ?? server).replace(/\/$/, "")}${request.path.replace(/\?.*$/, "")}`;
    const first = model.lists
      .flatMap(({ parameters }) => parameters)
      .find(({ value }) => value.name === places.number)?.value;
    const start = first?.meaning === "number" ? first.first : 1;
    const url = (changes: Record<string, string | undefined>) => {
      const query = new URLSearchParams(request.query);
      for (const [name, value] of Object.entries(changes))
        if (value === undefined) query.delete(name);
        else query.set(name, value);
      const text = query.toString();
      return text === "" ? base : `${base}?${text}`;
    };
    const urls: Record<string, string> = { self: url({}) };
    const at = (index: number): string | undefined => {
      if (places.number !== undefined) return url({ [places.number]: String(Math.floor(index / size) + start) });
      if (places.offset !== undefined) return url({ [places.offset]: String(index) });
      if (places.cursor === undefined) return undefined;
      const before = all[index - 1];
      return url({ [places.cursor]: index > 0 && before ? cursorOf(before) : undefined });
    };
    const add = (rel: string, index: number, holds: boolean) => {
      const target = holds ? at(index) : undefined;
      if (target !== undefined) urls[rel] = target;
    };
    add("first", 0, true);
    add("last", Math.max(0, Math.ceil(all.length / Math.max(1, size)) - 1) * size, places.cursor === undefined);
    add("prev", Math.max(0, from - size), from > 0);
    add("next", to, to < all.length && page.length > 0);
    return urls;
  }

  const elementSchema = (whole: View, path: readonly string[]): unknown => memberView(whole, path).items;
  const memberView = (view: View, path: readonly string[]): View =>
    path.reduce((at, name) => api.view(at.properties.get(name)), view);
  const memberSchema = (view: View, path: readonly string[]): unknown =>
    memberView(view, path.slice(0, -1)).properties.get(path.at(-1) ?? "");

  function shown(view: View, data: Json): Json {
    const isOpen =
      view.properties.size === 0 ||
      view.parts.some((part) => isObject(part.additionalProperties) || part.additionalProperties === true);
    return Object.fromEntries(
      Object.entries(data).filter(([name]) => {
        const schema = view.properties.get(name);
        return schema === undefined ? isOpen : keyword(api.view(schema), "writeOnly") !== true;
      }),
    );
  }

  const elements = new WeakMap<Json, Map<unknown, unknown>>();

  function element(resource: Resource, thing: Thing, schema: unknown): unknown {
    const known = elements.get(thing.data)?.get(schema);
    if (known !== undefined) return known;
    const view = api.view(schema);
    const data = embedded(resource, thing, view);
    const made = values.fit(schema, shown(view, data), `${seed}.${resource.name}.${thing.number}`);
    // Cache only items that embed no other item, which may change.
    if (!resource.references.some(({ value }) => value.holds.startsWith("object"))) {
      const all = elements.get(thing.data) ?? new Map<unknown, unknown>();
      elements.set(thing.data, all);
      all.set(schema, made);
    }
    return made;
  }

  /** Returns the data with the current state of embedded items. */
  function embedded(resource: Resource, thing: Thing, view: View): Json {
    let data = thing.data;
    for (const { value: reference } of resource.references) {
      if (!reference.holds.startsWith("object")) continue;
      const other = byName.get(reference.resource);
      const schema = memberSchema(view, reference.member);
      if (!other || schema === undefined) continue;
      if (reference.holds === "objects") {
        if (!other.parents.some(({ value }) => value.resource === resource.name)) continue;
        const inner = things.of(other.name).filter((one) => one.scope[resource.name] === thing.id);
        const made = inner.map((one) => part(api.view(schema).items, other, one));
        if (made.length > 0 || valueAt(data, reference.member) !== undefined)
          data = withValue(data, reference.member, made);
        continue;
      }
      const id = idsAt(data, reference)[0] ?? counterpart(resource, reference.resource, data);
      const found = id === undefined ? undefined : things.find(other.name, id, {});
      if (found) data = withValue(data, reference.member, part(schema, other, found));
    }
    return data;
  }

  /** Returns an embedded item, without its own embedded items. */
  const part = (schema: unknown, other: Resource, thing: Thing): unknown =>
    values.fit(schema, shown(api.view(schema), thing.data), `${seed}.${other.name}.${thing.number}`);

  const counterpart = (resource: Resource, target_: string, data: Json): string | undefined =>
    resource.references
      .filter(({ value }) => value.resource === target_ && value.holds === "id")
      .flatMap(({ value }) => idsAt(data, value))[0];

  function answer(
    call: Call,
    thing: Thing,
    derived: string[],
    headers: Record<string, string> = {},
    response: Response | undefined = successOf(call.operation),
  ): StateResponse | undefined {
    if (!response) return undefined;
    const status = Number(response.status.replace(/XX$/i, "00")) || 200;
    const all = { ...headersOf(response), ...headers };
    const media = mediaFor(response, call.request);
    if (!media || status === 204) return { status, headers: all, derived, ignored: [] };
    return { status, headers: all, mediaType: typeFor(media), body: whole(call, thing, media), derived, ignored: [] };
  }

  /** Returns the payload; an envelope keeps the other members of the example. */
  function whole({ resource }: Call, thing: Thing, media: Media): unknown {
    const { path, view } = unwrap(api, media.schema, resource.name);
    const item = shown(view, embedded(resource, thing, view));
    const key = `${seed}.${resource.name}.${thing.number}`;
    if (path.length === 0) return values.fit(media.schema, item, key);
    const example = media.examples.map(({ value }) => value).find(isObject) ?? {};
    return values.fit(media.schema, withValue(example, path, item), key);
  }

  function headersOf(response: Response): Record<string, string> {
    const all = [...response.headers.values()].filter(
      ({ name }) => !/^(location|content-type|content-length)$/i.test(name),
    );
    return Object.fromEntries(
      all.flatMap(({ name, schema, example }) => {
        const value = example ?? keyword(api.view(schema), "example") ?? keyword(api.view(schema), "default");
        return value === undefined || isObject(value) ? [] : [[name, String(value)]];
      }),
    );
  }

  function locationOf({ resource, operation, request, scope }: Call, thing: Thing): string {
    const below = resource.operations.find(
      ({ role, operation: one }) =>
        role !== "create" && role !== "list" && one.path.startsWith(`${operation.path.replace(/\/$/, "")}/{`),
    );
    const path = below?.operation.path ?? resource.item?.value ?? `${operation.path}/{id}`;
    const parameters = keysOf(path);
    const filled = parameters.reduce(
      (at, { name, key }, index) =>
        at.replace(
          `{${name}}`,
          encodeURIComponent(index === parameters.length - 1 ? thing.id : (scope[key] ?? thing.scope[key] ?? "")),
        ),
      path,
    );
    const base = (request.baseUrl ?? server).replace(/\/$/, "");
    return resource.location?.value === "relative" ? `${pathOf(base)}${filled}` : `${base}${filled}`;
  }

  function begin(): void {
    removed = new Set();
    seedItems({
      model,
      api,
      values,
      things,
      bounds,
      byName,
      samples,
      seed,
      data: options.data,
      entityOf,
      memberSchema,
      completed,
    });
  }

  begin();

  return {
    respond,
    derives(method, path) {
      const bound = bounds.find(({ operation }) => operation.method === method && operation.path === path);
      if (!bound?.resource || !bound.role || !isKnown(bound.resource)) return [];
      const meanings = new Set((bound.list?.parameters ?? []).map(({ value }) => value.meaning));
      const has = (...names: string[]) => names.some((name) => meanings.has(name as "sort"));
      return [
        LABELS[bound.role],
        ...(has("filter", "search") ? ["filtered"] : []),
        ...(has("sort", "direction") ? ["sorted"] : []),
        ...(has("number", "cursor", "offset", "size") ? ["paged"] : []),
      ];
    },
    snapshot: () => ({ ...things.snapshot(), removed: [...removed] }),
    restore(snapshot) {
      things.restore(snapshot as ReturnType<typeof things.snapshot>);
      removed = new Set((snapshot.removed as string[]) ?? []);
    },
    reset() {
      things.restore({ next: 1, things: {} });
      begin();
    },
  };
}

/** Returns a sort key: literal segments first, so that `/pets/mine` does not match `/pets/{petId}`. */
const rank = (path: string): string =>
  path
    .split("/")
    .map((segment) => (/^\{[^}]*\}$/.test(segment) ? "2" : segment.includes("{") ? "1" : "0"))
    .join("");

function templateOf(path: string): RegExp {
  const parts = path.replace(/\/$/, "").split(/(\{[^}]*\})/);
  const text = parts.map((part) => (/^\{/.test(part) ? "([^/]+?)" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  return new RegExp(`^${text.join("")}/?$`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the media type to send; undefined if the client accepts no JSON type of the response. */
function mediaFor({ media }: Response, { headers = {} }: StateRequest): Media | undefined {
  const accepted = (headers.accept ?? "*/*").split(",").map((one) => (one.split(";")[0] ?? "").trim().toLowerCase());
  const accepts = ({ mediaType }: Media) =>
    accepted.some(
      (one) =>
        one === "*/*" ||
        mediaType.toLowerCase().startsWith(one) ||
        (one.endsWith("/*") && mediaType.startsWith(one.slice(0, -1))) ||
        mediaType === "*/*",
    );
  const json = media.filter((one) => isJson(one.mediaType));
  const [first] = accepted;
  return json.find(({ mediaType }) => mediaType.toLowerCase() === first) ?? json.find(accepts);
}

const typeFor = ({ mediaType }: Media): string => (mediaType.startsWith("*") ? "application/json" : mediaType);

/** Formats a time as the schema declares: ISO 8601, date, or Unix time. */
function timeFor(view: View, time: Date): unknown {
  if (view.types.includes("integer") || view.types.includes("number")) {
    const sample = keyword(view, "example");
    return typeof sample === "number" && sample > 1e11 ? time.getTime() : Math.floor(time.getTime() / 1000);
  }
  return keyword(view, "format") === "date"
    ? time.toISOString().slice(0, 10)
    : time.toISOString().replace(".000Z", "Z");
}

/** Absolute URLs without variables. */
const serversOf = ({ servers }: Json): string[] =>
  (Array.isArray(servers) ? servers : []).flatMap((one) =>
    isObject(one) && typeof one.url === "string" && /^https?:[^{]*$/.test(one.url) ? [one.url.replace(/\/$/, "")] : [],
  );

const serverOf = (document: Json): string => serversOf(document)[0] ?? "http://localhost";

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, "") : "");
