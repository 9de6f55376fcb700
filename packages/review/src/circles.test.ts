import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
const imports = new Map(
  files.map((file) => [
    file,
    [...readFileSync(join(root, file), "utf8").matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)].map(([, path = ""]) =>
      join(dirname(file), path),
    ),
  ]),
);

/** The way from a file back to itself through imports, types included. */
function circleOf(file: string, way: string[] = []): string[] | undefined {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  for (const next of imports.get(file) ?? []) {
    const circle = circleOf(next, [...way, file]);
    if (circle) return circle;
  }
  imports.set(file, []); // Leads to no circle, whoever asks next.
  return undefined;
}

test("no file imports itself through others", () => {
  expect(files.length).toBeGreaterThan(50);
  const circles = files.flatMap((file) => circleOf(file)?.join(" → ") ?? []);
  expect([...new Set(circles)]).toEqual([]);
});
