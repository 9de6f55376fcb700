import { expect, test } from "vitest";
import { temporaryFolder, write } from "../testing/repository.ts";
import { bumpsFor, mergeBumps } from "./bumps.ts";
import { checkChangesets, formatChangeset, parseChangeset, readChangesets } from "./changesets.ts";
import { demandOf, type Policies, readPolicies } from "./policies.ts";

const text = '---\n"@x/v2": minor\n"@x/mock": patch\n---\n\nMore than before.\n';

test("reads and writes a changeset without losing anything", () => {
  const { file, ...rest } = parseChangeset("a.md", text);
  expect({ file, ...rest }).toEqual({
    file: "a.md",
    bumps: { "@x/v2": "minor", "@x/mock": "patch" },
    text: "More than before.",
  });
  expect(formatChangeset(rest)).toBe(text);
});

test("a smaller changeset is not sufficient, and several add up", () => {
  const required = [
    { package: "@x/v2", bump: "major" },
    { package: "@x/mock", bump: "patch" },
  ] as const;
  const own = parseChangeset("a.md", text);
  expect(checkChangesets([own], [...required])).toEqual([
    "changesets are missing: major of @x/v2 (has minor). Run `pnpm review --write` to write them",
  ]);
  expect(
    checkChangesets([own, parseChangeset("b.md", '---\n"@x/v2": major\n---\n\nBreaks.\n')], [...required]),
  ).toEqual([]);
  expect(checkChangesets([parseChangeset("c.md", '---\n"@x/v2": major\n---\n\nTODO\n')], [...required])).toEqual([
    "c.md: the text is missing; replace its TODO",
  ]);
});

test("counts only changesets that are new to the base", () => {
  const [root, base] = [temporaryFolder(), temporaryFolder()];
  write(root, { ".changeset/old.md": text, ".changeset/new.md": text, ".changeset/README.md": "Read me." });
  write(base, { ".changeset/old.md": text });
  expect(readChangesets(root, base).map(({ file }) => file)).toEqual([".changeset/new.md"]);
  expect(readChangesets(root, undefined)).toHaveLength(2);
});

const policies: Policies = {
  versions: { v2: { policy: "stable", package: "@x/v2" }, v3: { policy: "preview", package: "@x/v3" } },
  carriers: ["@x/mock", "@x/not-there"],
  sdks: ["sdk-go", "sdk-java"],
};

test("a break is a major for its version and the SDKs, and a minor for carriers; in a preview it is a minor", () => {
  const root = temporaryFolder();
  for (const name of ["v2", "v3", "mock", "sdk-go"])
    write(root, { [`packages/${name}/package.json`]: JSON.stringify({ name: `@x/${name}` }) });
  const bumps = (version: string, worst: Parameters<typeof bumpsFor>[1]) =>
    bumpsFor(version, worst, policies, root).map(({ package: name, bump }) => `${name} ${bump}`);
  expect(bumps("v2", "sdk-breaking")).toEqual(["@x/v2 major", "@x/mock minor", "@x/sdk-go major"]);
  expect(bumps("v2", "additive")).toEqual(["@x/v2 minor", "@x/mock minor", "@x/sdk-go minor"]);
  expect(bumps("v2", "description")).toEqual(["@x/v2 patch", "@x/mock patch", "@x/sdk-go patch"]);
  expect(bumps("v3", "wire-breaking")).toEqual(["@x/v3 minor", "@x/mock minor", "@x/sdk-go minor"]);
  expect(bumps("v2", undefined)).toEqual([]);
  const merged = mergeBumps([
    ...bumpsFor("v3", "additive", policies, root),
    ...bumpsFor("v2", "wire-breaking", policies, root),
  ]);
  expect(merged.find(({ package: name }) => name === "@x/sdk-go")?.bump).toBe("major");
});

test("policies decide the consequence of a break", () => {
  expect(demandOf("frozen", "wire-breaking")).toBe("refused");
  expect(demandOf("frozen", "sdk-breaking")).toBe("acknowledgement");
  expect(demandOf("stable", "wire-breaking")).toBe("acknowledgement");
  expect(demandOf("preview", "wire-breaking")).toBe("nothing");
  expect(demandOf("stable", "additive")).toBe("nothing");
  const root = temporaryFolder();
  expect(() => readPolicies(root)).toThrow("specs/policies.yaml is missing");
  write(root, { "specs/policies.yaml": "versions: { v1: { policy: loose, package: a } }" });
  expect(() => readPolicies(root)).toThrow("/versions/v1/policy must be one of frozen, stable, preview");
});
