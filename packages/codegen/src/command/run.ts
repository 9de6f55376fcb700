import { type Arguments, help, parseArguments } from "./arguments.ts";
import { PathError, UsageError } from "./errors.ts";
import { type Job, runJob } from "./job.ts";
import { findConfig, readConfig } from "./read-config.ts";
import { type Watch, watch } from "./watch.ts";

type Print = (line: string) => void;

/** Returns the exit code; with `--watch`, after `stop`. */
export async function run(
  args: string[],
  out: Print = console.log,
  err: Print = console.error,
  stop?: AbortSignal,
): Promise<0 | 1 | 2> {
  try {
    const given = parseArguments(args);
    if (given.help) {
      out(help.trimEnd());
      return 0;
    }
    const config = given.job ? undefined : configOf(given);
    const jobs = async () =>
      (await jobsOf(given, config)).map((job) => ({ ...job, strict: given.strict || job.strict }));
    if (given.watch) {
      await watching(jobs, config, out, err, stop);
      return 0;
    }
    let code: 0 | 1 = 0;
    for (const job of await jobs()) {
      const outcome = await runJob(job, given.check);
      for (const line of outcome.lines) err(line);
      if (outcome.code === 1) code = 1;
    }
    return code;
  } catch (error) {
    err(explain(error));
    return 2;
  }
}

const jobsOf = async ({ job }: Arguments, config: string | undefined): Promise<readonly Job[]> =>
  job ? [job] : config ? await readConfig(config) : [];

function configOf({ config }: Arguments): string {
  const found = config ?? findConfig(".");
  if (found === undefined) throw new UsageError("No document given; name a file, or a configuration with --config");
  return found;
}

/** Formats an error that the user can fix. @throws any other error */
function explain(error: unknown): string {
  const system = error as NodeJS.ErrnoException;
  if (error instanceof UsageError) return `${error.message}. See assessment-api-codegen --help.`;
  if (error instanceof PathError) return `${error.message}.`;
  if (system.syscall) return system.message;
  throw error;
}

async function watching(
  jobs: () => Promise<readonly Job[]>,
  config: string | undefined,
  out: Print,
  err: Print,
  stop: AbortSignal | undefined,
): Promise<void> {
  const ended = new Promise<void>((done) => stop?.addEventListener("abort", () => done(), { once: true }));
  let files: Watch | undefined;
  try {
    files = watch({
      jobs,
      config,
      tell({ code, lines, written }, { document }) {
        for (const line of lines) err(line);
        for (const path of written) out(path);
        const changes = written.length === 0 ? "no changes" : `${written.length} files changed`;
        out(code === 0 ? `✓ ${document}: ${changes}` : `✗ ${document}: not generated; fix it and save`);
      },
      fail: (error) => err(explain(error)),
    });
    await files.ready;
    out("watching (Ctrl+C to stop)");
    await ended;
  } finally {
    await files?.close();
  }
}
