/** Checks every package as a tarball in an empty project. RELEASE_FOLDER names the tarballs; by default, they are packed here. */
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCiExamples, runCiExample } from "./release/ci-jobs.ts";
import { freePort } from "./release/free-port.ts";
import { undeclaredImports } from "./release/imports.ts";
import { launch, openMockedPage } from "./release/mocked-page.ts";
import { publishedPackages, root, scope } from "./release/packages.ts";
import { readPlan, tarballsOf } from "./release/plan.ts";
import { packAll } from "./release/tarballs.ts";

const folder = mkdtempSync(join(tmpdir(), "assessment-api-packages-"));
const consumer = join(import.meta.dirname, "release/consumer");
const released = process.env.RELEASE_FOLDER;
const planned = new Map((released ? readPlan(released).flat() : []).map(({ name, version }) => [name, version]));
const packages = publishedPackages().map((one) => ({ ...one, version: planned.get(one.name) ?? one.version }));
const tested = released ? packages.filter(({ name }) => tarballsOf(released).has(name)) : packages;
let tarballs = new Map<string, string>();

const run = async (command: string, args: string[], cwd: string) => {
  try {
    return (await promisify(execFile)(command, args, { cwd, env: { ...process.env, NO_COLOR: "1" } })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(" ")}\n${stdout}\n${stderr}`);
  }
};
const tool = (name: string) => join(root, "tools/node_modules/.bin", name);
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeAll(async () => {
  if (!released) packAll(join(folder, "packed"));
  tarballs = tarballsOf(released ?? join(folder, "packed"));
  // Overrides resolve packages to tarballs. Unreleased packages come from the registry.
  const overrides = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]));
  const rest = Object.fromEntries(packages.map(({ name, version }) => [name, `^${version}`]));
  const [fastify, msw, vitest] = [
    "packages/v1/node_modules/fastify",
    "packages/mock/node_modules/msw",
    "node_modules/vitest",
  ].map((library) => JSON.parse(readFileSync(join(root, library, "package.json"), "utf8")).version);
  const dependencies = { ...rest, ...overrides, fastify, msw, vitest };
  const scripts = { test: "node ci-client.ts", start: "node ci-server.ts" };
  write("package.json", JSON.stringify({ name: "consumer", private: true, type: "module", scripts, dependencies }));
  write(
    "pnpm-workspace.yaml",
    JSON.stringify({ overrides, allowBuilds: { "@scarf/scarf": false }, minimumReleaseAge: 0 }),
  );
  await run("pnpm", ["install", "--prefer-offline", "--no-frozen-lockfile"], folder);
  cpSync(consumer, folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(tested)("the tarball of $folder", ({ name, version }) => {
  test("is accepted by publint", async () => {
    expect(await run(tool("publint"), ["run", tarballs.get(name) ?? "", "--strict"], root)).toContain("All good");
  });

  test("has types that every ESM resolution finds", async () => {
    await run(tool("attw"), [tarballs.get(name) ?? "", "--profile", "esm-only"], root);
  });

  test("asks for the versions of this release, and for no file of this repository", () => {
    const manifest = installed(name);
    expect(manifest.version).toBe(version);
    expect(manifest.keywords?.length).toBeGreaterThan(0);
    for (const [dependency, range] of Object.entries<string>(manifest.dependencies ?? {})) {
      if (dependency.startsWith(scope))
        expect(range).toBe(`^${packages.find((one) => one.name === dependency)?.version}`);
      else expect(range).toMatch(/^[\^~]?\d/);
    }
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|\.\/src\//);
  });

  test("imports only what it declares and has", () => {
    expect(undeclaredImports(join(folder, "node_modules", name))).toEqual([]);
  });

  test("has source maps that contain their sources", () => {
    const dist = join(folder, "node_modules", name, "dist");
    const maps = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => /\.js\.map$/.test(file));
    for (const file of maps)
      expect(JSON.parse(readFileSync(join(dist, file), "utf8")).sourcesContent, file).toHaveLength(1);
    // Only the sandbox is bundled, without source maps.
    expect(maps.length > 0).toBe(name !== `${scope}sandbox`);
  });

  test("has no code of tests", () => {
    const files = readdirSync(join(folder, "node_modules", name), { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /\.test\.|(^|\/)testing\//.test(file) && !file.startsWith("node_modules"))).toEqual(
      [],
    );
  });
});

function installed(name: string) {
  return JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8"));
}

/** Supported compilers, from the oldest that the documentation promises. */
const compilers = {
  5.7: join(root, "tools/node_modules/typescript-5/bin/tsc"),
  5.9: join(root, "node_modules/typescript/bin/tsc"),
  6: join(root, "tools/node_modules/typescript-6/bin/tsc"),
  7: join(root, "packages/v1/node_modules/typescript/bin/tsc"),
};
type Compiler = keyof typeof compilers;

const compile = (compiler: Compiler, files: string[], resolution: string, exact: string) => {
  const module = resolution === "bundler" ? "esnext" : resolution;
  const options = ["--module", module, "--moduleResolution", resolution, "--exactOptionalPropertyTypes", exact];
  const lib = ["--target", "es2022", "--lib", "es2023,dom,dom.iterable"];
  const types = ["--types", "node", "--typeRoots", join(root, "node_modules/@types")];
  const flags = ["--strict", "--noEmit", "--resolveJsonModule", "--allowImportingTsExtensions"];
  return run(process.execPath, [compilers[compiler], ...flags, ...options, ...lib, ...types, ...files], folder);
};

const examplesOf = (version: string) => {
  const document = JSON.parse(readFileSync(join(root, "packages", version, "src/generated/openapi.json"), "utf8"));
  const examples: [string, { value: unknown }][] = Object.entries(document.components.examples);
  // biome-ignore lint/suspicious/noExplicitAny: examples are of every shape
  return Object.fromEntries(examples.map(([name, { value }]) => [name, value])) as Record<string, any>;
};

/** Returns the TypeScript of a package's README, unless it is a fragment without our imports. */
function readmeCode(name: string): string {
  const readme = readFileSync(join(root, "packages", name, "README.md"), "utf8");
  const blocks = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code);
  return blocks.some((code) => code?.includes(scope)) ? blocks.join("\n") : "";
}

describe("an empty project with the tarballs installed", () => {
  /** Typed programs: README examples, V2's generated files, and generated files of documents with OpenAPI 3.2 and streams. */
  const programs: string[] = [];
  beforeAll(async () => {
    const names = packages.map((one) => one.folder).filter((name) => readmeCode(name));
    for (const name of names) write(`readme-${name}.ts`, readmeCode(name));
    cpSync(join(root, "packages/v2/src/generated"), join(folder, "v2"), { recursive: true });
    for (const name of ["openapi-3-2", "streams"]) {
      const document = join(root, "packages/codegen/src/testing/fixtures", `${name}.yaml`);
      await run(join(folder, "node_modules/.bin/assessment-api-codegen"), [document, "--out", name], folder);
    }
    const generated = ["v2", "openapi-3-2", "streams"].flatMap((name) =>
      readdirSync(join(folder, name)).map((file) => join(name, file)),
    );
    programs.push(...readdirSync(consumer), ...names.map((name) => `readme-${name}.ts`));
    programs.push(...generated.filter((file) => file.endsWith(".gen.ts")));
  });

  // Compiler, module resolution and exact optional properties are independent, so each value is tested once.
  test.each<[Compiler, string, string]>([
    [5.7, "nodenext", "true"],
    [5.9, "nodenext", "true"],
    [6, "bundler", "false"],
    [7, "nodenext", "false"],
    [7, "bundler", "true"],
  ])(
    "compiles typed programs with TypeScript %s, packages found as %s does, exact optional properties: %s",
    async (compiler, module, exact) => {
      await compile(compiler, programs, module, exact);
    },
  );

  test("calls the mock", async () => {
    const { candidatePageFirst } = examplesOf("v1");
    const { personPageFirst, personPageLast } = examplesOf("v3");
    expect(JSON.parse(await run(process.execPath, ["clients.ts"], folder))).toEqual({
      emails: candidatePageFirst.items.map(({ email }: { email: string }) => email),
      gone: 404,
      taskId: "tsk_5Wd2Hx9G",
      people: [...personPageFirst.content, ...personPageLast.content].map(({ id }) => id),
      refused: "secret-missing",
      openapi: "3.1.1",
    });
  });

  test.skipIf(launch === undefined)("mocks the requests of a page with MSW, as chosen in its panel", async () => {
    const { page, close } = await openMockedPage(folder);
    const list = () => page.getByRole("button", { name: "List" }).click();
    await expect.poll(() => page.title()).toBe("12 candidates");
    await page.getByText("Mock").click();
    await page.getByLabel("Response of listCandidates").nth(1).selectOption({ label: "429 · tooManyRequests" });
    await list();
    await expect.poll(() => page.title()).toBe("rejected with 429");
    // Reloading keeps the choice.
    await page.reload();
    await expect.poll(() => page.title()).toBe("rejected with 429");
    await page.getByText("Mock").click();
    await page.getByRole("button", { name: "Reset all choices" }).click();
    await list();
    await expect.poll(() => page.title()).toBe("12 candidates");
    await close();
  });

  test("calls the sandbox, V1 and V2", async () => {
    expect(JSON.parse(await run(process.execPath, ["sandbox.ts"], folder))).toEqual({
      hasExams: true,
      email: "ada@example.com",
      status: "NEW",
      yaml: 422,
      clock: 200,
      pdf: [200, "%PDF-"],
      docs: [200, true],
      console: [200, true],
    });
  });

  test("serves agents, who search and run typed snippets in the sandbox", async () => {
    expect(JSON.parse(await run(process.execPath, ["agents.ts"], folder))).toEqual({
      value: '"ada@example.com"',
      changed: true,
      wrong: "line 1: Property 'pages' does not exist on type 'CandidatePage'. Did you mean 'page'?",
      found: "v2/createInvitation",
    });
  });

  test.each(["codegen", "contract-tests", "mcp", "mock", "review", "sandbox"])(
    "has %s as a command that runs",
    async (name) => {
      for (const command of Object.keys(installed(scope + name).bin))
        expect(await run(join(folder, "node_modules/.bin", command), ["--help"], folder)).toContain("Usage");
    },
  );
});

const older = (process.env.PATH ?? "")
  .split(delimiter)
  .map((part) => join(part, "node"))
  .filter((node) => existsSync(node))
  .map((node) => ({ node, version: execFileSync(node, ["--version"], { encoding: "utf8" }).trim().slice(1) }))
  .find(({ version }) => isOlder(version, process.versions.node));

function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, "en", { numeric: true }) < 0;
}

describe.skipIf(older === undefined)("on an older Node", () => {
  const { node, version } = older ?? { node: "", version: "" };

  test.each(["codegen", "contract-tests", "mcp", "mock", "review", "sandbox"])(
    "the command of %s runs, or names the required Node in one line",
    (name) => {
      const { bin, engines } = installed(scope + name);
      const [command = ""] = Object.values<string>(bin);
      const file = join(folder, "node_modules", scope + name, command);
      const { stdout, stderr, status } = spawnSync(node, [file, "--help"], { encoding: "utf8" });
      const lowest = engines.node.replace(">=", "");
      const refused = `${scope}${name} needs Node ${lowest} or later; this is Node ${version}\n`;
      if (isOlder(version, lowest)) expect([stdout, stderr, status]).toEqual(["", refused, 2]);
      else expect([stdout, stderr, status]).toEqual([expect.stringContaining("Usage"), "", 0]);
    },
  );
});

describe("the jobs of docs/ci.md, in a project with the tarballs installed", () => {
  const jobs = (name: string) => readCiExamples().filter(({ job }) => job === name);
  // npx must find the packages in the project.
  const offline = { npm_config_offline: "true" };
  const inFolder = { cwd: folder, env: offline, replaced: {} };

  test.each(jobs("test"))("$system: tests run against the mock", async (example) => {
    const replaced = { 4020: String(await freePort()) };
    const { code, output } = await runCiExample(example, { ...inFolder, replaced });
    expect([output, code]).toEqual([expect.stringContaining("passed"), 0]);
  });

  test.each(jobs("contract"))("$system: contract tests check the server", async (example) => {
    const port = String(await freePort());
    const env = { ...offline, PORT: port, GITHUB_STEP_SUMMARY: join(folder, "summary.md") };
    const replaced = { 8080: port, "${{ secrets.ASSESSMENT_API_KEY }}": key };
    const keyed = example.system === "github" ? env : { ...env, ASSESSMENT_API_KEY: key };
    const { code, output } = await runCiExample(example, { cwd: folder, env: keyed, replaced });
    expect([output, code]).toEqual([expect.stringMatching(/The report is in contract\.(md|xml)/), 0]);
  });

  test.each(jobs("review"))("$system: the review fails if a branch breaks the document", async (example) => {
    const project = await createReviewedProject(join(folder, `reviewed-${example.system}`));
    const env = { ...offline, CI_MERGE_REQUEST_TARGET_BRANCH_NAME: "main" };
    const surroundings = { cwd: project, env, replaced: { "${{ github.base_ref }}": "main" } };
    const unchanged = await runCiExample(example, surroundings);
    expect([unchanged.output, unchanged.code]).toEqual([expect.any(String), 0]);
    const document = join(project, "specs/v1/openapi.yaml");
    writeFileSync(document, readFileSync(document, "utf8").replace("/people:", "/persons:"));
    const changed = await runCiExample(example, surroundings);
    expect([changed.output, changed.code]).toEqual([expect.any(String), 1]);
  });
});

const key = "key-of-the-contract-tests";

async function createReviewedProject(project: string): Promise<string> {
  const git = (...args: string[]) =>
    run("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], project);
  cpSync(join(import.meta.dirname, "release/reviewed"), project, { recursive: true });
  await git("init", "--quiet", "--initial-branch=main");
  await git("add", ".");
  await git("commit", "--quiet", "--message", "Document");
  await git("clone", "--quiet", "--bare", ".", `${project}.git`);
  await git("remote", "add", "origin", `${project}.git`);
  await git("fetch", "--quiet", "origin");
  await git("switch", "--quiet", "--create", "change");
  return project;
}
