import { watch } from "node:fs";
import { join, sep } from "node:path";
import { documents, root } from "../documents.ts";

/** An editor saves a file in several steps. */
const SETTLED_AFTER_MS = 30;

/** Calls back with the documents whose files under specs/ were edited, one call after the other, as long as the process runs. */
export function watchSpecs(edited: (names: string[]) => Promise<unknown>): void {
  const names = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  watch(join(root, "specs"), { recursive: true }, (_event, path) => {
    const [name = ""] = path?.split(sep) ?? [];
    if (!documents.includes(name)) return;
    names.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = [...names];
      names.clear();
      last = last.then(() => edited(now));
    }, SETTLED_AFTER_MS);
  });
}
