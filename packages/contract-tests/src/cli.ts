#!/usr/bin/env node
import { refuseOldNode } from "@assessment-api/runtime/node-version";

refuseOldNode(import.meta.url);
// Loaded after the check: an older Node may lack what it imports.
const { enableCompileCache } = await import("node:module");
// Node keeps compiled code for the next run, which starts in about half of the time; before 22.8 it cannot.
enableCompileCache?.();
const { runCommand } = await import("./command/command.ts");

const interruption = new AbortController();
// The first Ctrl+C lets the run delete what it created and print its report; the second one ends the process.
process.once("SIGINT", () => interruption.abort());
process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  out: (text) => void process.stdout.write(text),
  progress: (line) => void process.stderr.write(`${line}\n`),
  signal: interruption.signal,
});
