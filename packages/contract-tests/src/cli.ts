#!/usr/bin/env node
import { runCommand } from "./command.ts";

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  out: (text) => void process.stdout.write(text),
  progress: (line) => void process.stderr.write(`${line}\n`),
});
