#!/usr/bin/env node
import { refuseOldNode } from "@assessment-api/codegen/node-version";

refuseOldNode(import.meta.url);
const { enableCompileCache } = await import("node:module");
enableCompileCache();
const { runCommand } = await import("./command.ts");

process.exitCode = await runCommand(process.argv.slice(2), process.cwd(), {
  out: (text) => void process.stdout.write(text),
  progress: (line) => void process.stderr.write(`${line}\n`),
});
