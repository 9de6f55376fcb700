import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import type { SessionTarget } from "@assessment-api/control";

const home = join(import.meta.dirname, "../..");
const own = (name: string) => join(home, "node_modules/.bin", name);

/** How a test of a target is run. */
interface Runner {
  /** Name of its file. */
  readonly file: string;
  /** Files beside it. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  /** Whether the machine has what it takes. */
  readonly isThere: () => boolean;
}

const succeeds = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: "ignore" }).status === 0;

/** Targets whose tests are run here; those of Java are in the tests of its SDK. */
export const runners: Readonly<Partial<Record<SessionTarget, Runner>>> = {
  vitest: { file: "session.test.ts", command: [own("vitest"), "run"], isThere: () => true },
  playwright: {
    file: "session.spec.ts",
    command: [own("playwright"), "test", "--reporter=line", "--output=results"],
    isThere: () => true,
  },
  pytest: {
    file: "test_session.py",
    command: ["python3", "-m", "pytest", "-q", "-p", "no:cacheprovider"],
    isThere: () => succeeds("python3", "-m", "pytest", "--version"),
  },
  go: {
    file: "session_test.go",
    beside: { "go.mod": "module example.com/session\n\ngo 1.21\n" },
    command: ["go", "test", "-count=1", "./..."],
    isThere: () => succeeds("go", "version"),
  },
  arazzo: {
    file: "session.arazzo.yaml",
    command: [join(home, "../../node_modules/.bin/redocly"), "respect", "session.arazzo.yaml"],
    isThere: () => true,
  },
};

export interface Ran {
  readonly isGreen: boolean;
  readonly output: string;
}

/** Runs a test that was written from a session, in a folder of its own, on the sandbox at an address. */
export async function runTarget(target: SessionTarget, content: string, url: string): Promise<Ran> {
  const { file, beside = {}, command } = runners[target] as Runner;
  // Below this package, where its name is known.
  const below = target === "vitest" || target === "playwright" ? join(home, "testing") : tmpdir();
  const folder = mkdtempSync(join(below, "session-"));
  try {
    for (const [name, text] of Object.entries({ ...beside, [file]: content })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const { VITEST: _, ...environment } = process.env;
    const env = {
      ...environment,
      NO_COLOR: "1",
      ASSESSMENT_API_SANDBOX_URL: url,
      REDOCLY_TELEMETRY: "off",
      PYTHONDONTWRITEBYTECODE: "1",
    };
    const [program = "", ...args] = command;
    const child = spawn(program, args, { cwd: folder, env });
    const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
    const [output, problems, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { isGreen: code === 0, output: output + problems };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
