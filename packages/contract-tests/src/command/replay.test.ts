import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { honest, listen } from "../testing/proxied.ts";
import { tinyDocument } from "../testing/tiny-document.ts";
import { runCommand } from "./command.ts";

async function serveThings() {
  const folder = mkdtempSync(join(tmpdir(), "replay-"));
  const faults = { label: true, status: true };
  const server = honest({
    async fault(request, response) {
      const single = request.method === "GET" && /\/things\/\w+$/.test(request.url);
      if (faults.status && single && response.status === 404) return new Response(null, { status: 500 });
      if (!faults.label || !single || !response.ok) return response;
      return Response.json({ ...((await response.json()) as object), label: "Other" });
    },
  });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const document = join(folder, "openapi.json");
  writeFileSync(document, JSON.stringify(tinyDocument().root));
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runCommand(
      args,
      {},
      { out: (text) => void lines.push(text), progress: (line) => void lines.push(line) },
    );
    return { code, said: lines.join("\n") };
  };
  const findings = join(folder, "findings");
  const baseUrl = await listen(server);
  const check = (...more: string[]) =>
    run("--document", document, "--base-url", baseUrl, "--api-key", "key", "--findings", findings, ...more);
  const files = () => readdirSync(findings);
  const fileOf = (part: string) => join(findings, files().find((one) => one.includes(part)) ?? "none");
  return { faults, check, files, fileOf, run };
}

it("writes a file per finding, without the key, for a later replay", async () => {
  const { faults, check, files, fileOf, run } = await serveThings();
  expect((await check("--write")).code).toBe(1);
  for (const file of files()) expect(readFileSync(fileOf(file), "utf8")).not.toContain("api-key");
  const replay = (part: string) => run("replay", fileOf(part), "--api-key", "key");
  const [label, status] = ["getThing-read-back-label", "getThing-status"];

  expect(await replay(label)).toEqual({ code: 1, said: expect.stringContaining("not fixed: getThing 200") });
  expect(await replay(status)).toEqual({ code: 1, said: expect.stringContaining("expected 404, got 500") });
  faults.label = false;
  expect(await replay(label)).toEqual({ code: 0, said: expect.stringContaining("fixed: getThing 200") });
  expect((await replay(status)).code).toBe(1);
});

it("ends with 2 if the finding cannot be shown: without a key, at another address, for another file", async () => {
  const { check, fileOf, run } = await serveThings();
  await check();
  const file = fileOf("getThing-status");
  expect((await run("replay", file)).code).toBe(2);
  expect((await run("replay", file, "--api-key", "key", "--base-url", "http://127.0.0.1:9")).code).toBe(2);
  expect((await run("replay", join(file, "..", "none.json"))).code).toBe(2);
  expect((await run("replay")).said).toContain("replay needs the file of a finding");
});
