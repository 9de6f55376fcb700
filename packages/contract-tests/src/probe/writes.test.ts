import { describe, expect, it } from "vitest";
import { instead, isItem, run } from "../testing/run-probe.ts";
import type { ThingsOptions } from "../testing/things-server.ts";
import { tinyDocument } from "../testing/tiny-document.ts";

describe("a probe that may write", () => {
  it("finds nothing at a correct server, changes no other data, and deletes created data", async () => {
    const { found, store, requests, report } = await run({}, { write: true });
    expect(found).toBe("");
    expect([...store.keys()]).toEqual(["thg_Qq9"]);
    expect(requests).toContain("GET /things/thg_new1");
    expect(requests).toContain("DELETE /things/thg_new1");
    expect(requests).not.toContain("DELETE /things/thg_Qq9");
    expect(report.leftBehind).toEqual(["the result of importThings with the example import"]);
  });

  it("writes unique addresses and refers to ids of the server", async () => {
    const bodies: unknown[] = [];
    const fault: ThingsOptions["fault"] = async (request, response) => {
      if (response.status === 201) bodies.push(await request.json());
      return response;
    };
    await run({ fault }, { write: true });
    expect(bodies[0]).toEqual({
      label: "Lamp",
      email: expect.stringMatching(/^contract-.*@example\.com$/),
      parent: "thg_Qq9",
    });
  });

  it("references the id of the example if the server has it", async () => {
    const parents: unknown[] = [];
    const fault: ThingsOptions["fault"] = async (request, response) => {
      if (response.status === 201) parents.push((await request.clone().json()).parent);
      return response;
    };
    const thing = (id: string) => ({ id, label: "Lamp", email: "a@example.com", color: "RED", parent: null });
    await run({ fault, things: [thing("thg_Qq9"), thing("thg_1Aa")] }, { write: true });
    expect(new Set(parents.filter((id) => !String(id).startsWith("thg_new")))).toEqual(new Set(["thg_1Aa"]));
  });

  it("reads created resources of an empty server", async () => {
    const document = tinyDocument(({ components }) => {
      Object.assign(components.examples.newThing?.value ?? {}, { parent: undefined });
    });
    const { found, requests, skipped } = await run({ things: [] }, { write: true, document });
    expect(found).toBe("");
    expect(requests).toContain("HEAD /things/thg_new1");
    expect(skipped.join()).not.toContain("getThing responds as documented");
  });

  it("changes and deletes resources below its own", async () => {
    const children = tinyDocument(({ paths }) => {
      const { parameters, get, delete: remove } = paths["/things/{id}"];
      const child = { name: "childId", in: "path", required: true, schema: { type: "string" }, example: "thg_2Bb" };
      Object.assign(paths, {
        "/things/{id}/things": { parameters, get: { ...paths["/things"].get, operationId: "listChildren" } },
        "/things/{id}/things/{childId}": {
          parameters: [...parameters, child],
          get: { ...get, operationId: "getChild" },
          delete: { ...remove, operationId: "deleteChild" },
        },
      });
    });
    const { requests, skipped } = await run({ children: true }, { write: true, document: children });
    expect(requests).toContain("DELETE /things/thg_new1/things/thg_child");
    expect(requests.filter((one) => one.startsWith("DELETE /things/thg_Qq9"))).toEqual([]);
    expect(skipped.join()).not.toContain("deleteChild deletes");
  });

  it("omits optional references that the server lacks", async () => {
    const { found, report } = await run({ things: [] }, { write: true });
    expect(found).toBe("");
    expect(report.outcomes.map(({ title }) => title)).toContain(
      "creates as documented (newThing without parent, application/json)",
    );
  });

  it("skips a body with a required reference that the server lacks", async () => {
    const document = tinyDocument(({ components }) => {
      Object.assign(components.schemas.NewThing ?? {}, { required: ["label", "email", "parent"] });
    });
    const { skipped } = await run({ things: [] }, { write: true, document });
    expect(skipped).toContain(
      "createThing creates as documented (newThing): the server shows no thing that the body could reference",
    );
    expect(skipped).toContain("deleteThing deletes as documented: this run could not create a resource to delete");
  });

  it("sends no YAML with ids that may exist", async () => {
    const document = tinyDocument(({ paths, components }) => {
      Object.assign(components.examples.thing?.value ?? {}, { batchId: "bat_1Aa" });
      const { examples } = paths["/imports"].put.requestBody.content["application/yaml"];
      examples.import.value = "batchId: bat_1Aa\nemail: maya.lindqvist@example.com\nlabel: Lamp\n";
    });
    const { skipped, report } = await run({}, { write: true, document });
    expect(skipped).toContain(
      "importThings replaces as documented (import): it would change bat_1Aa, which this run did not create",
    );
    expect(report.leftBehind).toEqual([]);
  });

  it("says that it generates no ZIP", async () => {
    const { skipped } = await run({}, { write: true });
    expect(skipped).toContain(
      "importThings replaces as documented (package): no example can be written as application/zip",
    );
  });

  it.each<[string, NonNullable<ThingsOptions["fault"]>, string]>([
    [
      "names a Location elsewhere",
      instead(
        (_, { status }) => status === 201,
        (response) =>
          new Response(response.body, {
            status: 201,
            headers: { "content-type": "application/json", location: "https://elsewhere.example/1" },
          }),
      ),
      "createThing 201 #/paths/~1things/post/responses/201/headers/Location: location: https://elsewhere.example/1 does not have the form http://things.test/v1/things/{id}",
    ],
    [
      "takes a bad body",
      instead(
        ({ method }, { status }) => method === "POST" && status === 400,
        () =>
          Response.json(
            { id: "thg_Qq9", label: "a", email: "b@example.com" },
            { status: 201, headers: { location: "http://things.test/v1/things/thg_Qq9" } },
          ),
      ),
      "createThing 400 #/paths/~1things/post/responses/400: status: expected 400, got 201",
    ],
    [
      "only says that it deletes",
      instead(
        (request, { status }) =>
          isItem(request) && request.method === "GET" && status === 404 && request.url.includes("new"),
        () => Response.json({ id: "thg_new1", label: "a", email: "b@example.com" }),
      ),
      "getThing 404 #/paths/~1things~1{id}/get/responses/404: status: expected 404, got 200",
    ],
    [
      "takes any media type",
      instead(
        ({ method, headers }) => method === "POST" && headers.get("content-type") === "text/plain",
        () => new Response(null, { status: 204 }),
      ),
      "createThing default #/paths/~1things/post/responses/default: status: expected an undeclared status of 400 or more, got 204",
    ],
  ])("finds a server that %s", async (_, fault, finding) => {
    expect((await run({ fault }, { write: true })).found).toContain(finding);
  });
});

describe("the Location of a creation", () => {
  it("must be the address of the created resource", async () => {
    const document = tinyDocument(({ paths }) => {
      const { parameters, get } = paths["/things/{id}"];
      Object.assign(paths, { "/boxes/{id}": { parameters, get: { ...get, operationId: "getBox" } } });
    });
    const fault = instead(
      (_, { status }) => status === 201,
      (response) => {
        const headers = { "content-type": "application/json", location: "http://things.test/v1/boxes/1" };
        return new Response(response.body, { status: 201, headers });
      },
    );
    const { found } = await run({ fault }, { write: true, document });
    expect(found).toContain("http://things.test/v1/boxes/1 does not have the form http://things.test/v1/things/{id}");
  });
});
