import { type RunningMock, startMock } from "@assessment-api/mock";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadVersion, type VersionName, versionNames } from "../command/versions.ts";
import type { Operation } from "../document/document.ts";
import { arrayAt, isObject } from "../document/json.ts";
import { checkCoverage, coverageTable, formatCoverage } from "../findings/coverage.ts";
import { formatFindings } from "../findings/finding.ts";
import { serveExamples } from "../testing/serve-examples.ts";
import { tinyDocument } from "../testing/tiny-document.ts";
import { type ClientModule, type ClientResult, checkClient } from "./check-client.ts";

interface GeneratedPackage extends ClientModule {
  paginate(client: object, path: string, init?: object): AsyncIterable<unknown>;
}
const packages = {
  v1: () => import("@assessment-api/v1"),
  v2: () => import("@assessment-api/v2"),
  v3: () => import("@assessment-api/v3"),
};
const loadPackage = async (version: VersionName) => (await packages[version]()) as unknown as GeneratedPackage;

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ port: 0, log: false });
});
afterAll(() => mock.close());

describe.each(versionNames)("the client of %s", (version) => {
  it("sends the documented request and returns the response, for every declared response", async () => {
    const document = await loadVersion(version);
    const server = { baseUrl: mock.urls[version], apiKey: "key" };
    const { findings, coverage } = await checkClient(document, await loadPackage(version), server);
    console.log(`${version}: responses through the client\n${formatCoverage(coverageTable(document, coverage))}`);
    expect(formatFindings([...findings, ...checkCoverage(document, coverage)])).toBe("");
  });

  it("walks every paged list from its first element on", async () => {
    const { operations } = await loadVersion(version);
    const { createClient, paginate } = await loadPackage(version);
    const client = createClient({ baseUrl: mock.urls[version], apiKey: "key", fetch: (request) => fetch(request) });
    const lists = operations.filter(
      ({ method, parameters }) =>
        method === "GET" && parameters.some(({ name }) => name === "page" || name === "after"),
    );
    expect(lists.length).toBeGreaterThan(0);
    for (const operation of lists) {
      const walk = paginate(client, operation.path)[Symbol.asyncIterator]();
      expect([operation.id, (await walk.next()).value]).toEqual([operation.id, firstElement(operation)]);
      await walk.return?.();
    }
  });
});

describe.each(["v1", "v2"] as const)("the webhook helper of %s", (version) => {
  const helpers = { v1: () => import("@assessment-api/v1/webhooks"), v2: () => import("@assessment-api/v2/webhooks") };

  it("reads every documented delivery and refuses a wrong secret", async () => {
    const { verifyWebhook } = await helpers[version]();
    const { webhooks } = await loadVersion(version);
    expect(webhooks.length).toBeGreaterThan(0);
    for (const { method, parameters, requestBody } of webhooks) {
      const secret = parameters.find((one) => one.in === "header" && one.required && /secret/i.test(one.name));
      for (const media of requestBody?.media ?? []) {
        for (const { value } of media.examples) {
          const delivery = () =>
            new Request("https://hooks.harbor-analytics.example/assessments", {
              method,
              headers: { "content-type": media.mediaType, [secret?.name ?? ""]: String(secret?.examples[0]?.value) },
              body: JSON.stringify(value),
            });
          expect(await verifyWebhook(delivery(), String(secret?.examples[0]?.value))).toEqual(value);
          await expect(verifyWebhook(delivery(), "whs_ANOTHER_SECRET")).rejects.toThrow();
        }
      }
    }
  });
});

describe("checkClient", () => {
  const document = tinyDocument();
  const findingsOf = async (change: Partial<ClientModule>, request: (request: Request) => Request = (one) => one) => {
    const module = { ...createHandWrittenClient(request), ...change };
    const server = { baseUrl: "http://tiny/v1", apiKey: "key", fetch: serveExamples(document) };
    return formatFindings((await checkClient(document, module, server)).findings);
  };
  const changeHeader = (name: string, value: string) => (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set(name, value);
    return new Request(request, { headers });
  };

  it("finds nothing in a conforming client", async () => {
    expect(await findingsOf({})).toBe("");
  });

  it.each<[string, (request: Request) => Request, string]>([
    [
      "key",
      changeHeader("x-key", "other"),
      "listThings 200 #/paths/~1things/get: client request: the header X-Key should be key, is other",
    ],
    [
      "Accept",
      changeHeader("accept", "text/html"),
      "client request: Accept is text/html, the document has application/json",
    ],
    [
      "Content-Type",
      changeHeader("content-type", "text/plain"),
      "createThing 201 #/paths/~1things/post: client request: the Content-Type should be application/json, is text/plain",
    ],
    [
      "query",
      (request) => new Request(request.url.replace("colors=RED,BLUE", "colors=RED&colors=BLUE"), request),
      "listThings 200 #/paths/~1things/get: client request: the query should be after=cur_1&colors=RED,BLUE&count=5, is after=cur_1&colors=BLUE&colors=RED&count=5",
    ],
    [
      "path",
      (request) => new Request(request.url.replace("/things/", "/thing/"), request),
      "client request: the path should be /v1/things/thg_1Aa, is /v1/thing/thg_1Aa",
    ],
  ])("finds a wrong %s", async (_, change, finding) => {
    expect(await findingsOf({}, change)).toContain(finding);
  });

  it("finds a client that loses errors", async () => {
    const found = await findingsOf({ unwrap: async ({ data }) => data });
    expect(found).toContain(
      "getThing 404 #/paths/~1things~1{id}/get/responses/404: client result: unwrap should throw status 404 with the error object",
    );
  });
});

function createHandWrittenClient(change: (request: Request) => Request): ClientModule {
  return {
    createClient: ({ baseUrl, apiKey, fetch }) => ({
      async request(method, path, init): Promise<ClientResult> {
        const { params, headers, body } = init as {
          params: Record<string, Record<string, unknown>>;
          headers: object;
          body?: unknown;
        };
        const query = Object.entries(params.query ?? {}).map(([name, value]) => `${name}=${[value].flat().join(",")}`);
        const url = `${baseUrl}${path.replace("{id}", String(params.path?.id))}${query.length > 0 ? `?${query.join("&")}` : ""}`;
        const type = path === "/imports" ? "application/yaml" : "application/json";
        const request = new Request(url, {
          method,
          headers: {
            "x-key": apiKey,
            accept: "application/json",
            ...headers,
            ...(body === undefined ? {} : { "content-type": type }),
          },
          ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
        });
        const response = await fetch(change(request));
        const text = await response.clone().text();
        const value: unknown = text === "" ? undefined : JSON.parse(text);
        return response.ok ? { data: value, response } : { error: value, response };
      },
    }),
    async unwrap({ data, error, response }) {
      if (!response.ok) throw Object.assign(new Error("refused"), { status: response.status, body: error });
      return data;
    },
  };
}

function firstElement({ responses }: Operation): unknown {
  const page = responses.find(({ status }) => status === "200")?.media[0]?.examples[0]?.value;
  const inner = isObject(page) && isObject(page._embedded) ? Object.values(page._embedded)[0] : undefined;
  return (Array.isArray(inner) ? inner : [...arrayAt(page, "items"), ...arrayAt(page, "content")])[0];
}
