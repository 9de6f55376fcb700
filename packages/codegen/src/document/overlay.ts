import { createRequire } from "node:module";
import { isObject, type Node } from "./json.ts";
import { DocumentError, type Report } from "./problems.ts";
import { referencePath, step } from "./references.ts";

const require = createRequire(import.meta.url);

const kindOf = (value: unknown) =>
  Array.isArray(value) ? "an array" : isObject(value) ? "an object" : "a primitive value";

interface Action {
  target: string;
  update?: unknown;
  copy?: string;
  remove?: boolean;
}

interface Place {
  holder: Node;
  key: string;
}

/**
 * Applies an overlay (OpenAPI Overlay 1.0 to 1.2) in place. `file` prefixes the pointers. Reports targets without
 * matches.
 */
export function applyOverlay(document: object, overlay: unknown, file: string, tell: Report): void {
  // Loaded on demand: few documents have an overlay.
  const { query } = require("json-p3") as typeof import("json-p3");
  // The wrapper gives the root `$` a parent.
  const root: Node = { $: document };
  const at = (...names: (string | number)[]) => `${file}${step("#", ...names)}`;

  const find = (path: unknown, pointer: string): Place[] => {
    if (typeof path !== "string") throw new DocumentError(pointer, "is not a JSONPath expression");
    try {
      return [...query(path, root.$ as never)].map(({ location }) => {
        const names: (string | number)[] = ["$", ...location];
        const holder = names.slice(0, -1).reduce<unknown>((node, name) => (node as Node)[name], root) as Node;
        return { holder, key: String(names.at(-1)) };
      });
    } catch (error) {
      throw new DocumentError(pointer, `is not a JSONPath expression (RFC 9535): ${(error as Error).message}`);
    }
  };

  const apply = ({ target, update, copy, remove }: Action, ...place: (string | number)[]) => {
    const places = find(target, at(...place, "target"));
    if (places.length === 0) return tell(at(...place, "target"), `${JSON.stringify(target)} matches nothing`);
    // In reverse order, so that removals do not shift later indexes.
    if (remove === true) for (const one of places.reverse()) removeFrom(one, at(...place, "target"));
    else if (update !== undefined) for (const one of places) put(one, update, at(...place, "update"));
    else if (copy !== undefined) {
      const [source, ...more] = find(copy, at(...place, "copy"));
      if (source === undefined || more.length > 0)
        throw new DocumentError(at(...place, "copy"), `selects ${more.length + (source ? 1 : 0)} values, not one`);
      const value = structuredClone(source.holder[source.key]);
      for (const one of places) put(one, value, at(...place, "copy"));
    }
  };

  if (!isObject(overlay) || typeof overlay.overlay !== "string" || !overlay.overlay.startsWith("1."))
    throw new DocumentError(at("overlay"), 'is not an overlay; it needs `overlay: "1.0.0"`, "1.1.0" or "1.2.0"');
  if (!Array.isArray(overlay.actions)) throw new DocumentError(at("actions"), "must be a list of actions");
  for (const [index, action] of overlay.actions.entries())
    apply(withReusable(action, overlay, at("actions", index)), "actions", index);
  if (root.$ !== document) throw new DocumentError(at("actions"), "the document itself cannot be replaced or removed");
}

function withReusable(action: unknown, { components }: Node, pointer: string): Action {
  if (!isObject(action)) throw new DocumentError(pointer, "is not an action; it needs a target");
  if (typeof action.$ref !== "string") return action as unknown as Action;
  const [section, kind, name, ...deeper] = referencePath(action.$ref) ?? [];
  const actions = isObject(components) && isObject(components.actions) ? components.actions : {};
  const isAction = section === "components" && kind === "actions" && deeper.length === 0;
  const reusable = isAction && name && actions[name];
  if (!isObject(reusable)) throw new DocumentError(`${pointer}/$ref`, `${JSON.stringify(action.$ref)} has no target`);
  return { ...(isObject(reusable.fields) && reusable.fields), ...action } as unknown as Action;
}

function removeFrom({ holder, key }: Place, pointer: string): void {
  if (key === "$") throw new DocumentError(pointer, "the document itself cannot be removed");
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** Updates a value: objects are merged, lists are appended to, other values are replaced. */
function put({ holder, key }: Place, value: unknown, pointer: string): void {
  const old = holder[key];
  if (Array.isArray(old)) old.push(...(Array.isArray(value) ? structuredClone(value) : [structuredClone(value)]));
  else holder[key] = merged(old, value, pointer);
}

function merged(old: unknown, value: unknown, pointer: string): unknown {
  if (kindOf(old) !== kindOf(value))
    throw new DocumentError(
      pointer,
      `is ${kindOf(value)}, and the document has ${kindOf(old)} there; remove that first`,
    );
  if (Array.isArray(old)) return [...old, ...structuredClone(value as unknown[])];
  if (!isObject(old)) return value;
  for (const [name, one] of Object.entries(value as Node))
    Object.defineProperty(old, name, {
      value: Object.hasOwn(old, name) ? merged(old[name], one, step(pointer, name)) : structuredClone(one),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return old;
}
