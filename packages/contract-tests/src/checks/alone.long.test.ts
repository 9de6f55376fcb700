import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type CheckName, checkNames } from "../command/check-names.ts";
import { runCommand } from "../command/command.ts";
import { isObject, type JsonObject } from "../document/json.ts";
import { type Faults, STUB_KEY, type StubResponse, startStubServer } from "../testing/stub-server.ts";

interface Planted extends Faults {
  version?: "v2";
  tag?: string;
  options?: (folder: string) => string[];
}

const inBody = (change: (body: JsonObject, response: StubResponse) => void): Planted => ({
  response: (response) => void (isObject(response.body) && change(response.body, response)),
});

const candidatesIn = (body: JsonObject): JsonObject[] =>
  Array.isArray(body.items) ? body.items.filter(isObject) : "examUrl" in body ? [body] : [];

function afterCreation(change: (response: StubResponse) => boolean): Planted {
  let created = false;
  let changed = false;
  return {
    response(response) {
      if (created && !changed && response.method === "GET") changed = change(response);
      if (response.method === "POST" && response.status === 201) created = true;
    },
  };
}

const faults: Record<CheckName, Planted> = {
  figures: inBody((body, { method }) => {
    if (method === "GET") for (const one of candidatesIn(body)) one.startDate = "2000-01-01T00:00:00.000Z";
  }),
  times: inBody((body, { method }) => {
    if (method === "GET") for (const one of candidatesIn(body)) one.finishDate = "2999-01-01T00:00:00.000Z";
  }),
  errors: inBody((body, { status }) => {
    if (status === 404) body.code = 400;
  }),
  secrets: inBody((body) => {
    for (const one of candidatesIn(body)) one.passwordHash = "$2b$10$abcdefghijklmnopqrstuv";
  }),
  links: inBody((body) => {
    for (const one of candidatesIn(body)) if (one.id === "cnd_1") one.examUrl = "https://elsewhere.example.com/cnd_1";
  }),
  lists: inBody((body, { url }) => {
    if (url.includes("count=2")) body.pageNumber = 7;
  }),
  references: {
    v1: ({ createCandidate }) => ({
      createCandidate(request, context) {
        request.body.examId = "tst_stub";
        return createCandidate(request, context);
      },
    }),
  },
  "media-types": {
    version: "v2",
    tag: "Teams",
    request({ headers }) {
      if (headers.accept === "application/json") headers.accept = "application/vnd.vendor.v2.hal+json";
    },
  },
  caching: {
    response(response) {
      if (response.method === "GET") response.headers["cache-control"] = "public";
    },
  },
  http: {
    response(response) {
      if (response.method === "HEAD") response.status = 404;
    },
  },
  stored: inBody((body, { method, status }) => {
    if (method === "POST" && status === 201) body.lastName = "Other";
  }),
  views: afterCreation((response) => {
    // Changes one response, for another resource than the created one.
    const first = isObject(response.body) ? candidatesIn(response.body)[0] : undefined;
    if (!first || response.url.endsWith(String(first.id))) return false;
    first.lastName = "Other";
    return true;
  }),
  values: {
    v1: ({ createCandidate }) => ({
      createCandidate(request, context) {
        request.body.firstName = request.body.firstName.trim();
        return createCandidate(request, context);
      },
    }),
  },
  filters: {
    v1: ({ listCandidates }) => ({
      listCandidates(request, context) {
        delete request.query.tags;
        return listCandidates(request, context);
      },
    }),
  },
  parameters: {
    request(request) {
      request.url = request.url.replace(/\?count=10$/, "?count=0");
    },
  },
  locations: {
    response(response) {
      if (response.status === 201) response.headers.location = "https://elsewhere.example.com/candidates/cnd_1";
    },
  },
  "refused-bodies": inBody((body) => {
    if (Array.isArray(body.validationErrors))
      body.validationErrors = body.validationErrors.map((one) => ({ ...one, field: "other" }));
  }),
  "refused-queries": {
    request(request) {
      request.url = request.url.replace(/count=0$/, "count=1");
    },
  },
  "unknown-ids": {
    request(request) {
      request.url = request.url.replace(/candidates\/cnd_0$/, "candidates/cnd_1");
    },
  },
  keys: {
    request({ url, headers }) {
      if (url.endsWith("/candidates/cnd_1")) headers["x-api-key"] = STUB_KEY;
    },
  },
  tasks: {
    version: "v2",
    tag: "Tasks",
    v2: () => ({
      importTasks: () => ({ status: 200, body: { created: [], updated: [] } }),
    }),
  },
  assessments: inBody((body, { method, status }) => {
    if (method === "POST" && status === 201) body.status = "TEST_STARTED";
  }),
  webhooks: {
    options(folder) {
      const module = join(folder, "simulation.mjs");
      writeFileSync(
        module,
        `export const simulate = async () => {};
        export const register = async ({ url }) => {
          await fetch(url, { method: "POST", body: "{}" });
          return { secret: "secret", remove: async () => {} };
        };`,
      );
      return ["--listen", "--simulate", module, "--except", "assessments"];
    },
  },
};

async function run(name: CheckName, ...more: string[]) {
  const { version = "v1", tag = "Candidates", options = () => [], ...planted } = faults[name];
  const { origin, close } = await startStubServer(planted);
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  const server = ["--version", version, "--base-url", `${origin}/${version}`, "--api-key", STUB_KEY, "--only", tag];
  const out: string[] = [];
  const lines: string[] = [];
  const args = [...server, "--write", "--report", "json", ...options(folder), ...more];
  const code = await runCommand(
    args,
    {},
    { out: (text) => void out.push(text), progress: (line) => void lines.push(line) },
  );
  const { findings, except } = code === 2 ? { findings: lines, except: [] } : JSON.parse(out.join(""));
  return { code, findings: findings as { message: string }[], except: except as string[] };
}

describe.each(checkNames)("a fault of %s", (name) => {
  it("is found by that check alone", async () => {
    const { code, findings } = await run(name, "--check", name);
    expect(findings).not.toEqual([]);
    expect(code).toBe(1);
  });

  it("is not found without it", async () => {
    const { code, findings, except } = await run(name, "--except", name);
    expect(findings).toEqual([]);
    expect(code).toBe(0);
    expect(except).toContain(name);
  });
});
