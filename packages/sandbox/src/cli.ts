#!/usr/bin/env node
import { refuseOldNode } from "@assessment-api/runtime/node-version";

refuseOldNode(import.meta.url);
const { enableCompileCache } = await import("node:module");
// The compile cache halves the start time.
enableCompileCache();
const { run } = await import("./process/run.ts");

process.exitCode = await run(process.argv.slice(2));
