import { createClient as createV1 } from "@assessment-api/v1";
import { createClient as createV2, paginate, unwrap } from "@assessment-api/v2";
import { createClient as createV3 } from "@assessment-api/v3";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createHandlers, handlers, MockError } from "./index.ts";

const origin = "https://assessment.example.com";
const v1 = createV1({ baseUrl: `${origin}/v1`, apiKey: "any" });
const v2 = createV2({ baseUrl: `${origin}/v2`, apiKey: "any" });
const v3 = createV3({ baseUrl: `${origin}/v3`, apiKey: "any" });
const id = "cnd_4Tq8Zw1N";
const params = { path: { id } };

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe("a handler of MSW", () => {
  it("responds with the document's first example of the success", async () => {
    server.use(handlers.v1.listCandidates(), handlers.v2.getCandidate(), handlers.v3.listSkills());
    expect((await unwrap(v2.GET("/candidates/{id}", { params }))).email).toMatch("@");
    expect((await v1.GET("/candidates")).data?.items.length).toBeGreaterThan(0);
    expect((await v3.GET("/boost/v3/skills")).data?.content.length).toBeGreaterThan(0);
  });

  it("responds with any status of the document, and its example", async () => {
    server.use(handlers.v2.getCandidate({ status: 404 }));
    const { response, error } = await v2.GET("/candidates/{id}", { params });
    expect(response.status).toBe(404);
    expect(error).toMatchObject({ code: 404, errorId: expect.any(String) });
    server.use(handlers.v2.getCandidate({ status: 503, body: { details: "Away for a moment." } }));
    expect((await v2.GET("/candidates/{id}", { params })).error).toMatchObject({ details: "Away for a moment." });
  });

  it("replaces parts of the example, and removes undefined members", async () => {
    server.use(handlers.v2.getCandidate({ body: { firstName: "Ada", tags: ["night"], externalId: undefined } }));
    const candidate = await unwrap(v2.GET("/candidates/{id}", { params }));
    expect(candidate).toMatchObject({ firstName: "Ada", tags: ["night"], lastName: expect.any(String) });
    expect(candidate).not.toHaveProperty("externalId");
  });

  it("fills the elements of a given list from the first example element", async () => {
    server.use(handlers.v2.listCandidates({ body: { _embedded: { candidates: [{ firstName: "Ada" }, {}] } } }));
    const { _embedded } = await unwrap(v2.GET("/candidates"));
    expect(_embedded.candidates.map(({ firstName }) => firstName)).toEqual(["Ada", expect.any(String)]);
  });

  it("accepts a count for all lists, and for nothing else that is read", () => {
    for (const api of Object.values(handlers)) {
      const all = Object.entries<unknown>(api) as [string, (scene: { count: number }) => unknown][];
      const operations = all.filter(([name]) => /^(?:get|list|delete)[A-Z]/.test(name));
      const accepted = operations.filter(([, make]) => {
        try {
          return make({ count: 3 });
        } catch {
          return false;
        }
      });
      const lists = operations.filter(([name]) => name.startsWith("list"));
      expect(accepted.map(([name]) => name)).toEqual(lists.map(([name]) => name));
    }
  });

  it.each([0, 1, 25])("makes a list of %i elements that differ, with totals that fit", async (count) => {
    server.use(handlers.v2.listCandidates({ count }), handlers.v3.listSkillsets({ count }));
    const page = await unwrap(v2.GET("/candidates"));
    expect(page.page).toEqual({ number: 0, size: 10, totalElements: count, totalPages: Math.ceil(count / 10) });
    expect(page._embedded.candidates).toHaveLength(Math.min(count, 10));
    const all: { id: string; _links: object }[] = [];
    for await (const one of paginate(v2, "/candidates")) all.push(one);
    expect(new Set(all.map((one) => one.id)).size).toBe(count);
    expect(all.every((one) => JSON.stringify(one._links).includes(one.id))).toBe(true);
    expect((await v3.GET("/boost/v3/skillsets")).data).toHaveLength(count);
  });

  it("cuts a list of 50 elements into pages of the size that the request wants", async () => {
    server.use(handlers.v1.listCandidates({ count: 50 }), handlers.v2.listCandidates({ count: 50 }));
    const v1Page = await v1.GET("/candidates", { params: { query: { count: 20, page: 3 } } });
    expect(v1Page.data).toMatchObject({ totalElements: 50, totalPages: 3, pageSize: 20, pageNumber: 3 });
    expect(v1Page.data?.items).toHaveLength(10);
    const pages = await Promise.all(
      [0, 1, 2].map((page) => unwrap(v2.GET("/candidates", { params: { query: { count: 20, page } } }))),
    );
    expect(pages.map(({ page }) => page)).toEqual(
      [0, 1, 2].map((number) => ({ number, size: 20, totalElements: 50, totalPages: 3 })),
    );
    const all = pages.flatMap(({ _embedded }) => _embedded.candidates);
    for (const value of ["id", "email", "externalId"] as const) {
      const given = all.map((one) => one[value]).filter((one) => one !== undefined);
      expect(new Set(given).size).toBe(given.length);
    }
    expect(new Set(all.map((one) => JSON.stringify(one._links))).size).toBe(50);
    const beyond = await unwrap(v2.GET("/candidates", { params: { query: { page: 9 } } }));
    expect(beyond._embedded.candidates).toEqual([]);
  });

  it("leads through a list by cursors", async () => {
    server.use(
      handlers.v2.listTeams({ count: 25 }),
      handlers.v3.listCertificateDefinitions({ count: 25 }),
      handlers.v2.listSkillRatings({ count: 25 }),
    );
    const ids: string[] = [];
    for await (const { id } of paginate(v2, "/boost/teams")) ids.push(id);
    expect(new Set(ids).size).toBe(25);
    const query = { limit: 10 };
    const first = (await v3.GET("/boost/v3/certificateDefinitions", { params: { query } })).data;
    const after = first?.next as string;
    const second = (await v3.GET("/boost/v3/certificateDefinitions", { params: { query: { ...query, after } } })).data;
    expect([first?.content.length, second?.content.length]).toEqual([10, 10]);
    const ratings = (await v2.GET("/boost/skillRatings")).data?._embedded.skillRatings ?? [];
    expect(new Set(ratings.map((one) => JSON.stringify(one))).size).toBe(25);
  });

  it("starts a sequence again after resetHandlers", async () => {
    const own = setupServer(handlers.v2.getCandidate([{ status: 503 }, { body: { firstName: "Ada" } }]));
    server.close();
    own.listen();
    const status = async () => (await v2.GET("/candidates/{id}", { params })).response.status;
    expect([await status(), await status()]).toEqual([503, 200]);
    own.resetHandlers();
    expect([await status(), await status()]).toEqual([503, 200]);
    own.close();
    server.listen();
  });

  it("responds in sequence, and repeats the last response", async () => {
    server.use(
      handlers.v2.getCandidate([{ status: 503 }, { body: { firstName: "Bea" } }, { body: { firstName: "Ada" } }]),
    );
    const firstName = async () => (await v2.GET("/candidates/{id}", { params })).data?.firstName;
    expect([await firstName(), await firstName(), await firstName(), await firstName()]).toEqual([
      undefined,
      "Bea",
      "Ada",
      "Ada",
    ]);
  });

  it("asks a function, which gets the validated request", async () => {
    server.use(handlers.v2.createCandidate(({ body }) => ({ body: { email: body.email } })));
    const body = { email: "ada@example.com", firstName: "Ada", lastName: "Byron" };
    expect((await v2.POST("/candidates", { body })).data).toMatchObject({ email: "ada@example.com" });
  });

  it("delays a response, and breaks the connection", async () => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    server.use(handlers.v2.getCandidate({ delay: 60 }));
    await v2.GET("/candidates/{id}", { params });
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 60);
    timers.mockRestore();
    server.use(handlers.v2.getCandidate({ networkError: true }));
    await expect(v2.GET("/candidates/{id}", { params })).rejects.toThrow();
  });

  it("follows the header Prefer like the mock server", async () => {
    server.use(handlers.v2.getCandidate({ body: { firstName: "Ada" } }));
    const prefer = (Prefer: string) =>
      fetch(`${origin}/v2/candidates/${id}`, { headers: { "Vendor-Api-Key": "any", Prefer } });
    expect((await prefer("code=404")).status).toBe(404);
    expect((await (await prefer("delay=1")).json()).firstName).toBe("Ada");
  });

  it("holds requests to the document", async () => {
    server.use(...handlers.v2.all());
    expect((await v2.POST("/candidates", { body: { email: "nobody" } as never })).error).toMatchObject({
      code: 400,
      validationErrors: [{ field: expect.any(String) }],
    });
    expect((await fetch(`${origin}/v2/candidates`)).status).toBe(401);
  });

  it.each([
    [
      "a body that the schema refuses",
      () => handlers.v2.getCandidate({ body: { email: "nobody" } }),
      /the body of 200 violates the document: \/email/,
    ],
    [
      "a status that the document has not",
      () => handlers.v2.getCandidate({ status: 304 as 404 }),
      "status=304 names no status of this operation; choose from 200, 401",
    ],
    [
      "an example that the document has not",
      () => handlers.v2.getCandidate({ example: "none" }),
      "example=none names no example of status 200; choose from",
    ],
    ["a body where there is none", () => handlers.v2.deleteCandidate({ body: {} as never }), "204 has no body"],
    ["a count of what is no list", () => handlers.v3.getTeam({ count: 3 }), "has no list"],
    ["a count of a resource with a list in it", () => handlers.v2.getCandidate({ count: 50 }), "has no list"],
    ["a count of a deletion", () => handlers.v2.deleteCandidate({ count: 3 }), "204 has no body"],
    ["an unknown member of a scene", () => handlers.v2.getCandidate({ statsu: 404 } as never), 'no member "statsu"'],
    ["a status as text", () => handlers.v2.getCandidate({ status: "404" as never }), "status must be a status"],
    ["a count that is no number", () => handlers.v2.listCandidates({ count: 1.5 }), "count must be an integer"],
    ["a delay as text", () => handlers.v2.getCandidate({ delay: "1" as never }), "delay must be a number"],
    ["a header that is no text", () => handlers.v2.getCandidate({ headers: { a: 1 as never } }), "headers must be"],
    ["a scene that is text", () => handlers.v2.getCandidate("404" as never), "a scene is an object"],
    [
      "a broken connection with a body",
      () => handlers.v2.getCandidate({ networkError: true, body: {} } as never),
      "networkError cannot be combined with",
    ],
    [
      "an unknown member of a list's elements",
      () => handlers.v2.listCandidates({ body: { _embedded: { candidates: [{ name: "Ada" } as never] } } }),
      "has no /_embedded/candidates/0/name",
    ],
    ["null", () => handlers.v2.getCandidate(null as never), "a scene is an object such as { status: 404 }, not null"],
    ["null in a sequence", () => handlers.v2.getCandidate([null as never]), "not null"],
    ["an empty sequence", () => handlers.v2.getCandidate([]), "an empty sequence"],
  ])("refuses %s when the handler is created", (_, make, message) => {
    expect(make).toThrow(MockError);
    expect(make).toThrow(message);
  });

  it("names the operation without a handler", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    server.use(handlers.v2.getCandidate(), handlers.v2.unhandled());
    expect((await v2.DELETE("/candidates/{id}", { params })).response.status).toBe(501);
    expect(logged).toHaveBeenCalledWith(
      `DELETE /v2/candidates/${id} is the operation deleteCandidate of Candidate Assessment and Skills Management API V2, which has no handler: add handlers.v2.deleteCandidate()`,
    );
    expect((await fetch(`${origin}/v2/nothing`)).status).toBe(404);
    expect(logged).toHaveBeenLastCalledWith(
      "GET /v2/nothing is not an operation of Candidate Assessment and Skills Management API V2",
    );
    logged.mockRestore();
  });

  it("serves at a custom base URL", async () => {
    const own = createHandlers({ v2: "https://gateway.example.com/api/people" });
    server.use(own.v2.getCandidate({ body: { firstName: "Ada" } }));
    const client = createV2({ baseUrl: "https://gateway.example.com/api/people", apiKey: "any" });
    expect((await client.GET("/candidates/{id}", { params })).data?.firstName).toBe("Ada");
  });
});

describe("the types of handlers", () => {
  it("refuse undeclared values", () => {
    // @ts-expect-error: no operation
    expect(() => handlers.v2.listNobody()).toThrow(TypeError);
    // @ts-expect-error: no member of a team
    expect(() => handlers.v3.getTeam({ body: { nobody: 1 } })).toThrow("the body of 200 has no /nobody");
    // @ts-expect-error: a number is not a name
    expect(() => handlers.v2.getCandidate({ body: { firstName: 1 } })).toThrow(MockError);
    // @ts-expect-error: a member of another status
    expect(() => handlers.v2.getCandidate({ status: 404, body: { firstName: "Ada" } })).toThrow("no /firstName");
  });
});

describe.each(["v1", "v2", "v3"] as const)("every operation of %s", (version) => {
  it("has a handler for each status, by each example of the document", () => {
    for (const { operationId, responses } of handlers[version].operations()) {
      const handler = (handlers[version] as unknown as Record<string, (scene: object) => unknown>)[operationId];
      for (const { status, examples } of responses)
        for (const example of [undefined, ...examples])
          expect(() => handler?.({ status, ...(example !== undefined && { example }) })).not.toThrow();
      expect(responses.length).toBeGreaterThan(1);
    }
  });
});
