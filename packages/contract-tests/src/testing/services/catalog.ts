import { isObject, type JsonObject } from "../../document/json.ts";
import { error, type Service, service } from "./service.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonObject) => ({ content: { "application/json": { schema } } });
const ok = (schema: JsonObject) => ({ description: "OK", ...json(schema) });
const NAMES =
  "Author Book City Dog Engine Forest Garden House Island Jacket Kettle Lamp Mirror Needle Orange Pillow Quilt River Spoon Table"
    .concat(
      " Uncle Valley Window Xylophone Yard Zebra Anchor Bottle Candle Desk Eagle Fence Guitar Hammer Iron Jungle Kitchen Ladder Magnet Novel",
    )
    .split(" ");

/** Service with five operations for each of `count` resources, each of which refers to the one before. */
export function createCatalog(count: number): Service {
  const names = NAMES.slice(0, count);
  const stores = new Map(names.map((name) => [`/${name.toLowerCase()}s`, new Map<string, JsonObject>()]));
  const memberOf = (index: number) => (index > 0 ? `${names[index - 1]?.toLowerCase()}Id` : undefined);
  const paths: JsonObject = {};
  const schemas: JsonObject = {};
  for (const [index, name] of names.entries()) {
    const owner = memberOf(index);
    const properties = {
      title: { type: "string", minLength: 1, maxLength: 50 },
      size: { type: "integer", minimum: 1 },
      ...(owner ? { [owner]: { type: "string" } } : {}),
    };
    const shown = { id: { type: "string" }, ...properties };
    schemas[`${name}Change`] = { type: "object", properties };
    schemas[`New${name}`] = { type: "object", required: ["title"], properties };
    schemas[name] = { type: "object", required: ["id", "title"], properties: shown };
    const path = `/${name.toLowerCase()}s`;
    const body = { required: true, ...json(ref(`New${name}`)) };
    const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
    const size = { name: "size", in: "query", schema: { type: "integer" } };
    paths[path] = {
      get: {
        operationId: `list${name}s`,
        parameters: [size],
        responses: { 200: ok({ type: "array", items: ref(name) }) },
      },
      post: { operationId: `create${name}`, requestBody: body, responses: { 201: ok(ref(name)) } },
    };
    paths[`${path}/{id}`] = {
      parameters: [id],
      get: { operationId: `get${name}`, responses: { 200: ok(ref(name)) } },
      patch: {
        operationId: `update${name}`,
        requestBody: { ...json(ref(`${name}Change`)) },
        responses: { 200: ok(ref(name)) },
      },
      delete: { operationId: `delete${name}`, responses: { 204: { description: "Deleted" } } },
    };
    for (const number of [1, 2, 3])
      stores.get(path)?.set(`${name}-${number}`, { id: `${name}-${number}`, title: `${name} ${number}`, size: number });
  }
  let created = 3;
  const valid = (body: unknown): body is JsonObject =>
    isObject(body) && Object.entries(body).every(([name, value]) => fits(name, value));
  const fits = (name: string, value: unknown): boolean => {
    if (name === "title") return typeof value === "string" && value.length > 0 && [...value].length <= 50;
    if (name === "size") return Number.isInteger(value) && Number(value) >= 1;
    return (
      !name.endsWith("Id") || (typeof value === "string" && [...stores.values()].some((store) => store.has(value)))
    );
  };
  return service(
    { openapi: "3.1.0", info: { title: "Catalog", version: "1" }, paths, components: { schemas } },
    ({ method, path, query, body }) => {
      const [, collection = "", id] = path.split("/");
      const store = stores.get(`/${collection}`);
      if (!store) return error(404, "no such path");
      const name = names.find((one) => `${one.toLowerCase()}s` === collection) ?? "";
      const owner = memberOf(names.indexOf(name));
      const own = (sent: JsonObject) =>
        Object.fromEntries(
          ["title", "size", ...(owner ? [owner] : [])].filter((key) => key in sent).map((key) => [key, sent[key]]),
        );
      if (id === undefined) {
        const size = query.get("size");
        if (size !== null && !/^-?\d+$/.test(size)) return error(400, "size is no number");
        if (method === "GET")
          return [200, [...store.values()].filter((one) => size === null || one.size === Number(size))];
        if (!isObject(body) || !("title" in body) || !valid(own(body))) return error(400, "wrong body");
        created += 1;
        const one = { ...own(body), id: `${name}-${created}` };
        store.set(one.id, one);
        return [201, one];
      }
      const found = store.get(decodeURIComponent(id));
      if (!found) return error(404, "not found");
      if (method === "DELETE") {
        store.delete(String(found.id));
        return [204];
      }
      if (method === "GET") return [200, found];
      if (method !== "PATCH") return error(405, "no such method");
      if (!isObject(body) || !valid(own(body))) return error(400, "wrong body");
      Object.assign(found, own(body));
      return [200, found];
    },
  );
}
