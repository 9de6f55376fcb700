import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Document, generateClient } from "@assessment-api/codegen";
import { contestantArguments, readDocument } from "../../documents.ts";

const { out, wanted } = contestantArguments();
for (const version of wanted) {
  const files = await generateClient(readDocument<Document>(version));
  const folder = join(out, version);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
