import { expect, test } from "vitest";
import { startTestSandbox } from "./testing/sandbox.ts";

test("a sandbox that is closed looks for no more jobs", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { world, settle, close } = await startTestSandbox({ logLevel: "error", logStream });
  await close();
  world.wake();
  await settle().catch(() => {});
  expect(lines).toEqual([]);
});
