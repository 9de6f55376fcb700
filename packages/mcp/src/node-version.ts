// The same file in every package with a command: it runs before anything else is loaded, on any Node.
import { readFileSync } from "node:fs";

/** A version as one number; what it leaves out is 0. A comparison of texts would load the rules of all languages. */
function ordered(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map((part) => Number.parseInt(part, 10));
  return (major * 1000 + minor) * 1000 + patch;
}

/** One line that says which Node the package needs, when the running one is older. */
export function oldNode(): string | undefined {
  const { name, engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const lowest = engines.node.replace(">=", "");
  const running = process.versions.node;
  if (ordered(running) >= ordered(lowest)) return undefined;
  return `${name} needs Node ${lowest} or later; this is Node ${running}`;
}

/** Ends a command that runs on an older Node: one line on standard error, exit code 2. */
export function refuseOldNode(): void {
  const problem = oldNode();
  if (problem === undefined) return;
  console.error(problem);
  process.exit(2);
}
