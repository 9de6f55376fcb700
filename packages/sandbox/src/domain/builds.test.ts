import { describe, expect, test } from "vitest";
import { build, MOST_TESTS } from "./builds.ts";
import { testsOf } from "./package-tests.ts";

const go = {
  "go.mod": "module limiter",
  "limiter.go": "package limiter",
  "limiter_test.go": "package limiter\n\nfunc TestBurst(t *testing.T) {}\n// func TestOld(t *testing.T) {}\n",
  "verification/limiter_test.go": "func TestConcurrentUse(t *testing.T) {}\nfunc TestRefill(t *testing.T) {}\n",
};

function built(texts: Record<string, string>, type: string | undefined = "GOLANG", wish = {}) {
  const tests = Object.entries(texts).flatMap(([path, text]) => testsOf({ path, text }, MOST_TESTS + 1));
  return build({ paths: Object.keys(texts), tests }, type, wish);
}

describe("build", () => {
  test("succeeds with the tests of the package, distinguished by folder", () => {
    expect(built(go)).toEqual({
      status: "SUCCESS",
      log: [
        "$ go build ./...",
        "$ go test ./...",
        "PASS  limiter_test: TestBurst",
        "PASS  limiter_test: TestConcurrentUse",
        "PASS  limiter_test: TestRefill",
        "3 tests, 3 passed, 0 failed",
        "",
      ].join("\n"),
      candidateTests: { limiter_test: { TestBurst: "PASSED" } },
      verificationTests: { limiter_test: { TestConcurrentUse: "PASSED", TestRefill: "PASSED" } },
    });
  });

  test("succeeds without tests", () => {
    const { status, candidateTests, verificationTests } = built({ "a/go.mod": "", "a/a.go": "" });
    expect({ status, candidateTests, verificationTests }).toEqual({
      status: "SUCCESS",
      candidateTests: {},
      verificationTests: {},
    });
  });

  test.each([
    ["go.mod", "GOLANG", { "a.go": "" }, "error: go.mod not found in the package"],
    ["source files", "GOLANG", { "go.mod": "" }, "error: the package has no source file of a GOLANG project"],
    ["files", "COBOL", {}, "error: the package has no files"],
  ])("fails without %s", (_, type, texts, log) => {
    const failed = built(texts as Record<string, string>, type);
    expect(failed.log).toContain(log);
    expect(failed).toEqual({ status: "FAILURE", log: failed.log });
  });

  test("accepts projects of unknown types", () => {
    expect(built({ "main.cob": "" }, "COBOL").status).toBe("SUCCESS");
    expect(build({ paths: ["notes.txt"], tests: [] }, undefined).status).toBe("SUCCESS");
  });

  test("fails above the maximum of tests", () => {
    const many = Array.from({ length: MOST_TESTS + 1 }, (_, index) => `func Test_${index}(t *testing.T) {}\n`).join("");
    expect(built({ ...go, "more_test.go": many })).toMatchObject({
      status: "FAILURE",
      log: expect.stringContaining(`has more than ${MOST_TESTS} tests`),
    });
  });

  test("keeps names of built-in object members", () => {
    const js = { "package.json": "{}", "__proto__.test.js": 'test("__proto__", () => {});' };
    const { candidateTests } = built(js, "NODEJS");
    expect(JSON.stringify(candidateTests)).toBe('{"__proto__.test":{"__proto__":"PASSED"}}');
  });
});

describe("a package with a requested result", () => {
  test.each([
    ["FAILURE", "$ go build ./...\nerror: the build failed\n"],
    ["TIMEOUT", "$ go build ./...\n$ go test ./...\nstopped after 600 s\n"],
    ["INTERNAL_ERROR", "The build could not be started. Upload the package again.\n"],
  ])("gets %s without tests", (status, log) => {
    expect(built(go, "GOLANG", { status })).toEqual({ status, log });
  });

  test("gets SUCCESS even if a file is missing", () => {
    expect(built({}, "GOLANG", { status: "SUCCESS" }).status).toBe("SUCCESS");
  });

  test("fails the named tests without a status", () => {
    const { status, log, candidateTests, verificationTests } = built(go, "GOLANG", { failingTests: ["TestRefill"] });
    expect({ status, candidateTests, verificationTests }).toEqual({
      status: "TEST_FAILURE",
      candidateTests: { limiter_test: { TestBurst: "PASSED" } },
      verificationTests: { limiter_test: { TestConcurrentUse: "PASSED", TestRefill: "FAILED" } },
    });
    expect(log).toContain("FAIL  limiter_test: TestRefill\n3 tests, 2 passed, 1 failed\n");
  });

  test("fails all verifying tests, or all tests, if it names none", () => {
    const { "verification/limiter_test.go": _, ...candidateOnly } = go;
    expect(built(go, "GOLANG", { status: "TEST_FAILURE" })).toMatchObject({
      candidateTests: { limiter_test: { TestBurst: "PASSED" } },
      verificationTests: { limiter_test: { TestConcurrentUse: "FAILED", TestRefill: "FAILED" } },
    });
    expect(built(candidateOnly, "GOLANG", { status: "TEST_FAILURE" }).candidateTests).toEqual({
      limiter_test: { TestBurst: "FAILED" },
    });
  });

  test("appends its own log", () => {
    const log = "limiter.go:27:9: undefined: tokens\n";
    expect(built(go, "GOLANG", { status: "FAILURE", log }).log).toBe(`$ go build ./...\n${log}`);
    expect(built(go, "GOLANG", { log }).log).toMatch(/0 failed\nlimiter\.go:27:9: undefined: tokens\n$/);
  });
});
