import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { commands } from "./dev.ts";
import { publishedPackages, releasedPackages, root } from "./release/packages.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const withoutCode = (text: string) => text.replaceAll(/^```.*?^```/gms, "").replaceAll(/`[^`\n]*`/g, "");
const relativeLinksOf = (path: string) =>
  [...withoutCode(read(path)).matchAll(/\]\(\s*([^)\s]+)|^\[[^\]]+\]:\s*(\S+)|(?:href|src)="([^"]+)"/gm)]
    .map(([, inline, reference, html]) => inline ?? reference ?? html ?? "")
    .filter((link) => !/^([a-z][a-z+.-]*:|#)/i.test(link));

const published = releasedPackages()
  .map(({ folder }) => `packages/${folder}/README.md`)
  .filter((path) => existsSync(join(root, path)));
const pages = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "lab/README.md",
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

const anchorsOf = (path: string) =>
  [
    ...read(path)
      .replaceAll(/^```.*?^```/gms, "")
      .matchAll(/^#+ (.*)$/gm),
  ].map(([, heading = ""]) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, "")
      .replaceAll(" ", "-"),
  );

test.each(pages)("%s links only to headings that exist", (path) => {
  const missing = relativeLinksOf(path).filter((link) => {
    const [file = "", anchor] = link.split("#");
    const isGenerated = file.endsWith("assumptions.md");
    return anchor && file.endsWith(".md") && !isGenerated && !anchorsOf(join(dirname(path), file)).includes(anchor);
  });
  expect(missing).toEqual([]);
});

const guides = readdirSync(join(root, "packages/docs/guides")).map((name) => `packages/docs/guides/${name}`);

const texts = [...published, ...pages, ...guides];
const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
const pnpmOwn = ["add", "approve-builds", "exec", "install", "pack"];

test.each(texts)("%s names only existing commands of a clone", (path) => {
  const names = [...read(path).matchAll(/(?:^|`|\$ |: )pnpm ([a-z][\w:-]*)/gm)].map(([, name]) => name);
  expect([...scripts, ...pnpmOwn]).toEqual(expect.arrayContaining(names));
});

test.each(texts)("%s names only existing commands of `pnpm dev`", (path) => {
  const known = Object.keys(commands);
  const named = [...read(path).matchAll(/pnpm dev ([a-z][a-z-]*)(?: ([a-z-]+))?/g)].filter(
    ([, first = "", second = ""]) => !known.includes(first) && !known.includes(`${first} ${second}`),
  );
  expect(named.map(([text]) => text)).toEqual([]);
});

// No package is published before the first release. The jobs of docs/ci.md are for later.
test.each(texts.filter((path) => path !== "docs/ci.md"))("%s starts nothing that a registry has to have", (path) => {
  expect(read(path)).not.toMatch(/^(\$ )?(\w+=\S+ )*(npx @assessment-api\/|npm (i|install) \S*@assessment-api\/)/m);
});

test.each(texts)("%s calls our packages by the name that npx finds", (path) => {
  expect(read(path)).not.toMatch(/npx (-p \S+ )?assessment-api-/);
  expect(read(path)).not.toMatch(/(^|`)assessment-api-\w+ [a-z-]/m);
  const names = [...read(path).matchAll(/\bnpx (@[\w/-]+)/g)].map(([, name]) => name);
  expect(publishedPackages().map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});
