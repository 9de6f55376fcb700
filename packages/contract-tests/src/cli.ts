#!/usr/bin/env node
import { refuseOldNode } from "./node-version.ts";

refuseOldNode();
// Loaded after the check: an older Node may lack what it imports.
const { runCommand } = await import("./command.ts");

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  out: (text) => void process.stdout.write(text),
  progress: (line) => void process.stderr.write(`${line}\n`),
});
