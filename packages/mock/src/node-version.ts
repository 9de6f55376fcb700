// The same file in every package with a command: it runs before anything else is loaded, on any Node.
import { readFileSync } from "node:fs";

/** One line that says which Node the package needs, when the running one is older. */
export function oldNode(): string | undefined {
  const { name, engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const lowest = engines.node.replace(">=", "");
  const running = process.versions.node;
  if (running.localeCompare(lowest, "en", { numeric: true }) >= 0) return undefined;
  return `${name} needs Node ${lowest} or later; this is Node ${running}`;
}

/** Ends a command that runs on an older Node: one line on standard error, exit code 2. */
export function refuseOldNode(): void {
  const problem = oldNode();
  if (problem === undefined) return;
  console.error(problem);
  process.exit(2);
}
