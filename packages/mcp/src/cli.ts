#!/usr/bin/env node
import { refuseOldNode } from "@assessment-api/runtime/node-version";

refuseOldNode(import.meta.url);
// Imported after the check: an older Node may lack its dependencies.
const { enableCompileCache } = await import("node:module");
enableCompileCache();
const { run } = await import("./command/run.ts");

process.exitCode = await run(process.argv.slice(2));
