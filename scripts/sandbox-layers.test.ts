import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folderOf, readLayers, readSources, type Source } from "./layers.ts";

const src = join(import.meta.dirname, "../packages/sandbox/src");

const layers = readLayers(src);
const sources = readSources(src);
const within = (folder: string): Source[] => sources.filter(({ path }) => path.startsWith(`${folder}/`));

describe("the layers of the sandbox", () => {
  test("at most ten layers, and no top-level files except the entries", () => {
    const entries = readdirSync(src, { withFileTypes: true });
    expect(layers.size).toBeLessThanOrEqual(10);
    expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([
      "README.md",
      "cli.ts",
      "index.ts",
    ]);
  });

  test("the domain imports no package", () => {
    expect(
      within("domain")
        .filter(({ packages }) => packages.length > 0)
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test("http uses the store only through the service", () => {
    const readers = within("http").filter(({ text }) =>
      /\bstore[.,}]|\bstore\s*:|[{,]\s*store\b|\["store"\]/.test(text),
    );
    expect(readers.map(({ path }) => path)).toEqual([]);
  });

  test("data of an organization uses its clock: few files use the sandbox clock", () => {
    const few = ["http/journal.ts", "http/security/api-keys.ts", "seed/organizations.ts", "service/restore.ts"];
    const others = ["http", "service", "seed", "outbox", "uploads"].flatMap(within);
    const naming = others.filter(
      ({ path, text }) => !path.includes(".test") && /\bclocks\b[^;]*\bsandbox\b/.test(text),
    );
    expect(naming.map(({ path }) => path).sort()).toEqual(few);
  });

  test("V1, V2 and V3 do not import each other", () => {
    const others = (version: string) => ["v1", "v2", "v3"].filter((one) => one !== version);
    for (const version of ["v1", "v2", "v3"])
      for (const { path, files, packages } of within(`http/${version}`))
        for (const other of others(version)) {
          expect(
            files.filter((file) => file.startsWith(`http/${other}/`)),
            path,
          ).toEqual([]);
          expect(
            packages.filter((name) => name.startsWith(`@assessment-api/${other}/`)),
            path,
          ).toEqual([]);
        }
  });

  test("code in http that all versions share names a version only in versions.ts, documents.ts and webhooks.ts", () => {
    const tables = ["http/versions.ts", "http/documents.ts", "http/webhooks.ts"];
    const common = within("http").filter(
      ({ path }) => !/^http\/(v\d|control)\/|test-d\.ts$/.test(path) && !tables.includes(path),
    );
    const strange = common.flatMap(({ path, files, packages }) =>
      [...files, ...packages]
        .filter((name) => /(^http\/|@assessment-api\/)v\d\//.test(name))
        .map((name) => `${path} imports ${name}`),
    );
    expect(strange).toEqual([]);
  });

  test("key headers and base paths of the versions are read from their documents", () => {
    const written = sources.filter(({ text }) =>
      /(X|Vendor)-Api-Key|origin\}?\/v\d/i.test(text.replace(/\/\*\*.*?\*\//gs, "")),
    );
    expect(written.map(({ path }) => path)).toEqual([]);
  });

  test.each(["fastify", "node:sqlite", "pg"])("%s is used in one layer only, apart from the process", (name) => {
    const users = sources.filter(({ packages }) => packages.includes(name)).map(({ path }) => folderOf(path));
    expect(new Set(users.filter((folder) => folder !== "process")).size).toBe(1);
  });
});
