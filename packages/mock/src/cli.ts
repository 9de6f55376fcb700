#!/usr/bin/env node
import { refuseOldNode } from "@assessment-api/runtime/node-version";

refuseOldNode(import.meta.url);
// Imported after the check: these modules do not load on older Node versions.
const { enableCompileCache } = await import("node:module");
// Halves the start time of later runs.
enableCompileCache();
const { run } = await import("./command.ts");

process.exitCode = await run(process.argv.slice(2));
