import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { type Job, type Outcome, runJob } from "./job.ts";

/** Debounce in milliseconds. Editors save in steps, and chokidar drops changes within 50 ms. */
const settledAfter = 100;

export interface Watching {
  /** Reads the documents at the start and after an edit of the configuration. */
  jobs(): Promise<readonly Job[]>;
  config: string | undefined;
  tell(outcome: Outcome, job: Job): void;
  /** Receives errors that are not about a document. Watching continues. */
  fail(error: unknown): void;
}

export interface Watch {
  /** Resolves after the first run, once all files are watched. */
  ready: Promise<void>;
  close(): Promise<void>;
}

interface Watcher {
  add(paths: string[]): unknown;
}

/** @param instant in epoch milliseconds */
const isEditedSince = (path: string, instant: number) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs >= instant,
    () => false,
  );

/**
 * Generates, and regenerates after edits of inputs or configuration. Uses chokidar, because `fs.watch` on Linux loses
 * replaced files.
 */
export function watch({ jobs: readJobs, config, tell, fail }: Watching): Watch {
  let jobs: readonly Job[] = [];
  const filesOf = new Map<Job, ReadonlySet<string>>();
  const watched = new Set<string>();
  const edited = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const noteEdit = (watcher: Watcher, path: string) => {
    edited.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = new Set(edited);
      edited.clear();
      last = last.then(() => run(watcher, now));
    }, settledAfter);
  };

  const run = async (watcher: Watcher, changed: ReadonlySet<string>) => {
    try {
      if (jobs.length === 0 || (config && changed.has(resolve(config)))) {
        jobs = await readJobs();
        filesOf.clear();
      }
    } catch (error) {
      fail(error);
    }
    for (const job of jobs) {
      const files = filesOf.get(job);
      if (files && ![...files].some((file) => changed.has(file))) continue;
      const began = Date.now();
      const paths = [job.document, ...job.overlays, ...Object.values(job.files)];
      try {
        const outcome = await runJob(job, false);
        paths.push(...outcome.read);
        tell(outcome, job);
      } catch (error) {
        fail(error);
      }
      const read = new Set(paths.map((path) => resolve(path)));
      filesOf.set(job, read);
      const unwatched = [...read].filter((path) => !watched.has(path));
      for (const path of unwatched) watched.add(path);
      watcher.add(unwatched);
      // The watcher misses edits between reading and watching.
      for (const path of unwatched) if (await isEditedSince(path, began)) noteEdit(watcher, path);
    }
  };

  const starting = (async () => {
    const { watch: watchFiles } = await import("chokidar");
    const watcher = watchFiles(config ? [resolve(config)] : [], { ignoreInitial: true });
    watcher.on("all", (_event, path) => noteEdit(watcher, resolve(path)));
    const scanned = new Promise<void>((done) => watcher.once("ready", done));
    await run(watcher, new Set());
    await scanned;
    return watcher;
  })();

  return {
    ready: starting.then(() => undefined),
    async close() {
      clearTimeout(timer);
      await (await starting).close();
    },
  };
}
