import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findChromium } from "../../../testing/pages/chromium.ts";
import { examples, runRunner, spawnOf } from "../../../testing/worlds/runners.ts";
import { type RunningSandbox, startSandbox } from "../start-sandbox.ts";

const folder = mkdtempSync(join(tmpdir(), "runners-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function expectJournal(text: string): void {
  expect(text).toMatch(/REQUEST +POST \/v1\/candidates {2}201/);
  expect(text).toMatch(/\n\S+ \S+ {2}CHANGE {6}candidates {2}cnd_\w+ {2}created/);
  expect(text).toMatch(/CONTROL +POST \/control\/assessments\/asm_\w+\/start {2}409 .*move-allowed: Cannot start/);
  expect(text).toContain("Rule       move-allowed");
  expect(text.match(/Journal/g)).toHaveLength(1);
}

describe("Vitest", () => {
  test("reports the journal of a failed test and how to keep its world", async () => {
    const { code, output } = await runRunner("vitest", "testing/worlds", ["run", "--config", "failing.config.ts"]);
    expect(code).toBe(1);
    expect(output).toContain("1 failed | 1 passed");
    expectJournal(output);
    expect(output).toContain("The world was deleted. Set ASSESSMENT_API_KEEP_WORLDS=failed to keep it.");
  });

  test("runs the example", async () => {
    const { code, output } = await runRunner("vitest", "examples/vitest", ["run"]);
    expect(output).toMatch(/Tests +4 passed/);
    expect(code).toBe(0);
  });
});

/** `pnpm test:sdks java` runs the JUnit example. */
describe("the examples in other languages", () => {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, data: ":memory:", rateLimit: "off", logLevel: "silent", seed: "none" });
  });
  afterAll(() => sandbox.close());

  const run = (name: string, [command = "", ...args]: readonly string[]) =>
    spawnOf(command, args, join(examples, name), { ASSESSMENT_API_SANDBOX_URL: sandbox.url });
  const python = ["python3", "-m", "pytest", "-q", "-p", "no:cacheprovider"];
  const has = ([command = "", ...args]: readonly string[]) =>
    spawnSync(command, args, { stdio: "ignore" }).status === 0;

  test.skipIf(!has([...python, "--version"]))("pytest: passes, and reports the journal of a failed test", async () => {
    expect((await run("pytest", python)).output).toContain("3 passed");
    const failing = join(folder, "test_failing.py");
    writeFileSync(failing, "def test_it(world):\n    world.candidate(moves=['submit'])\n");
    for (const file of ["conftest.py", "world.py"]) copyFileSync(join(examples, "pytest", file), join(folder, file));
    const { code, output } = await spawnOf(python[0] ?? "", python.slice(1), folder, {
      ASSESSMENT_API_SANDBOX_URL: sandbox.url,
    });
    expect(code).toBe(1);
    expect(output).toMatch(
      /- journal -[\s\S]*CONTROL {2}POST \/control\/assessments\/\S+\/submit 409 {2}Cannot submit/,
    );
  });

  test.skipIf(!has(["go", "version"]))("Go: passes", async () => {
    expect(await run("go", ["go", "vet", "./..."])).toMatchObject({ code: 0 });
    expect((await run("go", ["go", "test", "-count=1", "./..."])).output).toContain("ok");
  });
});

describe("Playwright", () => {
  test("attaches the journal to a test that fails", async () => {
    const args = ["test", "--reporter=json", "--output", folder];
    const { code, output } = await runRunner("playwright", "testing/worlds", args);
    expect(code).toBe(1);
    const { stats, suites } = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
    expect(stats).toMatchObject({ expected: 1, unexpected: 1 });
    const [failed, passed] = suites[0].specs.map(({ tests }: typeof suites) => tests[0].results[0].attachments);
    expect(failed[0]).toMatchObject({ name: "journal", contentType: "text/plain" });
    expectJournal(Buffer.from(failed[0].body, "base64").toString());
    expect(passed).toEqual([]);
  });

  const chromium = findChromium();
  if (chromium === undefined) console.warn("The example of Playwright is not run: no Chromium found.");
  test.skipIf(chromium === undefined)("runs the example", async () => {
    const args = ["test", "--reporter=line", "--output", folder];
    const { code, output } = await runRunner("playwright", "examples/playwright", args, { CHROMIUM: chromium });
    expect(output).toContain("1 passed");
    expect(code).toBe(0);
  });
});
