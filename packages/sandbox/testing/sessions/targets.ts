import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import type { SessionTarget } from "@assessment-api/control";

const home = join(import.meta.dirname, "../..");
const redocly = join(home, "../../node_modules/.bin/redocly");
const own = (name: string) => join(home, "node_modules/.bin", name);

/** How tests of a target are run. */
interface Runner {
  /** Name of the file of one, in a folder of its own. */
  readonly file: (folder: string) => string;
  /** The same in that folder, where its name stands in it. */
  readonly inFolder?: (content: string, folder: string) => string;
  /** Files beside them. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly command: (files: readonly string[]) => readonly string[];
  /** What makes the command run each test so often; without it the command is run again and again. */
  readonly again?: (times: number) => string;
  /** Whether the machine has what it takes. */
  readonly isThere: () => boolean;
}

const succeeds = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: "ignore" }).status === 0;

const junitExample = join(home, "examples/junit/pom.xml");

const isCi = process.env.CI !== undefined;

/** Maven has what the example needs once `pnpm test:sdks java` has run; nothing is downloaded for these tests but in CI. */
function mavenHasJunit(): boolean {
  const [, version = ""] =
    /<artifactId>junit-jupiter<.*\s*<version>([^<]+)/.exec(readFileSync(junitExample, "utf8")) ?? [];
  return existsSync(join(homedir(), ".m2/repository/org/junit/jupiter/junit-jupiter", version));
}

/** How the tests of each target are run. */
export const runners: Readonly<Record<SessionTarget, Runner>> = {
  vitest: {
    file: (folder) => `${folder}/session.test.ts`,
    command: () => [own("vitest"), "run"],
    isThere: () => true,
  },
  playwright: {
    file: (folder) => `${folder}/session.spec.ts`,
    command: () => [own("playwright"), "test", "--reporter=line", "--output=results"],
    again: (times) => `--repeat-each=${times}`,
    isThere: () => true,
  },
  pytest: {
    file: (folder) => `${folder}/test_session.py`,
    command: () => ["python3", "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib"],
    isThere: () => succeeds("python3", "-m", "pytest", "--version"),
  },
  go: {
    file: (folder) => `${folder}/session_test.go`,
    beside: { "go.mod": "module example.com/session\n\ngo 1.21\n" },
    command: () => ["go", "test", "./..."],
    again: (times) => `-count=${times}`,
    isThere: () => succeeds("go", "version"),
  },
  junit: {
    file: (folder) => `src/test/java/${folder}/SessionTest.java`,
    inFolder: (content, folder) => `package ${folder};\n${content}`,
    beside: { "pom.xml": readFileSync(junitExample, "utf8") },
    command: () => ["mvn", "-B", "-q", isCi ? "-ntp" : "-o", "test"],
    isThere: () => succeeds("mvn", "-v") && (isCi || mavenHasJunit()),
  },
  http: {
    file: (folder) => `${folder}/session.http`,
    command: (files) => [process.execPath, join(import.meta.dirname, "http-file.ts"), ...files],
    isThere: () => true,
  },
  arazzo: {
    file: (folder) => `${folder}/session.arazzo.yaml`,
    command: (files) => [redocly, "respect", ...files],
    isThere: () => true,
  },
};

export interface Ran {
  readonly isGreen: boolean;
  readonly output: string;
}

/** Whether a document is what its specification says. */
export const lintArazzo = (content: string): Promise<Ran> =>
  runIn(tmpdir(), { "session.arazzo.yaml": content }, [redocly, "lint", "--extends=spec", "session.arazzo.yaml"]);

/** Runs tests that were written from sessions on the sandbox at an address, each so often as is said, or up to the first time that one fails. */
export async function runTargets(
  target: SessionTarget,
  contents: readonly string[],
  url: string,
  times = 1,
): Promise<Ran> {
  const { file, inFolder = (content) => content, beside = {}, command, again } = runners[target];
  const tests = contents.map((content, index) => [file(`s${index}`), inFolder(content, `s${index}`)] as const);
  // Below this package, where its name is known.
  const below = target === "vitest" || target === "playwright" ? join(home, "testing") : tmpdir();
  const files = { ...beside, ...Object.fromEntries(tests) };
  const all = command(tests.map(([name]) => name));
  if (again !== undefined) return runIn(below, files, [...all, again(times)], url);
  let ran = await runIn(below, files, all, url);
  for (let time = 1; time < times && ran.isGreen; time++) ran = await runIn(below, files, all, url);
  return ran;
}

/** Runs a command in a new folder with some files. */
async function runIn(
  below: string,
  files: Readonly<Record<string, string>>,
  [program = "", ...args]: readonly string[],
  url = "",
): Promise<Ran> {
  const folder = mkdtempSync(join(below, "session-"));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const { VITEST: _, ...environment } = process.env;
    const env = {
      ...environment,
      NO_COLOR: "1",
      ASSESSMENT_API_SANDBOX_URL: url,
      REDOCLY_TELEMETRY: "off",
      PYTHONDONTWRITEBYTECODE: "1",
    };
    const child = spawn(program, args, { cwd: folder, env });
    const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
    const [output, problems, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { isGreen: code === 0, output: output + problems };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const runTarget = (target: SessionTarget, content: string, url: string): Promise<Ran> =>
  runTargets(target, [content], url);
