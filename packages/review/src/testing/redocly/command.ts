import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire, getCompileCacheDir } from "node:module";
import { dirname, join } from "node:path";

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

export const configOf = (name: "diff.yaml" | "bundle.yaml"): string => join(import.meta.dirname, name);

let script: string | undefined;

export function runRedocly(args: string[], cwd: string): Promise<Outcome> {
  script ??= findScript();
  const cache = getCompileCacheDir?.();
  const env = {
    ...process.env,
    ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }),
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    REDOCLY_SUPPRESS_NOTIFICATIONS: "true",
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [script ?? "", ...args], { cwd, env, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === "number" ? error.code : 1) : 0;
      resolve({ code, stdout, stderr });
    });
  });
}

function findScript(): string {
  const manifest = createRequire(import.meta.url).resolve("@redocly/cli/package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: { redocly: string } };
  return join(dirname(manifest), bin.redocly);
}
