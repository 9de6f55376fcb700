import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "./command.ts";

let server: Server;
let to: string;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"items":[{"id":7}]}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  to = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => void server.close());

async function startProgram(...args: string[]) {
  const cli = join(import.meta.dirname, "..", "cli.ts");
  const program = spawn(process.execPath, [cli, "proxy", "--version", "v1", "--to", to, "--port", "0", ...args]);
  const lines: string[] = [];
  let out = "";
  program.stdout.on("data", (chunk) => {
    out += chunk;
  });
  const errors = createInterface(program.stderr);
  errors.on("line", (line) => void lines.push(line));
  await once(errors, "line");
  const url = /http:\S+\/v1/.exec(lines[0] ?? "")?.[0] ?? "";
  const end = async (signal: NodeJS.Signals) => {
    const exit = once(program, "close");
    program.kill(signal);
    const [code] = await exit;
    return { code, out, lines };
  };
  return { url, end };
}

describe("assessment-api-contract proxy", () => {
  it("names the wrong side at once, reports at SIGINT and ends with 1", async () => {
    const { url, end } = await startProgram();
    await (await fetch(`${url}/exams`, { headers: { "x-api-key": "sk_secret_1" } })).text();
    const { code, out, lines } = await end("SIGINT");
    expect(code).toBe(1);
    expect(lines[0]).toBe(`V1 at ${url}, forwards to ${to}. Stop with Ctrl+C.`);
    expect(lines[1]).toMatch(/^server is wrong: listExams 200 #/);
    expect(out).toMatch(/^Exchanges of V1 with http:.*\n\nThe server is wrong \(\d+\)\n\n {2}1 × listExams 200 #/);
    expect(out).toMatch(/\n1 exchange, 0 not checked, faults: 0 of the client, \d+ of the server\n$/);
    expect(out + lines.join()).not.toContain("sk_secret_1");
  });

  it("ends with 0 at SIGTERM when nothing was found", async () => {
    const { end } = await startProgram();
    expect(await end("SIGTERM")).toMatchObject({
      code: 0,
      out: expect.stringContaining("0 exchanges, 0 not checked, no violations"),
    });
  });

  it("distinguishes the sides in machine-readable reports", async () => {
    const asJson = await startProgram("--report", "json");
    await fetch(`${asJson.url}/nothing`);
    const { out } = await asJson.end("SIGTERM");
    expect(JSON.parse(out)).toMatchObject({
      version: "v1",
      to,
      exchanges: 1,
      findings: [{ side: "client", count: 1, message: "the document has no such path" }],
    });
    const asJunit = await startProgram("--report", "junit");
    await fetch(`${asJunit.url}/exams`);
    await fetch(`${asJunit.url}/nothing`);
    const { out: xml } = await asJunit.end("SIGTERM");
    expect(xml).toContain('<testcase classname="listExams" name="requests of the client follow the document"');
    expect(xml).toContain('<testcase classname="listExams" name="responses of the server follow it"');
    expect(xml).toContain('<testsuite name="No operation" tests="2" failures="1"');
  });

  it.each([
    [[], "--to is missing; see --help"],
    [["--to", "localhost"], "--to must be an absolute URL"],
    [["--to", "http://me:secret@127.0.0.1/v1"], "--to takes no query, no fragment and no credentials"],
    [["--to", "http://127.0.0.1/v1", "--port", "many"], "--port takes a number from 0 to 65535, not many"],
    [["--to", "http://127.0.0.1/v1", "--port", "6000"], "--port 6000 is blocked by browsers and fetch"],
    [["--to", "http://127.0.0.1/v1", "--report", "md"], "there is no report format md"],
  ])("ends with 2 and one line for the arguments %j", async (args, message) => {
    const progress: string[] = [];
    const terminal = { out: () => {}, progress: (line: string) => void progress.push(line) };
    expect(await runCommand(["proxy", "--version", "v1", ...args], {}, terminal)).toBe(2);
    expect(progress).toEqual([expect.stringContaining(message)]);
  });

  it("ends with 2 when its port is taken", async () => {
    const progress: string[] = [];
    const terminal = { out: () => {}, progress: (line: string) => void progress.push(line) };
    const { port } = new URL(to);
    expect(await runCommand(["proxy", "--version", "v1", "--to", to, "--port", port], {}, terminal)).toBe(2);
    expect(progress).toEqual([`assessment-api-contract: cannot listen on port ${port}: it is in use`]);
  });
});
