import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { versions } from "../documents.ts";
import { type ClientSize, clientSizes } from "./client-size.ts";
import { calls, keyHeaders, programs } from "./programs.ts";

type Run = (baseUrl: string, apiKey: string, body: object, id: string) => Promise<unknown[]>;

const folder = mkdtempSync(join(tmpdir(), "assessment-api-bench-"));
let sizes: ClientSize[];

beforeAll(async () => {
  sizes = await clientSizes(join(folder, "sizes"), versions);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function requestsOf({ file, version }: ClientSize) {
  const { list, create, get, mediaType = "application/json" } = calls[version];
  const keyHeader = keyHeaders[version];
  const seen: string[] = [];
  const fetchStub = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    seen.push(
      [request.method, pathname + search, request.headers.get(keyHeader), body && request.headers.get("Content-Type")]
        .filter(Boolean)
        .join(" "),
    );
    const page = {
      items: [],
      content: [],
      _embedded: { candidates: [], people: [] },
      totalPages: 1,
      page: { totalPages: 1 },
    };
    return new Response(JSON.stringify(page), { headers: { "Content-Type": mediaType } });
  });
  try {
    const { run }: { run: Run } = await import(pathToFileURL(file).href);
    await run(`https://api.assessments.example/${version}`, "key", { email: "maya.lindqvist@example.com" }, "p1");
  } finally {
    fetchStub.mockRestore();
  }
  const query = new URLSearchParams(Object.entries(list.query).map(([name, value]) => [name, String(value)]));
  const want = [
    `GET /${version}${list.path}?${query} key`,
    `POST /${version}${create.path} key ${mediaType}`,
    `GET /${version}${get.path.replace(/\{.*\}/, "p1")} key`,
  ];
  return { seen, want };
}

test.each(versions.flatMap((version) => Object.keys(programs).map((program) => ({ program, version }))))(
  "the $version program on $program makes the same three calls",
  async ({ program, version }) => {
    const size = sizes.find((entry) => entry.program === program && entry.version === version) as ClientSize;
    const { seen, want } = await requestsOf(size);
    expect(seen.map(decodeURIComponent)).toEqual(want.map(decodeURIComponent));
    expect(size.gzip).toBeLessThan(size.minified);
  },
);
