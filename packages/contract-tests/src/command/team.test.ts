import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { honest, listen } from "../testing/proxied.ts";
import { tinyRoot } from "../testing/tiny-document.ts";
import { runCommand } from "./command.ts";

const FAULTS = {
  label: "body at /label: must be string",
  status: "expected 404, got 500",
} as const;

async function setUp(root: object = tinyRoot()) {
  const folder = mkdtempSync(join(tmpdir(), "team-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const active = { label: true, status: false, odd: false };
  let reads = 0;
  const server = honest({
    async fault(request, response) {
      const single = request.method === "GET" && /\/things\/\w+$/.test(request.url);
      if (active.status && single && response.status === 404) return new Response(null, { status: 500 });
      if (!single || !response.ok) return response;
      // The first read determines the member that identifies things.
      reads += 1;
      return active.label || (active.odd && reads % 2 === 0)
        ? Response.json({ ...((await response.json()) as object), label: 5 })
        : response;
    },
  });
  const file = (name: string, content: unknown): string => {
    writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
    return join(folder, name);
  };
  const document = file("openapi.json", root);
  const baseUrl = await listen(server);
  const check = async (...more: string[]) => {
    const [out, said]: string[][] = [[], []];
    const code = await runCommand(
      ["--document", document, "--base-url", baseUrl, "--api-key", "key", "--check", "unknown-ids", ...more],
      {},
      { out: (text) => void out?.push(text), progress: (line) => void said?.push(line) },
    );
    return { code, out: out?.join("") ?? "", said: said?.join("\n") ?? "" };
  };
  return { folder, active, file, document, check, baseline: join(folder, "baseline.json") };
}

it("a baseline hides known findings; new ones fail, and fixed ones are named", async () => {
  const { active, check, baseline } = await setUp();
  expect(await check("--baseline", baseline)).toMatchObject({ code: 2, said: expect.stringContaining("--record") });
  expect((await check("--baseline", baseline, "--record")).code).toBe(0);
  expect(await check("--baseline", baseline)).toMatchObject({
    code: 0,
    out: expect.not.stringContaining(FAULTS.label),
  });

  active.status = true;
  const both = await check("--baseline", baseline);
  expect(both).toMatchObject({ code: 1, out: expect.stringContaining(FAULTS.status) });
  expect(both.out).not.toContain(FAULTS.label);

  Object.assign(active, { status: false, label: false });
  const fixed = await check("--baseline", baseline);
  expect(fixed).toMatchObject({ code: 0, said: expect.stringMatching(/^fixed: getThing 200 .*must be string/m) });
  await check("--baseline", baseline, "--record");
  expect(JSON.parse(readFileSync(baseline, "utf8"))).toEqual({ findings: [] });
});

it("an entry of a baseline expires, and recording again renews it", async () => {
  const { check, baseline } = await setUp();
  await check("--baseline", baseline, "--record");
  const text = readFileSync(baseline, "utf8");
  writeFileSync(baseline, text.replace(/"until": "[^"]+"/g, '"until": "2026-01-31"'));
  expect(await check("--baseline", baseline)).toMatchObject({
    code: 1,
    out: expect.stringContaining(FAULTS.label),
    said: expect.stringContaining("known only until 2026-01-31: getThing"),
  });
  expect((await check("--baseline", baseline, "--record")).code).toBe(0);
  expect(readFileSync(baseline, "utf8")).toBe(text);
});

it("a check that did not run keeps its entries", async () => {
  const { check, baseline } = await setUp();
  await check("--baseline", baseline, "--record");
  const before = readFileSync(baseline, "utf8");
  const other = await check("--baseline", baseline, "--record", "--only", "Imports", "--write");
  expect(other.said).not.toContain("fixed");
  expect(readFileSync(baseline, "utf8")).toBe(before);
});

it("--changed checks the operations that an edit touches, also through a schema", async () => {
  const { check, file } = await setUp();
  const edited = (edit: (root: ReturnType<typeof tinyRoot>) => void) => {
    const root = tinyRoot();
    edit(root);
    return file("base.json", root);
  };
  const touched = async (base: string) => /touches (.*)/.exec((await check("--changed", base)).said)?.[1];

  const prose = edited(({ info, paths }) => {
    info.title = "Other";
    Object.assign(paths["/things"].get, { description: "Other" });
  });
  expect(await touched(prose)).toBe("0 of 4 operations: ");
  const parameter = edited(({ paths }) => void paths["/things"].get.parameters.pop());
  expect(await touched(parameter)).toBe("1 of 4 operations: listThings");
  const schema = edited(({ components }) => {
    Object.assign(components.schemas.NewThing ?? {}, { minProperties: 2 });
  });
  expect(await touched(schema)).toBe("3 of 4 operations: listThings, createThing, getThing");
});

it("--changed takes a git revision", async () => {
  const { check, folder, document } = await setUp();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: folder });
  git("init", "-q");
  git("add", "openapi.json");
  git("commit", "-qm", "First");
  const root = tinyRoot();
  root.paths["/things/{id}"].get.operationId = "readThing";
  writeFileSync(document, JSON.stringify(root));
  expect((await check("--changed", "HEAD")).said).toContain("touches 1 of 4 operations: readThing");
  expect(await check("--changed", "nowhere")).toMatchObject({
    code: 2,
    said: expect.stringContaining("--changed nowhere is not a file, and git cannot show it"),
  });
});

const OWN = `export const checks = [{
  name: "labels", about: "labels are long", needs: [],
  async run(session, moment) {
    if (moment.when === "read") session.conclude(moment.operation, "has long labels", [{ check: "label", message: "a label is short" }]);
  },
}];`;

it("--checks runs the user's checks, which --check and --except select", async () => {
  const { active, check, file } = await setUp();
  active.label = false;
  const checks = file("checks.mjs", OWN);
  const all = await check("--checks", checks, "--check", "labels");
  expect(all).toMatchObject({ code: 1, out: expect.stringContaining("label: a label is short") });
  expect(all.out).toMatch(/ {2}labels: 0 passed, [1-9]\d* failed/);
  expect((await check("--checks", checks, "--check", "labels", "--except", "labels")).code).toBe(0);
});

it.each([
  ["export const other = 1;", "it does not export a list `checks`"],
  ["export const checks = [{ name: 'Labels' }];", "check 1 has no name such as request-ids"],
  ["export const checks = [{ name: 'lists', run() {} }];", "there is already a check lists"],
  ["export const checks = [{ name: 'labels' }];", "labels has no function run(session, moment)"],
  ["export const checks = [{ name: 'labels', run() {}, needs: ['--fuzz'] }];", "needs of labels is a list of --write"],
  ["throw new Error('broken');", "broken"],
])("--checks refuses %s", async (text, message) => {
  const { check, file } = await setUp();
  const { code, said } = await check("--checks", file(`${message.replace(/\W/g, "")}.mjs`, text));
  expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining(message) });
});

it("the report has the cost of the run and of each check", async () => {
  const { check } = await setUp();
  const { out } = await check();
  expect(out).toMatch(/ {2}unknown-ids: .* [1-9]\d* requests, \d\.\d s/);
  expect(out).toMatch(/, [1-9]\d* requests in \d+\.\d s, most for \w+/);
});

it("a finding that the same request does not show again is marked", async () => {
  const { check } = await setUp();
  const { out } = await check();
  expect(out).toContain("must be string");
  expect(out).not.toContain("not repeatable");
  const other = await setUp();
  Object.assign(other.active, { label: false, odd: true });
  expect((await other.check()).out).toMatch(/must be string .*not repeatable: the same request did not show it again/);
});
