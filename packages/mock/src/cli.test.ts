import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

const cli = fileURLToPath(new URL("cli.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "mock-cli-"));
afterAll(() => rmSync(folder, { recursive: true }));

function command(...args: string[]) {
  const child = spawn(process.execPath, [cli, ...args], { cwd: folder, env: { ...process.env, NO_COLOR: "1" } });
  let out = "";
  let err = "";
  child.stdout.on("data", (data) => {
    out += data;
  });
  child.stderr.on("data", (data) => {
    err += data;
  });
  const done = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on("close", (code) => resolve({ code, out, err })),
  );
  const until = async (text: string) => {
    await expect.poll(() => out.includes(text) || child.exitCode !== null).toBe(true);
    if (!out.includes(text)) throw new Error(`ended: ${err}`);
    return out;
  };
  return { child, done, until };
}

test("--help and --version print and end with 0", async () => {
  const [help, version] = await Promise.all([command("--help").done, command("--version").done]);
  expect(help).toMatchObject({ code: 0, err: "" });
  for (const option of ["--port", "--host", "--only", "--dynamic", "--watch", "--quiet"]) {
    expect(help.out).toContain(option);
  }
  expect(version).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

describe("a mistake gets one line and exit code 2", () => {
  test.concurrent.each([
    [["--prot", "1"], "Unknown option '--prot'; see --help"],
    [["v1"], "v1 does not exist; check the path"],
    [["a.yaml", "b=b.yaml"], "Several documents need prefixes, such as shop=a.yaml"],
    [["a=a.yaml", "a=b.yaml"], "The prefix a is given twice"],
    [["docs=a.yaml"], 'The prefix "docs" is invalid'],
    [["."], "no openapi.yaml or openapi.json in this folder"],
    [["http://127.0.0.1:9/openapi.json"], "http://127.0.0.1:9/openapi.json: cannot be loaded"],
    [["--port", "x"], "--port must be a number from 0 to 65535, not x"],
    [["--port", "70000"], "--port must be a number from 0 to 65535, not 70000"],
    [["--port", "6000"], "--port 6000 is blocked by browsers and fetch; choose another port"],
    [["--port"], "--port"],
    [["--only", "v1,v9"], "Unknown document v9; choose from v1, v2, v3"],
    [["--only", ""], 'Unknown document ""'],
    [["v1=nowhere/openapi.yaml"], "nowhere/openapi.yaml does not exist"],
    [["--host", "192.0.2.1", "--port", "0"], "This machine has no address 192.0.2.1"],
  ])("%j", async (args, message) => {
    const { code, out, err } = await command(...args).done;
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^assessment-api-mock: [^\n]+\n$/);
    expect(err).toContain(message);
  });

  test("a port in use", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    const { code, err } = await command("--port", String(port), "--only", "v1").done;
    expect({ code, err }).toEqual({
      code: 2,
      err: `assessment-api-mock: Port ${port} is in use; stop what runs there or choose another with --port\n`,
    });
    server.close();
  });
});

test("a broken document gets file and line, and exit code 2", async () => {
  const specs = fileURLToPath(new URL("../../../specs/v1", import.meta.url));
  cpSync(specs, join(folder, "broken/v1"), { recursive: true });
  const at = (file: string, text: string) => writeFileSync(join(folder, "broken/v1", file), text);
  at(
    "paths/exams.yaml",
    "get:\n  summary: List\n  responses:\n    '200':\n      $ref: ../components/responses/No.yaml\n",
  );
  const unresolved = await command("broken/v1").done;
  expect(unresolved).toMatchObject({ code: 2, err: expect.stringContaining("broken/v1/paths/exams.yaml:5:") });
  at("paths/exams.yaml", "get:\n  responses: [\n");
  const malformed = await command("broken/v1").done;
  expect(malformed).toMatchObject({ code: 2, err: expect.stringMatching(/broken\/v1\/paths\/exams\.yaml:\d+:/) });
  at("openapi.yaml", "openapi: 3.1.1\n  info: [\n");
  const root = await command("broken/v1").done;
  expect(root).toMatchObject({ code: 2, err: expect.stringMatching(/broken\/v1\/openapi\.yaml:\d+:/) });
  expect(unresolved.err + malformed.err + root.err).not.toMatch(/\n\s+at /);
});

describe("the running command", () => {
  test("shows addresses and working commands, logs requests, and ends with 0 on SIGTERM", async () => {
    const { child, done, until } = command("--port", "0");
    const screen = await until("Stop with Ctrl+C");
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(screen)?.[0] ?? "";
    for (const name of ["v1", "v2", "v3"]) expect(screen).toContain(`${url}/docs/${name}`);
    const samples = screen.match(/curl '[^']+' \\\n\s+-H '[^']+'/g) ?? [];
    expect(samples).toHaveLength(3);
    for (const sample of samples) {
      const [, address = "", header = "", value = ""] = /'(.+)' \\\n\s+-H '([^:]+): (.+)'/.exec(sample) ?? [];
      expect((await fetch(address, { headers: { [header]: value } })).status).toBe(200);
    }
    await until("GET /v3/boost/v3/people 200");
    child.kill("SIGTERM");
    const { code, out, err } = await done;
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^GET \/v1\/candidates 200 \d+ ms$/m);
  });

  test("is silent with --quiet, serves the versions of --only, and ends with 0 on SIGINT", async () => {
    const { child, done, until } = command("--port", "0", "--only", "v1", "--quiet");
    const screen = await until("Stop with Ctrl+C");
    expect(screen).not.toContain("V2");
    await fetch(`${/http:\/\/127\.0\.0\.1:\d+/.exec(screen)?.[0]}/v1`);
    child.kill("SIGINT");
    const { code, out } = await done;
    expect(code).toBe(0);
    expect(out).not.toContain("GET");
  });

  test("with --watch serves the checkout's documents", async () => {
    const { child, done, until } = command("--port", "0", "--only", "v1", "--watch");
    expect(await until("Stop with Ctrl+C")).toContain("Watching the documents");
    child.kill("SIGTERM");
    expect((await done).code).toBe(0);
  });
});
