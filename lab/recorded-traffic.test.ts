import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const packages = join(import.meta.dirname, "../packages");

test("`review usage` reads the traffic that the proxy of the contract tests records", async () => {
  const folder = mkdtempSync(join(tmpdir(), "traffic-"));
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { "content-type": "application/json" })
      .end('{"items":[{"id":"c1","email":"a@example.com"}]}');
  });
  try {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const har = join(folder, "traffic.har");
    const proxy = spawn(process.execPath, [
      join(packages, "contract-tests/src/cli.ts"),
      ...["proxy", "--version", "v1", "--port", "0", "--har", har],
      ...["--to", `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`],
    ]);
    proxy.stdout.resume();
    const ended = once(proxy, "close");
    const [line] = (await once(createInterface(proxy.stderr), "line")) as [string];
    const [url] = /http:\S+\/v1/.exec(line) ?? [];
    await (await fetch(`${url}/candidates?count=5`, { headers: { "x-api-key": "sk_secret" } })).text();
    proxy.kill("SIGTERM");
    await ended;
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(packages, "review/src/cli.ts"),
      ...["usage", "--har", har, "--document", join(packages, "v1/src/generated/openapi.json")],
      ...["--name", "importer", "--output", "-"],
    ]);
    expect(JSON.parse(stdout)).toMatchObject({
      consumer: "importer",
      from: "traffic",
      apis: [
        {
          calls: { "GET /candidates": [{ at: ["0:2:1"] }] },
          members: { "GET /candidates query/count": { sent: ["0:2:1"] }, "CandidateBase/email": { read: ["0:2:1"] } },
        },
      ],
    });
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});
