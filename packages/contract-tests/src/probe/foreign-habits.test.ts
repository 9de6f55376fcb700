/** Conventions of foreign servers that are no faults, and similar faults. */
import { expect, it } from "vitest";
import { isObject, type JsonObject } from "../document/json.ts";
import { checkService, error, type Service, service } from "../testing/services/service.ts";

const json = (schema: JsonObject, description = "OK") => ({
  description,
  content: { "application/json": { schema } },
});
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const NOTE = {
  type: "object",
  required: ["text"],
  properties: { id: { type: "integer", readOnly: true }, text: { type: "string", minLength: 1 } },
};
const PAGE = { type: "object", required: ["author_id"], properties: { author_id: { type: "integer" } } };

/** Service of notes without a path for a single note, or of notes that need an author whose creation comes later in the document. */
function createNotes({ items = true, keeps = true, delay = false, redirects = false } = {}) {
  const notes = new Map<number, JsonObject>();
  let pending: (() => void)[] = [];
  let count = 0;
  const post = (schema: JsonObject) => ({
    requestBody: { required: true, content: { "application/json": { schema } } },
    responses: { 201: json(schema) },
  });
  const one = {
    parameters: [id],
    get: { operationId: "note", responses: { 200: json(NOTE), 404: json({}) } },
    delete: { operationId: "removeNote", responses: { 204: { description: "Gone" }, 404: json({}) } },
  };
  const notesService = service(
    {
      openapi: "3.1.0",
      info: { title: "Notes", version: "1" },
      paths: {
        "/notes": {
          get: { operationId: "notes", responses: { 200: json({ type: "array", items: NOTE }) } },
          post: { operationId: "addNote", ...post(NOTE) },
        },
        ...(items ? { "/notes/{id}": one } : {}),
      },
    },
    ({ method, path, body }) => {
      const [, , key] = path.split("/");
      if (redirects && key === undefined && method === "GET" && !path.endsWith("/all"))
        return [307, undefined, { location: "/notes/all" }];
      if (key === undefined || key === "all") {
        if (method !== "POST") return [200, [...notes.values()]];
        if (!isObject(body) || typeof body.text !== "string" || body.text === "") return error(422, "text is needed");
        count += 1;
        const note = { text: body.text, id: count };
        const store = () => void notes.set(note.id, note);
        if (delay) pending.push(store);
        else if (keeps) store();
        return [201, note];
      }
      const found = notes.get(Number(key));
      if (!found) return error(404, "no such note");
      if (method === "DELETE") notes.delete(Number(key));
      return method === "DELETE" ? [204] : [200, found];
    },
  );
  const settle = async () => {
    for (const store of pending) store();
    pending = [];
  };
  return { notes: notesService, settle };
}

it("a creation without a path for one resource is looked up in the list", async () => {
  expect((await checkService(createNotes({ items: false }).notes)).found).toBe("");
  const { found } = await checkService(createNotes({ items: false, keeps: false }).notes);
  expect(found).toMatch(/notes 200 .* read back: the list does not show contract-\w+-\d+, which addNote created/);
});

it("--wait waits until a change is visible", async () => {
  const { notes, settle } = createNotes({ delay: true });
  expect((await checkService(notes)).found).toContain("note 200");
  const slow = createNotes({ delay: true });
  expect((await checkService(slow.notes, { more: { wait: 1, pause: slow.settle } })).found).toBe("");
  await settle();
});

it("a read that redirects is read at its Location; a redirect without one is a finding", async () => {
  expect((await checkService(createNotes({ redirects: true }).notes)).found).toBe("");
  const { found } = await checkService(createNotes().notes, {
    fault: (request, next) => (request.method === "GET" && request.path === "/notes" ? [302] : next(request)),
  });
  expect(found).toContain("a redirect (302) has no Location");
});

/** Pages need an author; both are created, pages first in the document. */
function createPages(): Service {
  const [authors, pages] = [new Set<number>(), new Map<number, JsonObject>()];
  let count = 0;
  const collection = (name: string, schema: JsonObject) => ({
    get: { operationId: `${name}s`, responses: { 200: json({ type: "array", items: schema }) } },
    post: {
      operationId: `add-${name}`,
      requestBody: { required: true, content: { "application/json": { schema } } },
      responses: { 201: json(schema) },
    },
  });
  const item = (name: string, schema: JsonObject) => ({
    parameters: [id],
    get: { operationId: name, responses: { 200: json(schema) } },
    delete: { operationId: `remove-${name}`, responses: { 204: { description: "Gone" } } },
  });
  const author = { type: "object", required: ["name"], properties: { name: { type: "string", minLength: 1 } } };
  return service(
    {
      openapi: "3.1.0",
      info: { title: "Pages", version: "1" },
      paths: {
        "/pages": collection("page", PAGE),
        "/pages/{id}": item("page", PAGE),
        "/authors": collection("author", author),
        "/authors/{id}": item("author", author),
      },
    },
    ({ method, path, body }) => {
      const [, kind, key] = path.split("/");
      const isPages = kind === "pages";
      if (key === undefined && method === "GET")
        return [200, isPages ? [...pages.values()] : [...authors].map((one) => ({ id: one, name: "A" }))];
      if (key === undefined) {
        if (!isObject(body)) return error(422, "no object");
        if (isPages && !authors.has(Number(body.author_id))) return error(422, "unknown author");
        if (!isPages && (typeof body.name !== "string" || body.name === "")) return error(422, "name is needed");
        count += 1;
        if (isPages) pages.set(count, { id: count, author_id: body.author_id });
        else authors.add(count);
        return [201, { ...body, id: count }];
      }
      const known = isPages ? pages.get(Number(key)) : authors.has(Number(key)) && { id: Number(key), name: "A" };
      if (!known) return error(404, "unknown");
      if (method === "DELETE") (isPages ? pages : authors).delete(Number(key));
      return method === "DELETE" ? [204] : [200, known];
    },
  );
}

it("a creation that needs a later one of the document has a second attempt", async () => {
  const { report } = await checkService(createPages());
  expect(report.coverage.count("add-page", "201")).toBeGreaterThan(0);
});

it("a spent time budget skips the remaining operations, deletes created data, and is reported", async () => {
  const { notes } = createNotes();
  const { report, skipped, found } = await checkService(notes, { more: { maxSeconds: 1e-9 } });
  expect(found).toBe("");
  expect(report.budget).toMatchObject({
    seconds: 1e-9,
    skipped: [{ what: "comparison with the document", operations: 4 }],
  });
  expect(skipped).toContain("notes: the time of --max-seconds was over");
});
