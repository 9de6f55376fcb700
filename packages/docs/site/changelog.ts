import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ApiDocument, shortTitle } from "./document.ts";
import { documentChanges } from "./document-changes.ts";
import { type Block, type Page, slug } from "./page.ts";
import { publishedDocuments } from "./published.ts";

const root = join(import.meta.dirname, "../../..");
const bumps = { major: "Breaking", minor: "Added", patch: "Fixed" } as const;
type Bump = keyof typeof bumps;

/**
 * Changelog of a document: pending changesets, the changelog of its package, and the review's findings between releases
 * and for the current document.
 */
export async function changelogPage(api: ApiDocument): Promise<Page> {
  const { name } = api;
  const pending = unreleased(name);
  const published = publishedDocuments(name);
  const last = published.at(-1);
  const file = join(root, "packages", name, "CHANGELOG.md");
  const released = existsSync(file)
    ? readFileSync(file, "utf8").replace(/^# .*\n/, "")
    : "Nothing has been released yet.";
  const blocks: Block[] = [
    ...(pending.length > 0 || last !== undefined
      ? [{ kind: "heading", level: 2, text: "Next release", id: "next" } as const]
      : []),
    ...(Object.keys(bumps) as Bump[]).flatMap((bump): Block[] => {
      const texts = pending.filter((change) => change.bump === bump).map(({ text }) => text);
      if (texts.length === 0) return [];
      return [
        { kind: "heading", level: 3, text: bumps[bump], id: `next-${bump}` },
        { kind: "prose", markdown: texts.map((text) => `- ${text.replaceAll("\n", "\n  ")}`).join("\n") },
      ];
    }),
    ...(last === undefined ? [] : await changed(`Since ${last.version}`, last.document, api.source, api)),
    { kind: "prose", markdown: released },
  ];
  for (const [index, { version, document }] of published.slice(1).entries()) {
    const before = published[index];
    if (before) blocks.push(...(await changed(`From ${before.version} to ${version}`, before.document, document, api)));
  }
  const summary = `Changes of the ${shortTitle(name)} document and of its packages.`;
  return {
    path: `${name}/changelog`,
    title: `Changelog of ${shortTitle(name)}`,
    summary,
    section: name,
    blocks,
    aside: [],
  };
}

async function changed(title: string, before: object, after: object, api: ApiDocument): Promise<Block[]> {
  return [
    { kind: "heading", level: 3, text: `${title}, in the document`, id: slug(title) },
    { kind: "prose", markdown: await documentChanges(before, after, api) },
  ];
}

function unreleased(name: string): { bump: Bump; text: string }[] {
  const folder = join(root, ".changeset");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .toSorted()
    .flatMap((file) => {
      const [, head = "", text = ""] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, file), "utf8")) ?? [];
      const bump = new RegExp(`^"@assessment-api/${name}": (major|minor|patch)$`, "m").exec(head)?.[1];
      return bump === undefined ? [] : [{ bump: bump as Bump, text: text.trim() }];
    });
}
