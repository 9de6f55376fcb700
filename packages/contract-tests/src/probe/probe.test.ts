import { describe, expect, it } from "vitest";
import { formatFindings } from "../finding.ts";
import { createThingsServer, type ThingsOptions } from "../testing/things-server.ts";
import { tinyDocument } from "../testing/tiny-document.ts";
import { findingsOf } from "./outcome.ts";
import { probe } from "./probe.ts";
import type { ProbeOptions } from "./session.ts";

async function run(options: ThingsOptions = {}, probeOptions: Partial<ProbeOptions> = {}) {
  const server = createThingsServer(options);
  const progress: string[] = [];
  const report = await probe({
    document: tinyDocument(),
    baseUrl: "http://things.test/v1",
    apiKey: "key",
    fetch: server.fetch,
    progress: (line) => void progress.push(line),
    ...probeOptions,
  });
  const skipped = report.outcomes
    .filter(({ result }) => result === "skipped")
    .map(({ operation, title, reason }) => `${operation} ${title}: ${reason}`);
  return { ...server, report, progress, skipped, found: formatFindings(findingsOf(report)) };
}

/** Gives another response to the requests that fit. */
const instead =
  (
    fits: (request: Request, response: Response) => boolean,
    other: (response: Response) => Response | Promise<Response>,
  ): NonNullable<ThingsOptions["fault"]> =>
  (request, response) =>
    fits(request, response) ? other(response) : response;

/** More than one page. */
const manyThings = Array.from({ length: 12 }, (_, index) => ({
  id: `thg_Qq${index}`,
  label: "Chair",
  email: `jonas.okafor.${index}@example.com`,
}));

const isItem = (request: Request) => /\/things\/\w+$/.test(request.url);

describe("a read-only probe", () => {
  it("finds nothing at an honest server and sends nothing that changes data", async () => {
    const { found, requests } = await run();
    expect(found).toBe("");
    expect(requests.every((request) => /^(GET|HEAD|OPTIONS) /.test(request))).toBe(true);
  });

  it("asks for ids that the server's own list shows, never for the document's", async () => {
    const { requests } = await run();
    expect(requests).toContain("GET /things/thg_Qq9");
    expect(requests).not.toContain("GET /things/thg_1Aa");
    expect(requests).toContain("GET /things/thg_Zz0");
  });

  it("sends each parameter, the server's own cursor, and values that must be refused", async () => {
    const { requests } = await run({ things: manyThings });
    for (const query of [
      "count=5",
      "count=0",
      "count=101",
      "colors=RED,BLUE",
      "colors=NOT_ONE_OF_THESE",
      "after=cur_10",
    ]) {
      expect(requests).toContain(`GET /things?${query}`);
    }
  });

  it("lists what it cannot check with the reason, and leaves no declared status out", async () => {
    const { skipped, report } = await run();
    expect(skipped).toContain("createThing works as documented: it changes data; run with --write");
    for (const { id, responses } of report.document.operations) {
      for (const { status } of responses) {
        const told = skipped.some(
          (line) => line.startsWith(`${id} responds with ${status} `) || line.startsWith(`${id} works `),
        );
        expect([id, status, report.coverage.count(id, status) > 0 || told]).toEqual([id, status, true]);
      }
    }
  });

  it("says so when an empty server shows no id", async () => {
    const { skipped, found } = await run({ things: [] });
    expect(skipped).toContain("getThing responds as documented: no response of the server shows an id to ask for");
    expect(found).toBe("");
  });

  it("reports one line of progress per operation", async () => {
    const { progress } = await run();
    expect(progress.map((line) => line.replace(/\d+/g, "N"))).toEqual([
      "listThings: N passed, N skipped",
      "getThing: N passed",
    ]);
  });

  it("checks the operations of one tag only", async () => {
    const { report, requests } = await run({}, { only: ["Imports"] });
    expect(report.outcomes.map(({ operation }) => operation)).toEqual(["importThings"]);
    expect(requests).toEqual(["GET /things"]);
  });

  it("waits as long as a 429 asks to, and goes on", async () => {
    let limited = 0;
    const fault = instead(
      ({ url }) => url.includes("count=5") && limited++ === 0,
      () => Response.json({ code: 429, details: "slow down" }, { status: 429, headers: { "retry-after": "0.05" } }),
    );
    const { found, progress } = await run({ fault });
    expect(found).toBe("");
    expect(progress).toContain("the rate limit is reached, waiting 0.05 s");
  });

  it.each<[string, NonNullable<ThingsOptions["fault"]>, string]>([
    [
      "takes requests without a key",
      instead(
        ({ headers, url }) => !headers.has("x-key") && url.endsWith("/things"),
        () => Response.json({ items: [] }),
      ),
      "listThings 401 #/paths/~1things/get/responses/401: status: expected 401, got 200",
    ],
    [
      "takes any key",
      instead(
        ({ headers }) => headers.get("x-key")?.includes("unknown") === true,
        () => Response.json({ items: [] }),
      ),
      "listThings 401 #/paths/~1things/get/responses/401: status: expected 401, got 200",
    ],
    [
      "knows every id",
      instead(
        (request, { status }) => isItem(request) && status === 404,
        () => Response.json({ id: "a", label: "b", email: "c@example.com" }),
      ),
      "getThing 404 #/paths/~1things~1{id}/get/responses/404: status: expected 404, got 200",
    ],
    [
      "takes a bad query",
      instead(
        ({ url }) => url.endsWith("count=101"),
        () => Response.json({ items: [] }),
      ),
      "listThings 400 #/paths/~1things/get/responses/400: status: expected 400, got 200",
    ],
    [
      "leaves out a required member of a list's element",
      instead(
        ({ url }) => url.endsWith("/things"),
        () => Response.json({ items: [{ id: "thg_1" }] }),
      ),
      "listThings 200 #/components/schemas/NewThing/required: body at /items/0: must have required property 'label'",
    ],
    [
      "refuses a documented parameter",
      instead(
        ({ url }) => url.endsWith("colors=RED,BLUE"),
        () => Response.json({ code: 400, details: "no" }, { status: 400 }),
      ),
      "listThings 200 #/paths/~1things/get/responses/200: status: expected 200, got 400",
    ],
  ])("finds a server that %s", async (_, fault, finding) => {
    expect((await run({ fault })).found).toContain(finding);
  });
});

describe("a probe that may write", () => {
  it("finds nothing at an honest server, changes nothing that was there, and deletes what it created", async () => {
    const { found, store, requests, report } = await run({}, { write: true });
    expect(found).toBe("");
    expect([...store.keys()]).toEqual(["thg_Qq9"]);
    expect(requests).toContain("GET /things/thg_new1");
    expect(requests).toContain("DELETE /things/thg_new1");
    expect(requests).not.toContain("DELETE /things/thg_Qq9");
    expect(report.leftBehind).toEqual(["what importThings made of the example import"]);
  });

  it("writes addresses of its own and refers to ids that the server has", async () => {
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

  it("refers to the example's own id where the server has it, although it lists others first", async () => {
    const parents: unknown[] = [];
    const fault: ThingsOptions["fault"] = async (request, response) => {
      if (response.status === 201) parents.push((await request.clone().json()).parent);
      return response;
    };
    const thing = (id: string) => ({ id, label: "Lamp", email: "a@example.com", color: "RED", parent: null });
    await run({ fault, things: [thing("thg_Qq9"), thing("thg_1Aa")] }, { write: true });
    expect(new Set(parents)).toEqual(new Set(["thg_1Aa"]));
  });

  it("skips a body that refers to something the server does not have", async () => {
    const { skipped } = await run({ things: [] }, { write: true });
    expect(skipped).toContain(
      "createThing creates as documented (newThing): the server shows no thing that the body could refer to",
    );
    expect(skipped).toContain("deleteThing deletes as documented: this run could create nothing that it may delete");
  });

  it("sends no YAML that names what may exist already", async () => {
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

  it("says that it makes no ZIP of its own", async () => {
    const { skipped } = await run({}, { write: true });
    expect(skipped).toContain(
      "importThings replaces as documented (package): no application/zip can be made from an example",
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
      "createThing 201 #/paths/~1things/post/responses/201/headers/Location: location: https://elsewhere.example/1 is no address of the form http://things.test/v1/things/{id}",
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
  it("must be an address of what was created, not of something else the server has", async () => {
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
    expect(found).toContain(
      "http://things.test/v1/boxes/1 is no address of the form http://things.test/v1/things/{id}",
    );
  });
});

describe("a probe that cannot run", () => {
  it.each<[string, Partial<ProbeOptions>, string]>([
    [
      "the key is refused",
      { apiKey: "wrong" },
      "GET http://things.test/v1/things responded with 401: is the API key right",
    ],
    [
      "the address is another one",
      { baseUrl: "http://things.test/v1/wrong" },
      "nothing of tiny responds below http://things.test/v1/wrong",
    ],
    ["the tag is unknown", { only: ["Thing"] }, 'there is no tag "Thing"; choose from Things, Imports'],
  ])("says so when %s", async (_, options, message) => {
    await expect(run({}, options)).rejects.toThrow(message);
  });

  it("says so when the server goes away", async () => {
    let responses = 0;
    const fault = () => {
      if (++responses > 4)
        throw new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ECONNREFUSED" }) });
      return Response.json({ items: [] });
    };
    await expect(run({ fault })).rejects.toThrow("the server stopped responding: GET http://things.test/v1/things");
  });

  it("says so when a 429 asks for a long wait", async () => {
    const fault = () => Response.json({}, { status: 429, headers: { "retry-after": "3600" } });
    await expect(run({ fault })).rejects.toThrow("asks to wait 3600 s");
  });
});
