import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { canGenerate } from "./generator.ts";

const empty = mkdtempSync(join(tmpdir(), "assessment-api-no-jar-"));
afterAll(() => rmSync(empty, { recursive: true }));

test.runIf(canGenerate())("reports a generator that cannot be fetched, with reason and remedy", async () => {
  // An empty HOME has no jar, and the proxy makes Maven Central unreachable.
  for (const name of ["HTTPS_PROXY", "https_proxy"]) vi.stubEnv(name, "http://127.0.0.1:1");
  vi.stubEnv("HOME", empty);
  vi.resetModules();
  const { fetchGenerator } = await import("./generator.ts");
  expect(fetchGenerator).toThrow(
    /could not fetch it from Maven Central: connect ECONNREFUSED 127\.0\.0\.1:1\nTry again .* there by hand, as .*\.jar\.$/,
  );
});
