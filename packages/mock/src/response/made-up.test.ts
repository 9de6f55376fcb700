import { expect, test } from "vitest";
import { documentOf } from "../../test/client.ts";
import { readOperations } from "../document/document.ts";
import { versionNames } from "../versions.ts";
import { choose } from "./choice.ts";
import { makeUp } from "./made-up.ts";

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
