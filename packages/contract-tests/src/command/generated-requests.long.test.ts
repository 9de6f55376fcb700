import { startMock } from "@assessment-api/mock";
import { expect, it, onTestFinished } from "vitest";
import { runCommand } from "./command.ts";
import { versionNames } from "./versions.ts";

it.each(versionNames)("the command finds nothing in the mock of %s with generated requests", async (version) => {
  const mock = await startMock({ port: 0, log: false });
  onTestFinished(() => mock.close());
  const where = ["--version", version, "--base-url", mock.urls[version], "--api-key", "key", "--profile", "static"];
  const lines: string[] = [];
  const terminal = { out: (text: string) => void lines.push(text), progress: () => {} };
  const code = await runCommand([...where, "--write", "--fuzz", "2", "--seed", "mock"], {}, terminal);
  expect(lines.join("")).toContain("no findings");
  expect(lines.join("")).toContain(", --fuzz 2 --seed mock");
  expect(code).toBe(0);
});
