import { join, relative, sep } from "node:path";
import { watch } from "chokidar";
import { documents, root } from "../documents.ts";

/** Debounce in milliseconds: editors save in several steps, and chokidar drops changes of a file within 50 ms. */
const SETTLED_AFTER_MS = 100;

/**
 * Watches the specs with chokidar, because Node's watcher on Linux loses replaced files. Makes one call of the callback at a time. Resolves
 * once it watches.
 */
export function watchSpecs(edited: (names: string[]) => Promise<unknown>): Promise<void> {
  const specs = join(root, "specs");
  const names = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(specs, { ignoreInitial: true, ignored: (path) => path.endsWith(`${sep}node_modules`) });
  watcher.on("all", (_event, path) => {
    const [name = ""] = relative(specs, path).split(sep);
    if (!documents.includes(name)) return;
    names.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = [...names];
      names.clear();
      last = last.then(() => edited(now));
    }, SETTLED_AFTER_MS);
  });
  return new Promise((resolve) => watcher.once("ready", resolve));
}
