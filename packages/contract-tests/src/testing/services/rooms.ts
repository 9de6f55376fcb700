import { isObject, type JsonObject } from "../../document/json.ts";
import { error, type Service, service } from "./service.ts";

/** Service with nested parents, keys in cookie and query, offsets, names as ids, references. */
export function createRooms(): Service {
  const houses = new Map<string, Map<string, JsonObject>>();
  for (const house of ["north", "south"]) {
    const rooms = ["hall", "kitchen", "loft", "cellar"].map((name): [string, JsonObject] => [
      name,
      { name, seats: name.length },
    ]);
    houses.set(house, new Map(rooms));
  }
  const isRoom = (body: unknown): body is JsonObject =>
    isObject(body) &&
    typeof body.name === "string" &&
    /^[\w-]+$/.test(body.name) &&
    Number.isInteger(body.seats) &&
    Number(body.seats) >= 0;
  const room = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });

  return service(
    {
      openapi: "3.0.0",
      info: { title: "Rooms", version: "1" },
      security: [{ session: [], tenant: [] }],
      paths: {
        "/houses": {
          get: {
            operationId: "houses",
            responses: { 200: json({ type: "array", items: ref("House") }), 403: { description: "No key" } },
          },
        },
        "/houses/{house}/rooms": {
          parameters: [room("house")],
          get: {
            operationId: "rooms",
            parameters: [
              { name: "offset", in: "query", schema: { type: "integer", minimum: 0, default: 0 } },
              { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 20, default: 20 } },
            ],
            responses: { 200: json({ type: "array", items: ref("Room") }) },
          },
          post: {
            operationId: "addRoom",
            requestBody: { required: true, content: { "application/json": { schema: ref("Room") } } },
            responses: { 200: json(ref("Room")) },
          },
        },
        "/houses/{house}/rooms/{name}": {
          parameters: [room("house"), room("name")],
          get: { operationId: "room", responses: { 200: json(ref("Room")) } },
          delete: { operationId: "removeRoom", responses: { 200: json({ type: "object" }) } },
        },
      },
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "sid" },
          tenant: { type: "apiKey", in: "query", name: "tenant" },
        },
        schemas: {
          House: { type: "object", required: ["house"], properties: { house: { type: "string" } } },
          Room: {
            type: "object",
            required: ["name", "seats"],
            properties: { name: { type: "string", pattern: "^[\\w-]+$" }, seats: { type: "integer", minimum: 0 } },
          },
        },
      },
    },
    ({ method, path, query, headers, body }) => {
      if (headers.get("cookie") !== "sid=abc" || query.get("tenant") !== "t1") return error(403, "no session");
      const [, , house, , name] = path.split("/").map(decodeURIComponent);
      if (house === undefined) return [200, [...houses.keys()].map((one) => ({ house: one }))];
      const rooms = houses.get(house);
      if (!rooms) return error(404, "no such house");
      if (name === undefined && method === "POST") {
        if (!isRoom(body)) return error(400, "no room");
        if (rooms.has(String(body.name))) return error(409, "there is one of that name");
        rooms.set(String(body.name), body);
        return [200, body];
      }
      if (name === undefined) {
        const [offset, limit] = [Number(query.get("offset") ?? 0), Number(query.get("limit") ?? 20)];
        const whole = [offset, limit].every(Number.isInteger) && offset >= 0 && limit >= 1 && limit <= 20;
        return whole ? [200, [...rooms.values()].slice(offset, offset + limit)] : error(400, "no such page");
      }
      const found = rooms.get(name);
      if (!found) return error(404, "no such room");
      if (method === "DELETE") rooms.delete(name);
      return [200, method === "DELETE" ? {} : found];
    },
  );
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (content: JsonObject) => ({ description: "OK", content: { "application/json": { schema: content } } });
