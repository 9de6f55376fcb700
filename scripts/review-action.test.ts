import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "..");
const action = join(root, ".github/actions/review");
const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const one of cleanUp.splice(0)) one();
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "review-action-"));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface Comment {
  id: number;
  body: string;
  user: { login: string };
}

const bot = { login: "github-actions[bot]" };

/** Starts a fake of the GitHub API with one open pull request. `mayWrite`: permission of the token. `owner`: login of a personal token. */
async function startGithub({
  comments = [] as Comment[],
  mayWrite = true,
  sha = "abc",
  owner = undefined as string | undefined,
} = {}) {
  const written: string[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const url = new URL(request.url ?? "", "http://localhost");
    const answer = (status: number, body: unknown) => {
      response.statusCode = status;
      response.end(JSON.stringify(body));
    };
    const pull = { number: 7, state: "open", head: { sha } };
    if (request.method !== "GET") {
      if (!mayWrite) return answer(403, { message: "Resource not accessible by integration" });
      const { body } = JSON.parse(text) as { body: string };
      written.push(`${request.method} ${url.pathname} ${body}`);
      const known = comments.find(({ id }) => url.pathname.endsWith(`/comments/${id}`));
      if (known) known.body = body;
      else comments.push({ id: 1000 + comments.length, body, user: owner ? { login: owner } : bot });
      return answer(200, {});
    }
    if (url.pathname === "/user")
      return owner ? answer(200, { login: owner }) : answer(403, { message: "Resource not accessible by integration" });
    if (url.pathname.endsWith("/pulls/7")) return answer(200, pull);
    if (url.pathname.endsWith("/pulls"))
      return answer(200, url.searchParams.get("head") === "ada:names & more" ? [pull] : []);
    const page = Number(url.searchParams.get("page") ?? "1");
    return answer(200, comments.slice((page - 1) * 100, page * 100));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanUp.push(() => server.close());
  const { port } = server.address() as { port: number };
  return { written, comments, url: `http://127.0.0.1:${port}` };
}

describe("the comment", () => {
  const ofOtherRun = { HEAD_OWNER: "ada", HEAD_BRANCH: "names & more" };

  async function comment(report: string, github: Awaited<ReturnType<typeof startGithub>>, env: Record<string, string>) {
    const file = join(temporaryFolder(), "review.md");
    writeFileSync(file, report);
    const own = { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: "o/r", GITHUB_TOKEN: "t", HEAD_SHA: "abc", ...env };
    const options = { env: { ...process.env, ...own } };
    return (await promisify(execFile)(process.execPath, [join(action, "comment.mjs"), file], options)).stdout;
  }

  test("is written once, and a comment that quotes the mark is not changed", async () => {
    const github = await startGithub({
      comments: [{ id: 1, body: "<!-- spec review -->\nquoted", user: { login: "ada" } }],
    });
    await comment("## ❌ 1 change that may break deployed clients\n", github, ofOtherRun);
    expect(github.written).toHaveLength(1);
    expect(github.written[0]).toMatch(/^POST \/repos\/o\/r\/issues\/7\/comments <!-- spec review -->\n## ❌ 1 change/);
  });

  test("is changed later with a personal token, which changes only its own comment", async () => {
    const quoted = { id: 1, body: "<!-- spec review -->\nquoted", user: { login: "bob" } };
    const github = await startGithub({ comments: [quoted], owner: "ada" });
    for (const report of ["## ❌ one", "## ❌ two"]) await comment(report, github, { PULL_NUMBER: "7" });
    expect(github.written.map((line) => line.split(" ").slice(0, 2))).toEqual([
      ["POST", "/repos/o/r/issues/7/comments"],
      ["PATCH", "/repos/o/r/issues/comments/1001"],
    ]);
    expect(quoted.body).toBe("<!-- spec review -->\nquoted");
  });

  test("is changed later, among any number of comments", async () => {
    const others = Array.from({ length: 100 }, (_, id) => ({ id, body: "hello", user: bot }));
    const github = await startGithub({
      comments: [...others, { id: 200, body: "<!-- spec review -->\nold", user: bot }],
    });
    await comment("## ✅ No document changed\n", github, { PULL_NUMBER: "7" });
    expect(github.written).toHaveLength(1);
    expect(github.written[0]).toMatch(/^PATCH \/repos\/o\/r\/issues\/comments\/200 .*\n## ✅/);
  });

  test("is omitted without a changed document, and for an outdated commit", async () => {
    const github = await startGithub();
    expect(await comment("## ✅ No document changed\n", github, ofOtherRun)).toContain("nothing to say");
    for (const env of [ofOtherRun, { PULL_NUMBER: "7" }])
      expect(await comment("## ❌", github, { ...env, HEAD_SHA: "older" })).toContain(
        "No open pull request has older as its newest commit",
      );
    expect(github.written).toEqual([]);
  });

  test("is truncated above the limit of a comment", async () => {
    const github = await startGithub();
    await comment(`## ❌\n${"x".repeat(100_000)}`, github, ofOtherRun);
    expect(github.written[0]?.length).toBeLessThan(65_100);
    expect(github.written[0]).toMatch(/x\n\n…\n\n<sub>Spec review of abc/);
  });
});

const document = (values: string) => `openapi: 3.1.1
info: { title: T, version: 1.0.0, license: { name: Apache-2.0, identifier: Apache-2.0 } }
servers: [{ url: https://api.example.com }]
security: []
paths:
  /people:
    get:
      operationId: listPeople
      summary: List people
      responses:
        "200":
          description: People.
          content: { application/json: { schema: { $ref: components/schemas/Status.yaml } } }
        "400": { description: Refused. }
${values}`;

function createPullRequest(): string {
  const folder = temporaryFolder();
  const origin = join(folder, "origin");
  const put = (at: string, files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(at, path)), { recursive: true });
      writeFileSync(join(at, path), text);
    }
  };
  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
      cwd,
      stdio: "ignore",
    });
  put(origin, {
    "specs/policies.yaml": 'versions:\n  v1: { policy: stable, package: "@x/v1" }\n',
    "specs/v1/openapi.yaml": document(""),
    "specs/v1/components/schemas/Status.yaml": "type: string\nenum:\n  - NEW\n  - DONE\n",
  });
  git(origin, "init", "--quiet", "--initial-branch=main");
  git(origin, "add", "--all");
  git(origin, "commit", "--quiet", "--message", "Start");
  git(folder, "clone", "--quiet", origin, "clone");
  const clone = join(folder, "clone");
  git(clone, "checkout", "--quiet", "-b", "names");
  put(clone, { "specs/v1/components/schemas/Status.yaml": "type: string\nenum:\n  - NEW\n  - DONE\n  - LATER\n" });
  git(clone, "commit", "--quiet", "--all", "--message", "Later");
  return clone;
}

interface Step {
  name: string;
  id?: string;
  if?: string;
  run?: string;
  uses?: string;
  env?: Record<string, string>;
}

/** Runs the steps of the action in a clone like a runner, except the upload, and returns their results. */
async function rehearse(clone: string, values: Record<string, string>) {
  const { runs, inputs } = parse(readFileSync(join(action, "action.yml"), "utf8"));
  const temp = temporaryFolder();
  const files = { GITHUB_OUTPUT: join(temp, "output"), GITHUB_STEP_SUMMARY: join(temp, "summary.md") };
  const context: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries<{ default?: string }>(inputs).map(([name, one]) => [`inputs.${name}`, one.default ?? ""]),
    ),
    "runner.temp": temp,
    ...values,
  };
  const fill = (text: string): string =>
    text.replaceAll(/\$\{\{ ([\w.-]+) \}\}/g, (_, name: string) => fill(context[name] ?? ""));
  const holds = (condition: string) =>
    condition.split(" && ").every((one) => {
      const [, name = "", sign, wanted] = /^([\w.-]+) (==|!=) '([^']*)'$/.exec(one) ?? [];
      if (!sign) throw new Error(`the rehearsal does not understand ${one}`);
      return (fill(context[name] ?? "") === wanted) === (sign === "==");
    });
  let log = "";
  let code = 0;
  for (const step of runs.steps as Step[]) {
    if (step.uses || (step.if && !holds(step.if))) continue;
    const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([name, value]) => [name, fill(value)]));
    const setting = {
      GITHUB_ACTION_PATH: action,
      GITHUB_BASE_REF: values.base ?? "main",
      GITHUB_REF: values.ref ?? "refs/pull/7/merge",
      GITHUB_REPOSITORY: "o/r",
      RUNNER_TEMP: temp,
    };
    const api = { GITHUB_API_URL: context.api ?? "" };
    const outcome = await promisify(execFile)("bash", ["-eo", "pipefail", "-c", step.run ?? ""], {
      cwd: clone,
      env: { ...process.env, ...setting, ...api, ...files, ...env },
    }).then(
      ({ stdout }) => ({ stdout, code: 0 }),
      (error: { stdout: string; code: number }) => error,
    );
    log += outcome.stdout;
    code = outcome.code;
    if (step.id)
      for (const line of existsSync(files.GITHUB_OUTPUT) ? readFileSync(files.GITHUB_OUTPUT, "utf8").split("\n") : []) {
        const [name, value = ""] = line.split("=");
        context[`steps.${step.id}.outputs.${name}`] = value;
      }
  }
  const summary = existsSync(files.GITHUB_STEP_SUMMARY) ? readFileSync(files.GITHUB_STEP_SUMMARY, "utf8") : "";
  const page = join(temp, "review/review.html");
  return { code, log, summary, page: existsSync(page) ? readFileSync(page, "utf8") : "" };
}

describe("the action, rehearsed on a pull request", () => {
  const cli = join(root, "packages/review/src/cli.ts");
  const command = `${process.execPath} ${cli}`;
  const pull = {
    "inputs.command": command,
    "github.event.pull_request.number": "7",
    "github.event.pull_request.head.sha": "abc",
    "github.token": "t",
    "steps.page.outputs.artifact-url": "https://github.example/page",
  };

  test("annotates the line of the split file, comments once however often it runs, and fails with the review", async () => {
    const clone = createPullRequest();
    const github = await startGithub();
    const first = await rehearse(clone, { ...pull, api: github.url });
    expect(first.code).toBe(1);
    expect(first.log).toContain(
      "::error file=specs/v1/components/schemas/Status.yaml,line=2,title=wire-breaking%3A enum-values-added::",
    );
    expect(first.summary).toMatch(/^## ❌ 1 change that may break deployed clients\n/);
    expect(first.page).toContain("<ins>  - LATER\n</ins>");
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain("[Before and after, side by side](https://github.example/page)");

    const again = await rehearse(clone, { ...pull, api: github.url });
    expect(again.code).toBe(1);

    // The file from --write, completed with a reason and migration notes, approves the change.
    const written = await promisify(execFile)(process.execPath, [cli, "--write"], { cwd: clone }).catch(
      ({ stdout }: { stdout: string }) => ({ stdout }),
    );
    const file = join(clone, /Written: (\S+breaks\S+)/.exec(written.stdout)?.[1] ?? "");
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("TODO: ", "Because it is meant: "));
    const approved = await rehearse(clone, { ...pull, api: github.url });
    expect(approved.code).toBe(0);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toMatch(/^<!-- spec review -->\n## ✅ 1 change/);
    expect(github.written.map((line) => line.slice(0, 5))).toEqual(["POST ", "PATCH", "PATCH"]);
  }, 120_000);

  test.each([
    ["a token that may only read", { "github.token": "read" }, false],
    ["no token", { "github.token": "" }, true],
  ])(
    "a fork with %s gets summary and annotations, with a notice",
    async (_, token, mayWrite) => {
      const github = await startGithub({ mayWrite });
      const { code, log, summary } = await rehearse(createPullRequest(), { ...pull, ...token, api: github.url });
      expect(code).toBe(1);
      expect(log).toContain("::error file=specs/v1/components/schemas/Status.yaml,line=2");
      expect(log).toContain("::notice title=Review::No comment: this run has no token that may write one");
      expect(summary).toContain("1 change that may break deployed clients");
      expect(github.written).toEqual([]);
    },
    120_000,
  );

  const zero = "0".repeat(40);
  test.each([
    ["the default branch, since the commit before", "refs/heads/main", "HEAD~1"],
    ["another branch, since the default branch", "refs/heads/names", zero],
  ])(
    "reviews a push to %s",
    async (_, ref, since) => {
      const clone = createPullRequest();
      const github = await startGithub();
      const event = {
        "inputs.command": command,
        "github.token": "t",
        "github.event.repository.default_branch": "main",
        "github.event.before": since,
      };
      const outcome = await rehearse(clone, { ...event, ref, base: "", api: github.url });
      expect(outcome.code).toBe(1);
      expect(outcome.summary).toContain("1 change that may break deployed clients");
      expect(github.written).toEqual([]);
    },
    120_000,
  );

  test("reports that the review could not run, without a comment", async () => {
    const github = await startGithub();
    const outcome = await rehearse(createPullRequest(), { ...pull, "inputs.base": "origin/nowhere", api: github.url });
    expect(outcome).toMatchObject({ code: 2, summary: "", page: "" });
    expect(github.written).toEqual([]);
  }, 120_000);
});
