import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { runToEnd } from "./process.ts";

/** Newest version in Go's module proxy on 21 November 2026. */
export const oasdiffVersion = "1.33.0";

/** Off by default; both reduce false positives for `allOf` and parameters. */
export const oasdiffFlags = ["--flatten-allof", "--flatten-params"];

const cache = join(import.meta.dirname, "../node_modules/.cache", `oasdiff-${oasdiffVersion}`);

interface Setting {
  folder?: string;
  go?: string;
  progress(line: string): void;
}

/**
 * Returns the path of the pinned oasdiff, installed from the Go module proxy on first use, or the reason why it is
 * missing.
 */
export async function findOasdiff({
  folder = cache,
  go = "go",
  progress,
}: Setting): Promise<{ program: string } | { missing: string }> {
  const program = join(folder, process.platform === "win32" ? "oasdiff.exe" : "oasdiff");
  if (existsSync(program)) return { program };
  mkdirSync(folder, { recursive: true });
  progress(`installing oasdiff ${oasdiffVersion}`);
  try {
    await runToEnd({
      program: go,
      args: ["install", `github.com/oasdiff/oasdiff@v${oasdiffVersion}`],
      cwd: folder,
      env: { GOBIN: folder },
    });
    return { program };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return {
      missing:
        code === "ENOENT"
          ? "oasdiff is left out: there is no `go` here; install Go 1.26 and run this again"
          : `oasdiff is left out: Go could not install it: ${message.trim()}`,
    };
  }
}
