import { arrayAt, isObject, type JsonObject, objectAt } from "./json.ts";
import { child, type Located, locate } from "./pointer.ts";

export const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** An operation, or a webhook or callback, whose requests the service sends. */
export interface Operation extends Located {
  /** What people call it: `POST /candidates`, `webhook candidateEvents`. */
  name: string;
  method: string;
  /** The path, or the name of the webhook. */
  path: string;
  sender: "client" | "service";
  /** Where the path item stands, for its parameters. */
  item: Located;
}

export interface Parameter extends Located {
  /** `query.count`; stable where the number in the list is not. */
  key: string;
  /** The place in the operation's list, before references are followed. */
  listed: string;
}

/** Every operation, webhook and callback of a document. */
export function listOperations(root: JsonObject): Operation[] {
  return [
    ...Object.keys(objectAt(root, "paths")).flatMap((path) =>
      operationsOf(root, child("#/paths", path), path, "client", (method) => `${method.toUpperCase()} ${path}`),
    ),
    ...Object.keys(objectAt(root, "webhooks")).flatMap((name) =>
      operationsOf(root, child("#/webhooks", name), name, "service", () => `webhook ${name}`),
    ),
  ];
}

function operationsOf(
  root: JsonObject,
  pointer: string,
  path: string,
  sender: Operation["sender"],
  nameOf: (method: string) => string,
): Operation[] {
  const item = locate(root, pointer);
  if (!item) return [];
  return METHODS.filter((method) => isObject(item.value[method])).flatMap((method) => {
    const at = child(item.pointer, method);
    const operation = { pointer: at, value: objectAt(item.value, method), name: nameOf(method), method, path };
    return [{ ...operation, sender, item }, ...callbacksOf(root, operation)];
  });
}

function callbacksOf(root: JsonObject, { pointer, value, name }: Located & { name: string }): Operation[] {
  return Object.keys(objectAt(value, "callbacks")).flatMap((key) => {
    const callback = locate(root, child(pointer, "callbacks", key));
    if (!callback) return [];
    return Object.keys(callback.value).flatMap((expression) =>
      operationsOf(
        root,
        child(callback.pointer, expression),
        `${key} ${expression}`,
        "service",
        (method) => `callback ${key} (${method}) of ${name}`,
      ),
    );
  });
}

/** The parameters of an operation, those of its path item included, by their stable keys. */
export function parametersOf(root: JsonObject, operation: Operation): Map<string, Parameter> {
  const found = new Map<string, Parameter>();
  for (const holder of [operation.item, operation]) {
    arrayAt(holder.value, "parameters").forEach((_, index) => {
      const listed = child(holder.pointer, "parameters", index);
      const parameter = locate(root, listed);
      if (!parameter) return;
      const name = String(parameter.value.name);
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

/** Operations of both sides by method and path; a path keeps its identity when only its parameters get new names. */
export function pairOperations(before: JsonObject, after: JsonObject): OperationPairs {
  const identity = ({ name }: Operation) => name.replaceAll(/\{[^}]*\}/g, "{}");
  const old = new Map(listOperations(before).map((operation) => [identity(operation), operation]));
  const pairs: OperationPairs = { kept: [], removed: [], added: [] };
  for (const operation of listOperations(after)) {
    const known = old.get(identity(operation));
    if (known) pairs.kept.push([known, operation]);
    else pairs.added.push(operation);
    old.delete(identity(operation));
  }
  pairs.removed = [...old.values()];
  return pairs;
}

/** Old to new name of the parameters that stand at the same position of a path. */
export function renamedPathParameters(before: string, after: string): Map<string, string> {
  const names = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);
  const newNames = names(after);
  return new Map(names(before).map((name, index) => [name, newNames[index] ?? name]));
}
