import type { Document, Schema } from "../document/openapi.ts";
import { lookUp } from "../document/references.ts";

/** Members of a value, its items and its map values, as indexes into the list of nodes; 0 if none are named. */
export interface MembersNode {
  names?: Record<string, number>;
  items?: number;
  values?: number;
}

/** Schema keywords that {@link Schema} does not list. */
interface MoreKeywords {
  prefixItems?: Schema[];
  patternProperties?: Record<string, Schema>;
  unevaluatedProperties?: Schema | boolean;
  dependentSchemas?: Record<string, Schema>;
  if?: Schema;
  then?: Schema;
  else?: Schema;
}

export function collectMembers(document: Document) {
  const nodes: MembersNode[] = [{}];
  const known = new Map<string, number>();
  const identities = new Map<Schema, number>();
  const identityOf = (schema: Schema) => {
    if (!identities.has(schema)) identities.set(schema, identities.size);
    return identities.get(schema);
  };

  /** Returns the index of the node for a value to which all given schemas may apply. */
  const nodeOf = (schemas: readonly Schema[]): number => {
    const all = [...new Set(schemas.flatMap((schema) => [...applied(document, schema)]))];
    const key = all.map(identityOf).sort().join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const index = nodes.push({}) - 1;
    known.set(key, index);
    const members = new Map<string, Schema[]>();
    const items: Schema[] = [];
    const values: Schema[] = [];
    let isOpen = false;
    for (const schema of all as (Schema & MoreKeywords)[]) {
      for (const [name, one] of Object.entries(schema.properties ?? {}))
        members.set(name, [...(members.get(name) ?? []), one]);
      for (const one of [schema.items, ...(schema.prefixItems ?? [])]) if (isSchema(one)) items.push(one);
      for (const rest of [schema.additionalProperties, schema.unevaluatedProperties])
        if (isSchema(rest)) values.push(rest);
      for (const one of Object.values(schema.patternProperties ?? {})) if (isSchema(one)) values.push(one);
      isOpen ||= [schema.additionalProperties, schema.unevaluatedProperties].some(
        (rest) => rest !== undefined && rest !== false,
      );
      isOpen ||= schema.patternProperties !== undefined;
    }
    const node: MembersNode = {};
    if (members.size > 0) {
      node.names = Object.fromEntries([...members].map(([name, ones]) => [name, nodeOf(ones.filter(isSchema))]));
      if (isOpen && values.length === 0) node.values = 0;
    }
    if (items.length > 0) node.items = nodeOf(items);
    if (values.length > 0) node.values = nodeOf(values);
    if (node.names === undefined && !node.items && !node.values) {
      known.set(key, 0);
      if (index === nodes.length - 1) nodes.pop();
      return 0;
    }
    nodes[index] = node;
    return index;
  };
  return { nodes, nodeOf };
}

const isSchema = (schema: Schema | boolean | undefined): schema is Schema => typeof schema === "object";

function* applied(document: Document, schema: Schema & MoreKeywords, seen = new Set<Schema>()): Generator<Schema> {
  if (!isSchema(schema) || seen.has(schema)) return;
  seen.add(schema);
  yield schema;
  if (schema.$ref !== undefined) yield* applied(document, lookUp(document, schema.$ref).value as Schema, seen);
  const { allOf = [], anyOf = [], oneOf = [], dependentSchemas = {} } = schema;
  const conditional = [...Object.values(dependentSchemas), schema.if, schema.then, schema.else];
  for (const inner of [...allOf, ...anyOf, ...oneOf, ...conditional]) if (inner) yield* applied(document, inner, seen);
}
