import type { PackageTest } from "./package-tests.ts";
import { countSources, hasProjectFile, projectOf } from "./projects.ts";
import type { Build, BuildStatus, TestResults } from "./tasks.ts";
import { SECOND } from "./time.ts";

/** How long a build takes, by the sandbox's clock. */
export const BUILD_DELAY = 10 * SECOND;

/** A package with more tests is not built. */
export const MOST_TESTS = 1000;

/** The result that a package asks for, in `build` of its task.yaml or task.json. */
export interface BuildWish {
  /** Without it: TEST_FAILURE where there are failing tests, else what the rules say. */
  readonly status?: BuildStatus | undefined;
  /** Names of tests that fail. Without it a wished TEST_FAILURE fails all that verify or, where none does, all there are. */
  readonly failingTests?: readonly string[] | undefined;
  /** Ends the log. */
  readonly log?: string | undefined;
}

/**
 * The result of building a package. The sandbox runs no code of it; it looks at the files.
 *
 * 1. A status the package asks for is the result.
 * 2. Without a source file of the project's type, without the file that describes the project (go.mod, package.json, …), or with more
 *    than `MOST_TESTS` tests it is a FAILURE.
 * 3. Otherwise each test in the package passes, and it is a SUCCESS.
 *
 * Tests are reported by SUCCESS and TEST_FAILURE alone.
 * @param paths all files of the package
 * @param tests those in its source files; how many beyond `MOST_TESTS` makes no difference
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
  // Names come from the package, and may be those of an object's own properties.
  return Object.fromEntries(Array.from(byClass, ([className, own]) => [className, Object.fromEntries(own)]));
}
