// Same file in packages/codegen and packages/runtime, because neither imports the other. Runs on any version of Node.
import { readFileSync } from "node:fs";

/** Converts a version to a number, because comparing as text would load locale data. */
function ordered(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map((part) => Number.parseInt(part, 10));
  return (major * 1000 + minor) * 1000 + patch;
}

/**
 * Returns a message if the running Node is too old for a package.
 * @param module `import.meta.url` of a module in the package's `src` or `dist`
 */
export function oldNode(module: string): string | undefined {
  const { name, engines } = JSON.parse(readFileSync(new URL("../package.json", module), "utf8"));
  const lowest = engines.node.replace(">=", "");
  const running = process.versions.node;
  if (ordered(running) >= ordered(lowest)) return undefined;
  return `${name} needs Node ${lowest} or later; this is Node ${running}`;
}

/** Exits with code 2 and a message if Node is too old for the package of a module. */
export function refuseOldNode(module: string): void {
  const problem = oldNode(module);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(2);
}
