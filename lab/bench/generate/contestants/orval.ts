import { join } from "node:path";
import { generate } from "orval";
import { contestantArguments, documentPath } from "../../documents.ts";

const { out, wanted } = contestantArguments();
for (const version of wanted) {
  await generate({
    input: { target: documentPath(version) },
    output: {
      target: join(out, version, "client.ts"),
      client: "fetch",
      mode: "single",
      baseUrl: { getBaseUrlFromSpecification: true },
    },
  });
}
