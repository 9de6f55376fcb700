import { expect, test } from "vitest";
import { documentOf } from "../test/client.ts";
import { readOperations } from "./documents.ts";
import { makeUp } from "./prism.ts";
import { choose } from "./response.ts";
import { versionNames } from "./versions.ts";

test.each(versionNames)(
  "for every success of %s that has a schema, other data than the example can be made up",
  async (name) => {
    const missing: string[] = [];
    for (const operation of await readOperations(documentOf(name))) {
      const choice = choose(operation, {}, undefined);
      if ("failure" in choice || choice.mediaType === undefined || choice.mediaType === "application/zip") continue;
      const made = makeUp(operation, choice, "one");
      expect(makeUp(operation, choice, "one")).toEqual(made);
      if (made === undefined) missing.push(`${operation.method} ${operation.path}`);
    }
    expect(missing).toEqual([]);
  },
);
