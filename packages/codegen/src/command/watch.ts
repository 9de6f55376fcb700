import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { type Job, type Outcome, runJob } from "./job.ts";

/** Milliseconds to wait after a change: editors save a file in several steps, and chokidar tells no change of a file in the 50 ms after another. */
const settledAfter = 100;

export interface Watching {
  /** Reads the documents anew; called at the start and when the configuration was edited. Throws where it cannot. */
  jobs(): Promise<readonly Job[]>;
  /** Path of the configuration, if there is one. */
  config: string | undefined;
  /** Takes what each run says. */
  tell(outcome: Outcome, job: Job): void;
  /** Takes errors that no document is to blame for: nothing ends the watching. */
  fail(error: unknown): void;
}

export interface Watch {
  /** Resolves once everything was generated and is watched. */
  ready: Promise<void>;
  close(): Promise<void>;
}

interface Watcher {
  add(paths: string[]): unknown;
}

/** Whether a file was written at or after an instant (epoch milliseconds); one that is not there was not. */
const isEditedSince = (path: string, instant: number) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs >= instant,
    () => false,
  );

/**
 * Generates, and generates anew what depends on a file that was edited: a document, what it refers to, overlays, or the configuration. Uses chokidar, since
 * `fs.watch` loses a file on Linux when an editor replaces it.
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
      // Also where it fails: the next edit may mend it.
      const paths = [job.document, ...job.overlays];
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
      // An edit between reading and watching is told by nobody.
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
