import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundle } from "./repository/bundle.ts";
import { createRepository, edit, git, read, review, temporaryFolder, write } from "./testing/repository.ts";

const person = (version: string) => `specs/${version}/components/schemas/Person.yaml`;
test("a different spelling of the same document is fine", async () => {
  const root = createRepository();
  expect(await review(root)).toMatchObject({ code: 0, out: expect.stringContaining("No document changed") });
  git(root, "mv", person("v2"), "specs/v2/components/schemas/Human.yaml");
  git(root, "mv", "specs/v2/components/schemas/Human.yaml", person("v2"));
  edit(root, person("v2"), "    enum: [NEW, DONE]", "    enum:\n      - DONE\n      - NEW");
  const { code, out } = await review(root);
  expect(out).toContain("different spelling, same meaning");
  expect(code).toBe(0);
});

test("a break of a stable version is recorded, acknowledged, and settled after the merge", async () => {
  const root = createRepository();
  edit(root, person("v2"), "[NEW, DONE]", "[NEW, DONE, LATER]");
  const status = git(root, "status", "--porcelain");
  const first = await review(root);
  expect(first.code).toBe(1);
  expect(first.out).toContain(
    `enum-values-added · needs an acknowledgement · found by rules, values, types · ${person("v2")}:7`,
  );
  expect(first.out).toContain("Versions: @x/v2 major, @x/mock minor, @x/sdk-go major");
  const problems = first.out.split("\n").filter((line) => line.startsWith("✗ changesets"));
  expect(problems).toEqual([
    "✗ changesets are missing: major of @x/v2, @x/sdk-go; minor of @x/mock. Run `pnpm review --write` to write them",
  ]);
  expect(git(root, "status", "--porcelain")).toBe(status);

  const second = await review(root, "--write");
  expect(second.code).toBe(1);
  const [, file = ""] = /Written: (specs\/v2\/breaks\/\S+)/.exec(second.out) ?? [];
  expect(read(root, file)).toContain("expires: 2026-05-31");
  expect(second.out).toContain(`${file}: the migration is missing; replace its TODO`);
  expect(read(root, ".changeset/spec-v2.md")).toContain('"@x/v2": major\n"@x/mock": minor\n');

  edit(root, file, "TODO: why this break is worth it", "People come back later.");
  edit(root, file, "TODO: what users must do", "Expect LATER as a status.");
  const third = await review(root, "--write");
  expect(third.out).toContain(`acknowledged in ${file}`);
  expect(third.code).toBe(0);
  expect(read(root, ".changeset/spec-v2.md")).toMatch(/---\n\nExpect LATER as a status\.\n$/);

  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "Break");
  expect(await review(root)).toMatchObject({ code: 0 });
});

test("a removed member is shown at its place in the old file", async () => {
  const root = createRepository();
  const was = read(root, person("v2"));
  write(root, {
    [person("v2")]: `# A person.\n\n\n${was.replace("  name:\n    type: string\n", "").replace("[name]", "[]")}`,
  });
  const { out } = await review(root);
  const line = was.split("\n").indexOf("  name:") + 1;
  expect(out).toMatch(new RegExp(`property-removed .* ${person("v2")}:${line}\\b`));
});

test("additions are appended to the changeset, also to one of the base", async () => {
  const root = createRepository();
  const add = (version: string, name: string) =>
    edit(root, person(version), "  status:\n", `  ${name}:\n    type: string\n  status:\n`);
  const text = (version = "v2") => read(root, `.changeset/spec-${version}.md`);
  add("v2", "nickname");
  expect(await review(root, "--write")).toMatchObject({ code: 0 });
  expect(text()).toContain("Person.nickname");

  add("v2", "city");
  const forgotten = await review(root);
  expect(forgotten.code).toBe(1);
  expect(forgotten.out).toContain(".changeset/spec-v2.md does not mention: Person.city");
  expect(await review(root, "--write")).toMatchObject({ code: 0 });
  expect(text()).toMatch(/Person\.city[\s\S]*Person\.nickname/);
  expect(text().match(/Person\.nickname/g)).toHaveLength(1);

  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "First changes of the release");
  add("v2", "street");
  expect(await review(root)).toMatchObject({
    code: 1,
    out: expect.stringContaining("minor of @x/v2, @x/mock, @x/sdk-go"),
  });
  expect(await review(root, "--write")).toMatchObject({ code: 0 });
  expect(text()).toContain("Person.street");
  expect(await review(root, "--write")).toMatchObject({ code: 0 });

  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "Second change");
  edit(root, person("v3"), "[NEW, DONE]", "[NEW]");
  expect(await review(root, "--write")).toMatchObject({ code: 0 });
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "Break of a preview");
  edit(root, person("v3"), "  name:\n    type: string", "  name:\n    type: integer");
  expect(await review(root)).toMatchObject({ code: 1 });
  expect(await review(root, "--write")).toMatchObject({ code: 0 });
  expect(text("v3")).toContain("Person.name");
});

test("an addition after a release gets a new changeset", async () => {
  const root = createRepository();
  const file = ".changeset/spec-v2.md";
  write(root, { [file]: '---\n"@x/v2": minor\n"@x/mock": minor\n"@x/sdk-go": minor\n---\n\nV2: something earlier.\n' });
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "Earlier");
  rmSync(join(root, file));
  edit(root, "specs/v2/components/schemas/Person.yaml", "required:", "  city:\n    type: string\nrequired:");
  expect(await review(root, "--write")).toMatchObject({ code: 0 });
  expect(read(root, file)).toContain("Person.city");
  expect(read(root, file)).not.toContain("something earlier");
});

test("a manual changeset stays unchanged", async () => {
  const root = createRepository();
  edit(root, person("v2"), "  status:\n", "  nickname:\n    type: string\n  status:\n");
  const byHand = '---\n"@x/v2": minor\n"@x/mock": minor\n"@x/sdk-go": minor\n---\n\nPeople may have a second name.\n';
  write(root, { ".changeset/spec-v2.md": byHand });
  expect(await review(root, "--write")).toMatchObject({ code: 0 });
  expect(read(root, ".changeset/spec-v2.md")).toBe(byHand);
});

test("missing or outdated generated documents and missing files require action", async () => {
  const root = createRepository();
  const generate = async () => {
    const document = await bundle({ root, path: "specs/v2/openapi.yaml" });
    write(root, { "generated/v2.json": JSON.stringify(document) });
  };
  edit(
    root,
    "specs/policies.yaml",
    'package: "@x/v2" }',
    'package: "@x/v2", generated: generated/v2.json, files: [specs/v2/facts.yaml] }',
  );
  const missing = await review(root);
  expect(missing.code).toBe(1);
  expect(missing.out).toContain("✗ generated/v2.json is missing; generate it from specs/v2");
  expect(missing.out).toContain("✗ specs/v2/facts.yaml is missing; specs/policies.yaml names it as a file of v2");

  write(root, { "specs/v2/facts.yaml": "[]" });
  await generate();
  expect(await review(root)).toMatchObject({ code: 0 });

  edit(root, person("v2"), "    enum: [NEW, DONE]", "    description: Status.\n    enum: [NEW, DONE]");
  const old = await review(root);
  expect(old.code).toBe(1);
  expect(old.out).toContain("✗ generated/v2.json differs from specs/v2; generate it again");
  await generate();
  expect(await review(root)).toMatchObject({ code: 0 });
});

test("a frozen version rejects client breaks, a preview reports them", async () => {
  const root = createRepository();
  for (const version of ["v1", "v3"]) edit(root, person(version), "required: [name]", "required: []");
  write(root, {
    ".changeset/all.md":
      '---\n"@x/v1": major\n"@x/v3": minor\n"@x/mock": minor\n"@x/sdk-go": major\n---\n\nNames may be missing.\n',
  });
  const both = await review(root, "--format", "md");
  expect(both.code).toBe(1);
  expect(both.out).toContain("refused: this version is frozen");
  expect(both.out).toContain("reported: this version is a preview");
  expect(both.out).toContain("<summary>Compiler message</summary>");
  const { code } = await review(root, "--only", "v3");
  expect(code).toBe(0);
});

test("compares with a bundled document, in JSON", async () => {
  const root = createRepository();
  write(root, { "old.json": JSON.stringify({ openapi: "3.1.1", info: { title: "v2", version: "1" }, paths: {} }) });
  expect(await review(root, "--base", "old.json")).toMatchObject({
    code: 2,
    progress: expect.stringContaining("--only VERSION"),
  });
  const { code, out } = await review(root, "--base", "old.json", "--only", "v2", "--format", "json");
  expect(code).toBe(1);
  const report = JSON.parse(out);
  expect(report.versions[0].findings.map(({ rule }: { rule: string }) => rule)).toContain("operation-added");
  expect(report.bumps).toContainEqual({ package: "@x/v2", bump: "minor" });
});

test("compares with the document in a published tarball", async () => {
  const root = createRepository();
  const published = temporaryFolder();
  write(published, {
    "package.json": JSON.stringify({
      name: "@x/v2",
      version: "2.0.0",
      exports: { "./openapi.json": "./dist/openapi.json" },
    }),
    "dist/openapi.json": JSON.stringify({ openapi: "3.1.1", info: { title: "v2", version: "1" }, paths: {} }),
  });
  const { code, out } = await review(root, "--base", `npm:${published}`, "--only", "v2");
  expect(out).toContain("GET /people is new");
  expect(code).toBe(1);
  write(published, { "package.json": JSON.stringify({ name: "@x/v2", version: "2.0.0" }) });
  expect(await review(root, "--base", `npm:${published}`, "--only", "v2")).toMatchObject({
    code: 2,
    progress: expect.stringContaining("contains no openapi.json"),
  });
});

test("an invalid document is not reviewed", async () => {
  const root = createRepository();
  edit(root, "specs/v2/paths/people.yaml", "operationId", "operation");
  const { code, progress } = await review(root);
  expect(code).toBe(2);
  expect(progress).toMatch(
    /specs\/v2\/openapi.yaml is not valid; fix it first:\n {2}specs\/v2\/paths\/people\.yaml:2 .*"operation" is not a field of an operation.*\n$/,
  );
});

test("a document with changed texts or examples only is not validated again", async () => {
  const root = createRepository();
  edit(root, "specs/v2/paths/people.yaml", "operationId", "operation");
  git(root, "commit", "--all", "--quiet", "--message", "Not valid");
  edit(root, person("v2"), "type: object", "type: object\ndescription: Somebody.");
  const { code, out } = await review(root, "--base", "HEAD");
  expect(out).toContain("`description` changed");
  expect(code).toBe(0);
  edit(root, person("v2"), "[NEW, DONE]", "[NEW]");
  expect(await review(root, "--base", "HEAD")).toMatchObject({
    code: 2,
    progress: expect.stringContaining("not valid"),
  });
});

test("explains a missing base", async () => {
  const root = createRepository();
  edit(root, person("v2"), "NEW, DONE", "NEW, DONE, LATER");
  git(root, "commit", "--all", "--quiet", "--message", "Second");
  expect(await review(root, "--base", "origin/next")).toMatchObject({
    code: 2,
    progress: expect.stringContaining("origin/next is missing; run `git fetch origin next:refs/remotes/origin/next`"),
  });
  const folder = temporaryFolder();
  git(folder, "clone", "--quiet", "--depth=1", "--branch=main", `file://${root}`, "shallow");
  const shallow = `${folder}/shallow`;
  git(root, "checkout", "--quiet", "-b", "side", "HEAD~1");
  git(root, "commit", "--quiet", "--allow-empty", "--message", "Third");
  git(shallow, "fetch", "--quiet", "--depth=1", "origin", "side:refs/remotes/origin/side");
  expect(await review(shallow, "--base", "origin/side")).toMatchObject({
    code: 2,
    progress: expect.stringContaining("`git fetch --unshallow origin` fetches the rest"),
  });
  write(folder, { "specs/policies.yaml": read(root, "specs/policies.yaml") });
  expect(await review(folder)).toMatchObject({
    code: 2,
    progress: expect.stringContaining("not a git repository; name the old document"),
  });
});

test("an undecided change fails only a frozen version, until it is acknowledged", async () => {
  const root = createRepository();
  for (const version of ["v1", "v2"])
    edit(root, person(version), "  name:\n    type: string", '  name:\n    type: string\n    pattern: "^(?!qqx).*$"');
  git(root, "commit", "--all", "--quiet", "--message", "Pattern");
  git(root, "checkout", "--quiet", "-b", "side");
  for (const version of ["v1", "v2"]) edit(root, person(version), "(?!qqx)", "(?!qqy)");
  write(root, {
    ".changeset/all.md":
      '---\n"@x/v1": minor\n"@x/v2": minor\n"@x/mock": minor\n"@x/sdk-go": minor\n---\n\nAnother pattern.\n',
  });
  const stable = await review(root, "--base", "main", "--only", "v2");
  expect(stable.out).toContain("undecided: check whether it is intended");
  expect(stable.code).toBe(0);
  const frozen = await review(root, "--base", "main");
  expect(frozen.code).toBe(1);
  expect(frozen.out).toContain("undecided      Person.name: `pattern`");
});

test.each([
  [["--format", "pdf"], "unknown format pdf; choose from table, md, json, github, sarif, html"],
  [["--bas", "x"], "unknown option '--bas'; see --help"],
  [["--only", "v9"], "unknown version v9"],
])("refuses %j with one line", async (args, message) => {
  expect(await review(createRepository(), ...args)).toMatchObject({
    code: 2,
    progress: expect.stringContaining(message),
  });
});

test("prints its help", async () => {
  expect(await review("/nowhere", "--help")).toMatchObject({ code: 0, out: expect.stringContaining("--write") });
});
