import { arrayAt, isObject, type JsonObject, objectAt, sameJson } from "./json.ts";
import { child, type Located, locate } from "./pointer.ts";

export const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

export interface Operation extends Located {
  name: string;
  method: string;
  path: string;
  sender: "client" | "service";
  /** Key without parameter names and callback URLs. */
  identity: string;
  /** Name of a webhook or callback in the document. */
  label?: string;
  /** Runtime expression such as `{$request.body#/url}`. `parent` identifies the operation of the callback. */
  expression?: string;
  parent?: string;
  item: Located;
}

export interface Parameter extends Located {
  key: string;
  /** Pointer before resolving references. */
  listed: string;
}

export const isIgnored = (header: string): boolean =>
  ["accept", "content-type", "authorization"].includes(header.toLowerCase());

const listed = new WeakMap<JsonObject, Operation[]>();

/** Lists operations. Cached, because documents are immutable. */
export function listOperations(root: JsonObject): Operation[] {
  const known = listed.get(root) ?? readOperations(root);
  listed.set(root, known);
  return known;
}

function readOperations(root: JsonObject): Operation[] {
  return [
    ...Object.keys(objectAt(root, "paths")).flatMap((path) =>
      operationsOf(root, child("#/paths", path), {
        path,
        sender: "client",
        nameOf: (method) => `${method.toUpperCase()} ${path}`,
        identity: path.replaceAll(/\{[^}]*\}/g, "{}"),
      }),
    ),
    ...Object.keys(objectAt(root, "webhooks")).flatMap((name) =>
      operationsOf(root, child("#/webhooks", name), {
        path: name,
        sender: "service",
        nameOf: (method, many) => `webhook ${name}${many ? ` (${method})` : ""}`,
        identity: `webhook ${name}`,
        label: name,
      }),
    ),
  ];
}

interface Item extends Pick<Operation, "path" | "sender" | "identity" | "label" | "expression" | "parent"> {
  /** Names an operation. `many`: the path has several methods. */
  nameOf(method: string, many: boolean): string;
}

function operationsOf(root: JsonObject, pointer: string, { nameOf, identity, ...own }: Item): Operation[] {
  const item = locate(root, pointer);
  if (!item) return [];
  // Methods of OpenAPI 3.2.
  const further = objectAt(item.value, "additionalOperations");
  const methods = [
    ...METHODS.filter((method) => isObject(item.value[method])).map((method) => [method, method] as const),
    ...Object.keys(further).map((method) => [method, "additionalOperations", method] as const),
  ];
  return methods.flatMap(([method, ...tokens]) => {
    const pointer = child(item.pointer, ...tokens);
    const operation: Operation = {
      ...own,
      pointer,
      value: locate(root, pointer)?.value ?? {},
      name: nameOf(method, methods.length > 1),
      method,
      identity: `${method} ${identity}`,
      item,
    };
    return [operation, ...callbacksOf(root, operation)];
  });
}

function callbacksOf(root: JsonObject, { pointer, value, name, identity }: Operation): Operation[] {
  return Object.keys(objectAt(value, "callbacks")).flatMap((key) => {
    const callback = locate(root, child(pointer, "callbacks", key));
    const expressions = Object.keys(callback?.value ?? {});
    return expressions.flatMap((expression) =>
      operationsOf(root, child(callback?.pointer ?? "", expression), {
        path: `${key} ${expression}`,
        sender: "service",
        nameOf: (method) => `callback ${key} (${method}${expressions.length > 1 ? ` ${expression}` : ""}) of ${name}`,
        identity: `callback ${key} of ${identity}`,
        label: key,
        expression,
        parent: identity,
      }),
    );
  });
}

export function parametersOf(root: JsonObject, operation: Operation): Map<string, Parameter> {
  const found = new Map<string, Parameter>();
  for (const holder of [operation.item, operation]) {
    arrayAt(holder.value, "parameters").forEach((_, index) => {
      const listed = child(holder.pointer, "parameters", index);
      const parameter = locate(root, listed);
      if (!parameter) return;
      const name = String(parameter.value.name);
      if (parameter.value.in === "header" && isIgnored(name)) return;
      const key = `${parameter.value.in}.${parameter.value.in === "header" ? name.toLowerCase() : name}`;
      found.set(key, { ...parameter, key, listed });
    });
  }
  return found;
}

export interface OperationPairs {
  kept: [Operation, Operation][];
  removed: Operation[];
  added: Operation[];
}

/**
 * Pairs operations by method and path, ignoring names of path parameters. Callback and webhook names are not sent:
 * renamed ones are matched by URL, otherwise by content.
 */
export function pairOperations(before: JsonObject, after: JsonObject): OperationPairs {
  const pairs: OperationPairs = { kept: [], removed: [...listOperations(before)], added: [...listOperations(after)] };
  const takePairs = (match: (old: Operation, now: Operation) => boolean): void => {
    for (const now of [...pairs.added]) {
      const index = pairs.removed.findIndex((old) => match(old, now));
      const [old] = index < 0 ? [] : pairs.removed.splice(index, 1);
      if (!old) continue;
      pairs.kept.push([old, now]);
      pairs.added.splice(pairs.added.indexOf(now), 1);
    }
  };
  const isAlone = (list: Operation[], { identity }: Operation) =>
    list.filter((one) => one.identity === identity).length === 1;
  takePairs((old, now) => old.identity === now.identity && old.expression === now.expression);
  takePairs((old, now) => old.identity === now.identity && isAlone(pairs.removed, old) && isAlone(pairs.added, now));
  takePairs((old, now) => isSameCall(old, now));
  return pairs;
}

function isSameCall(old: Operation, now: Operation): boolean {
  if (old.sender === "client" || now.sender === "client" || old.method !== now.method) return false;
  if (old.expression !== undefined || now.expression !== undefined)
    return old.expression === now.expression && old.parent === now.parent;
  const { operationId, requestBody } = old.value;
  if (operationId !== undefined && operationId === now.value.operationId) return true;
  return requestBody !== undefined && sameJson(old.value, now.value);
}

export function renamedPathParameters(before: string, after: string): Map<string, string> {
  const names = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);
  const newNames = names(after);
  return new Map(names(before).map((name, index) => [name, newNames[index] ?? name]));
}
