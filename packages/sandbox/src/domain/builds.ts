import type { PackageTest } from "./package-tests.ts";
import { countSources, hasProjectFile, projectOf } from "./projects.ts";
import type { Build, BuildStatus, TestResults } from "./tasks.ts";
import { SECOND } from "./time.ts";

export const BUILD_DELAY = 10 * SECOND;

/** Larger packages fail to build. */
export const MOST_TESTS = 1000;

export interface BuildWish {
  /** Default: TEST_FAILURE with failing tests, otherwise the simulated result. */
  readonly status?: BuildStatus | undefined;
  /** Default for TEST_FAILURE: all verification tests, or all tests. */
  readonly failingTests?: readonly string[] | undefined;
  readonly log?: string | undefined;
}

/**
 * Simulates a build; no code runs.
 *
 * 1. A requested status wins.
 * 2. FAILURE without a source or project file (go.mod, package.json, …), or above `MOST_TESTS`.
 * 3. Otherwise SUCCESS.
 *
 * Only SUCCESS and TEST_FAILURE report tests.
 * @param paths all files of the package
 * @param tests tests in source files
 */
export function build(
  { paths, tests }: { paths: readonly string[]; tests: readonly PackageTest[] },
  projectType: string | undefined,
  wish: BuildWish = {},
): Build {
  const project = projectOf(projectType);
  const { build: buildCommand = "build", test: testCommand = "test" } = project ?? {};
  const failing = failingTests(tests, wish);
  const flaw = wish.status === undefined ? flawOf(paths, tests, projectType) : undefined;
  const status = wish.status ?? (flaw !== undefined ? "FAILURE" : failing.size > 0 ? "TEST_FAILURE" : "SUCCESS");
  const log = (...lines: (string | undefined)[]) =>
    [...lines, wish.log?.trimEnd()]
      .filter((line) => line !== undefined)
      .map((line) => `${line}\n`)
      .join("");
  switch (status) {
    case "INTERNAL_ERROR":
      return { status, log: log("The build could not be started. Upload the package again.") };
    case "FAILURE":
      return {
        status,
        log: log(`$ ${buildCommand}`, flaw ?? (wish.log === undefined ? "error: the build failed" : undefined)),
      };
    case "TIMEOUT":
      return { status, log: log(`$ ${buildCommand}`, `$ ${testCommand}`, "stopped after 600 s") };
    default: {
      const lines = tests.map((test) => `${failing.has(test) ? "FAIL" : "PASS"}  ${test.className}: ${test.name}`);
      const count = `${tests.length} tests, ${tests.length - failing.size} passed, ${failing.size} failed`;
      return {
        status,
        log: log(`$ ${buildCommand}`, `$ ${testCommand}`, ...lines, count),
        candidateTests: resultsOf(
          tests.filter(({ verifies }) => !verifies),
          failing,
        ),
        verificationTests: resultsOf(
          tests.filter(({ verifies }) => verifies),
          failing,
        ),
      };
    }
  }
}

function flawOf(paths: readonly string[], tests: readonly PackageTest[], projectType: string | undefined) {
  if (tests.length > MOST_TESTS)
    return `error: the package has more than ${MOST_TESTS} tests, which is the most that are run`;
  const project = projectOf(projectType);
  if (project === undefined) return paths.length === 0 ? "error: the package has no files" : undefined;
  if (!hasProjectFile(project, paths)) return `error: ${project.fileName} not found in the package`;
  if (countSources(project, paths) === 0) return `error: the package has no source file of a ${project.type} project`;
  return undefined;
}

function failingTests(
  tests: readonly PackageTest[],
  { status, failingTests: names }: BuildWish,
): ReadonlySet<PackageTest> {
  if (status !== undefined && status !== "TEST_FAILURE") return new Set();
  if (names !== undefined) return new Set(tests.filter(({ name }) => names.includes(name)));
  if (status === undefined) return new Set();
  const verifying = tests.filter(({ verifies }) => verifies);
  return new Set(verifying.length > 0 ? verifying : tests);
}

function resultsOf(tests: readonly PackageTest[], failing: ReadonlySet<PackageTest>): TestResults {
  const byClass = new Map<string, [string, string][]>();
  for (const test of tests) {
    const own = byClass.get(test.className) ?? [];
    byClass.set(test.className, [...own, [test.name, failing.has(test) ? "FAILED" : "PASSED"]]);
  }
  // Object.fromEntries is safe for test names such as `__proto__`.
  return Object.fromEntries(Array.from(byClass, ([className, own]) => [className, Object.fromEntries(own)]));
}
