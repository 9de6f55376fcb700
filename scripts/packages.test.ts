/** What users get: every published package is packed, checked, installed into an empty project and used. */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startMock } from "@assessment-api/mock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "assessment-api-packages-"));
const packages = readdirSync(join(root, "packages")).filter((name) => {
  const { private: isPrivate } = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));
  return !isPrivate;
});
const tarballs = new Map<string, string>();

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
  for (const name of packages) {
    const packed = await run("pnpm", ["pack", "--json", "--pack-destination", folder], join(root, "packages", name));
    tarballs.set(name, JSON.parse(packed).filename);
  }
  // Overrides make the packages find each other as tarballs; a registry does not have them yet.
  const dependencies = Object.fromEntries(
    [...tarballs].map(([name, file]) => [`@assessment-api/${name}`, `file:${file}`]),
  );
  const { version: fastify } = JSON.parse(
    readFileSync(join(root, "packages/v1/node_modules/fastify/package.json"), "utf8"),
  );
  write(
    "package.json",
    JSON.stringify({ name: "consumer", private: true, type: "module", dependencies: { ...dependencies, fastify } }),
  );
  write(
    "pnpm-workspace.yaml",
    JSON.stringify({ overrides: dependencies, allowBuilds: { "@scarf/scarf": false, esbuild: false } }),
  );
  await run("pnpm", ["install", "--prefer-offline", "--no-frozen-lockfile"], folder);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(packages)("the tarball of %s", (name) => {
  test("is accepted by publint", async () => {
    expect(await run(bin("publint"), ["run", tarballs.get(name) ?? "", "--strict"], root)).toContain("All good");
  }, 60_000);

  test("has types that every ESM resolution finds", async () => {
    await run(bin("attw"), [tarballs.get(name) ?? "", "--profile", "esm-only"], root);
  }, 60_000);
});

const compile = (file: string, module: string, resolution: string, exact: string) => {
  const options = ["--module", module, "--moduleResolution", resolution, "--exactOptionalPropertyTypes", exact];
  const rest = [
    "--strict",
    "--target",
    "es2022",
    "--lib",
    "es2023,dom,dom.iterable",
    "--resolveJsonModule",
    "--noEmit",
  ];
  const types = ["--types", "node", "--typeRoots", join(root, "node_modules/@types")];
  return run(bin("tsc"), [...options, ...rest, ...types, file], folder);
};

const examplesOf = (version: string) => {
  const document = JSON.parse(readFileSync(join(root, "packages", version, "src/generated/openapi.json"), "utf8"));
  const examples: [string, { value: unknown }][] = Object.entries(document.components.examples);
  // biome-ignore lint/suspicious/noExplicitAny: examples are of every shape
  return Object.fromEntries(examples.map(([name, { value }]) => [name, value])) as Record<string, any>;
};

const program = `
import { ApiError, createClient as createV1, paginate, unwrap } from "@assessment-api/v1";
import { createClient as createV2, unwrap as unwrapV2 } from "@assessment-api/v2";
import { createClient as createV3, paginate as paginateV3 } from "@assessment-api/v3";
import { verifyWebhook, WebhookError } from "@assessment-api/v1/webhooks";
import document from "@assessment-api/v2/openapi.json" with { type: "json" };

const base: string = process.argv[2] ?? "";
const v1 = createV1({ baseUrl: base + "/v1", apiKey: "key", waitOn429: true });
const emails: string[] = [];
for await (const candidate of paginate(v1, "/candidates")) emails.push(candidate.email);
const gone = await unwrap(
  v1.GET("/candidates/{id}", { params: { path: { id: "cnd_0Unknown" } }, headers: { Prefer: "code=404" } }),
).catch((error: unknown) => (error instanceof ApiError ? error.status : error));
const v2 = createV2({ baseUrl: base + "/v2", apiKey: "key" });
const upload = await unwrapV2(v2.PUT("/tasks/zip", { body: new Uint8Array([80, 75, 5, 6]) }));
const v3 = createV3({ baseUrl: base + "/v3", apiKey: "key" });
const people: string[] = [];
for await (const person of paginateV3(v3, "/boost/v3/people")) people.push(person.id);
const refused = await verifyWebhook(new Request("https://hooks.example.com", { method: "POST", body: "[]" }), "secret").catch(
  (error: unknown) => (error instanceof WebhookError ? error.code : error),
);
console.log(JSON.stringify({ emails, gone, taskId: upload.taskId, people, refused, openapi: document.openapi }));
`;

describe("an empty project with the tarballs installed", () => {
  test("compiles the examples of the clients' READMEs", async () => {
    for (const name of ["v1", "v2", "v3", "control"]) {
      const readme = readFileSync(join(root, "packages", name, "README.md"), "utf8");
      const blocks = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code);
      expect(blocks).not.toHaveLength(0);
      write(`readme-${name}.ts`, blocks.join("\n"));
      await compile(`readme-${name}.ts`, "nodenext", "nodenext", "true");
    }
  }, 120_000);

  test("compiles a typed program, with and without exact optional properties", async () => {
    write("program.ts", program);
    for (const exact of ["true", "false"]) {
      await compile("program.ts", "nodenext", "nodenext", exact);
      await compile("program.ts", "esnext", "bundler", exact);
    }
  }, 120_000);

  test("calls the mock", async () => {
    write("program.ts", program);
    const mock = await startMock({ port: 0, log: false });
    try {
      const { candidatePageFirst } = examplesOf("v1");
      const { personPageFirst, personPageLast } = examplesOf("v3");
      expect(JSON.parse(await run(process.execPath, ["program.ts", mock.url], folder))).toEqual({
        emails: candidatePageFirst.items.map(({ email }: { email: string }) => email),
        gone: 404,
        taskId: "tsk_5Wd2Hx9G",
        people: [...personPageFirst.content, ...personPageLast.content].map(({ id }) => id),
        refused: "secret-missing",
        openapi: "3.1.1",
      });
    } finally {
      await mock.close();
    }
  }, 60_000);

  test("has commands that run", async () => {
    for (const command of ["assessment-api-mock", "assessment-api-contract"]) {
      expect(await run(join(folder, "node_modules/.bin", command), ["--help"], folder)).toContain("Usage");
    }
  }, 60_000);
});
