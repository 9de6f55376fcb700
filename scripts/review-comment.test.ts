import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const one of cleanUp.splice(0)) one();
});

/** Runs the script against an interface that knows these comments; returns what was written: `METHOD path body`. */
async function comment(report: string, comments: unknown[], env: Record<string, string> = {}) {
  const written: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const url = request.url ?? "";
    if (request.method !== "GET") written.push(`${request.method} ${url} ${JSON.parse(body).body}`);
    const asked = new URL(url, "http://localhost");
    const ours = asked.pathname.endsWith("/pulls") && asked.searchParams.get("head") === "ada:names & more";
    const page = asked.searchParams.get("page") ?? "1";
    const found = url.includes("/comments?") ? comments.slice((Number(page) - 1) * 100, Number(page) * 100) : [];
    response.end(JSON.stringify(ours ? [{ number: 7, head: { sha: "abc" } }] : found));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const folder = mkdtempSync(join(tmpdir(), "review-comment-"));
  cleanUp.push(
    () => server.close(),
    () => rmSync(folder, { recursive: true }),
  );
  writeFileSync(join(folder, "review.md"), report);
  const { port } = server.address() as { port: number };
  const reviewed = { HEAD_OWNER: "ada", HEAD_BRANCH: "names & more", HEAD_SHA: "abc" };
  const github = { GITHUB_API_URL: `http://127.0.0.1:${port}`, GITHUB_REPOSITORY: "o/r", GITHUB_TOKEN: "t" };
  const options = { env: { ...process.env, ...github, ...reviewed, ...env } };
  const script = join(import.meta.dirname, "review-comment.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [script, join(folder, "review.md")], options);
  return { written, stdout };
}

const bot = { login: "github-actions[bot]" };

test("writes the first comment", async () => {
  const { written } = await comment("## ❌ 1 change that deployed clients notice\n", [
    { id: 1, body: "<!-- spec review -->\nquoted", user: { login: "ada" } },
  ]);
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(/^POST \/repos\/o\/r\/issues\/7\/comments <!-- spec review -->\n## ❌ 1 change/);
});

test("changes its own comment afterwards, however many there are", async () => {
  const others = Array.from({ length: 100 }, (_, id) => ({ id, body: "hello", user: bot }));
  const { written } = await comment("## ✅ No document changed\n", [
    ...others,
    { id: 200, body: "<!-- spec review -->\nold", user: bot },
  ]);
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(/^PATCH \/repos\/o\/r\/issues\/comments\/200 .*\n## ✅/);
});

test("says nothing where no document changed", async () => {
  expect((await comment("## ✅ No document changed\n", [])).written).toEqual([]);
});

test("says nothing of a commit that is not the newest any more", async () => {
  const { written, stdout } = await comment("## ❌", [], { HEAD_SHA: "older" });
  expect(written).toEqual([]);
  expect(stdout).toContain("No open pull request has older as its newest commit");
});

test("cuts a report that is longer than a comment may be", async () => {
  const { written } = await comment(`## ❌\n${"x".repeat(100_000)}`, []);
  expect(written[0]?.length).toBeLessThan(65_100);
  expect(written[0]).toMatch(/x\n\n…\n\n<sub>Spec review of abc/);
});
