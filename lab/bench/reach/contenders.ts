import { spawn } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "../generate/cold-run.ts";
import type { Contender, DocumentReport } from "./report.ts";

/** Timeout per document in milliseconds. */
const longest = 600_000;

interface Ended {
  seconds: number;
  failed?: string;
}

function runProgram(name: string, args: string[]): Promise<Ended> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--max-old-space-size=6000", join(import.meta.dirname, name), ...args], {
      env,
      stdio: ["ignore", "ignore", "pipe"],
      timeout: longest,
    });
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr = (stderr + text).slice(-4000);
    });
    child.once("close", (code) => {
      const seconds = (performance.now() - start) / 1000;
      const complaint = stderr.trim() || `exit code ${code}`;
      resolve({ seconds, ...(code !== 0 && { failed: complaint }) });
    });
  });
}

export async function runDocument(file: string, folder: string): Promise<DocumentReport> {
  mkdirSync(folder, { recursive: true });
  const { failed } = await runProgram("document.ts", [file, folder]);
  if (failed === undefined) return JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
  return { reported: 0, refused: {}, seconds: {}, outcomes: [], broken: failed.slice(-600) };
}

/** Runs another generator on a document. Returns whether it succeeds, and its duration in seconds. */
export async function runContender(name: Contender, file: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const { seconds, failed } = await runProgram(`other/${name}.ts`, [file, folder]);
  return { seconds, ...(failed !== undefined && { failed: failed.slice(-300) }) };
}
