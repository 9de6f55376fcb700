import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { contestantArguments, readDocument } from "../../documents.ts";

const { out, wanted } = contestantArguments();
for (const version of wanted) {
  const ast = await openapiTS(readDocument<OpenAPI3>(version), { silent: true });
  const folder = join(out, version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "schema.d.ts"), astToString(ast));
}
