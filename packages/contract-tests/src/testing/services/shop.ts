import { isObject, type JsonObject } from "../../document/json.ts";
import { error, type Service, service } from "./service.ts";

const schema = {
  type: "object",
  required: ["sku", "title", "price"],
  properties: {
    sku: { type: "integer", readOnly: true },
    title: { type: "string", minLength: 1, maxLength: 40 },
    price: { type: "number", minimum: 0 },
    colour: { type: "string", nullable: true },
  },
};

/** Service with OpenAPI 3.0: bare arrays with page numbers, numeric ids under another name, no key, no declared refusals. */
export function createShop(): Service {
  const articles = new Map<string, JsonObject>();
  let count = 0;
  const add = (body: JsonObject): JsonObject => {
    count += 1;
    const article = { ...body, sku: count };
    articles.set(String(count), article);
    return article;
  };
  for (let index = 1; index <= 23; index += 1)
    add({
      title: `Article ${index}`,
      price: index % 2 === 0 ? index + 0.5 : index,
      colour: index % 3 === 0 ? "red" : null,
    });
  const valid = (body: unknown): body is JsonObject =>
    isObject(body) &&
    typeof body.title === "string" &&
    body.title.length > 0 &&
    body.title.length <= 40 &&
    typeof body.price === "number" &&
    body.price >= 0 &&
    (body.colour === undefined || body.colour === null || typeof body.colour === "string");

  return service(
    {
      openapi: "3.0.3",
      info: { title: "Shop", version: "1" },
      paths: {
        "/articles": {
          get: {
            operationId: "articles",
            parameters: [
              { name: "page", in: "query", schema: { type: "integer", minimum: 1, default: 1 } },
              { name: "per_page", in: "query", schema: { type: "integer", minimum: 1, maximum: 10, default: 5 } },
              { name: "price[gte]", in: "query", schema: { type: "number" } },
              { name: "colour", in: "query", schema: { type: "string" } },
            ],
            responses: { 200: json({ type: "array", items: ref("Article") }) },
          },
          post: {
            operationId: "addArticle",
            requestBody: { required: true, content: { "application/json": { schema: ref("Article") } } },
            responses: { 201: json(ref("Article")) },
          },
        },
        "/articles/{sku}": {
          parameters: [{ name: "sku", in: "path", required: true, schema: { type: "integer" } }],
          get: { operationId: "article", responses: { 200: json(ref("Article")) } },
          patch: {
            operationId: "changeArticle",
            requestBody: { required: true, content: { "application/json": { schema: ref("ArticleChange") } } },
            responses: { 200: json(ref("Article")) },
          },
          delete: { operationId: "removeArticle", responses: { 204: { description: "Removed" } } },
        },
      },
      components: { schemas: { Article: schema, ArticleChange: { ...schema, required: [] } } },
    },
    ({ method, path, query, body }) => {
      const [, , sku] = path.split("/");
      if (sku === undefined) {
        if (method === "POST") return valid(body) ? [201, add(body)] : error(422, "title and price are needed");
        const page = Number(query.get("page") ?? 1);
        const size = Number(query.get("per_page") ?? 5);
        const least = Number(query.get("price[gte]") ?? 0);
        const colour = query.get("colour");
        if (!(Number.isInteger(page) && page >= 1 && Number.isInteger(size) && size >= 1 && size <= 10))
          return error(422, "no such page");
        if (Number.isNaN(least)) return error(422, "price[gte] is no number");
        const found = [...articles.values()].filter(
          (one) => Number(one.price) >= least && (colour === null || one.colour === colour),
        );
        return [200, found.slice((page - 1) * size, page * size)];
      }
      const article = articles.get(sku);
      if (!article) return error(404, "no such article");
      if (method === "DELETE") {
        articles.delete(sku);
        return [204];
      }
      if (method === "PATCH") {
        const changed = isObject(body) ? { ...article, ...body, sku: article.sku } : body;
        if (!isObject(body) || !valid(changed)) return error(422, "no article");
        articles.set(sku, changed as JsonObject);
        return [200, changed];
      }
      return [200, article];
    },
  );
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (content: JsonObject) => ({ description: "OK", content: { "application/json": { schema: content } } });
