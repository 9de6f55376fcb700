import { describe, expect, it } from "vitest";
import { instead, isItem, run } from "../testing/run-probe.ts";
import type { ThingsOptions } from "../testing/things-server.ts";
import type { ProbeOptions } from "./probe.ts";

const manyThings = Array.from({ length: 12 }, (_, index) => ({
  id: `thg_Qq${index}`,
  label: "Chair",
  email: `jonas.okafor.${index}@example.com`,
}));

describe("a read-only probe", () => {
  it("finds nothing at a correct server and changes no data", async () => {
    const { found, requests } = await run();
    expect(found).toBe("");
    expect(requests.every((request) => /^(GET|HEAD|OPTIONS) /.test(request))).toBe(true);
  });

  it("requests ids from lists of the server, never from the document", async () => {
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
        const isReported = skipped.some(
          (line) => line.startsWith(`${id} responds with ${status} `) || line.startsWith(`${id} works `),
        );
        expect([id, status, report.coverage.count(id, status) > 0 || isReported]).toEqual([id, status, true]);
      }
    }
  });

  it("reports an empty server", async () => {
    const { skipped, found } = await run({ things: [] });
    expect(skipped).toContain(
      "getThing responds as documented: no response of the server contains an id for this request",
    );
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

  it("waits for the Retry-After of a 429 and continues", async () => {
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

  it("reports its results if the server stops responding", async () => {
    let responses = 0;
    const fault = () => {
      if (++responses > 4)
        throw new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ECONNREFUSED" }) });
      return Response.json({ items: [] });
    };
    const { report } = await run({ fault });
    expect(report.ended).toContain("the server stopped responding: GET http://things.test/v1/things");
    expect(report.outcomes.filter(({ result }) => result === "passed")).not.toEqual([]);
  });

  it("reports a 429 with a long Retry-After", async () => {
    const fault = () => Response.json({}, { status: 429, headers: { "retry-after": "3600" } });
    await expect(run({ fault })).rejects.toThrow("asks to wait 3600 s");
  });
});
