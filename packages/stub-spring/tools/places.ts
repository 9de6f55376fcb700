import { readFileSync } from "node:fs";
import { join } from "node:path";

/** This package's folder. */
export const home = join(import.meta.dirname, "..");

/** The version of this package, which is that of every module. */
export const { version }: { version: string } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
