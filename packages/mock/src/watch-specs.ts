import { once } from "node:events";
import { statSync } from "node:fs";
import { dirname } from "node:path";
import { watch } from "chokidar";
import { MockError } from "./errors.ts";

export interface WatchOptions {
  /** Root files or their folders, by name of the document. */
  readonly specs: ReadonlyMap<string, string>;
  readonly reload: (name: string, spec: string) => Promise<void>;
  readonly report: (message: string, failed: boolean) => void;
}

/** Debounce in milliseconds: editors write a file in several steps. */
const settleMs = 100;

/**
 * Reloads a document after a change in the folder of its root file. After an invalid edit, the last valid document
 * stays active and the error is reported once. Uses chokidar: on Linux, Node's recursive `fs.watch` loses files that
 * editors replace.
 * @returns a function that stops watching
 */
export async function watchSpecs({ specs, reload, report }: WatchOptions): Promise<() => Promise<unknown>> {
  const stops = await Promise.all([...specs].map(([name, spec]) => watchOne(name, spec)));
  return () => Promise.all(stops.map((stop) => stop()));

  async function watchOne(name: string, spec: string): Promise<() => Promise<void>> {
    if (/^https?:/i.test(spec)) return async () => {};
    const shown = name || "The document";
    let timer: NodeJS.Timeout | undefined;
    let running = Promise.resolve();
    let lastFailure: string | undefined;
    let stopped = false;

    async function refresh(): Promise<void> {
      if (stopped) return;
      try {
        await reload(name, spec);
        lastFailure = undefined;
        report(`${shown} reloaded`, false);
      } catch (error) {
        const message = error instanceof MockError ? error.message : String(error);
        if (message === lastFailure) return;
        lastFailure = message;
        report(`${shown} was not reloaded; the last valid document stays active:\n${message}`, true);
      }
    }

    const watcher = watch(statSync(spec).isDirectory() ? spec : dirname(spec), { ignoreInitial: true });
    watcher.on("all", () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(refresh);
      }, settleMs);
    });
    watcher.on("error", (error) => report(`${shown} is no longer watched: ${error}`, true));
    await once(watcher, "ready");
    return () => {
      stopped = true;
      clearTimeout(timer);
      return watcher.close();
    };
  }
}
