import { isObject, type JsonObject } from "../../document/json.ts";
import { error, type Service, service } from "./service.ts";

const BOOK = {
  type: "object",
  required: ["title", "author"],
  properties: {
    id: { type: "string", readOnly: true },
    title: { type: "string", minLength: 1, maxLength: 200 },
    author: { type: "string", minLength: 1, maxLength: 100 },
    year: { type: "integer", minimum: 0 },
  },
};

/** Faults of the library, each in one line of its code. */
export type LibraryFault =
  | "searches with wildcards"
  | "finds deleted books"
  | "filters deleted books"
  | "deletes the neighbour"
  | "changes the neighbour"
  | "deletes by year"
  | "keeps a refused change"
  | "empties on an empty change"
  | "repeats the key in errors"
  | "shows SQL in errors"
  | "keeps a refused book";

/** Creates a library with search, filter, merge patches and a key. `fault` plants one fault. */
export function createLibrary(fault?: LibraryFault): Service {
  const has = (one: LibraryFault) => fault === one;
  const books = new Map<string, JsonObject>();
  const deleted: JsonObject[] = [];
  let count = 0;
  const add = (body: JsonObject): JsonObject => {
    count += 1;
    const book = { ...body, id: `book-${count}` };
    books.set(book.id, book);
    return book;
  };
  const TITLES = ["Wind over the harbour", "The long harvest", "Harbour lights", "A winter garden", "Gardens of glass"];
  for (const [index, title] of TITLES.entries())
    add({ title, author: index % 2 === 0 ? "Maya Lindqvist" : "Jonas Okafor", year: 1990 + index });
  const valid = (body: unknown): body is JsonObject =>
    isObject(body) &&
    [body.title, body.author].every((one) => typeof one === "string" && one.length > 0) &&
    String(body.title).length <= 200 &&
    String(body.author).length <= 100 &&
    (body.year === undefined || (Number.isInteger(body.year) && Number(body.year) >= 0));
  const finds = (title: string, text: string): boolean => {
    const [whole, part] = [title.toLowerCase(), text.toLowerCase()];
    if (!has("searches with wildcards")) return whole.includes(part);
    const pattern = part
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("%", ".*")
      .replaceAll("_", ".");
    return new RegExp(pattern).test(whole);
  };
  const neighbourOf = (id: string) => [...books.keys()].find((one) => one !== id) ?? "";

  return service(
    {
      openapi: "3.1.0",
      info: { title: "Library", version: "1" },
      security: [{ Key: [] }],
      paths: {
        "/books": {
          get: {
            operationId: "books",
            parameters: [
              { name: "q", in: "query", description: "Text in the title", schema: { type: "string" } },
              { name: "author", in: "query", schema: { type: "string" } },
            ],
            responses: { 200: json({ type: "array", items: ref("Book") }) },
          },
          post: { operationId: "addBook", ...takes("Book"), responses: { 201: json(ref("Book")) } },
        },
        "/books/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
          get: { operationId: "book", responses: { 200: json(ref("Book")), 404: json({}) } },
          patch: { operationId: "changeBook", ...takes("BookChange"), responses: { 200: json(ref("Book")) } },
          delete: { operationId: "removeBook", responses: { 204: { description: "Removed" }, 404: json({}) } },
        },
      },
      components: {
        securitySchemes: { Key: { type: "apiKey", in: "header", name: "x-key" } },
        schemas: { Book: BOOK, BookChange: { ...BOOK, required: [] } },
      },
    },
    ({ method, path, query, headers, body }) => {
      const key = headers.get("x-key");
      const refuse = (status: number, message: string) =>
        error(status, has("repeats the key in errors") ? `${message} (key ${key})` : message);
      if (key !== "library-key-81c3") return error(401, "unknown key");
      const [, , id] = path.split("/");
      if (id === undefined && method === "GET") {
        const [text, author] = [query.get("q"), query.get("author")];
        const gone = (text !== null && has("finds deleted books")) || (author !== null && has("filters deleted books"));
        const shown = [...books.values(), ...(gone ? deleted : [])].filter(
          (one) => (text === null || finds(String(one.title), text)) && (author === null || one.author === author),
        );
        return [200, shown];
      }
      if (id === undefined) {
        if (valid(body)) return [201, add(body)];
        if (has("keeps a refused book") && isObject(body) && typeof body.title === "string")
          add({ ...body, author: "-" });
        return refuse(
          422,
          has("shows SQL in errors")
            ? "INSERT INTO books (title, author) VALUES (?, ?) failed"
            : "title and author are needed",
        );
      }
      const book = books.get(id);
      if (!book) return refuse(404, "no such book");
      if (method === "GET") return [200, book];
      if (method === "DELETE") {
        const others = has("deletes by year") ? [...books.values()].filter((one) => one.year === book.year) : [];
        const gone = [
          id,
          ...(has("deletes the neighbour") ? [neighbourOf(id)] : []),
          ...others.map((one) => String(one.id)),
        ];
        for (const one of gone) books.delete(one);
        deleted.push(book);
        return [204];
      }
      const changed = isObject(body) ? { ...book, ...body, id } : undefined;
      if (!changed || !valid(changed)) {
        if (has("keeps a refused change") && isObject(body) && typeof body.title === "string" && body.title !== "")
          books.set(id, { ...book, title: body.title });
        return refuse(422, "no book");
      }
      if (has("empties on an empty change") && isObject(body) && Object.keys(body).length === 0)
        delete (changed as JsonObject).year;
      books.set(id, changed);
      const other = neighbourOf(id);
      if (has("changes the neighbour") && isObject(body)) books.set(other, { ...books.get(other), ...body, id: other });
      return [200, changed];
    },
  );
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (content: JsonObject) => ({ description: "OK", content: { "application/json": { schema: content } } });
const takes = (name: string) => ({
  requestBody: { required: true, content: { "application/json": { schema: ref(name) } } },
});
