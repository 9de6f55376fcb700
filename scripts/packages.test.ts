/**
 * What users get: every package of a release is checked as a tarball, installed into an empty project and used. RELEASE_FOLDER names a
 * folder with the tarballs of a release; without it, every package is packed here in the same way.
 */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { undeclaredImports } from "./release/imports.ts";
import { publishedPackages, root, scope } from "./release/packages.ts";
import { tarballsOf } from "./release/plan.ts";
import { packAll } from "./release/tarballs.ts";

const folder = mkdtempSync(join(tmpdir(), "assessment-api-packages-"));
/** Programs of a user of the packages. */
const consumer = join(import.meta.dirname, "release/consumer");
const released = process.env.RELEASE_FOLDER;
const packages = publishedPackages();
const tested = released ? packages.filter(({ name }) => tarballsOf(released).has(name)) : packages;
let tarballs = new Map<string, string>();

/** Runs a command to its end; what it printed is in the error when it fails. */
const run = async (command: string, args: string[], cwd: string) => {
  try {
    return (await promisify(execFile)(command, args, { cwd, env: { ...process.env, NO_COLOR: "1" } })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(" ")}\n${stdout}\n${stderr}`);
  }
};
const bin = (name: string) => join(root, "node_modules/.bin", name);
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeAll(async () => {
  if (!released) packAll(join(folder, "packed"));
  tarballs = tarballsOf(released ?? join(folder, "packed"));
  // Overrides make the packages find each other as tarballs. What this release leaves as it is, the registry has.
  const overrides = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]));
  const rest = Object.fromEntries(packages.map(({ name, version }) => [name, `^${version}`]));
  const { version: fastify } = JSON.parse(
    readFileSync(join(root, "packages/v1/node_modules/fastify/package.json"), "utf8"),
  );
  const dependencies = { ...rest, ...overrides, fastify };
  write("package.json", JSON.stringify({ name: "consumer", private: true, type: "module", dependencies }));
  write(
    "pnpm-workspace.yaml",
    JSON.stringify({ overrides, allowBuilds: { "@scarf/scarf": false, esbuild: false }, minimumReleaseAge: 0 }),
  );
  await run("pnpm", ["install", "--prefer-offline", "--no-frozen-lockfile"], folder);
  cpSync(consumer, folder, { recursive: true });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(tested)("the tarball of $folder", ({ name, version }) => {
  test("is accepted by publint", async () => {
    expect(await run(bin("publint"), ["run", tarballs.get(name) ?? "", "--strict"], root)).toContain("All good");
  }, 60_000);

  test("has types that every ESM resolution finds", async () => {
    await run(bin("attw"), [tarballs.get(name) ?? "", "--profile", "esm-only"], root);
  }, 60_000);

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

  test("has no code of tests", () => {
    const files = readdirSync(join(folder, "node_modules", name), { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /\.test\.|(^|\/)testing\//.test(file) && !file.startsWith("node_modules"))).toEqual(
      [],
    );
  });
});

/** The manifest of an installed package. */
function installed(name: string) {
  return JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8"));
}

const compile = (files: string[], resolution: string, exact: string) => {
  const module = resolution === "bundler" ? "esnext" : resolution;
  const options = ["--module", module, "--moduleResolution", resolution, "--exactOptionalPropertyTypes", exact];
  const lib = ["--target", "es2022", "--lib", "es2023,dom,dom.iterable"];
  const types = ["--types", "node", "--typeRoots", join(root, "node_modules/@types")];
  return run(
    bin("tsc"),
    ["--strict", "--noEmit", "--resolveJsonModule", ...options, ...lib, ...types, ...files],
    folder,
  );
};

const examplesOf = (version: string) => {
  const document = JSON.parse(readFileSync(join(root, "packages", version, "src/generated/openapi.json"), "utf8"));
  const examples: [string, { value: unknown }][] = Object.entries(document.components.examples);
  // biome-ignore lint/suspicious/noExplicitAny: examples are of every shape
  return Object.fromEntries(examples.map(([name, { value }]) => [name, value])) as Record<string, any>;
};

/** The TypeScript of a package's README, unless it is a fragment that imports nothing of ours. */
function readmeCode(name: string): string {
  const readme = readFileSync(join(root, "packages", name, "README.md"), "utf8");
  const blocks = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code);
  return blocks.some((code) => code?.includes(scope)) ? blocks.join("\n") : "";
}

describe("an empty project with the tarballs installed", () => {
  test("compiles the examples of the packages' READMEs", async () => {
    const names = packages.map((one) => one.folder).filter((name) => readmeCode(name));
    for (const name of names) write(`readme-${name}.ts`, readmeCode(name));
    await compile(
      names.map((name) => `readme-${name}.ts`),
      "nodenext",
      "true",
    );
  }, 120_000);

  test.each([
    ["nodenext", "true"],
    ["nodenext", "false"],
    ["bundler", "true"],
    ["bundler", "false"],
  ])(
    "compiles typed programs (%s, exact optional properties: %s)",
    async (resolution, exact) => {
      await compile(readdirSync(consumer), resolution, exact);
    },
    120_000,
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
  }, 60_000);

  test("calls the sandbox, V1 and V2", async () => {
    expect(JSON.parse(await run(process.execPath, ["sandbox.ts"], folder))).toEqual({
      hasExams: true,
      email: "ada@example.com",
      status: "NEW",
      yaml: 422,
      clock: 200,
      pdf: [200, "%PDF-"],
      docs: [200, true],
    });
  }, 60_000);

  test.each(["codegen", "contract-tests", "mock", "review", "sandbox"])(
    "has %s as a command that runs",
    async (name) => {
      for (const command of Object.keys(installed(scope + name).bin))
        expect(await run(join(folder, "node_modules/.bin", command), ["--help"], folder)).toContain("Usage");
    },
    60_000,
  );
});
