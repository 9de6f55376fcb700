import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { publishedPackages, releasedPackages, root } from "./release/packages.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const withoutCode = (text: string) => text.replaceAll(/^```.*?^```/gms, "").replaceAll(/`[^`\n]*`/g, "");
/** Links to other files: inline, by reference, in HTML. */
const relativeLinksOf = (path: string) =>
  [...withoutCode(read(path)).matchAll(/\]\(\s*([^)\s]+)|^\[[^\]]+\]:\s*(\S+)|(?:href|src)="([^"]+)"/gm)]
    .map(([, inline, reference, html]) => inline ?? reference ?? html ?? "")
    .filter((link) => !/^([a-z][a-z+.-]*:|#)/i.test(link));

const published = releasedPackages()
  .map(({ folder }) => `packages/${folder}/README.md`)
  .filter((path) => existsSync(join(root, path)));
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

test("every package has a README", () => {
  expect(published).toEqual(releasedPackages().map(({ folder }) => `packages/${folder}/README.md`));
});

test.each(published)("%s has no link that leaves the package, which a registry's page could not follow", (path) => {
  expect(relativeLinksOf(path)).toEqual([]);
});

test.each(pages)("%s links only to files of the repository that are there", (path) => {
  const files = relativeLinksOf(path).map((link) => join(dirname(path), link.replace(/#.*/, "")));
  expect(files.filter((file) => file.startsWith("..") || !existsSync(join(root, file)))).toEqual([]);
});

const guides = readdirSync(join(root, "packages/docs/guides")).map((name) => `packages/docs/guides/${name}`);

test.each([...published, ...pages, ...guides])(
  "%s runs our commands by the name that npx finds without installation",
  (path) => {
    expect(read(path)).not.toMatch(/npx (-p \S+ )?assessment-api-/);
    expect(read(path)).not.toMatch(/(^|`)assessment-api-\w+ [a-z-]/m);
    const names = [...read(path).matchAll(/\bnpx (@[\w/-]+)/g)].map(([, name]) => name);
    expect(publishedPackages().map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  },
);
