/** Installs and runs the Python programs, in the environment `lab/bench/foreign/.venv`. */
import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

const run = promisify(execFile);
const environment = join(import.meta.dirname, ".venv");
const python = join(environment, "bin/python");
const stamp = join(environment, "requirements.txt");

/** Installs FastAPI, httpx and jsonschema, unless these versions are installed. Needs Python 3.10 and a network. */
export async function installPython(): Promise<void> {
  const requirements = readFileSync(join(import.meta.dirname, "requirements.txt"), "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === requirements) return;
  rmSync(environment, { recursive: true, force: true });
  await run("python3", ["-m", "venv", environment]);
  const options = ["--quiet", "--disable-pip-version-check"];
  await run(python, ["-m", "pip", "install", ...options, "-r", join(import.meta.dirname, "requirements.txt")]);
  writeFileSync(stamp, requirements);
}

/** Starts `service.py`. Returns its address, and a function that ends it. */
export async function startService(): Promise<{ url: string; stop(): void }> {
  const child = spawn(python, [join(import.meta.dirname, "service.py")], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const port of createInterface(child.stdout))
    return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
  throw new Error("service.py ended");
}

/** Runs the cases with `client.py`. Returns a result per case. */
export async function runCases<Result>(cases: readonly object[]): Promise<Result[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "assessment-api-foreign-"));
  const file = join(folder.path, "cases.json");
  writeFileSync(file, JSON.stringify(cases));
  const { stdout } = await run(python, [join(import.meta.dirname, "client.py"), file], { maxBuffer: 1e9 });
  return JSON.parse(stdout);
}
