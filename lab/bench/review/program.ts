/** Reviews two bundled documents without bundling and printing. Prints the number of findings. */
import { readFileSync } from "node:fs";
import { enableCompileCache } from "node:module";

// Same compile cache as in the command; the environment selects it.
enableCompileCache();
const { reviewDocuments } = await import("@assessment-api/review");

const [before, after] = process.argv.slice(2, 4).map((path) => JSON.parse(readFileSync(path, "utf8")) as object);
if (!before || !after) throw new RangeError("two documents, please");
console.log((await reviewDocuments(before, after)).length);
