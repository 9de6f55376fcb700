import { execFileSync, spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { languageNames, sampleOf } from "./sample.ts";

const create = {
  api: "V2",
  method: "POST",
  template: "/invitations",
  parameters: {},
  address: "/invitations",
  body: { email: "o'hara@example.com", note: 'Say "hello"\n$HOME ü' },
} as const;
const read = {
  api: "control",
  method: "GET",
  template: "/organizations/{id}/keys",
  parameters: { path: { id: "org_1" }, query: { count: 5 } },
  address: "/organizations/org_1/keys?count=5",
} as const;
const surroundings = { origin: "http://127.0.0.1:4010", apiKey: "sbx_key", token: undefined };

test("curl sends any body unchanged", () => {
  const sample = sampleOf("curl", create, surroundings);
  // A real shell parses the sample.
  const words = execFileSync("sh", ["-c", `printf '%s\\n' ${sample.replace(/^curl /, "")}`], { encoding: "utf8" });
  expect(words).toBe(
    `http://127.0.0.1:4010/v2/invitations\n-H\nVendor-Api-Key: sbx_key\n-H\nContent-Type: application/vnd.vendor.v2.hal+json\n-d\n${JSON.stringify(create.body, undefined, 2)}\n`,
  );
});

test("curl names a method only if its default differs", () => {
  expect(sampleOf("curl", read, surroundings)).toBe(
    "curl 'http://127.0.0.1:4010/control/organizations/org_1/keys?count=5'",
  );
  expect(sampleOf("curl", { ...read, method: "DELETE" }, surroundings)).toContain("-X DELETE");
});

test("curl makes a part of the body unique, in a shell", () => {
  const sample = sampleOf("curl", { ...create, body: { email: "o'hara.311@example.com" }, fresh: "311" }, surroundings);
  const bodyOf = () => execFileSync("sh", ["-c", sample.replace(/^curl .*? -d /s, "printf %s ")], { encoding: "utf8" });
  const [first, second] = [bodyOf(), bodyOf()].map((text) => JSON.parse(text).email);
  expect(first).toMatch(/^o'hara\.\d+N?@example\.com$/);
  expect(second).not.toBe(first);
});

const hasPython = spawnSync("python3", ["--version"]).status === 0;

test.skipIf(!hasPython).each([
  ["nothing listens", create, /refused/],
  ["the file does not exist", { ...read, method: "PUT", file: "none.zip" } as const, /No such file.*none\.zip/],
])("Python reports without a traceback that %s", (_, call, message) => {
  const sample = sampleOf("Python", call, { ...surroundings, origin: "http://127.0.0.1:9" });
  expect(execFileSync("python3", ["-c", sample], { encoding: "utf8" })).toMatch(message);
});

test("TypeScript uses the client of the version", () => {
  expect(
    sampleOf("TypeScript", read, { ...surroundings, token: "secret" }),
  ).toBe(`import { createClient, unwrap } from "@assessment-api/control";

const client = createClient({
  baseUrl: "http://127.0.0.1:4010/control",
  token: "secret"
});
console.log(await unwrap(client.GET("/organizations/{id}/keys", {
  params: {
    path: {
      id: "org_1"
    },
    query: {
      count: 5
    }
  }
})));`);
});

describe.each(languageNames)("%s", (language) => {
  test("has the address, the credential and the body", () => {
    const sample = sampleOf(language, create, surroundings);
    for (const part of ["/v2", "/invitations", "sbx_key", "o'hara", "hello"])
      expect(sample.replaceAll("'\\''", "'")).toContain(part);
  });

  test("makes a part of the body unique on request, if it is present", () => {
    const sample = sampleOf(language, { ...create, body: { email: "a311@example.com" }, fresh: "311" }, surroundings);
    expect(sample).not.toContain("311");
    expect(sampleOf(language, { ...create, fresh: "311" }, surroundings)).toBe(
      sampleOf(language, create, surroundings),
    );
  });

  test("shows a placeholder without a key", () => {
    expect(sampleOf(language, create, { ...surroundings, apiKey: undefined })).toContain("YOUR_API_KEY");
  });

  test("has no credential if the control API needs none", () => {
    expect(sampleOf(language, read, surroundings)).not.toMatch(/Authorization|Bearer|token/);
  });
});
