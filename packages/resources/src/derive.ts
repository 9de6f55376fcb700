import {
  type Api,
  bodyOf,
  groupBy,
  isObject,
  jsonOf,
  keyword,
  type Operation,
  objectAt,
  readApi,
  successOf,
  textOf,
  type View,
} from "./document.ts";
import { changedIn, createdIn, type FoundList, findList, objectIn, WRAPPERS } from "./lists.ts";
import type {
  Confidence,
  Fact,
  Hints,
  List,
  Model,
  OperationRef,
  Reference,
  Resource,
  ResourceHints,
  Role,
} from "./model.ts";
import {
  collectionIn,
  idNames,
  isItem,
  memberNamed,
  nameOf,
  parametersIn,
  sameName,
  segmentsOf,
  shapeOf,
  wordsOf,
} from "./names.ts";

const fact = <Value>(value: Value, reason: string, confidence: Confidence): Fact<Value> => ({
  value,
  reason,
  confidence,
});
const refOf = ({ method, path, operationId }: Operation): OperationRef => ({ method, path, operationId });

interface Draft {
  name: string;
  kind: Resource["kind"];
  collection: Fact<string> | undefined;
  item: Fact<string> | undefined;
  roles: { role: Role; operation: Operation; reason: string; confidence: Confidence }[];
  /** Schemas of the item in responses, most complete first. */
  entities: View[];
  hints: ResourceHints;
}

/** A model with the data that its behaviour needs. */
export interface Derived {
  model: Model;
  api: Api;
  /** Views of the item in responses, by resource name. */
  entities: Map<string, View>;
}

/**
 * Derives the resources of a bundled OpenAPI document of version 3.0 to 3.2. Throws an Error for other documents and
 * for hints with unknown names.
 */
export const deriveModel = (document: unknown, hints: Hints = {}): Model => derive(document, hints).model;

export function listsOf(document: unknown): List[] {
  const api = readApi(document);
  return api.operations.flatMap((operation) => findList(api, operation)?.list ?? []);
}

const derivations = new WeakMap<Model, Derived>();

export const derivedFrom = (model: Model): Derived => {
  const known = derivations.get(model);
  if (!known) throw new Error("this model was not returned by deriveModel");
  return known;
};

function derive(document: unknown, hints: Hints): Derived {
  const api = readApi(document);
  const found = new Map<Operation, FoundList>();
  for (const operation of api.operations) {
    const list = findList(api, operation);
    if (list) found.set(operation, list);
  }
  const reasons = new Map<Operation, string>();
  const drafts = draftsOf(api, found, reasons);
  nameDrafts(drafts);
  checkHints(api, drafts, hints);
  for (const draft of drafts) draft.hints = hints.resources?.[draft.name] ?? {};
  applyRoleHints(api, drafts);

  const entities = new Map(drafts.map((draft) => [draft.name, entityOf(draft)]));
  const underived: Model["underived"] = [];
  const resources = drafts.map((draft) => finish(api, draft, drafts, entities, underived));
  const lists = [...found].map(([operation, { list }]): List => {
    const owner = drafts.find(({ roles }) => roles.some((one) => one.operation === operation && one.role === "list"));
    return { ...list, resource: owner?.name };
  });
  for (const operation of api.operations) {
    if (drafts.some(({ roles }) => roles.some((one) => one.operation === operation))) continue;
    underived.push({ name: operation.key, reason: reasons.get(operation) ?? reasonFor(api, operation) });
  }
  for (const { operation, unknown } of lists)
    for (const { name, reason } of unknown)
      underived.push({ name: `${operation.method} ${operation.path} ?${name}`, reason });
  const model: Model = { document: api.root, resources, lists, underived };
  const derived = { model, api, entities };
  derivations.set(model, derived);
  return derived;
}

function reasonFor(api: Api, operation: Operation): string {
  const response = successOf(operation);
  if (!response) return "no successful response is declared";
  if (response.media.length > 0 && !jsonOf(response.media))
    return `responds with ${response.media[0]?.mediaType}, not with JSON`;
  if (operation.method === "GET") {
    const media = jsonOf(response.media);
    if (!media) return "responds without a body";
    return media.schema === undefined ? "the response has no schema" : "neither a list nor an item of a collection";
  }
  if (/^\{[^}]+\}$/.test(segmentsOf(operation.path).at(-1) ?? "")) return `${operation.method} of an item is an action`;
  return api.operations.some((one) => shapeOf(operation.path).startsWith(`${shapeOf(one.path)}/`) && isItem(one.path))
    ? "an action on an item: the document does not describe its changes"
    : "an action: the document does not describe its changes";
}

/** Returns the item of a payload: the payload itself, or the only object in a wrapper such as `data`. */
export function unwrap(api: Api, schema: unknown, name: string): { path: string[]; view: View; reason: string } {
  const view = api.view(schema);
  const objects = [...view.properties].filter(
    ([, one]) => api.view(one).types.includes("object") || api.view(one).component,
  );
  const named = objects.find(([member]) => sameName(member, name));
  const wrapper = objects.find(([member]) => WRAPPERS.includes(member));
  const only = view.properties.size === 1 ? objects[0] : undefined;
  const inner = view.properties.has("id")
    ? undefined
    : (wrapper ?? only ?? (view.properties.size <= 3 ? named : undefined));
  if (!inner || (!only && !wrapper && !named)) return { path: [], view, reason: "the body is the item" };
  const entity = api.view(inner[1]);
  if (entity.types.length > 0 && !entity.types.includes("object"))
    return { path: [], view, reason: "the body is the item" };
  const reason = wrapper ? `${inner[0]} is a usual wrapper` : `${inner[0]} is the only object of the body`;
  return { path: [inner[0]], view: entity, reason };
}

/** Returns the item of the success response; undefined without a JSON object. */
function outputOf(api: Api, operation: Operation, name: string) {
  const media = jsonOf(successOf(operation)?.media);
  if (!media || media.schema === undefined) return undefined;
  const whole = api.view(media.schema);
  if (whole.types.length > 0 && !whole.types.includes("object")) return undefined;
  return unwrap(api, media.schema, name);
}

function inputOf(api: Api, operation: Operation, name: string) {
  const media = bodyOf(operation);
  return media?.schema === undefined ? undefined : unwrap(api, media.schema, name);
}

const isObjectView = (view: View): boolean => view.types.length === 0 || view.types.includes("object");

function draftsOf(api: Api, lists: Map<Operation, FoundList>, reasons: Map<Operation, string>): Draft[] {
  const shapes = groupBy(api.operations, ({ path }) => shapeOf(path));
  const drafts: Draft[] = [];
  const taken = new Set<string>();

  for (const [shape, operations] of shapes) {
    const path = operations[0]?.path ?? "";
    if (!isItem(path) || !operations.some(({ method }) => /^(GET|PUT|PATCH|DELETE)$/.test(method))) continue;
    const name = collectionIn(path);
    const above = shape.slice(0, shape.lastIndexOf("/{}"));
    const collection =
      shapes.has(above) && !isItem(shapes.get(above)?.[0]?.path ?? "")
        ? shapes.get(above)?.[0]?.path
        : similarPath(shapes, above);
    const draft: Draft = {
      name,
      kind: "collection",
      collection:
        collection === undefined
          ? undefined
          : shapeOf(collection) === above
            ? fact(collection, "the path of the items without their id", "stated")
            : fact(collection, `named like ${above}`, "likely"),
      item: fact(path, "the path ends in a parameter", "stated"),
      roles: [],
      entities: [],
      hints: {},
    };
    for (const operation of operations) addItemRole(api, draft, operation, lists, reasons);
    if (draft.roles.length === 0) continue;
    const twin = drafts.find((one) => isTwin(one, draft));
    if (twin) {
      twin.roles.push(...draft.roles);
      if (twin.collection === undefined) twin.collection = draft.collection;
      if (collection !== undefined)
        addCollectionRoles(api, twin, shapes.get(shapeOf(collection)) ?? [], lists, reasons);
    } else {
      drafts.push(draft);
      if (collection !== undefined)
        addCollectionRoles(api, draft, shapes.get(shapeOf(collection)) ?? [], lists, reasons);
    }
    taken.add(shape);
    if (collection !== undefined) taken.add(shapeOf(collection));
  }
  const owned = () => new Set(drafts.flatMap(({ roles }) => roles.map(({ operation }) => operation)));

  // Add lists and creations of the same items at other paths, such as `/stores/{id}/pets` for `/pets/{id}`.
  for (const [operation, list] of lists) {
    if (owned().has(operation)) continue;
    const component = list.element.component;
    const same =
      component === undefined ? undefined : drafts.find((one) => one.item && componentsOf(one).has(component));
    const scope = parametersIn(operation.path);
    if (!same || (scope.length > 0 && !scopes(api, same, scope, drafts))) continue;
    const reason = `its elements are ${component}, as the items of ${same.item?.value}`;
    same.roles.push({ role: "list", operation, reason, confidence: scope.length > 0 ? "guessed" : "likely" });
  }
  // The remaining paths are collections without items and single objects.
  for (const [shape, operations] of shapes) {
    const path = operations[0]?.path ?? "";
    if (taken.has(shape) || isItem(path)) continue;
    const rest = operations.filter((one) => !owned().has(one));
    const draft =
      collectionAlone(api, path, rest, lists, drafts, reasons) ?? singleton(api, path, rest, lists, shapes, reasons);
    if (draft) drafts.push(draft);
  }
  return drafts;
}

/** Returns the path of a collection that differs in number: `/pets` for `/pet/{id}`. */
function similarPath(shapes: Map<string, Operation[]>, above: string): string | undefined {
  const [parent, last] = [above.slice(0, above.lastIndexOf("/")), above.slice(above.lastIndexOf("/") + 1)];
  if (last === "{}" || last === "") return undefined;
  const found = [...shapes.keys()].find((shape) => {
    const at = shape.lastIndexOf("/");
    return shape.slice(0, at) === parent && sameName(shape.slice(at + 1), last);
  });
  return found === undefined ? undefined : shapes.get(found)?.[0]?.path;
}

const componentsOf = ({ entities }: Draft): Set<string> =>
  new Set(entities.flatMap(({ component }) => (component === undefined ? [] : [component])));

/** Returns true for two item paths of one resource, such as `/tasks/{id}` and `/projects/{projectId}/tasks/{id}`. */
const isTwin = (a: Draft, b: Draft): boolean =>
  sameName(collectionIn(a.item?.value ?? ""), collectionIn(b.item?.value ?? "")) &&
  [...componentsOf(b)].some((name) => componentsOf(a).has(name)) &&
  parametersIn(a.item?.value ?? "").length !== parametersIn(b.item?.value ?? "").length &&
  sameName(parametersIn(a.item?.value ?? "").at(-1)?.name ?? "", parametersIn(b.item?.value ?? "").at(-1)?.name ?? "");

function addItemRole(
  api: Api,
  draft: Draft,
  operation: Operation,
  lists: Map<Operation, FoundList>,
  reasons: Map<Operation, string>,
): void {
  const { method } = operation;
  const output = outputOf(api, operation, draft.name);
  const add = (role: Role, reason: string, confidence: Confidence) => {
    draft.roles.push({ role, operation, reason, confidence });
    if (output && role !== "delete" && isObjectView(output.view))
      if (role === "read") draft.entities.unshift(output.view);
      else draft.entities.push(output.view);
  };
  const response = successOf(operation);
  if (method === "GET" && lists.get(operation)?.list.elements.value.length === 0)
    reasons.set(operation, "returns a list, although its path ends in a parameter");
  else if (method === "GET" && response && response.media.length > 0 && !jsonOf(response.media)) return;
  else if (method === "GET") add("read", "GET of an item", "stated");
  else if (method === "DELETE") add("delete", "DELETE of an item", "stated");
  else if ((method === "PUT" || method === "PATCH") && operation.body && !bodyOf(operation))
    reasons.set(operation, `takes ${operation.body.media[0]?.mediaType}, not JSON`);
  else if (method === "PUT") add("replace", "PUT of an item", "stated");
  else if (method === "PATCH") add("patch", "PATCH of an item", "stated");
  else if (method === "POST" && operation.body && output) {
    const others = api.operations.filter((one) => shapeOf(one.path) === shapeOf(operation.path));
    const reads = others.some(
      (one) => one.method === "GET" && outputOf(api, one, draft.name)?.view.component === output.view.component,
    );
    if (!others.some((one) => /^(PUT|PATCH)$/.test(one.method)) && reads && output.view.component !== undefined)
      add("patch", `POST of an item that responds with ${output.view.component}, without PUT and PATCH`, "likely");
  }
}

const ACTION = /^(search|query|batch|bulk|import|export|validate|verify|login|logout|sync|test|preview|calculate|estimate|count|find|lookup|send|cancel|merge|move|copy|execute|run|reset|restore)\b/; // biome-ignore format: a list

function addCollectionRoles(
  api: Api,
  draft: Draft,
  operations: Operation[],
  lists: Map<Operation, FoundList>,
  reasons: Map<Operation, string>,
): void {
  for (const operation of operations) {
    if (draft.roles.some((one) => one.operation === operation)) continue;
    const list = lists.get(operation);
    if (list && isObjectView(list.element)) {
      draft.roles.push({ role: "list", operation, reason: "GET of the collection", confidence: "stated" });
      draft.entities.push(list.element);
    } else if (operation.method === "POST") {
      const reason = creates(api, draft, operation, reasons);
      if (reason === undefined) continue;
      draft.roles.push({ role: "create", operation, ...reason });
      const output = outputOf(api, operation, draft.name);
      if (output && output.view.properties.size > 0) draft.entities.push(output.view);
    } else if (operation.method === "PUT" || operation.method === "PATCH") {
      const input = inputOf(api, operation, draft.name);
      const parameter = parametersIn(draft.item?.value ?? "").at(-1)?.name;
      const component = input?.view.component;
      const member = parameter && input && memberNamed(input.view.properties.keys(), "id");
      if (member && component !== undefined && componentsOf(draft).has(component)) {
        const role = operation.method === "PUT" ? "replace" : "patch";
        draft.roles.push({ role, operation, reason: `its body is ${component} with ${member}`, confidence: "likely" });
      } else
        reasons.set(
          operation,
          `${operation.method} of a collection: the document does not describe which items it changes`,
        );
    } else if (operation.method === "DELETE")
      reasons.set(operation, "DELETE of a collection: which items it deletes is not in the document");
  }
}

/** Returns why a POST of a collection creates an item; undefined, with a recorded reason, if it does not. */
function creates(
  api: Api,
  draft: Draft,
  operation: Operation,
  reasons: Map<Operation, string>,
): { reason: string; confidence: Confidence } | undefined {
  const response = successOf(operation);
  const output = outputOf(api, operation, draft.name);
  const last = parametersIn(draft.item?.value ?? "").at(-1)?.name;
  const hasId =
    output &&
    last &&
    idNames(last, draft.name)
      .slice(0, 6)
      .some((name) => output.view.properties.has(name));
  const whole = api.view(jsonOf(response?.media)?.schema);
  if (!response) reasons.set(operation, "no successful response is declared");
  else if (operation.body && !bodyOf(operation))
    reasons.set(operation, `takes ${operation.body.media[0]?.mediaType}, not JSON`);
  else if (ACTION.test(wordsOf(operation.operationId ?? "").join(" ")) && response.status !== "201")
    reasons.set(operation, `${operation.operationId} is not named like a creation`);
  else if (whole.types.includes("array")) reasons.set(operation, "responds with a list: a creation of several items");
  else if (api.view(bodyOf(operation)?.schema).types.includes("array"))
    reasons.set(operation, "takes a list: a creation of several items");
  else if (response.headers.has("location"))
    return { reason: "POST that responds with Location", confidence: "stated" };
  else if (response.status === "201")
    return { reason: "POST of the collection that responds with 201", confidence: "stated" };
  else if (output?.view.component !== undefined && componentsOf(draft).has(output.view.component))
    return { reason: `POST that responds with ${output.view.component}`, confidence: "likely" };
  else if (hasId) return { reason: "POST of the collection that responds with the id", confidence: "likely" };
  else if (draft.item && operation.body && (response.media.length === 0 || output?.view.properties.size === 0))
    return { reason: "POST of the collection", confidence: "guessed" };
  else reasons.set(operation, "POST of a collection whose response is not the item");
  return undefined;
}

function scopes(api: Api, draft: Draft, scope: { name: string; shape: string }[], drafts: readonly Draft[]): boolean {
  const own = new Set(parametersIn(draft.item?.value ?? "").map(({ shape }) => shape));
  const entity = entityOf(draft);
  return scope.every(({ name, shape }) => {
    if (own.has(shape)) return true;
    const parent = drafts.find((one) => one.item && shapeOf(one.item.value) === shape);
    return parent !== undefined && referenceTo(api, entity, parent, name) !== undefined;
  });
}

function referenceTo(api: Api, entity: View, target: Draft, parameter?: string): string | undefined {
  const name = nameOf(collectionIn(target.item?.value ?? target.collection?.value ?? ""));
  return [...entity.properties].find(([member, schema]) => {
    const words = wordsOf(member);
    const base = /^(ids?|uuid|key)$/.test(words.at(-1) ?? "") ? words.slice(0, -1).join(" ") : member;
    const component = objectIn(api, schema).component;
    return (
      (parameter !== undefined && wordsOf(parameter).length > 1 && nameOf(member) === nameOf(parameter)) ||
      nameOf(base) === name ||
      (component !== undefined && componentsOf(target).has(component))
    );
  })?.[0];
}

/** Returns a collection without item paths; undefined for other paths. */
function collectionAlone(
  api: Api,
  path: string,
  operations: Operation[],
  lists: Map<Operation, FoundList>,
  drafts: readonly Draft[],
  reasons: Map<Operation, string>,
): Draft | undefined {
  const list = operations.find((one) => lists.has(one));
  const post = operations.find(({ method }) => method === "POST");
  const draft: Draft = {
    name: collectionIn(path),
    kind: "collection",
    collection: fact(path, list ? "GET returns a list" : "POST creates", list ? "stated" : "likely"),
    item: undefined,
    roles: [],
    entities: [],
    hints: {},
  };
  const element = list && lists.get(list)?.element;
  // Only lists of objects with members are collections.
  if (list && (!element || !isObjectView(element) || element.properties.size === 0)) {
    reasons.set(list, "a list of values without members");
    return undefined;
  }
  if (
    !list &&
    !(
      post &&
      plural(collectionIn(path)) &&
      !drafts.some(
        ({ item }) => item && sameName(collectionIn(item.value), collectionIn(path)) && isBelow(path, item.value),
      )
    )
  )
    return undefined;
  addCollectionRoles(api, draft, operations, lists, reasons);
  const made = draft.roles.some(({ role }) => role === "create");
  if (!list && !(made && draft.roles.some(({ operation }) => successOf(operation)?.status === "201"))) return undefined;
  return draft.roles.length > 0 ? draft : undefined;
}

const plural = (name: string): boolean => /s$/i.test(name) || nameOf(name) === "person";

const isBelow = (path: string, item: string): boolean => shapeOf(path).startsWith(`${shapeOf(item)}/`);

/** Returns a single object such as `/pets/{petId}/owner` that is read and written; undefined for other paths. */
function singleton(
  api: Api,
  path: string,
  operations: Operation[],
  lists: Map<Operation, FoundList>,
  shapes: Map<string, Operation[]>,
  reasons: Map<Operation, string>,
): Draft | undefined {
  const read = operations.find((one) => one.method === "GET" && !lists.has(one));
  const output = read && outputOf(api, read, collectionIn(path));
  const writes = operations.filter(({ method }) => /^(PUT|PATCH)$/.test(method));
  if (!read || !output || output.view.properties.size === 0) return undefined;
  const isParentOfItems = [...shapes.keys()].some((shape) => shape === `${shapeOf(path)}/{}`);
  const written = writes.filter((one) => {
    const input = inputOf(api, one, collectionIn(path));
    return input && [...input.view.properties.keys()].some((name) => output.view.properties.has(name));
  });
  if (written.length === 0 || isParentOfItems) {
    reasons.set(read, "an object that is only read: the document does not describe its creation");
    return undefined;
  }
  const roles: Draft["roles"] = [
    { role: "read", operation: read, reason: "GET of one object", confidence: "stated" },
    ...written.map((operation) => ({
      role: (operation.method === "PUT" ? "replace" : "patch") as Role,
      operation,
      reason: `${operation.method} of the same object`,
      confidence: "stated" as const,
    })),
    ...operations
      .filter(({ method }) => method === "DELETE")
      .map((operation) => ({
        role: "delete" as const,
        operation,
        reason: "DELETE of the same object",
        confidence: "stated" as const,
      })),
  ];
  return {
    name: collectionIn(path),
    kind: "singleton",
    collection: undefined,
    item: fact(path, "one object that is read and written", "likely"),
    roles,
    entities: [output.view],
    hints: {},
  };
}

/** Makes names unique: `pets`, or `stores.pets` with the collection above. */
function nameDrafts(drafts: Draft[]): void {
  const literals = ({ item, collection }: Draft) =>
    segmentsOf(item?.value ?? collection?.value ?? "").filter((segment) => !segment.includes("{"));
  const isTaken = (name: string, draft: Draft) => drafts.some((one) => one !== draft && one.name === name);
  for (let length = 2; length < 8; length += 1) {
    const doubled = drafts.filter((draft) => isTaken(draft.name, draft));
    for (const draft of doubled) {
      const shortest = doubled
        .filter(({ name }) => name === draft.name)
        .reduce((a, b) => (literals(b).length < literals(a).length ? b : a));
      const names = literals(draft);
      if (draft !== shortest && names.length >= length) draft.name = names.slice(-length).join(".");
    }
  }
  const seen = new Map<string, number>();
  for (const draft of drafts) {
    const count = (seen.get(draft.name) ?? 0) + 1;
    seen.set(draft.name, count);
    if (count > 1) draft.name = `${draft.name}-${count}`;
  }
}

function checkHints(api: Api, drafts: readonly Draft[], { resources = {} }: Hints): void {
  for (const [name, hints] of Object.entries(resources)) {
    if (!drafts.some((one) => one.name === name))
      throw new Error(
        `the hints name the resource ${name}; the document has ${drafts.map((one) => one.name).join(", ") || "none"}`,
      );
    const named = [...Object.values(hints.parents ?? {}), ...Object.values(hints.references ?? {})];
    for (const one of named)
      if (one !== null && !drafts.some((draft) => draft.name === one))
        throw new Error(`the hints of ${name} name the resource ${one}, which the document does not have`);
    for (const key of Object.keys(hints.operations ?? {}))
      if (!operationNamed(api, key)) throw new Error(`the hints of ${name} name ${key}, which is not an operation`);
  }
}

const operationNamed = (api: Api, key: string) =>
  api.operations.find((one) => one.operationId === key || one.key === key);

function applyRoleHints(api: Api, drafts: Draft[]): void {
  for (const draft of drafts) {
    const { collection, item, operations = {} } = draft.hints;
    if (collection !== undefined) draft.collection = fact(collection, "the hint collection", "hint");
    if (item !== undefined) draft.item = fact(item, "the hint item", "hint");
    for (const [key, role] of Object.entries(operations)) {
      const operation = operationNamed(api, key);
      if (!operation) continue;
      for (const one of drafts) one.roles = one.roles.filter((each) => each.operation !== operation);
      if (role !== null) draft.roles.push({ role, operation, reason: "the hint operations", confidence: "hint" });
    }
  }
}

const NONE: View = { schema: {}, component: undefined, types: [], nullable: false, properties: new Map(), required: new Set(), items: undefined, parts: [], open: true }; // biome-ignore format: a constant
const entityOf = ({ entities }: Draft): View =>
  entities.find(({ properties }) => properties.size > 0) ?? entities[0] ?? NONE;

function finish(
  api: Api,
  draft: Draft,
  drafts: readonly Draft[],
  entities: Map<string, View>,
  underived: Model["underived"],
): Resource {
  const { name, kind, hints, roles } = draft;
  const entity = entities.get(name) ?? NONE;
  const inputs = roles
    .filter(({ role }) => role === "create" || role === "replace" || role === "patch")
    .map(({ operation, role }) => ({ role, operation, input: inputOf(api, operation, name) }));
  const read = roles.find(({ role }) => role === "read") ?? roles.find(({ role }) => role === "create");
  const output = read && outputOf(api, read.operation, name);
  const id =
    kind === "singleton"
      ? undefined
      : idOf(
          api,
          draft,
          entity,
          inputs.map(({ input }) => input?.view),
        );
  if (kind === "collection" && !id && draft.item)
    underived.push({
      name: `${name}: id`,
      reason: `no member of the items is named like the parameter of ${draft.item.value}`,
    });
  const created = createdIn(api, entity);
  const changed = changedIn(api, entity);
  const location = roles.find(
    ({ operation, role }) => role === "create" && successOf(operation)?.headers.has("location"),
  );
  const header = location && successOf(location.operation)?.headers.get("location");
  return {
    name,
    kind,
    collection: draft.collection,
    item: draft.item,
    operations: roles.map((one) => ({ ...one, operation: refOf(one.operation) })),
    id,
    parents: parentsOf(draft, drafts),
    envelope: fact(output?.path ?? [], output?.reason ?? "no response has the item", output ? "likely" : "guessed"),
    references: referencesOf(api, draft, drafts, [
      entity,
      ...inputs.flatMap(({ input }) => (input ? [input.view] : [])),
    ]),
    readOnly: readOnlyOf(
      api,
      entity,
      inputs.flatMap(({ input }) => (input ? [input.view] : [])),
      hints,
    ),
    created: created && fact(created.member, created.reason, "likely"),
    changed: changed && fact(changed.member, changed.reason, "likely"),
    unique: uniqueOf(api, draft, entity, inputs),
    location:
      location &&
      fact(
        /^https?:/.test(textOf(header?.example)) ? ("absolute" as const) : ("relative" as const),
        `${location.operation.key} declares the header Location`,
        header?.example === undefined ? "guessed" : "stated",
      ),
    onDelete: onDeleteOf(draft, drafts),
  };
}

function idOf(api: Api, draft: Draft, entity: View, inputs: readonly (View | undefined)[]): Resource["id"] {
  const parameter = parametersIn(draft.item?.value ?? "").at(-1)?.name;
  const collection = collectionIn(draft.item?.value ?? draft.collection?.value ?? "");
  const upsert = draft.roles.some(({ role }) => role === "create")
    ? undefined
    : draft.roles.find(({ role }) => role === "replace");
  const setBy = (member: string) =>
    inputs.some((view) => view?.required.has(member) && view.properties.has(member)) || upsert
      ? ("client" as const)
      : ("server" as const);
  const hinted = draft.hints.id?.split(".");
  if (hinted)
    return fact({ member: hinted, parameter: parameter ?? "id", setBy: setBy(hinted[0] ?? "") }, "the hint id", "hint");
  const members = [...entity.properties.keys()];
  const names = parameter === undefined ? ["id", "_id", "uuid", "guid"] : idNames(parameter, collection);
  for (const [index, wanted] of names.entries()) {
    const member = memberNamed(members, wanted);
    if (member === undefined) continue;
    const value = { member: [member], parameter: parameter ?? member, setBy: setBy(member) };
    if (index === 0 && parameter !== undefined) return fact(value, `named like the parameter ${parameter}`, "stated");
    return fact(
      value,
      `${member} for the parameter ${parameter ?? member}`,
      index < 3 || wanted === "id" ? "likely" : "guessed",
    );
  }
  // Kubernetes has `metadata.name` for `{name}`.
  const metadata = api.view(entity.properties.get("metadata"));
  const inner = parameter === undefined ? undefined : memberNamed(metadata.properties.keys(), parameter);
  if (parameter !== undefined && inner !== undefined) {
    const isSent = inputs.some((view) => view?.properties.has("metadata"));
    const value = { member: ["metadata", inner], parameter, setBy: isSent ? ("client" as const) : ("server" as const) };
    return fact(value, `metadata.${inner} is named like the parameter`, "likely");
  }
  return parameter === undefined || entity.properties.size > 0
    ? undefined
    : fact(
        { member: [parameter], parameter, setBy: upsert ? "client" : "server" },
        "the parameter; no response has a schema",
        "guessed",
      );
}

function parentsOf(draft: Draft, drafts: readonly Draft[]): Resource["parents"] {
  const path = draft.item?.value ?? draft.collection?.value ?? "";
  const all = parametersIn(path);
  const above = draft.item && draft.kind === "collection" ? all.slice(0, -1) : all;
  return above.flatMap(({ name: parameter, shape }) => {
    const hinted = draft.hints.parents?.[parameter];
    if (hinted !== undefined) return [fact({ resource: hinted, parameter }, "the hint parents", "hint")];
    const parent = drafts.find(
      (one) => one !== draft && one.kind === "collection" && one.item && shapeOf(one.item.value) === shape,
    );
    return parent
      ? [fact({ resource: parent.name, parameter }, `the path is below ${parent.item?.value}`, "stated")]
      : [];
  });
}

function referencesOf(api: Api, draft: Draft, drafts: readonly Draft[], views: readonly View[]): Fact<Reference>[] {
  const found = new Map<string, Fact<Reference>>();
  const hinted = draft.hints.references ?? {};
  const targets = drafts.filter((one) => one.kind === "collection" && one.item);
  const own = new Set(parametersIn(draft.item?.value ?? "").map(({ shape }) => shape));
  const nearest = (candidates: Draft[]) => candidates.sort((a, b) => distance(a, own) - distance(b, own))[0];
  const visit = (view: View, path: string[], depth: number): void => {
    for (const [member, schema] of view.properties) {
      const whole = api.view(schema);
      const inner = objectIn(api, schema);
      const isList = inner !== whole;
      const member_ = [...path, member];
      const key = member_.join(".");
      if (found.has(key) || hinted[key] === null) continue;
      const isObject_ = inner.types.includes("object") || inner.properties.size > 0;
      const holds = isObject_ ? (isList ? "objects" : "object") : isList ? "ids" : "id";
      const hint = hinted[key];
      if (hint !== undefined) {
        found.set(key, fact({ member: member_, resource: hint, holds }, "the hint references", "hint"));
        continue;
      }
      const target = targetOf(member, inner, isObject_, targets, draft, nearest);
      if (target)
        found.set(key, fact({ member: member_, resource: target.draft.name, holds }, target.reason, target.confidence));
      else if (isObject_ && depth < 1 && !/^_links$/.test(member)) visit(inner, member_, depth + 1);
    }
  };
  for (const view of views) visit(view, [], 0);
  linkReferences(api, draft, targets, found);
  return [...found.values()];
}

const distance = ({ item }: Draft, own: ReadonlySet<string>): number =>
  parametersIn(item?.value ?? "")
    .slice(0, -1)
    .filter(({ shape }) => !own.has(shape)).length;

function targetOf(
  member: string,
  inner: View,
  isObject_: boolean,
  targets: Draft[],
  draft: Draft,
  nearest: (found: Draft[]) => Draft | undefined,
): { draft: Draft; reason: string; confidence: Confidence } | undefined {
  const words = wordsOf(member);
  const isId = /^(ids?|uuids?|guid|key)$/.test(words.at(-1) ?? "") && words.length > 1;
  if (isObject_) {
    const { component } = inner;
    const bySchema =
      component === undefined
        ? undefined
        : nearest(targets.filter((one) => one !== draft && componentsOf(one).has(component)));
    if (bySchema) return { draft: bySchema, reason: `its schema is ${component}`, confidence: "stated" };
    const byName = inner.properties.has("id")
      ? nearest(
          targets.filter((one) => one !== draft && nameOf(collectionIn(one.item?.value ?? "")) === nameOf(member)),
        )
      : undefined;
    return byName && { draft: byName, reason: `named like ${byName.name}, with an id`, confidence: "likely" };
  }
  if (inner.types.length > 0 && !inner.types.some((type) => type === "string" || type === "integer")) return undefined;
  if (!isId || keyword(inner, "enum") !== undefined) return undefined;
  const base = nameOf(words.slice(0, -1).join(" "));
  const whole = nearest(targets.filter((one) => nameOf(collectionIn(one.item?.value ?? "")) === base));
  if (whole && whole !== draft) return { draft: whole, reason: `named like ${whole.name}`, confidence: "likely" };
  const last = nearest(targets.filter((one) => nameOf(collectionIn(one.item?.value ?? "")) === base.split(" ").at(-1)));
  if (last && last !== draft && base.includes(" "))
    return { draft: last, reason: `ends like ${last.name}`, confidence: "guessed" };
  if (/^parent( |$)/.test(base)) return { draft, reason: "an id of the same collection", confidence: "guessed" };
  return undefined;
}

/** Adds references from the `links` of responses: `$response.body#/ownerId` is the id of another operation. */
function linkReferences(api: Api, draft: Draft, targets: Draft[], found: Map<string, Fact<Reference>>): void {
  for (const { operation } of draft.roles)
    for (const link of Object.values(successOf(operation)?.links ?? {}).map((one) => api.resolve(one))) {
      if (!isObject(link)) continue;
      const target = targets.find(({ roles }) =>
        roles.some((one) => one.role === "read" && one.operation.operationId === link.operationId),
      );
      const last = parametersIn(target?.item?.value ?? "").at(-1)?.name ?? "";
      const member = /^\$response\.body#\/(\w+)$/.exec(textOf(objectAt(link, "parameters")[last]))?.[1];
      if (target && target !== draft && member !== undefined)
        found.set(
          member,
          fact({ member: [member], resource: target.name, holds: "id" }, `a link of ${operation.key}`, "stated"),
        );
    }
}

function readOnlyOf(api: Api, entity: View, inputs: readonly View[], hints: ResourceHints): Fact<string>[] {
  const hinted = new Set(hints.readOnly ?? []);
  return [...entity.properties].flatMap(([name, schema]): Fact<string>[] => {
    if (hinted.has(name)) return [fact(name, "the hint readOnly", "hint")];
    if (keyword(api.view(schema), "readOnly") === true) return [fact(name, "readOnly", "stated")];
    const named = inputs.filter(({ properties }) => properties.size > 0);
    return named.length > 0 && named.every(({ properties }) => !properties.has(name))
      ? [fact(name, "no request has it", "likely")]
      : [];
  });
}

const UNIQUE =
  /\b(must|has to|should|needs to|will) be (globally )?unique\b|\bis unique\b|\bunique (name|within|in|across|per|for|among|to)\b|\balready (taken|in use)\b|\bmust not (already )?exist\b/i;

/** Returns the text that declares a member unique. "Unique identifier" counts only for a key of the item itself. */
function uniqueText(name: string, text: string, collection: string): string | undefined {
  const words = wordsOf(name);
  const owner = nameOf(words.slice(0, -1).join(" "));
  const isKey = /^(id|uuid|code|key|slug|number|handle|username|identifier)$/.test(words.at(-1) ?? "");
  const isOwn =
    isKey && (/^(|external|custom|client|reference|user|short)$/.test(owner) || owner === nameOf(collection));
  if (isKey && !isOwn) return undefined;
  return (isOwn ? /\bunique\b/i.exec(text) : UNIQUE.exec(text))?.[0];
}

function uniqueOf(
  api: Api,
  draft: Draft,
  entity: View,
  inputs: { role: Role; operation: Operation; input: { view: View } | undefined }[],
): Fact<string>[] {
  const found = new Map<string, Fact<string>>();
  for (const name of draft.hints.unique ?? []) found.set(name, fact(name, "the hint unique", "hint"));
  const views = inputs.flatMap(({ input }) => (input ? [input.view] : []));
  const members = new Map(views.flatMap(({ properties }) => [...properties]));
  for (const [name, schema] of members) {
    const view = api.view(schema);
    const text = textOf(keyword(view, "description"));
    const isText = view.types.every((type) => type === "string") && keyword(view, "enum") === undefined;
    const stated = isText && !found.has(name) ? uniqueText(name, text, draft.name) : undefined;
    if (stated !== undefined && !/\b(not|need not be|non-?) ?unique|unique (items|list)/i.test(text))
      found.set(name, fact(name, `its description: "${stated}"`, "stated"));
  }
  for (const { operation, role } of inputs) {
    if (role !== "create") continue;
    for (const response of operation.responses.filter(({ status }) => /^4(09|22)$/.test(status))) {
      const examples = jsonOf(response.media)?.examples.map(({ value }) => JSON.stringify(value)) ?? [];
      const text = [response.description, ...examples].join(" ");
      if (!/\b(exist|taken|in use|duplicate|unique|same)/i.test(text)) continue;
      for (const [name, schema] of members) {
        const words = wordsOf(name).join("[ _-]?");
        const { types } = api.view(schema);
        if (found.has(name) || !entity.properties.has(name) || !types.includes("string") || words.length < 4) continue;
        const near = new RegExp(
          `\\b(with|this|that|the|same|duplicate) (the |this |that |same )*${words}\\b|\\b${words}\\b[^.]{0,30}\\b(exist|taken|in use|unique|used)`,
          "i",
        );
        if (near.test(text)) found.set(name, fact(name, `${response.status} of ${operation.key} names it`, "likely"));
      }
    }
  }
  return [...found.values()];
}

function onDeleteOf(draft: Draft, drafts: readonly Draft[]): Resource["onDelete"] {
  if (draft.hints.onDelete) return fact(draft.hints.onDelete, "the hint onDelete", "hint");
  const remove = draft.roles.find(({ role }) => role === "delete");
  const conflict = remove?.operation.responses.find(({ status }) => status === "409");
  const children = drafts.some(
    (one) => one !== draft && draft.item && isBelow(one.item?.value ?? one.collection?.value ?? "", draft.item.value),
  );
  if (
    children &&
    conflict &&
    /(in use|still|has |contains|referenc|depend|not empty|used by)/i.test(conflict.description)
  )
    return fact("refuse", `409 of ${remove?.operation.key}`, "likely");
  return fact("cascade", "the document does not forbid it", "guessed");
}
