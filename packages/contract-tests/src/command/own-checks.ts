import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isObject } from "../document/json.ts";
import { CouldNotRunError } from "../findings/outcome.ts";
import type { Check } from "../session/session.ts";
import { checkNames } from "./check-names.ts";
import { checkPath } from "./command-line.ts";

/** Loads the checks of the user: a module that exports `checks`. */
export async function loadChecks(file: string): Promise<Check[]> {
  checkPath("--checks", file, "read", "file");
  const fail = (why: string, cause?: unknown) => new CouldNotRunError(`--checks ${file}: ${why}`, { cause });
  let loaded: unknown;
  try {
    loaded = ((await import(pathToFileURL(resolve(file)).href)) as { checks?: unknown }).checks;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw fail(
      code === "ERR_UNKNOWN_FILE_EXTENSION" ? "this Node loads no TypeScript; use Node 22.18 or JavaScript" : message,
      error,
    );
  }
  if (!Array.isArray(loaded)) throw fail("it does not export a list `checks`");
  const names = new Set<string>(checkNames);
  return loaded.map((one: unknown, index): Check => {
    const { name, about = "", needs = [], run } = isObject(one) ? one : {};
    if (typeof name !== "string" || !/^[a-z][a-z0-9-]*$/.test(name))
      throw fail(`check ${index + 1} has no name such as request-ids`);
    if (names.has(name)) throw fail(`there is already a check ${name}; choose another name`);
    if (typeof run !== "function") throw fail(`${name} has no function run(session, moment)`);
    if (!Array.isArray(needs) || needs.some((need) => need !== "--write" && need !== "--listen"))
      throw fail(`needs of ${name} is a list of --write and --listen`);
    names.add(name);
    return { ...(one as Check), about: String(about), needs };
  });
}
