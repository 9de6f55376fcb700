import { readFileSync } from "node:fs";
import { join } from "node:path";

export const home = join(import.meta.dirname, "..");

export const { version }: { version: string } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
