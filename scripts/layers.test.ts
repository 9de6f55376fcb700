/** The README of a layered package has a table of folders with their allowed imports. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readLayers, readSources, strangeImports } from "./layers.ts";

const folderOfSources = (path: string) => join(import.meta.dirname, "../packages", path);
const sourcesOf = (name: string) => folderOfSources(`${name}/src`);

describe.each(["contract-tests/src", "sandbox/src", "review/src", "mock/src", "console/web"])(
  "the layers of %s",
  (path) => {
    const src = folderOfSources(path);
    const sources = readSources(src);
    const layers = readLayers(src);

    test("the map in README.md names every folder", () => {
      const folders = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());
      const named = [...layers.keys()].filter((name) => !name.includes("."));
      expect(named.sort()).toEqual(folders.map((entry) => entry.name).sort());
    });

    test.each([...layers])("%s imports no layer but %j", (folder, allowed) => {
      expect(strangeImports(sources, folder, allowed)).toEqual([]);
    });

    test("a layer may import only layers above it in the table", () => {
      const order = [...layers.keys()];
      for (const [folder, allowed] of layers)
        for (const one of allowed === "all" ? [] : allowed)
          expect(order.indexOf(one), `${folder} may import ${one}`).toBeLessThan(order.indexOf(folder));
    });
  },
);

test("a part of a view of the console imports no view", () => {
  const parts = readSources(folderOfSources("console/web")).filter(({ path }) => /^views\/.+\//.test(path));
  const upwards = parts.flatMap(({ path, files }) =>
    files.filter((file) => /^views\/[^/]+$/.test(file)).map((file) => `${path} imports ${file}`),
  );
  expect(parts).not.toEqual([]);
  expect(upwards).toEqual([]);
});

describe("contract tests of any document", () => {
  const sources = readSources(sourcesOf("contract-tests"));
  const versions = ["v1", "v2", "v3", "control"];
  const operationIds = versions.flatMap((version) => {
    const { paths } = JSON.parse(readFileSync(join(sourcesOf(version), "generated/openapi.json"), "utf8")) as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    return Object.values(paths).flatMap((one) => Object.values(one).flatMap(({ operationId }) => operationId ?? []));
  });
  /** // The command names the published documents, and fixtures serve them. */
  const mayKnow = /^(lives|command|testing)\//;
  const words = new Set([...versions, ...operationIds]);
  const named = sources.flatMap(({ path, text }) =>
    [...text.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, "").matchAll(/"(\w+)"/g)]
      .filter(([, word = ""]) => words.has(word))
      .map(([, word]) => `${path} knows ${word}`),
  );

  test("name a version or its operations only in lives/", () => {
    // The version of a Standard Webhooks signature, not of the API.
    const signature = "receiver/signature-checks.ts knows v1";
    expect(named.filter((one) => !mayKnow.test(one) && one !== signature)).toEqual([]);
    expect(named.filter((one) => one.startsWith("lives/"))).not.toEqual([]);
  });
});
