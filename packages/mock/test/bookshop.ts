/** A document that is not ours, with two resources of five operations. */
const json = (schema: object, example?: unknown) => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const id = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });
const missing = (what: string) => ({
  description: "Unknown",
  content: json(ref("Problem"), { code: "unknown", message: `No such ${what}` }),
});

function resource(name: string, example: object) {
  const [one, path, parameter] = [name.toLowerCase(), `/${name.toLowerCase()}s`, `${name.toLowerCase()}Id`];
  const body = { required: true, content: json(ref(`New${name}`)) };
  const found = { description: name, content: json(ref(name), example) };
  const limit = { name: "limit", in: "query", schema: { type: "integer", minimum: 1, default: 20 } };
  return {
    [path]: {
      get: {
        operationId: `list${name}s`,
        parameters: [limit],
        responses: { 200: { description: "All", content: json({ type: "array", items: ref(name) }, [example]) } },
      },
      post: { operationId: `create-${one}`, requestBody: body, responses: { 201: found } },
    },
    [`${path}/{${parameter}}`]: {
      parameters: [id(parameter)],
      get: { operationId: `get${name}`, responses: { 200: found, 404: missing(one) } },
      // Without an example, which the generator makes up.
      put: {
        operationId: `replace${name}`,
        requestBody: body,
        responses: { 200: { description: name, content: json(ref(name)) }, 404: missing(one) },
      },
      delete: { operationId: `delete${name}`, responses: { 204: { description: "Deleted" }, 404: missing(one) } },
    },
  };
}

const schema = (properties: object, required: readonly string[]) => ({ type: "object", required, properties });
const book = {
  title: { type: "string", minLength: 1 },
  pages: { type: "integer", minimum: 1 },
  authorId: { type: "string" },
};
const author = { name: { type: "string" }, email: { type: "string", format: "email" } };
const readOnlyId = { id: { type: "string", readOnly: true } };

export const bookshop = {
  openapi: "3.1.1",
  info: { title: "Bookshop", version: "1" },
  servers: [{ url: "https://books.example/shop" }],
  paths: {
    ...resource("Book", { id: "bok_4h7Qm2Xs", title: "Middlemarch", pages: 880, authorId: "aut_9Tz3Rk1W" }),
    ...resource("Author", { id: "aut_9Tz3Rk1W", name: "George Eliot", email: "eliot@example.com" }),
    "/hours": {
      get: {
        operationId: "getHours",
        responses: {
          200: { description: "Hours", content: { "text/plain": { schema: { type: "string", minLength: 3 } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Book: schema({ ...readOnlyId, ...book, sequel: ref("Book") }, ["id", "title"]),
      NewBook: schema(book, ["title"]),
      Author: schema({ ...readOnlyId, ...author }, ["id", "name"]),
      NewAuthor: schema(author, ["name"]),
      Problem: schema({ code: { type: "string" }, message: { type: "string" } }, ["code", "message"]),
    },
  },
};
