import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { generateClient, generateServer } from "./index.ts";
import { library } from "./testing/library.ts";

const emitters = globSync("*/emit-*.ts", { cwd: import.meta.dirname }).filter((path) => !path.endsWith(".test.ts"));

test("each generated file has an emitter of the same name, and vice versa", async () => {
  const books = { type: "array", items: { $ref: "#/components/schemas/Book" } };
  const get = {
    operationId: "listAll",
    responses: { 200: { description: "Books.", content: { "application/json": { schema: books } } } },
  };
  const withList = { ...library, paths: { ...library.paths, "/all": { get } } } as typeof library;
  const files = {
    ...(await generateClient(withList)),
    ...(await generateServer(withList, { types: false, msw: true })),
  };
  // `responses/` has a file per schema.
  const names = Object.keys(files).filter((name) => !name.includes("/"));
  const stems = new Set(names.map((name) => name.replace(/(\.gen)?(\.d)?\.[jt]s$/, "")));
  expect(emitters.map((path) => basename(path, ".ts").replace("emit-", "")).sort()).toEqual([...stems].sort());
  expect([...new Set(emitters.map(dirname))].sort()).toEqual(["client", "server", "types"]);
});

/** Allowed imports per stage. `index.ts` and the command may import all. */
const below: Record<string, string[]> = {
  code: [],
  document: ["code"],
  types: ["code", "document"],
  validators: ["code", "document"],
  client: ["code", "document", "types", "validators"],
  server: ["code", "document", "validators"],
};

test.each(Object.entries(below))("%s imports only lower layers", (stage, allowed) => {
  const files = globSync(`${stage}/**/*.ts`, { cwd: import.meta.dirname }).filter((path) => !path.endsWith(".test.ts"));
  expect(files).not.toEqual([]);
  for (const path of files) {
    const text = readFileSync(join(import.meta.dirname, path), "utf8");
    for (const [, target = ""] of text.matchAll(/^(?:import|export|\} from) .*?"(\.[^"]+)";$/gm)) {
      const [folder = ""] = normalize(join(dirname(path), target)).split("/");
      expect([stage, ...allowed], `${path} imports ${target}`).toContain(folder);
    }
  }
});
