import { expect, test } from "vitest";
import { documentOf } from "../test/client.ts";
import { readDeclared } from "./declared.ts";
import { defaultNames } from "./defaults.ts";
import { readOperation } from "./documents.ts";
import { makeUp } from "./prism.ts";
import { choose } from "./response.ts";

test.each(defaultNames)("generates other data than the example for every success of %s with a schema", async (name) => {
  const missing: string[] = [];
  for (const declared of readDeclared(documentOf(name)).operations) {
    const choice = choose(declared, {}, undefined);
    if ("failure" in choice || choice.mediaType === undefined || choice.mediaType === "application/zip") continue;
    const operation = await readOperation(documentOf(name), declared);
    const made = makeUp(operation, choice, "one");
    expect(makeUp(operation, choice, "one")).toEqual(made);
    if (made === undefined) missing.push(`${operation.method} ${operation.path}`);
  }
  expect(missing).toEqual([]);
});
