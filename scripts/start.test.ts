import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const one of cleanUp.splice(0)) one();
});

function start(...args: string[]) {
  const script = join(import.meta.dirname, "start.ts");
  const child = spawn(process.execPath, [script, "--data", ":memory:", "--log-level", "silent", ...args]);
  cleanUp.push(() => child.kill("SIGTERM"));
  let output = "";
  const printed = (text: unknown) => {
    output += text;
  };
  child.stdout.on("data", printed);
  child.stderr.on("data", printed);
  return {
    child,
    output: () => output,
    /** Exit code and signal. All streams have ended, so no child process is left. */
    ended: once(child, "close"),
  };
}

test("sandbox and mock run side by side until a signal ends both", async () => {
  const { child, output, ended } = start("--port", "0", "--mock-port", "0", "--seed", "none");
  await expect.poll(() => output()).toMatch(/The mock, .*: http.*\/\n/);
  await expect.poll(() => output()).toContain("Ctrl+C");
  const [, sandbox = ""] = /V1 +(\S+)\/v1\n/.exec(output()) ?? [];
  const [, mock = ""] = /The mock, .*: (\S+)\/\n/.exec(output()) ?? [];
  expect((await fetch(`${sandbox}/`)).status).toBe(200);
  expect(await (await fetch(`${sandbox}/control/health`)).json()).toMatchObject({ mockUrl: mock });
  expect((await fetch(`${mock}/v1/exams`, { headers: { "x-api-key": "any" } })).status).toBe(200);
  child.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
  await expect(fetch(sandbox)).rejects.toThrow();
  await expect(fetch(mock)).rejects.toThrow();
});

const npx = `
  process.title = "npm exec pnpm@12 start";
  const command = process.argv.slice(1).map((one) => "'" + one + "'").join(" ");
  require("node:child_process").spawn("sh", ["-c", command + "; true"], { stdio: "inherit" });
`;

test.skipIf(process.platform === "win32")("sandbox and mock end with the npx that started them", async () => {
  const command = [
    process.execPath,
    join(import.meta.dirname, "start.ts"),
    "--data",
    ":memory:",
    "--log-level",
    "silent",
  ];
  const child = spawn(
    process.execPath,
    ["-e", npx, "--", ...command, "--port", "0", "--mock-port", "0", "--seed", "none"],
    {
      env: {
        ...process.env,
        npm_execpath: "/home/.npm/_npx/1/node_modules/pnpm/pnpm",
        npm_config_npm_version: "11.0.0",
      },
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  await expect.poll(() => output).toContain("The mock, which");
  child.kill("SIGTERM");
  // Streams end once no process has them open.
  expect(await once(child, "close")).toEqual([null, "SIGTERM"]);
});

test.each([
  ["the mock", ["--port", "0", "--mock-port", "99999"], "assessment-api-mock: --mock-port must be a number"],
  ["the mock", ["--port", "0", "--mock-port=99999"], "assessment-api-mock: --mock-port must be a number"],
  ["the sandbox", ["--port", "99999", "--mock-port", "0"], "assessment-api-sandbox: --port must be a number"],
])("when %s cannot start, both stop with its message", async (_name, args, message) => {
  const { output, ended } = start(...args);
  expect(await ended).toEqual([2, null]);
  expect(output()).toContain(message);
});

test("help names the options of both", async () => {
  const { output, ended } = start("--help");
  expect(await ended).toEqual([0, null]);
  expect(output()).toMatch(/--public-url.*--mock-port/s);
});
