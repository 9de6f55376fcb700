import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { startWithControl } from "../../../testing/start-with-control.ts";

const cli = fileURLToPath(new URL("../../cli.ts", import.meta.url));

const run = (args: readonly string[], environment: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [cli, ...args],
      { env: { ...process.env, ...environment } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

describe("exit codes", () => {
  test("0 on success, with sandbox and token from the environment", async () => {
    const controlToken = "token-of-sixteen-or-more";
    const { origin } = await startWithControl({ controlToken });
    const environment = {
      ASSESSMENT_API_SANDBOX_URL: `${origin}/`,
      ASSESSMENT_API_SANDBOX_CONTROL_TOKEN: controlToken,
    };
    expect(await run(["clock", "show"], environment)).toEqual({ code: 0, out: "2026-03-02 09:15:00Z\n", err: "" });
  });

  test("1 when the service refuses, with its message only", async () => {
    const { origin } = await startWithControl();
    expect(await run(["candidates", "start", "cnd_0Unknown", "--url", origin])).toEqual({
      code: 1,
      out: "",
      err: "assessment-api-sandbox: There is no assessment or candidate with the id cnd_0Unknown.\n",
    });
  });

  test("2 when the sandbox cannot be reached", async () => {
    const { code, err } = await run(["clock", "show", "--url", "http://127.0.0.1:9"]);
    expect([code, err.split("\n").length]).toEqual([2, 2]);
    expect(err).toMatch(/^assessment-api-sandbox: the sandbox cannot be reached \(.+\); start it with/);
  });

  test("2 when another server responds", async () => {
    const server = createServer((_, response) => void response.writeHead(404).end("<h1>Not here</h1>"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, err } = await run(["clock", "show", "--url", url]);
    expect([code, err]).toEqual([2, `assessment-api-sandbox: ${url} is not a sandbox: it responds with 404\n`]);
  });

  test("2 for wrong arguments, with the problem and the help", async () => {
    const { code, out, err } = await run(["clock", "advance", "3x"]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("It must be a duration such as 90s");
    expect(err).toContain('Try "pnpm sandbox clock --help".');
    expect(err).not.toContain("    at ");
  });
});

test("every command has help with an example", async () => {
  const { code, out } = await run(["candidates", "answer", "--help"]);
  expect(code).toBe(0);
  expect(out).toContain("pnpm sandbox candidates answer cnd_9Tz3Rk1W --auto correct");
  expect((await run(["--help"])).out).toMatch(/serve.*organizations.*keys.*candidates.*mails.*events.*clock/s);
});
