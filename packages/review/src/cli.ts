#!/usr/bin/env node
import { refuseOldNode } from "./node-version.ts";

refuseOldNode();
// Loaded after the check: an older Node may lack what they import.
const { enableCompileCache } = await import("node:module");
// The compiler is most of what is loaded; the second run of a day need not read it again.
enableCompileCache();
const { runCommand } = await import("./command.ts");

process.exitCode = await runCommand(process.argv.slice(2), process.cwd(), {
  out: (text) => void process.stdout.write(text),
  progress: (line) => void process.stderr.write(`${line}\n`),
});
