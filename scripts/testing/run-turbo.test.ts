import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Runs `runTurbo` with a shell script as turbo. */
function runWith(turbo: string) {
  const folder = mkdtempSync(join(tmpdir(), "turbo-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "turbo"), `#!/bin/sh\n${turbo}\n`, { mode: 0o755 });
  const module = JSON.stringify(join(import.meta.dirname, "run-turbo.ts"));
  const code = `const { runTurbo } = await import(${module}); process.exitCode = runTurbo(["test"]).status;`;
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, NODE: process.execPath };
  const { status, stdout } = spawnSync("sh", ["-c", `"$NODE" --input-type=module --eval '${code}' 2>&1`], {
    env,
    encoding: "utf8",
  });
  return { status, output: stdout };
}

test("failures are printed after the summary of turbo", () => {
  const failure = JSON.stringify([{ where: "a.test.ts", name: "suite > test", message: "Error: no" }]);
  const turbo = `echo '${failure}' > "$FAILED_TESTS/hash-1.json"; echo "Tasks: 0 successful, 1 total"; exit 1`;
  expect(runWith(turbo)).toEqual({
    status: 1,
    output: "Tasks: 0 successful, 1 total\n\n1 failed:\n\n✗ a.test.ts > suite > test\n    Error: no\n",
  });
});

test("nothing follows the summary of a run that passes", () => {
  expect(runWith('echo "Tasks: 1 successful, 1 total"')).toEqual({
    status: 0,
    output: "Tasks: 1 successful, 1 total\n",
  });
});
