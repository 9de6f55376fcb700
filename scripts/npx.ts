/** A signal ends npx and its shell, but not pnpm and the processes below. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const CHECKED_EVERY_MS = 500;

/** Returns parent and command line of a process. Linux has /proc (and slim images no ps), macOS has ps. */
function look(pid: number): { parent: number; command: string } {
  if (process.platform !== "linux") {
    const { stdout } = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" });
    const [, parent, command = ""] = /^ *(\d+) +(.*)/.exec(stdout) ?? [];
    return { parent: Number(parent ?? 0), command };
  }
  try {
    const [, parent] = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ") };
  } catch {
    return { parent: 0, command: "" };
  }
}

/** Returns whether a process is npx, whose process title is `npm exec …`. A zombie process has an empty one. */
const isNpx = (pid: number) => /^npm exec |[/\\]npx(-cli\.js)? /.test(look(pid).command);

/** Returns whether npx started pnpm, from a folder `_npx`, also if npx has already ended. */
const isBelowNpx = ({ npm_execpath, npm_config_npm_version } = process.env) =>
  npm_execpath?.includes("/_npx/") && npm_config_npm_version !== undefined;

function findNpx(): number | undefined {
  for (let pid = process.ppid; pid > 1; pid = look(pid).parent) if (isNpx(pid)) return pid;
  return undefined;
}

/** Calls back when the npx that started pnpm has ended. A no-op without npx, and on Windows. */
export function whenNpxEnds(callback: () => void): void {
  if (process.platform === "win32" || !isBelowNpx()) return;
  const npx = findNpx();
  const timer = setInterval(() => {
    if (npx !== undefined && isNpx(npx)) return;
    clearInterval(timer);
    callback();
  }, CHECKED_EVERY_MS);
  timer.unref();
}
