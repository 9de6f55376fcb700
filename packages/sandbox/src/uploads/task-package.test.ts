import { describe, expect, test } from "vitest";
import { zipFile } from "../../testing/zip-file.ts";
import { limits } from "./limits.ts";
import { buildPackage, checkPackage } from "./task-package.ts";

const OURS = "org_1";

const go = [
  { name: "go.mod", content: "module limiter" },
  { name: "limiter.go", content: "package limiter" },
  { name: "limiter_test.go", content: "func TestBurst(t *testing.T) {}" },
];

describe("checkPackage", () => {
  test("finds metadata only at the root", async () => {
    expect(await checkPackage(zipFile([...go, { name: "./task.json", content: "\ufeff{}" }]), OURS)).toEqual({
      paths: ["go.mod", "limiter.go", "limiter_test.go", "task.json"],
      metadata: { name: "task.json", text: "{}" },
    });
    expect(await checkPackage(zipFile([{ name: "limiter/task.yaml", content: "taskId: a" }]), OURS)).toEqual({
      paths: ["limiter/task.yaml"],
    });
  });

  test.each([
    ["two files of metadata", [{ name: "task.json" }, { name: "task.yaml" }], "both task.yaml and task.json"],
    ["long metadata", [{ name: "task.yaml", content: " ".repeat(limits.metadataBytes + 1) }], "has more than 16 KiB"],
    ["a wish nobody can grant", [{ name: "task.yaml", content: "build: {status: DONE}" }], "task.yaml is not valid"],
    ["a damaged file, whatever it is", [...go, { name: "logo.png", claims: { crc: 1 } }], '"logo.png" is damaged'],
  ])("refuses %s", async (_, parts, reason) => {
    await expect(checkPackage(zipFile(parts), OURS)).rejects.toThrow(reason);
  });
});

describe("buildPackage", () => {
  test("reports the tests in the package", async () => {
    expect(await buildPackage(zipFile(go), "GOLANG", OURS)).toMatchObject({
      status: "SUCCESS",
      candidateTests: { limiter_test: { TestBurst: "PASSED" } },
    });
  });

  test("returns the result that the metadata requests", async () => {
    const metadata = { name: "task.yaml", content: "build: {failingTests: [TestBurst]}" };
    expect(await buildPackage(zipFile([...go, metadata]), "GOLANG", OURS)).toMatchObject({
      status: "TEST_FAILURE",
      candidateTests: { limiter_test: { TestBurst: "FAILED" } },
    });
  });

  test("does not look for tests in files that are too large for source code", async () => {
    const content = `func TestA(t *testing.T) {}\n// ${"x".repeat(limits.sourceBytes)}`;
    const large = { name: "large_test.go", content, method: 0 };
    expect((await buildPackage(zipFile([...go, large]), "GOLANG", OURS)).candidateTests).not.toHaveProperty(
      "large_test",
    );
  });
});
