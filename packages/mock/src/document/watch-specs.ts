import { once } from "node:events";
import { dirname } from "node:path";
import { watch } from "chokidar";
import { MockError } from "../errors.ts";
import type { Version } from "../versions.ts";
import { loadDocument, type Spec } from "./document.ts";
import type { OpenApiDocument } from "./openapi.ts";

export interface WatchOptions {
  readonly versions: readonly Version[];
  /** Root files; a version without one is not watched. */
  readonly specs: Readonly<Partial<Record<string, Spec>>>;
  readonly reload: (version: Version, document: OpenApiDocument) => Promise<void>;
  readonly report: (message: string, failed: boolean) => void;
}

/** Editors write a file in several steps. */
const settleMs = 100;

/**
 * Reloads a version when a file of its folder changes. A broken edit is reported once and the last good document stays. By chokidar, since
 * Node's own recursive watching loses a file on Linux once an editor has put another in its place.
 *
 * @returns a function that ends it
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
        await reload(version, await loadDocument(version, root));
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
