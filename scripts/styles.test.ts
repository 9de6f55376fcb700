import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folders = ["packages/console/web/style", "packages/docs/web/style"];
const files = [
  ...folders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)),
  "packages/html/src/report-style.ts",
  "packages/mock/src/index-page-assets.ts",
  "packages/sandbox/src/http/pages/style.ts",
];

/** More than 3 rem is room for a header or the end of a page, which no token has. */
const isRoom = (length: string): boolean => length.endsWith("rem") && Number.parseFloat(length) > 3;

/** Lengths of declarations that should be tokens: sizes of text, radii, paddings, margins and gaps. */
function lengthsIn(css: string): string[] {
  const declarations = css.matchAll(
    /(?<=[{;\s])(font(?:-size)?|[\w-]*radius|(?:padding|margin|[\w-]*gap)[\w-]*):([^;{}]+)/g,
  );
  return [...declarations].flatMap(([all, , value = ""]) =>
    (value.match(/(?<![\w-])-?\d*\.?\d+(?:px|rem)/g) ?? []).some((one) => !isRoom(one)) ? [all.trim()] : [],
  );
}

test.each(files)("%s takes sizes, distances and radii from the tokens", (file) => {
  expect(lengthsIn(readFileSync(join(root, file), "utf8"))).toEqual([]);
});

test("a length is found, and a token or the room of a header is not", () => {
  const css =
    "a { font: 650 .75rem/1 x; padding: 0 var(--gap-1); border: 1px solid; } b { border-radius: 3px; margin-top: 5rem }";
  expect(lengthsIn(css)).toEqual(["font: 650 .75rem/1 x", "border-radius: 3px"]);
});

test("there are five sizes of text, one radius and one accent", () => {
  const tokens = readFileSync(join(root, "packages/html/src/tokens.ts"), "utf8").split("@media")[0] ?? "";
  const named = (pattern: RegExp) => tokens.match(pattern) ?? [];
  expect(named(/--(small|normal|large|title|display): [\d.]+rem;/g)).toHaveLength(5);
  expect(named(/--[\w-]*radius[\w-]*:/g)).toHaveLength(1);
  expect(named(/--accent:/g)).toHaveLength(1);
  const gaps = named(/--gap-\d+: [\d.]+rem;/g).map((one) => Number(/: ([\d.]+)/.exec(one)?.[1]) * 16);
  expect(gaps.filter((pixels) => pixels % 4 !== 0)).toEqual([]);
});
