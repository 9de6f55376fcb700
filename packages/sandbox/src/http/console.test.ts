import { consoleFiles } from "@assessment-api/console";
import { afterAll, expect, test } from "vitest";
import { startTestSandbox } from "../../testing/sandbox.ts";

const sandbox = await startTestSandbox();
afterAll(() => sandbox.close());

test("the root is the console, without external scripts or files", async () => {
  const response = await fetch(`${sandbox.origin}/`);
  expect(response.status).toBe(200);
  const policy = response.headers.get("content-security-policy");
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' [^;]+; connect-src 'self';/);
  expect(policy).not.toMatch(/unsafe-(inline|eval)|http/);
  const page = await response.text();
  for (const name of ["v1", "v2", "v3", "control"]) expect(page).toContain(`<a href="/docs/${name}">`);
});

test("its files are cached, and compressed on request", async () => {
  for (const [name, { type, text }] of consoleFiles()) {
    const plain = await fetch(`${sandbox.origin}/console/${name}`, { headers: { "accept-encoding": "identity" } });
    expect([plain.headers.get("content-type"), plain.headers.get("cache-control")]).toEqual([
      type,
      "public, max-age=31536000, immutable",
    ]);
    expect(await plain.text()).toBe(text);
    const compressed = await fetch(`${sandbox.origin}/console/${name}`, { headers: { "accept-encoding": "gzip" } });
    expect(compressed.headers.get("content-encoding")).toBe("gzip");
    expect(await compressed.text()).toBe(text);
  }
});

test("other paths below its prefix are 404", async () => {
  for (const path of ["/console", "/console/", "/console/index.html", "/console/..%2f..%2fpackage.json"])
    expect((await fetch(sandbox.origin + path)).status).toBe(404);
});
