import { once } from "node:events";
import { dirname } from "node:path";
import { watch } from "chokidar";
import { loadDocument, type OpenApiDocument, type Spec } from "./documents.ts";
import { MockError } from "./errors.ts";
import type { Version } from "./versions.ts";

export interface WatchOptions {
  readonly versions: readonly Version[];
  /** Root files. Versions without a file are not watched. */
  readonly specs: Readonly<Partial<Record<string, Spec>>>;
  readonly reload: (version: Version, document: OpenApiDocument) => Promise<void>;
  readonly report: (message: string, failed: boolean) => void;
}

/** Debounce in milliseconds: editors write a file in several steps. */
const settleMs = 100;

/**
 * Reloads a version after a change in the folder of its root file. After an invalid edit, the last valid document stays active and the error is
 * reported once. Uses chokidar: on Linux, Node's recursive `fs.watch` loses files that editors replace.
 *
 * @returns a function that stops watching
 */
export async function watchSpecs({ versions, specs, reload, report }: WatchOptions): Promise<() => Promise<unknown>> {
  const watched = versions.map((version) => {
    const root = specs[version.name];
    return typeof root === "string" ? watchOne(version, root) : undefined;
  });
  const stops = await Promise.all(watched);
  return () => Promise.all(stops.map((stop) => stop?.()));

  async function watchOne(version: Version, root: string): Promise<() => Promise<void>> {
    let timer: NodeJS.Timeout | undefined;
    let running = Promise.resolve();
    let lastFailure: string | undefined;
    let stopped = false;

    async function refresh(): Promise<void> {
      if (stopped) return;
      try {
        await reload(version, await loadDocument(version.document, root));
        lastFailure = undefined;
        report(`${version.name} reloaded`, false);
      } catch (error) {
        const message = error instanceof MockError ? error.message : String(error);
        if (message === lastFailure) return;
        lastFailure = message;
        report(`${version.name} not reloaded, the last good document stays:\n${message}`, true);
      }
    }

    const watcher = watch(dirname(root), { ignoreInitial: true });
    watcher.on("all", () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(refresh);
      }, settleMs);
    });
    watcher.on("error", (error) => report(`${version.name} is no longer watched: ${error}`, true));
    await once(watcher, "ready");
    return () => {
      stopped = true;
      clearTimeout(timer);
      return watcher.close();
    };
  }
}
