#!/usr/bin/env node
import { refuseOldNode } from "./node-version.ts";

refuseOldNode();
// Loaded after the check: an older Node may lack what it imports.
const { run } = await import("./process/run.ts");

process.exitCode = await run(process.argv.slice(2));
