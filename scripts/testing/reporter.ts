import { relative } from "node:path";
import type { Reporter, SerializedError, TestModule } from "vitest/node";
import { root } from "../documents.ts";
import { type Failure, firstLines, writeFailures } from "./failures.ts";

const messageOf = (errors: readonly SerializedError[]): string =>
  firstLines(errors.map(({ name, message }) => (name ? `${name}: ${message}` : message)).join("\n"));

/** Writes the failures of one Vitest process into a folder, for the command that started it. */
export class FailedTests implements Reporter {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Turbo identifies a task only by its hash. */
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failures = modules.flatMap((module) => {
      const where = relative(root, module.moduleId);
      const found: Failure[] = [];
      // Errors of the file, its hooks or fixtures.
      if (module.errors().length > 0) found.push({ where, message: messageOf(module.errors()) });
      for (const suite of module.children.allSuites())
        if (suite.errors().length > 0) found.push({ where, name: suite.fullName, message: messageOf(suite.errors()) });
      for (const test of module.children.allTests("failed"))
        found.push({ where, name: test.fullName, message: messageOf(test.result().errors ?? []) });
      return found;
    });
    if (unhandled.length > 0)
      failures.push({
        where: relative(root, process.cwd()) || ".",
        name: "outside of tests",
        message: messageOf(unhandled),
      });
    if (failures.length > 0) writeFailures(this.#folder, `${process.env.TURBO_HASH}-${process.pid}`, failures);
  }
}
