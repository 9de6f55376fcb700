import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { contestantArguments, root } from "../../documents.ts";

const { out, wanted } = contestantArguments();
for (const version of wanted) {
  const spec = pathToFileURL(join(root, "specs", version, "openapi.yaml"));
  const ast = await openapiTS(spec, { silent: true });
  const folder = join(out, version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "schema.d.ts"), astToString(ast));
}
