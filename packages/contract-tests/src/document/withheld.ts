import type { Operation } from "./document.ts";

/** Verbs that destroy or stop something unless an id limits them. */
const DESTRUCTIVE = [
  ..."abort cancel clean cleanup clear deactivate delete destroy disable drain drop empty erase evict expire flush gc kill".split(
    " ",
  ),
  ..."migrate obliterate prune purge reboot rebuild reindex reinit reload remove reset restart restore revert revoke".split(
    " ",
  ),
  ..."rollback rotate shutdown stop terminate truncate uninstall unlink vacuum wipe".split(" "),
];
/** Words for everything, harmless in names of reads. */
const WHOLESALE = ["all", "batch", "bulk", "everything", "factory", "import", "mass", "restore"];

const destructive = new Set(DESTRUCTIVE);
const changing = new Set([...DESTRUCTIVE, ...WHOLESALE]);

/** Paths that end the server or the session. */
const ENDS = /\/(shutdown|restart|reboot|logout|log-out|signout|sign-out|factory-?reset)$/i;

/** Splits `deleteAllItems`, `delete_all-items` and `HTTPReset`. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

const literals = (path: string): string[] => path.split("/").filter((one) => one !== "" && !one.startsWith("{"));
const bare = (path: string): string => path.replace(/\/$/, "");

/** Returns whether a POST without path parameters creates a resource with an id. */
function creates({ path, responses }: Operation, all: readonly Operation[]): boolean {
  const items = `${bare(path)}/{`;
  if (all.some((one) => one.path.startsWith(items))) return true;
  const created = responses.find(({ status }) => status === "201");
  return (
    created !== undefined && (created.headers.some(({ name }) => /^location$/i.test(name)) || created.media.length > 0)
  );
}

const word = (words: readonly string[], among: ReadonlySet<string>) => words.find((one) => among.has(one));

/**
 * Returns why a foreign operation is not called. Path parameters limit it to resources of the run, unless it ends the
 * server. `computes` also calls a POST that shows no creation, such as `POST /embeddings`.
 */
export function reasonToWithhold(
  operation: Operation,
  all: readonly Operation[],
  summary: string,
  computes = false,
): string | undefined {
  const { method, path, id } = operation;
  const because = (why: string) =>
    `not called: may change resources of other users (${why}); name it in --allow to call it`;
  if (ENDS.test(path)) return because(`${path} ends a server or a session`);
  const last = wordsOf(literals(path).at(-1) ?? "");
  // Generated operationIds begin with the verb.
  const verb = wordsOf(id).slice(0, 1);
  if (method === "GET") {
    if (path.endsWith("}")) return undefined;
    const said = word([...last.slice(0, 1), ...verb], destructive);
    return said && because(`its name has "${said}"`);
  }
  if (path.includes("{")) return undefined;
  if (method !== "POST") return because(`${method} ${path} has no id of a resource`);
  const names = [...literals(path).flatMap(wordsOf), ...wordsOf(id)];
  const said = word(names, changing) ?? word(wordsOf(summary).slice(0, 1), changing);
  if (said) return because(`its name has "${said}"`);
  if (/\b(all|every|everything|bulk|batch)\b/i.test(summary)) return because("its summary names several resources");
  return computes || creates(operation, all)
    ? undefined
    : because("nothing shows that it creates a resource with an id");
}
