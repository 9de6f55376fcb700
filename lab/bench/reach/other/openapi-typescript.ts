import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const [file = "", folder = ""] = process.argv.slice(2);
const ast = await openapiTS(pathToFileURL(file), { silent: true });
writeFileSync(join(folder, "schema.d.ts"), astToString(ast));
