import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const store = join(import.meta.dirname, "..");
const sources = globSync(["*.ts", "postgres/**/*.ts"], { cwd: store }).filter((name) => !name.endsWith(".test.ts"));

/** Optional SQL that makes statements faster; the suite runs with and without it. */
const SWITCHED = /plain \? "" : "[^"]*"/g;

test.each(sources)("no statement of %s needs features that other engines with PostgreSQL's protocol lack", (name) => {
  const text = readFileSync(join(store, name), "utf8")
    .replace(/\/\*\*.*?\*\/|^\s*\/\/[^\n]*$/gms, "")
    .replace(SWITCHED, "");
  expect(text).not.toMatch(/advisory|\bLISTEN\b|\bNOTIFY\b|SKIP LOCKED|FOR SHARE|LOCK TABLE/);
});
