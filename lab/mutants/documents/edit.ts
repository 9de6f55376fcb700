import { isObject, type JsonObject, tokensOf } from "@assessment-api/contract-tests/internal";

/** Returns a copy of the document with a changed value; `undefined` removes it. Unchanged parts are shared. */
export function edit(root: JsonObject, pointer: string, value: unknown): JsonObject {
  return put(root, tokensOf(pointer), value) as JsonObject;
}

function put(node: unknown, [token, ...rest]: string[], value: unknown): unknown {
  if (token === undefined) return value;
  if (Array.isArray(node)) {
    const index = Number(token);
    const next = put(node[index], rest, value);
    return next === undefined ? node.toSpliced(index, 1) : node.with(index, next);
  }
  if (!isObject(node)) throw new Error(`nothing at ${token}`);
  const { [token]: old, ...others } = node;
  const next = put(old, rest, value);
  return next === undefined ? others : { ...node, [token]: next };
}
