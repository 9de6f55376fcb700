import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { HELP, readOptions } from "./command-options.ts";
import { CouldNotRunError, UsageError } from "./errors.ts";
import { checkPath } from "./paths.ts";
import { attachConsumers } from "./repository/attach-consumers.ts";
import { fails, type Report } from "./repository/report.ts";
import { readDocument, reviewFiles } from "./repository/review-files.ts";
import { reviewRepository } from "./repository/review-repository.ts";

/** Report formatters, loaded on demand: the HTML page needs the type generator. */
const REPORTS = {
  table: async () => (await import("./report/table.ts")).tableReport,
  md: async () => (await import("./report/md.ts")).markdownReport,
  json: async () => (await import("./report/json.ts")).jsonReport,
  github: async () => (await import("./report/github.ts")).githubReport,
  sarif: async () => (await import("./report/sarif.ts")).sarifReport,
  html: async () => (await import("./report/html.ts")).htmlReport,
};

const textOf = async (report: Report, format: keyof typeof REPORTS): Promise<string> =>
  (await REPORTS[format]())(report);

export interface Terminal {
  out(text: string): void;
  progress(line: string): void;
}

/** @returns exit code: 0 fine, 1 work left, 2 could not run */
export async function runCommand(
  args: readonly string[],
  root: string,
  terminal: Terminal,
  today: string = new Date().toISOString().slice(0, 10),
): Promise<0 | 1 | 2> {
  try {
    const [command, ...rest] = args;
    if (command === "usage") {
      const { runUsageCommand } = await import("./consumers/usage-command.ts");
      return await runUsageCommand(rest, root, readDocument, terminal);
    }
    const options = readOptions(args);
    if (options === "help") {
      terminal.out(HELP);
      return 0;
    }
    if (options.output !== undefined) checkPath("--output", root, options.output, "write", "file");
    if (options.reports !== undefined) checkPath("--reports", root, options.reports, "write", "folder");
    const { progress } = terminal;
    // Parse consumers first, so that an invalid file fails before the review.
    const usages = options.consumers.length > 0 ? await readConsumers(root, options.consumers) : [];
    const reviewed = options.files
      ? await reviewFiles({ root, files: options.files, progress })
      : await reviewRepository({ ...options, root, today, progress });
    const report = usages.length > 0 ? attachConsumers(reviewed, usages) : reviewed;
    const text = await textOf(report, options.format);
    if (options.output === undefined) terminal.out(text);
    else await writeFile(resolve(root, options.output), text);
    if (options.reports !== undefined) await writeReports(report, resolve(root, options.reports));
    return fails(report) ? 1 : 0;
  } catch (error) {
    const system = error as NodeJS.ErrnoException;
    if (!(error instanceof UsageError || error instanceof CouldNotRunError || system.syscall)) throw error;
    terminal.progress(`assessment-api-review: ${system.message}`);
    return 2;
  }
}

const readConsumers = async (root: string, sources: readonly string[]) =>
  (await import("./consumers/load-usages.ts")).loadUsages(root, sources);

async function writeReports(report: Report, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const format of ["md", "json", "html"] as const)
    await writeFile(join(folder, `review.${format}`), await textOf(report, format));
}
