import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { consoleFiles, consoleHeaders, consolePage } from "./index.ts";

const files = consoleFiles();
const isBuilt = !files.has("not-built.css");

test("the page loads only existing files", () => {
  const names = [...consolePage().matchAll(/ (?:src|href)="\/console\/([^"]+)"/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect([...files.keys()]).toContain(name);
});

test("the page has no inline scripts or styles, which its policy would refuse", () => {
  expect(consolePage()).not.toMatch(/<style| style="| on[a-z]+="|<script(?![^>]* src=)/);
  expect(consoleHeaders["content-security-policy"]).not.toContain("unsafe");
});

test.runIf(isBuilt)("the first load is at most 120 kB, compressed", () => {
  const sizes = [consolePage(), ...[...files.values()].map(({ text }) => text)].map((text) => gzipSync(text).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(120_000);
});

test.runIf(isBuilt)("everything comes from the sandbox", () => {
  for (const { text } of files.values()) expect(text).not.toMatch(/@import|url\(["']?https?:|import\(["']https?:/);
});
