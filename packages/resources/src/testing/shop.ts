/**
 * Document that uses every part of the model: parents, references, filters, cursors, order, unique members and errors.
 */
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object, examples?: unknown) => ({
  "application/json": { schema, ...(examples === undefined ? {} : { example: examples }) },
});
const error = (description: string, code: number) => ({
  description,
  content: json(ref("Problem"), { code, message: description }),
});
const path = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });
const query = (name: string, schema: object = { type: "string" }) => ({ name, in: "query", schema });
const page = (name: string) => ({
  type: "object",
  required: ["items", "total"],
  properties: {
    items: { type: "array", items: ref(name) },
    total: { type: "integer" },
    next: { type: ["string", "null"] },
  },
});

const ada = { id: "own_1a", name: "Ada", email: "ada@example.com", createdAt: "2026-01-05T10:00:00Z" };
const rex = {
  id: "pet_1a",
  name: "Rex",
  kind: "dog",
  ownerId: "own_1a",
  weight: 12,
  owner: ada,
  createdAt: "2026-01-06T10:00:00Z",
};
const tom = { ...rex, id: "pet_2b", name: "Tom", kind: "cat", weight: 4 };

export const shop = {
  openapi: "3.1.1",
  info: { title: "Pet shop", version: "1.0.0" },
  servers: [{ url: "https://shop.example/v1" }],
  paths: {
    "/owners": {
      get: { operationId: "listOwners", responses: { 200: { description: "All", content: json({ type: "array", items: ref("Owner") }, [ada]) } } },
      post: {
        operationId: "createOwner",
        requestBody: { required: true, content: json(ref("NewOwner")) },
        responses: {
          201: { description: "Created", headers: { Location: { schema: { type: "string" }, example: "https://shop.example/v1/owners/own_1a" } }, content: json(ref("Owner"), ada) },
          409: error("An owner with this email exists", 409),
        },
      },
    },
    "/owners/{ownerId}": {
      parameters: [path("ownerId")],
      get: { operationId: "getOwner", responses: { 200: { description: "One", content: json(ref("Owner"), ada) }, 404: error("No such owner", 404) } },
      put: { operationId: "replaceOwner", requestBody: { content: json(ref("NewOwner")) }, responses: { 200: { description: "Replaced", content: json(ref("Owner")) }, 404: error("No such owner", 404) } },
      delete: { operationId: "deleteOwner", responses: { 204: { description: "Deleted" }, 404: error("No such owner", 404) } },
    },
    "/owners/{ownerId}/notes": {
      parameters: [path("ownerId")],
      get: { operationId: "listNotes", responses: { 200: { description: "All", content: json({ type: "array", items: ref("Note") }) }, 404: error("No such owner", 404) } },
      post: { operationId: "createNote", requestBody: { content: json(ref("Note")) }, responses: { 201: { description: "Created", content: json(ref("Note")) }, 404: error("No such owner", 404) } },
    },
    "/owners/{ownerId}/notes/{noteId}": {
      parameters: [path("ownerId"), path("noteId")],
      get: { operationId: "getNote", responses: { 200: { description: "One", content: json(ref("Note")) }, 404: error("No such note", 404) } },
    },
    "/owners/{ownerId}/settings": {
      parameters: [path("ownerId")],
      get: { operationId: "getSettings", responses: { 200: { description: "One", content: json(ref("Settings")) } } },
      patch: { operationId: "changeSettings", requestBody: { content: json(ref("Settings")) }, responses: { 200: { description: "Changed", content: json(ref("Settings")) } } },
    },
    "/pets": {
      get: {
        operationId: "listPets",
        parameters: [
          query("limit", { type: "integer", default: 2, maximum: 50 }), query("cursor"), query("kind"), query("minWeight", { type: "number" }),
          query("sort"), query("q"), query("ownerId"), query("colour"),
        ],
        responses: { 200: { description: "A page", content: json(page("Pet"), { items: [rex, tom], total: 2, next: null }) }, 400: error("Bad query", 400) },
      },
      post: {
        operationId: "createPet",
        requestBody: { content: json(ref("NewPet")) },
        responses: { 201: { description: "Created", content: json(ref("Pet"), rex) }, 422: error("The owner does not exist", 422) },
      },
    },
    "/pets/{petId}": {
      parameters: [path("petId")],
      get: { operationId: "getPet", responses: { 200: { description: "One", content: json(ref("Pet"), rex) }, default: error("Failed", 500) } },
      patch: {
        operationId: "changePet",
        requestBody: { content: { "application/merge-patch+json": { schema: { type: "object", properties: { name: { type: "string" }, weight: { type: ["number", "null"] } } } } } },
        responses: { 200: { description: "Changed", content: json(ref("Pet"), rex) }, default: error("Failed", 500) },
      },
      delete: { operationId: "deletePet", responses: { 204: { description: "Deleted" }, default: error("Failed", 500) } },
    },
    "/pets/{petId}/feed": { parameters: [path("petId")], post: { operationId: "feedPet", responses: { 204: { description: "Fed" }, 404: error("No such pet", 404) } } },
  },
  components: {
    schemas: {
      Owner: { type: "object", required: ["id", "name", "email", "createdAt"], properties: { id: { type: "string" }, name: { type: "string" }, email: { type: "string", format: "email" }, createdAt: { type: "string", format: "date-time" } } },
      NewOwner: { type: "object", required: ["name", "email"], properties: { name: { type: "string" }, email: { type: "string", format: "email", description: "Must be unique." } } },
      Pet: {
        type: "object",
        required: ["id", "name", "kind", "createdAt"],
        properties: {
          id: { type: "string", readOnly: true }, name: { type: "string" }, kind: { enum: ["dog", "cat"] }, weight: { type: "number" }, ownerId: { type: "string" },
          owner: ref("Owner"), createdAt: { type: "string", format: "date-time" },
        },
      },
      NewPet: { type: "object", required: ["name", "kind"], properties: { name: { type: "string" }, kind: { enum: ["dog", "cat"] }, weight: { type: "number" }, ownerId: { type: "string" } } },
      Note: { type: "object", required: ["text"], properties: { noteId: { type: "string", readOnly: true }, text: { type: "string" } } },
      Settings: { type: "object", required: ["language", "news"], properties: { language: { type: "string", default: "en" }, news: { type: "boolean", default: false } } },
      Problem: { type: "object", required: ["code", "message"], properties: { code: { type: "integer" }, message: { type: "string" } } },
    },
  },
}; // biome-ignore format: a document
