import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contestants } from "./programs.ts";
import { types } from "./types.ts";

const book = { type: "object", required: ["title"], properties: { title: { type: "string" } } };
const json = (schema: object) => ({ 200: { description: "Fine.", content: { "application/json": { schema } } } });
const document = {
  openapi: "3.0.3",
  info: { title: "Books", version: "1" },
  servers: [{ url: "https://api.example.com" }],
  paths: {
    "/books": { get: { operationId: "listBooks", responses: json({ type: "array", items: book }) } },
    "/shelves/{id}/book": {
      get: {
        operationId: "shelf/get-book",
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "integer" } },
          { name: "sort", in: "query", required: true, schema: { type: "string", enum: ["title", "year"] } },
        ],
        responses: json(book),
      },
    },
  },
};

test("measures each client with the same calls and completes their results", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "bench-types-"));
  const file = join(folder.path, "books.json");
  writeFileSync(file, JSON.stringify(document));
  const { data, tables } = await types.run({ runs: 1, documents: [file], progress() {} });
  const [{ figures, failures }] = data.measured as [{ figures: Record<string, unknown>[]; failures: unknown[] }];
  expect(failures).toEqual([]);
  expect(figures.map(({ contestant }) => contestant)).toEqual([...contestants]);
  for (const one of figures) {
    expect(one).toMatchObject({ calls: 2, completions: 1 });
    expect(one.cpuMs).toBeGreaterThan(0);
    expect(one.instantiations).toBeGreaterThan(0);
    expect(one.memoryMb).toBeGreaterThan(0);
  }
  expect(tables[0]?.rows).toHaveLength(contestants.length);
});
