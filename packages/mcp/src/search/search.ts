import { docsFile } from "@assessment-api/docs";
import { createFinder, type Found } from "@assessment-api/docs/find";

const HITS = 8;
/** Maximum characters of a response. */
const LONGEST = 8_000;

const textOf = (path: string): string | undefined => {
  const file = docsFile(path);
  return file?.status === 200 ? file.text : undefined;
};

/** The documentation is not built; only possible in a checkout. */
export class NotBuilt extends Error {
  override name = "NotBuilt";
}

/**
 * Creates the search of the documentation. A query is text, a page (`v2/createInvitation`, `guides/webhooks#retries`)
 * or an assumption id. Returns Markdown of limited length.
 */
export function createSearch(): (query: string) => string {
  const index = textOf("search.json");
  if (index === undefined) throw new NotBuilt(docsFile("search.json")?.text ?? "The documentation is missing.");
  const find = createFinder(JSON.parse(index) as Found[]);

  return (query) => {
    const wanted = query.trim();
    if (/^A-[A-Z0-9]+-\d+$/.test(wanted)) return assumption(wanted);
    const [path = "", part] = wanted.replace(/\.(md|html)$/, "").split("#");
    const page = /^[\w/-]+$/.test(path) ? textOf(`${path}.md`) : undefined;
    if (page !== undefined) return bounded(part === undefined ? forReaders(page) : partOf(page, part), path);
    const hits = find(wanted).slice(0, HITS);
    if (hits.length === 0) return "No results. Try fewer or other words.";
    const gist = gistOf(hits);
    return [...hits.map(hitLine), ...(gist === "" ? [] : ["", gist])].join("\n");
  };
}

function hitLine({ href, title, section }: Found): string {
  const summary = summaryOf(textOf(`${href.split("#")[0]}.md`) ?? "");
  const call = /^(v1|v2|v3|control)\/(\w+)$/.exec(href);
  const endpoint = call === null ? undefined : /^`([A-Z]+ \/[^`]*)`$/m.exec(textOf(`${href}.md`) ?? "")?.[1];
  if (endpoint !== undefined) return `${href} · ${endpoint} · ${title}: ${summary}`;
  return `${href} · ${title}${href.includes("#") || section === "" ? "" : `: ${summary}`}`;
}

const summaryOf = (page: string): string => {
  const [, summary = ""] = page.split("\n\n");
  return summary.replaceAll("\n", " ").slice(0, 140);
};

function gistOf(hits: readonly Found[]): string {
  const call = hits.map(({ href }) => /^(v1|v2|v3|control)\/(\w+)$/.exec(href)).find((match) => match !== null);
  const page = call && textOf(`${call[0]}.md`);
  if (!page) return "";
  const parts = sections(page).filter(({ title }) => title in places);
  const params = parts.flatMap(({ title, text }) => (places[title] ? `${places[title]}: { ${namesIn(text)} }` : []));
  const body = parts.some(({ title }) => title === "Request body") ? ["body"] : [];
  const init = [...(params.length > 0 ? [`params: { ${params.join(", ")} }`] : []), ...body].join(", ");
  const lines = parts.map(({ title, text }) => `${title}: ${withoutLinks(text).trim()}`);
  return [`${call[1]}.${call[2]}(${init && `{ ${init} }`})`, ...lines].join("\n").slice(0, LONGEST / 2);
}

const places: Readonly<Record<string, string | undefined>> = {
  "Path parameters": "path",
  "Query parameters": "query",
  "Request body": undefined,
};

const namesIn = (text: string): string => Array.from(text.matchAll(/^- `([^`]+)`/gm), ([, name]) => name).join(", ");

/** Removes link objects, which clients of this server do not follow. */
const withoutLinks = (text: string): string => text.replace(/^( *)- `_links` .*\n(?:\1 +.*\n)*/gm, "");

interface Section {
  readonly title: string;
  readonly text: string;
}

const sections = (page: string): Section[] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf("\n");
      return { title: part.slice(0, end), text: part.slice(end + 1) };
    });

/** Removes samples in other languages and the uniform error examples. */
function forReaders(page: string): string {
  return withoutLinks(page)
    .replace(/^(curl|Python|Java|Go):\n\n```\w+\n[\s\S]*?\n```\n+/gm, "")
    .replace(/^## Example responses\n[\s\S]*?(?=^## |(?![\s\S]))/m, "")
    .replace(/^(4\d\d|5\d\d|Error) \w+:\n\n```json\n[\s\S]*?\n```\n+/gm, "");
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[`'’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** @returns the section up to the next heading of its level */
function partOf(page: string, part: string): string {
  const lines = page.split("\n");
  const levelOf = (line: string) => /^(#+) /.exec(line)?.[1]?.length ?? 0;
  const start = lines.findIndex((line) => levelOf(line) > 0 && slug(line.replace(/^#+ /, "")) === part);
  if (start === -1) return forReaders(page);
  const level = levelOf(lines[start] ?? "");
  const length = lines.slice(start + 1).findIndex((line) => levelOf(line) > 0 && levelOf(line) <= level);
  return lines.slice(start, length === -1 ? undefined : start + 1 + length).join("\n");
}

function assumption(id: string): string {
  const line = (textOf("assumptions.md") ?? "").split("\n").find((one) => one.includes(id));
  return line ?? `Unknown assumption ${id}.`;
}

function bounded(text: string, path: string): string {
  if (text.length <= LONGEST) return text;
  const rest = sections(text.slice(text.lastIndexOf("\n## ", LONGEST))).map(({ title }) => `${path}#${slug(title)}`);
  const cut = Math.max(text.lastIndexOf("\n", LONGEST), 0);
  return `${text.slice(0, cut)}\n\n… cut. Parts: ${rest.join(", ")}`;
}
