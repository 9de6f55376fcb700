import { existsSync } from "node:fs";
import { join } from "node:path";
import { generate } from "orval";

const [file = "", folder = ""] = process.argv.slice(2);
const target = join(folder, "client.ts");
await generate({ input: { target: file }, output: { target, client: "fetch", mode: "single" } });
// orval does not throw; it logs errors to the console.
if (!existsSync(target)) throw new Error("wrote nothing");
