import { describe, expect, it } from "vitest";
import { readAnyDocument } from "../document/any-document.ts";
import { isObject, type JsonObject } from "../document/json.ts";
import { buildCall } from "../messages/calls.ts";
import { describedBy } from "../session/corrections.ts";
import { checkService, error, type Service, service } from "../testing/services/service.ts";

const json = (schema: JsonObject) => ({ content: { "application/json": { schema } } });

function createFlows(named: string, known = 2): Service {
  const schema = {
    type: "object",
    required: ["label"],
    properties: {
      id: { type: "string" },
      label: { type: "string" },
      slug: { type: "string" },
      number: { type: "integer" },
    },
  };
  const flows: JsonObject[] = Array.from({ length: known }, (_, index) => ({
    id: `f-${index}`,
    label: `Flow ${index}`,
    slug: `flow-${index}`,
    number: 100 + index,
  }));
  return service(
    {
      openapi: "3.1.0",
      info: { title: "Flows", version: "1" },
      paths: {
        "/flows": {
          get: {
            operationId: "flows",
            responses: { 200: { description: "OK", ...json({ type: "array", items: schema }) } },
          },
        },
        "/flows/{id}": { get: { operationId: "flow", responses: { 200: { description: "OK", ...json(schema) } } } },
      },
    },
    ({ path }) => {
      const [, , id] = path.split("/");
      if (id === undefined) return [200, flows];
      const found = flows.find((one) => String(one[named]) === id);
      return found ? [200, found] : error(404, "no such flow");
    },
  );
}

describe("the identity of elements", () => {
  it.each(["id", "slug", "number"])("is learned if paths contain the member %s", async (named) => {
    const { found, report } = await checkService(createFlows(named));
    expect(found).toBe("");
    expect(report.coverage.count("flow", "200")).toBeGreaterThan(0);
  });

  it("is a finding without a usable member", async () => {
    const { found } = await checkService(createFlows("nothing"));
    expect(found).toContain("flow");
  });

  it("is taken from the hints first", async () => {
    const { found, report } = await checkService(createFlows("slug"), { hints: { ids: { id: ["flow-1"] } } });
    expect(found).toBe("");
    expect(report.coverage.count("flow", "200")).toBeGreaterThan(0);
  });
});

describe("bodies made from a schema", () => {
  const bodyOf = (schema: JsonObject, mediaType = "application/json", components: JsonObject = {}) => {
    const document = readAnyDocument({
      openapi: "3.1.0",
      info: { title: "t", version: "1" },
      paths: {
        "/things": {
          post: {
            operationId: "add",
            requestBody: { content: { [mediaType]: { schema } } },
            responses: { 201: { description: "OK" } },
          },
        },
        "/things/{id}": { get: { operationId: "one", responses: { 200: { description: "OK" } } } },
      },
      components: { schemas: components },
    });
    const [operation] = document.operations;
    if (!operation) throw new Error("no operation");
    return { body: operation.requestBody?.media[0]?.examples[0]?.value, call: buildCall(operation) };
  };

  it.each([
    "^[A-Z]{3}-\\d{4,6}$",
    "^[a-f0-9]{24}$",
    "^\\+[1-9]\\d{6,14}$",
    "^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$",
    "^(?:eu|us)-(?:east|west)-[0-9]$",
    "^v\\d+\\.\\d+\\.\\d+$",
  ])("match the pattern %s", (pattern) => {
    const { body } = bodyOf({ type: "object", required: ["code"], properties: { code: { type: "string", pattern } } });
    expect((body as { code: string }).code).toMatch(new RegExp(pattern));
  });

  it("have required members that no properties name", () => {
    expect(
      bodyOf({ type: "object", required: ["name", "kind"], properties: { name: { type: "string" } } }).body,
    ).toHaveProperty("kind");
    const numbers = { type: "object", required: ["width"], additionalProperties: { type: "integer" } };
    expect(bodyOf(numbers).body).toEqual({ width: 1 });
  });

  it("name the alternative of a discriminator by its key in the mapping", () => {
    const pet = (more: string) => ({
      type: "object",
      required: ["kind", more],
      properties: { kind: { type: "string" }, [more]: { type: "string" } },
    });
    const schema = {
      oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }],
      discriminator: {
        propertyName: "kind",
        mapping: { feline: "#/components/schemas/Cat", canine: "#/components/schemas/Dog" },
      },
    };
    expect(bodyOf(schema, "application/json", { Cat: pet("meow"), Dog: pet("bark") }).body).toMatchObject({
      kind: "feline",
    });
    const unmapped = { ...schema, discriminator: { propertyName: "kind" } };
    expect(bodyOf(unmapped, "application/json", { Cat: pet("meow"), Dog: pet("bark") }).body).toMatchObject({
      kind: "Cat",
    });
  });

  it("are written as forms", () => {
    const schema = {
      type: "object",
      required: ["title", "tags", "file"],
      properties: {
        title: { type: "string", example: "a&b" },
        tags: { type: "array", items: { type: "string", example: "x" } },
        file: { type: "string", format: "binary" },
      },
    };
    const { body } = bodyOf(schema, "application/x-www-form-urlencoded").call;
    expect(String(body)).toMatch(/^title=a%26b&tags=x&file=/);
    const { call } = bodyOf(schema, "multipart/form-data");
    return new Response(call.body, { headers: { "content-type": call.headers["content-type"] ?? "" } })
      .formData()
      .then((form) => {
        expect(form.get("title")).toBe("a&b");
        expect(form.getAll("tags")).toEqual(["x"]);
        expect(form.get("file")).toBeInstanceOf(File);
      });
  });
});

it("values follow the message of a refusal", () => {
  const every = (words: string, pattern: RegExp) => {
    const values = describedBy(words);
    expect(values.length, words).toBeGreaterThan(0);
    for (const value of values) expect(value).toMatch(pattern);
  };
  every("name must be 3-512 characters from [a-zA-Z0-9._-]", /^[a-zA-Z0-9._-]{3,512}$/);
  every("code must match the pattern ^[A-Z]{2}\\d{4}$", /^[A-Z]{2}\d{4}$/);
  every("password: at least 12 characters", /^.{12,}$/);
  expect(describedBy("name is taken")).toEqual([]);
});

it("an example of the document is sent unchanged", async () => {
  const bodies: unknown[] = [];
  const schema = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
  await checkService(
    service(
      {
        openapi: "3.1.0",
        info: { title: "t", version: "1" },
        paths: {
          "/teams": {
            get: {
              operationId: "teams",
              responses: { 200: { description: "OK", ...json({ type: "array", items: schema }) } },
            },
            post: {
              operationId: "addTeam",
              requestBody: { content: { "application/json": { schema, example: { name: "blue-team" } } } },
              responses: { 201: { description: "OK", ...json(schema) } },
            },
          },
          "/teams/{name}": { delete: { operationId: "removeTeam", responses: { 204: { description: "OK" } } } },
        },
      },
      ({ method, body }) => {
        if (method === "POST") bodies.push(body);
        if (method === "POST")
          return isObject(body) && typeof body.name === "string" ? [201, body] : error(422, "name");
        return method === "DELETE" ? [204] : [200, []];
      },
    ),
  );
  expect(bodies[0]).toEqual({ name: "blue-team" });
});

it("an invented token that a query needs may be refused", async () => {
  const { document, handle } = createFlows("id");
  const token = { name: "page-token", in: "query", required: true, schema: { type: "string" } };
  const next = { get: { operationId: "next", parameters: [token], responses: { 200: { description: "OK" } } } };
  const paths = { ...(document.paths as JsonObject), "/pages/next": next };
  const { found, skipped } = await checkService({
    document: { ...document, paths },
    handle: (request) => (request.path === "/pages/next" ? error(403, "Forbidden") : handle(request)),
  });
  expect(found).toBe("");
  expect(skipped.join("\n")).toContain(
    "next: the server refuses it with 403; a parameter that it takes can be given in --hints",
  );
});
