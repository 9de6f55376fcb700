import { pointerNames, pointerToken } from "@assessment-api/runtime/server";
import type { ApiVersion } from "../domain/keys.ts";

type Node = { readonly [name: string]: unknown } & { readonly $ref?: string };

export interface OperationPlace {
  readonly pointer: string;
  readonly path: string;
  readonly mediaTypes: readonly string[];
  readonly needsBody: boolean;
  /** Finds a field such as `tasks[0].choices`; undefined if unknown. */
  find(field: string): string | undefined;
}

const documents = {
  v1: () => import("@assessment-api/v1/openapi.json", { with: { type: "json" } }),
  v2: () => import("@assessment-api/v2/openapi.json", { with: { type: "json" } }),
  v3: () => import("@assessment-api/v3/openapi.json", { with: { type: "json" } }),
  control: () => import("@assessment-api/control/openapi.json", { with: { type: "json" } }),
} as const satisfies Record<ApiVersion | "control", () => Promise<{ default: object }>>;

export async function findOperation(
  name: keyof typeof documents,
  operationId: string,
): Promise<OperationPlace | undefined> {
  const document = (await documents[name]()).default as unknown as Node;
  for (const [path, item] of Object.entries(document.paths as Record<string, Record<string, Node>>))
    for (const [method, operation] of Object.entries(item))
      if (operation.operationId === operationId)
        return { path, ...placeOf(document, operation, `/paths/${pointerToken(path)}/${method}`) };
  return undefined;
}

export async function memberNames(): Promise<ReadonlySet<string>> {
  const loaded = await Promise.all(Object.values(documents).map((load) => load()));
  return new Set(loaded.flatMap((one) => namesIn(one.default)));
}

function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? inside : [...Object.keys(value), ...inside];
}

interface Located {
  readonly node: Node;
  readonly pointer: string;
}

function placeOf(document: Node, operation: Node, pointer: string): Omit<OperationPlace, "path"> {
  function resolve({ node, pointer }: Located): Located {
    if (typeof node?.$ref !== "string") return { node, pointer };
    const target = node.$ref.slice(1);
    const found = pointerNames(target).reduce<unknown>(
      (current, one) => (current as Node | undefined)?.[one],
      document,
    );
    return resolve({ node: found as Node, pointer: target });
  }

  const child = (node: unknown, at: string): Located[] =>
    typeof node === "object" && node !== null ? [resolve({ node: node as Node, pointer: at })] : [];

  function step({ node, pointer }: Located, name: string): Located | undefined {
    const properties = (node.properties ?? {}) as Node;
    const own = /^\d+$/.test(name)
      ? child(node.items, `${pointer}/items`)
      : Object.hasOwn(properties, name)
        ? child(properties[name], `${pointer}/properties/${pointerToken(name)}`)
        : [];
    if (own[0] !== undefined) return own[0];
    for (const keyword of ["allOf", "anyOf", "oneOf"])
      for (const [index, part] of ((node[keyword] ?? []) as unknown[]).entries())
        for (const one of child(part, `${pointer}/${keyword}/${index}`)) {
          const found = step(one, name);
          if (found !== undefined) return found;
        }
    return undefined;
  }

  function inParameters(field: string): string | undefined {
    const name = field.replace(/\[.*/, "").toLowerCase();
    for (const [index, parameter] of ((operation.parameters ?? []) as Node[]).entries()) {
      const found = resolve({ node: parameter, pointer: `${pointer}/parameters/${index}` });
      if (String(found.node.name).toLowerCase() === name) return found.pointer;
    }
    return undefined;
  }

  function inBody(field: string): string | undefined {
    const [body] = child(operation.requestBody, `${pointer}/requestBody`);
    const [[type, media] = []] = Object.entries((body?.node.content ?? {}) as Record<string, Node>);
    if (body === undefined || type === undefined) return undefined;
    let [schema] = child(media?.schema, `${body.pointer}/content/${pointerToken(type)}/schema`);
    if (schema === undefined || field === "body") return schema?.pointer ?? body.pointer;
    for (const name of field.split(/[.[\]]+/).filter((part) => part !== "")) {
      const next: Located | undefined = schema && step(schema, name);
      if (next === undefined) break;
      schema = next;
    }
    return schema?.pointer;
  }

  const [body] = child(operation.requestBody, `${pointer}/requestBody`);
  const mediaTypes = Object.keys((body?.node.content ?? {}) as Node);
  const needsBody = body?.node.required === true;
  return { pointer, mediaTypes, needsBody, find: (field) => inParameters(field) ?? inBody(field) };
}
