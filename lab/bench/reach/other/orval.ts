import { existsSync } from "node:fs";
import { join } from "node:path";
import { generate } from "orval";

const [file = "", folder = ""] = process.argv.slice(2);
const target = join(folder, "client.ts");
await generate({ input: { target: file }, output: { target, client: "fetch", mode: "single" } });
// orval logs errors to the console and does not throw.
if (!existsSync(target)) throw new Error("wrote nothing");
