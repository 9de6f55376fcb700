import { describe, expect, it } from "vitest";
import { findingsOf } from "../findings/outcome.ts";
import { probe } from "../probe/probe.ts";
import { createThingsServer, type ThingsOptions } from "../testing/things-server.ts";
import { tinyDocument } from "../testing/tiny-document.ts";

async function run(fault?: ThingsOptions["fault"], { seed = "one", write = true, takesLong = false } = {}) {
  const server = createThingsServer(fault ? { fault } : {});
  const document = tinyDocument((root) => {
    const { NewThing } = root.components.schemas as Record<string, { properties: Record<string, object> }>;
    Object.assign(NewThing?.properties.label ?? {}, { maxLength: 10 });
  });
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent.push(`${init?.method} ${String(input)} ${String(init?.body ?? "")}`);
    const label = labelIn(String(init?.body ?? ""));
    const long = typeof label === "string" && [...label].length > 10;
    if (long && !takesLong) return Response.json({ code: 400, details: "too long" }, { status: 400 });
    return server.fetch(input, init);
  };
  const progress: string[] = [];
  const report = await probe({
    document,
    baseUrl: "http://things.test/v1",
    apiKey: "key",
    fetch,
    write,
    fuzz: { examples: 30, seed },
    progress: (line) => void progress.push(line),
  });
  const found = findingsOf(report).filter(({ request }) => request?.startsWith("curl"));
  return { ...server, report, progress, sent, found };
}

function labelIn(body: string): unknown {
  try {
    return JSON.parse(body).label;
  } catch {
    return undefined;
  }
}

const labelOf = async (request: Request): Promise<string> =>
  request.method === "POST"
    ? String(
        (
          (await request
            .clone()
            .json()
            .catch(() => ({}))) as { label?: string }
        ).label ?? "",
      )
    : "";

describe("generated requests", () => {
  it("find nothing at a conforming server, and leave nothing behind", async () => {
    const { report, store, progress } = await run();
    expect(findingsOf(report)).toEqual([]);
    expect([...store.keys()]).toEqual(["thg_Qq9"]);
    expect(progress).toContain("generated requests: --fuzz 30 --seed one repeats them");
  });

  it("only read without --write", async () => {
    const { requests } = await run(undefined, { write: false });
    expect(requests.filter((request) => !/^(GET|HEAD|OPTIONS) /.test(request))).toEqual([]);
    expect(requests.some((request) => /count=\d+&colors=/.test(request))).toBe(true);
  });

  it("depend on the seed only", async () => {
    const sent = async (seed: string) => (await run(undefined, { seed, write: false })).sent;
    const first = await sent("one");
    expect(await sent("one")).toEqual(first);
    expect(await sent("two")).not.toEqual(first);
  });

  it("find a server that fails for a name in another script, and show the smallest request as curl", async () => {
    const { found } = await run(async (request, response) =>
      /[^\0-\x7f]/.test(await labelOf(request))
        ? Response.json({ code: 500, details: "oops" }, { status: 500 })
        : response,
    );
    const [finding] = found.filter(({ message }) => message.includes("500"));
    expect(finding?.message).toMatch(/^responded with 500 to a request that the document allows: \{"code":500/);
    expect(finding?.request).toMatch(
      /^curl -i -X POST 'http:\/\/things.test\/v1\/things' -H "X-Key: \$ASSESSMENT_API_KEY" .*--data-raw '\{.*"label":"[^\0-\x7f]+".*\}'$/u,
    );
    const label = /"label":"([^"]*)"/.exec(finding?.request ?? "")?.[1] ?? "";
    expect([...new Intl.Segmenter().segment(label)]).toHaveLength(1);
  });

  it("find a server that accepts too long names, shrunk to one character too many", async () => {
    const { found } = await run(undefined, { takesLong: true });
    const created = found.filter(({ operation, check }) => operation === "createThing" && check === "fuzz");
    expect(created.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^responded with 201 instead of 4xx to a request with a text that is too long \(#\/components\/schemas\/NewThing\/properties\/label\/maxLength\)/,
      ),
    ]);
    expect(created[0]?.request).toContain('"label":"xxxxxxxxxxx"');
  });

  it.each([
    ["in the response that creates it", "POST", "must be string"],
    ["when it is read back", "GET", "read back: must be string"],
  ])("find a wrong type in a rare branch, %s", async (_, method, message) => {
    const { found } = await run(async (request, response) => {
      if (request.method !== method || !/^20[01]$/.test(String(response.status))) return response;
      const thing = (await response.clone().json()) as { id?: string; parent?: unknown };
      const wrong = thing.id !== undefined && thing.parent === null ? { ...thing, label: 7 } : thing;
      return Response.json(wrong, { status: response.status, headers: response.headers });
    });
    const finding = found.find(({ at, request }) => at === "/label" && request?.includes("-X POST"));
    expect(finding?.message).toBe(message);
    expect(finding?.request).toContain('"parent":null');
  });

  it("find a rare value that is stored in another form, in the response and when it is read back", async () => {
    const changing = (fits: (request: Request) => boolean) =>
      run(async (request, response) => {
        if (!fits(request) || !/^20[01]$/.test(String(response.status))) return response;
        const thing = (await response.clone().json()) as { label?: string };
        // No other check sends these values.
        if (typeof thing.label !== "string" || !/^[^ ]\W.*[^\0-\x7f]/.test(thing.label)) return response;
        const cut = { ...thing, label: thing.label.slice(0, -1) || "-" };
        return Response.json(cut, { status: response.status, headers: response.headers });
      });
    const shown = await changing(({ method }) => method === "POST");
    expect(shown.found.map(({ operation, message }) => `${operation} ${message}`)).toContainEqual(
      expect.stringMatching(/^createThing label is ".*" in the response, ".*" was sent$/),
    );
    const stored = await changing(({ method, url }) => method === "GET" && /things\/thg_new/.test(url));
    expect(stored.found.map(({ operation, message }) => `${operation} ${message}`)).toContainEqual(
      expect.stringMatching(/^getThing label is ".*" in the read, ".*" was sent$/),
    );
  });
});
