import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { docsFile, docsHeaders, docsIn } from "./index.ts";

const isBuilt = existsSync(new URL("../dist/docs/", import.meta.url));
const service = { origin: "http://127.0.0.1:4011", apis: ["v1", "v2"] };

test.each([
  ["v1", "text/html; charset=utf-8"],
  ["", "text/html; charset=utf-8"],
  ["v1/openapi.json", "text/plain; charset=utf-8"],
  ["v1/openapi.yaml", "text/plain; charset=utf-8"],
  ["site.js", "text/plain; charset=utf-8"],
  ["anything", "text/html; charset=utf-8"],
])("without a build, %j is a 503 with the build command", (path, type) => {
  expect(docsIn("/no/such/folder/")(path)).toEqual({
    status: 503,
    type,
    text: expect.stringContaining("pnpm --filter @assessment-api/docs run docs"),
  });
});

test("pages run only their own scripts, and not in a frame", () => {
  expect(docsHeaders["content-security-policy"]).toMatch(/^default-src 'none';.*; frame-ancestors 'none'$/);
});

describe.runIf(isBuilt)("of the site", () => {
  test.each([
    ["", "text/html; charset=utf-8"],
    ["v1", "text/html; charset=utf-8"],
    ["v1/createCandidate.html", "text/html; charset=utf-8"],
    ["v1/createCandidate.md", "text/markdown; charset=utf-8"],
    ["v2/openapi.json", "application/json"],
    ["v2/openapi.yaml", "application/yaml"],
    ["llms.txt", "text/plain; charset=utf-8"],
    ["site.js", "text/javascript; charset=utf-8"],
  ])("%j is served as %s", (path, type) => {
    expect(docsFile(path)).toMatchObject({ status: 200, type });
  });

  test("the package to try with is a ZIP", () => {
    const { type, bytes = new Uint8Array() } = docsFile("package.zip") ?? {};
    expect([type, Buffer.from(bytes).toString("latin1", 0, 2)]).toEqual(["application/zip", "PK"]);
  });

  test("a page is HTML", () => {
    expect(docsFile("v1")?.text).toMatch(/^<!doctype html>[\s\S]*Candidate Assessment API V1/);
  });

  test.each(["v4", "../../package.json", "v1/..", "v1/", "%2e%2e/x", "v1/createCandidate.exe", "constructor"])(
    "the file %s does not exist",
    (path) => {
      expect(docsFile(path)).toBeUndefined();
    },
  );

  test("files name the service's own origin, and pages the APIs that can be called there", () => {
    expect(docsFile("v1")?.text).toContain("http://127.0.0.1:4010/v1");
    const mocked = docsFile("v1/openapi.json", { ...service, mock: "http://127.0.0.1:4021/" });
    expect(JSON.parse(mocked?.text ?? "").servers).toContainEqual(
      expect.objectContaining({ url: "http://127.0.0.1:4021/v1" }),
    );
    const page = docsFile("v1", service)?.text ?? "";
    expect(page).toContain("http://127.0.0.1:4011/v1");
    expect(page).not.toContain("127.0.0.1:4010");
    expect(page).toContain('data-apis="v1 v2"');
    expect(JSON.parse(docsFile("v1/openapi.json", service)?.text ?? "").servers).toContainEqual(
      expect.objectContaining({ url: "http://127.0.0.1:4011/v1" }),
    );
  });

  test("an invalid origin is not in a page", () => {
    expect(() => docsFile("v1", { ...service, origin: 'http://x"><script>' })).toThrow();
  });
});
