import { join, relative, sep } from "node:path";
import { watch } from "chokidar";
import { documents, root } from "../documents.ts";

/** Milliseconds to wait after a change: editors save a file in several steps, and chokidar tells no change of a file in the 50 ms after another. */
const SETTLED_AFTER_MS = 100;

/**
 * Calls back with the documents whose files under specs/ were edited, one call at a time. Resolves when it watches. Uses chokidar, since Node's recursive
 * watching loses a file on Linux when an editor replaces it.
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
