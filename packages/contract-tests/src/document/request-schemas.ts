import { arrayAt, isObject, type JsonObject, objectAt } from "./json.ts";

const COMPONENT = "#/components/schemas/";
const SUFFIX = ".request";

/** Copies request schemas without `readOnly` members, which only responses have. Copied components get the suffix `.request`. */
export function separateRequests(root: JsonObject): JsonObject {
  const schemas = objectAt(objectAt(root, "components"), "schemas");
  const changed = namesWithReadOnly(schemas);
  if (changed.size === 0 && !JSON.stringify(root.paths).includes('"readOnly":true')) return root;
  const copies = Object.fromEntries([...changed].map((name) => [name + SUFFIX, forRequest(schemas[name], changed)]));
  const rewriteBody = (body: unknown): unknown =>
    isObject(body) && isObject(body.content)
      ? {
          ...body,
          content: mapValues(body.content, (media) =>
            isObject(media) && "schema" in media ? { ...media, schema: forRequest(media.schema, changed) } : media,
          ),
        }
      : body;
  const rewriteOperation = (operation: unknown): unknown =>
    isObject(operation) && "requestBody" in operation
      ? { ...operation, requestBody: rewriteBody(operation.requestBody) }
      : operation;
  const components = objectAt(root, "components");
  return {
    ...root,
    paths: mapValues(objectAt(root, "paths"), (item) => (isObject(item) ? mapValues(item, rewriteOperation) : item)),
    components: {
      ...components,
      schemas: { ...schemas, ...copies },
      ...("requestBodies" in components
        ? { requestBodies: mapValues(objectAt(components, "requestBodies"), rewriteBody) }
        : {}),
    },
  };
}

const mapValues = (object: JsonObject, change: (value: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));

function namesWithReadOnly(schemas: JsonObject): Set<string> {
  const texts = Object.entries(schemas).map(([name, schema]) => ({ name, text: JSON.stringify(schema) }));
  const found = new Set(texts.filter(({ text }) => text.includes('"readOnly":true')).map(({ name }) => name));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { name, text } of texts)
      if ([...found].some((one) => text.includes(`"${COMPONENT}${one}"`))) found.add(name);
  }
  return found;
}

function forRequest(value: unknown, changed: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => forRequest(one, changed));
  if (!isObject(value)) return value;
  const properties = objectAt(value, "properties");
  const readOnlyNames = Object.keys(properties).filter((name) => objectAt(properties, name).readOnly === true);
  const kept = Object.entries(value).map(([key, member]): [string, unknown] => {
    if (key === "$ref" && typeof member === "string" && changed.has(member.slice(COMPONENT.length)))
      return [key, member + SUFFIX];
    if (key === "properties" && isObject(member))
      return [
        key,
        Object.fromEntries(
          Object.entries(member)
            .filter(([name]) => !readOnlyNames.includes(name))
            .map(([name, one]) => [name, forRequest(one, changed)]),
        ),
      ];
    if (key === "required" && Array.isArray(member))
      return [key, arrayAt(value, key).filter((name) => !readOnlyNames.includes(String(name)))];
    return [
      key,
      ["example", "examples", "default", "enum", "const"].includes(key) ? member : forRequest(member, changed),
    ];
  });
  return Object.fromEntries(kept);
}
