import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import type { SessionTarget } from "@assessment-api/control";

const home = join(import.meta.dirname, "../..");
const redocly = join(home, "../../node_modules/.bin/redocly");
const own = (name: string) => join(home, "node_modules/.bin", name);

/** Runner of a target's tests; repeats all tests in one run. */
interface Runner {
  /** Returns the test file and, for runners without a repeat option, a wrapper that repeats it. */
  readonly files: (content: string, folder: string, times: number) => Readonly<Record<string, string>>;
  readonly command: (folders: readonly string[], times: number) => readonly string[];
  readonly isThere: () => boolean;
}

/** Concurrency of repeated tests, which wait for runner, sandbox and database. */
const AT_A_TIME = 4;

const numbers = (count: number): number[] => [...Array(count).keys()];

const succeeds = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: "ignore" }).status === 0;

const callingAgain = (times: number): string =>
  JSON.stringify({
    arazzo: "1.0.1",
    info: { title: `${times} times`, version: "1.0.0" },
    sourceDescriptions: [{ name: "written", url: "session.arazzo.yaml", type: "arazzo" }],
    workflows: numbers(times).map((time) => ({
      workflowId: `time${time}`,
      steps: [{ stepId: "session", workflowId: "$sourceDescriptions.written.workflows.session" }],
    })),
  });

export const runners: Readonly<Record<SessionTarget, Runner>> = {
  vitest: {
    files: (content, folder) => ({ [`${folder}/session.test.ts`]: content }),
    // A process per file (the default) costs fifty times as much as a session.
    command: (_, times) => [
      ...[own("vitest"), "run"],
      ...(times > 1 ? ["--no-isolate", `--maxWorkers=${AT_A_TIME}`, `--repeats=${times - 1}`] : []),
    ],
    isThere: () => true,
  },
  playwright: {
    // With --repeat-each, each repetition gets separate workers.
    files: (content, folder, times) =>
      Object.fromEntries(numbers(times).map((time) => [`${folder}/session${time}.spec.ts`, content])),
    command: (_, times) => [
      ...[own("playwright"), "test", "--reporter=line", "--output=results"],
      ...(times > 1 ? [`--workers=${AT_A_TIME}`] : []),
    ],
    isThere: () => true,
  },
  pytest: {
    files: (content, folder, times) =>
      Object.fromEntries(numbers(times).map((time) => [`${folder}/test_session_${time}.py`, content])),
    command: () => ["python3", "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib"],
    isThere: () => succeeds("python3", "-m", "pytest", "--version"),
  },
  arazzo: {
    files: (content, folder, times) => ({
      [`${folder}/session.arazzo.yaml`]: content,
      ...(times > 1 && { [`${folder}/again.arazzo.yaml`]: callingAgain(times) }),
    }),
    // The default limits are 2000 steps and 40 seconds per request.
    command: (folders, times) => [
      ...[
        "sh",
        "-c",
        `printf '%s\\n' "$@" | xargs -P ${AT_A_TIME} -n ${Math.ceil(folders.length / AT_A_TIME)} '${redocly}' respect --max-steps=1000000 --max-fetch-timeout=600000`,
        "sh",
      ],
      ...folders.map((folder) => `${folder}/${times > 1 ? "again" : "session"}.arazzo.yaml`),
    ],
    isThere: () => true,
  },
};

export interface Ran {
  readonly isGreen: boolean;
  readonly output: string;
}

export const lintArazzo = (content: string): Promise<Ran> =>
  runIn(tmpdir(), { "session.arazzo.yaml": content }, [redocly, "lint", "--extends=spec", "session.arazzo.yaml"]);

/** Each test `times` times. */
export async function runTargets(
  target: SessionTarget,
  contents: readonly string[],
  url: string,
  times = 1,
): Promise<Ran> {
  const { files, command } = runners[target];
  const tests = contents.map((content, index) => [`s${index}`, content] as const);
  const written = tests.map(([folder, content]) => files(content, folder, times));
  const folders = tests.map(([folder]) => folder);
  // Inside this package, so that its name resolves.
  const below = target === "vitest" || target === "playwright" ? join(home, "testing") : tmpdir();
  return await runIn(below, Object.assign({}, ...written), command(folders, times), url);
}

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
