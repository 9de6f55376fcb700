import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { run as runCommand } from "./run.ts";
import { flagOf, settingNames, variableOf } from "./settings.ts";

const cli = join(import.meta.dirname, "../cli.ts");

async function run(args: string[], env: Record<string, string> = {}) {
  const output = { stdout: "", stderr: "" };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  for (const [stream, write] of [
    ["stdout", "log"],
    ["stderr", "error"],
  ] as const) {
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      output[stream] += text;
      return true;
    });
    vi.spyOn(console, write).mockImplementation((text) => {
      output[stream] += `${text}\n`;
    });
  }
  try {
    const code = await runCommand(args);
    return { code, ...output };
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
}

async function serve(...args: string[]): Promise<{ child: ChildProcess; screen: string; log: () => string }> {
  const child = spawn(process.execPath, [cli, "serve", "--port", "0", ...args]);
  onTestFinished(() => void child.kill("SIGKILL"));
  let screen = "";
  let log = "";
  child.stderr.on("data", (text) => {
    log += text;
  });
  for await (const text of child.stdout) {
    screen += text;
    if (screen.includes("Ctrl+C")) break;
  }
  return { child, screen, log: () => log };
}

test("help lists every setting by flag and by environment", async () => {
  const { code, stdout } = await run(["serve", "--help"]);
  expect(code).toBe(0);
  for (const name of settingNames) {
    expect(stdout).toContain(`${flagOf(name)} `);
    expect(stdout).toContain(variableOf(name));
  }
});

test("bad values stop the start with one line each", async () => {
  const { code, stdout, stderr } = await run(["serve", "--port", "http", "--rate-limit", "many"], {
    ASSESSMENT_API_SANDBOX_SEED: "big",
  });
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr.trimEnd().split("\n")).toEqual([
    'assessment-api-sandbox: --port must be a number from 0 to 65535 (browsers and fetch block some, such as 4190 and 6000), not "http"',
    expect.stringMatching(/^assessment-api-sandbox: --rate-limit must be .*, not "many"$/),
    'assessment-api-sandbox: ASSESSMENT_API_SANDBOX_SEED must be none or catalogue or demo or large, not "big"',
  ]);
});

test.each([
  [["sevre"], "unknown command 'sevre'"],
  [["serve", "--prot", "1"], "unknown option '--prot'"],
  [["serve", "--port"], "argument missing"],
  [
    ["serve", "--check", "--database-url", "postgres://127.0.0.1:9/none"],
    "--check reads a database folder; use pg_amcheck for PostgreSQL",
  ],
])("%j is refused with exit code 2", async (args, message) => {
  const { code, stderr } = await run(args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

test("serve --check reports by its exit code whether the database is fine, and is allowed while it is served", async () => {
  const folder = temporaryFolder();
  const check = (...args: string[]) => run(["serve", "--check", "--data", join(folder, "data"), ...args]);
  const file = join(folder, "data", "sandbox.sqlite");

  expect(await check()).toMatchObject({ code: 0, stdout: expect.stringContaining("There is no database") });
  const { child } = await serve("--data", join(folder, "data"), "--seed", "none");
  const fine = { code: 0, stdout: `The database ${file} is fine.\n`, stderr: "" };
  expect(await check()).toEqual(fine);
  child.kill("SIGINT");
  await once(child, "exit");
  expect(await check()).toEqual(fine);
  expect(await check("--port", "http")).toMatchObject({ code: 2 });

  const db = new DatabaseSync(file);
  db.exec("UPDATE settings SET value = '' WHERE name = 'link-secret'; UPDATE organizations SET doc = ''");
  db.close();
  const { code, stdout, stderr } = await check();
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr.trimEnd().split("\n")).toEqual([
    expect.stringMatching(`^assessment-api-sandbox: ${file}: organizations org_.* cannot be read: `),
    expect.stringMatching(`^assessment-api-sandbox: ${file}: The setting link-secret in the database is damaged`),
  ]);
});

async function sendAsCurl(command: string): Promise<string> {
  const [url = ""] = /http:[^\s"]+/.exec(command) ?? [];
  const headers = [...command.matchAll(/-H "([^:]+): ([^"]+)"/g)].map(([, name = "", value = ""]) => [name, value]);
  const [, body] = /-d '([^']+)'/.exec(command) ?? [];
  const sent = body === undefined ? {} : { method: "POST", body };
  return (await fetch(url, { headers: headers as [string, string][], ...sent })).text();
}

test("a terminal shows the start screen before the first line of the log", async () => {
  const file = join(temporaryFolder(), "terminal");
  const terminal = openSync(file, "w");
  onTestFinished(() => closeSync(terminal));
  const child = spawn(process.execPath, [cli, "serve", "--port", "0", "--data", ":memory:", "--host", "localhost"], {
    stdio: ["ignore", terminal, terminal],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const shown = () => readFileSync(file, "utf8");
  await expect.poll(shown, { timeout: 60_000 }).toContain("Ctrl+C");
  expect(shown()).toMatch(/^Assessment API sandbox\n/);
  const [, front = ""] = /Console +(\S+)/.exec(shown()) ?? [];
  await fetch(front);
  await expect.poll(shown).toContain('"request"');
});

test("the commands of the start screen work, and its key is not in the log", async () => {
  const { screen, log } = await serve("--data", ":memory:");
  const key = /KEY=(\S+)/.exec(screen)?.[1] ?? "";
  const [, front = ""] = /Console +(\S+)/.exec(screen) ?? [];
  expect(await (await fetch(front)).text()).toContain("<title>Assessment API sandbox</title>");
  const curl = screen.slice(screen.indexOf("curl -s"), screen.indexOf("Then"));
  const [invite = "", find = "", people = ""] = curl.split(/^ {2}V\d: .*$/m).map((part) => part.trim());
  const call = (command: string) => sendAsCurl(command.replaceAll("$KEY", key));
  const { id } = JSON.parse(await call(invite));
  expect(await call(find)).toContain(id);
  expect(JSON.parse(await call(people))).toMatchObject({ content: [{ id: expect.any(String) }, {}, {}, {}] });
  const [, mails = ""] = /read the mail +(curl.*)/.exec(screen) ?? [];
  expect(await call(mails)).toContain("/t/tkn_");
  const [, advance = ""] = /advance time +(curl.*)/.exec(screen) ?? [];
  expect(JSON.parse(await call(advance))).toMatchObject({ timersRun: expect.any(Number) });
  expect(log()).toContain('"/v1/candidates"');
  expect(log()).not.toContain(key);
  expect(log()).not.toContain("tkn_");
});

test("a later start does not show the key, and shows how to create one", async () => {
  const data = temporaryFolder();
  const first = await serve("--data", data, "--seed", "none");
  expect(first.screen).toMatch(/KEY=sbx_\w{32}/);
  first.child.kill("SIGINT");
  await once(first.child, "exit");
  const second = await serve("--data", data);
  expect(second.screen).not.toMatch(/sbx_/);
  const [, command = ""] = /pnpm sandbox (keys create .*)/.exec(second.screen) ?? [];
  expect(await run(command.split(" "))).toMatchObject({ code: 0, stdout: expect.stringMatching(/sbx_\w{32}/) });
});
