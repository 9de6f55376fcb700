#!/usr/bin/env node
import { refuseOldNode } from "@assessment-api/runtime/node-version";

refuseOldNode(import.meta.url);
// Loaded after the check: an older Node may lack what it imports.
const { enableCompileCache } = await import("node:module");
// Node keeps compiled code for the next run, which starts in about half of the time.
enableCompileCache();
const { run } = await import("./process/run.ts");

process.exitCode = await run(process.argv.slice(2));
