import { type Api, bodyOf, groupBy, jsonOf, type Operation, successOf, type View } from "./document.ts";
import { type FoundList, objectIn, unwrap } from "./lists.ts";
import type { Confidence, Fact, Hints, OperationRef, Resource, ResourceHints, Role } from "./model.ts";
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

export const fact = <Value>(value: Value, reason: string, confidence: Confidence): Fact<Value> => ({
  value,
  reason,
  confidence,
});
export const refOf = ({ method, path, operationId }: Operation): OperationRef => ({ method, path, operationId });

export interface Draft {
  name: string;
  kind: Resource["kind"];
  collection: Fact<string> | undefined;
  item: Fact<string> | undefined;
  roles: { role: Role; operation: Operation; reason: string; confidence: Confidence }[];
  /** Schemas of the item in responses, most complete first. */
  entities: View[];
  hints: ResourceHints;
}

const NONE: View = { schema: {}, component: undefined, types: [], nullable: false, properties: new Map(), required: new Set(), items: undefined, parts: [], open: true }; // biome-ignore format: a constant
export const entityOf = ({ entities }: Draft): View =>
  entities.find(({ properties }) => properties.size > 0) ?? entities[0] ?? NONE;

/** Returns the item of the success response; undefined without a JSON object. */
export function outputOf(api: Api, operation: Operation, name: string) {
  const media = jsonOf(successOf(operation)?.media);
  if (!media || media.schema === undefined) return undefined;
  const whole = api.view(media.schema);
  if (whole.types.length > 0 && !whole.types.includes("object")) return undefined;
  return unwrap(api, media.schema, name);
}

export function inputOf(api: Api, operation: Operation, name: string) {
  const media = bodyOf(operation);
  return media?.schema === undefined ? undefined : unwrap(api, media.schema, name);
}

export const isObjectView = (view: View): boolean => view.types.length === 0 || view.types.includes("object");

export function draftsOf(api: Api, lists: Map<Operation, FoundList>, reasons: Map<Operation, string>): Draft[] {
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

export const componentsOf = ({ entities }: Draft): Set<string> =>
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

export const isBelow = (path: string, item: string): boolean => shapeOf(path).startsWith(`${shapeOf(item)}/`);

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
export function nameDrafts(drafts: Draft[]): void {
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

export function checkHints(api: Api, drafts: readonly Draft[], { resources = {} }: Hints): void {
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

export function applyRoleHints(api: Api, drafts: Draft[]): void {
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
