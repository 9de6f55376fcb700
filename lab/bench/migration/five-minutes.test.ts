/** Tests the five-minute page: runs its commands and programs unchanged. */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../documents.ts";

const folder = mkdtempSync(join(tmpdir(), "assessment-api-five-minutes-"));
afterAll(() => rmSync(folder, { recursive: true }));

const page = readFileSync(join(root, "docs/five-minutes.md"), "utf8");
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "gs"))].map(([, text = ""]) => text);

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

test("the page's steps create a running server and a client, which compile strictly", async () => {
  const [document = ""] = blocks("yaml");
  const [server = "", client = ""] = blocks("ts");
  const [, generate = "", start = ""] = blocks("sh");
  const [printed = ""] = blocks("text");
  const port = await freePort();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text.replaceAll("3000", `${port}`));
  write("openapi.yaml", document);
  write("server.ts", server);
  write("client.ts", client);
  write("package.json", '{ "type": "module" }');
  write(
    "tsconfig.json",
    JSON.stringify({
      compilerOptions: {
        strict: true,
        target: "esnext",
        module: "nodenext",
        noEmit: true,
        allowImportingTsExtensions: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: true,
        types: ["node"],
      },
    }),
  );
  mkdirSync(join(folder, "node_modules/@assessment-api"), { recursive: true });
  mkdirSync(join(folder, "node_modules/@types"));
  symlinkSync(join(root, "packages/runtime"), join(folder, "node_modules/@assessment-api/runtime"));
  for (const name of ["fastify", "@types/node"])
    symlinkSync(join(root, "lab/bench/node_modules", name), join(folder, "node_modules", name));

  const [pnpm, name, ...args] = generate.trim().split(" ");
  expect(`${pnpm} ${name}`).toBe("pnpm codegen");
  const cli = spawnSync(process.execPath, [join(root, "packages/codegen/src/cli.ts"), ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  expect({ status: cli.status, stderr: cli.stderr }).toEqual({ status: 0, stderr: "" });

  const tsc = spawnSync(process.execPath, [join(root, "lab/bench/node_modules/typescript/bin/tsc"), "-p", "."], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(tsc.stdout).toBe("");

  expect(start.trim()).toBe("node server.ts");
  const running = spawn(process.execPath, ["server.ts"], { cwd: folder });
  let log = "";
  for (const stream of [running.stdout, running.stderr]) stream.on("data", (text) => (log += text));
  try {
    await expect.poll(() => log, { timeout: 20_000 }).toContain("Server listening");
    const { stdout, stderr } = spawnSync(process.execPath, ["client.ts"], { cwd: folder, encoding: "utf8" });
    expect(stdout + stderr).toBe(printed);
  } finally {
    running.kill();
  }
});
