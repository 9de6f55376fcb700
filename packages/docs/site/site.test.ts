import { existsSync, readdirSync, readFileSync } from "node:fs";
import { html } from "@assessment-api/html";
import { beforeAll, expect, test } from "vitest";
import { createFinder } from "../src/find.ts";
import { policy } from "../src/site.ts";
import { documentNames, readDocument } from "./document.ts";
import { documentChanges } from "./document-changes.ts";
import { publishedDocuments } from "./published.ts";
import { samplesOf } from "./samples.ts";
import { siteFiles } from "./site.ts";

const inHtml = (text: string) => String(html`${text}`);

let files: Map<string, string>;
beforeAll(async () => {
  const all = await siteFiles();
  files = new Map([...all].map(([path, content]) => [path, String(content)]));
});

const pages = () => [...files].filter(([path]) => path.endsWith(".html"));

test.each(documentNames)("%s has a page for each operation and webhook, and each has a Markdown twin", (name) => {
  for (const { id, summary } of readDocument(name).operations) {
    expect(files.get(`${name}/${id}.html`)).toContain(`<h1>${inHtml(summary)}</h1>`);
    expect(files.get(`${name}/${id}.md`)).toMatch(new RegExp(`^# ${summary}\\n`));
  }
});

test.each(documentNames)("the collection of %s calls what the samples in curl call, with the same body", (name) => {
  interface Item {
    readonly name: string;
    readonly item?: Item[];
    readonly request?: {
      method: string;
      url: { raw: string; variable?: { key: string; value: string }[] };
      body?: { raw?: string };
    };
  }
  const leaves = (one: Item): Item[] => one.item?.flatMap(leaves) ?? [one];
  const { item, variable } = JSON.parse(files.get(`${name}/postman.json`) ?? "{}");
  const baseUrl = variable.find(({ key }: { key: string }) => key === "baseUrl").value;
  const made = (item as Item[]).flatMap(leaves).map(({ name: title, request }) => {
    const path = request?.url.variable?.reduce((raw, { key, value }) => raw.replace(`:${key}`, value), request.url.raw);
    return {
      title,
      method: request?.method,
      url: (path ?? request?.url.raw ?? "").replace("{{baseUrl}}", baseUrl),
      body: request?.body?.raw,
    };
  });
  const api = readDocument(name);
  const operations = api.operations.filter(({ kind }) => kind === "operation");
  expect(made).toHaveLength(operations.length);
  for (const operation of operations) {
    const one = made.find(({ title, method }) => title === operation.summary && method === operation.method);
    const [curl] = samplesOf(api, operation);
    expect(curl?.text).toContain(`'${one?.url}'`);
    // A unique number is a variable here and a command in curl.
    const parts = one?.body?.split("{{$timestamp}}").map((part) => part.replaceAll("'", `'\\''`));
    expect((parts ?? []).filter((part) => !curl?.text.includes(part))).toEqual([]);
  }
});

test("every link leads to a file of the site and to an id in it, in Markdown too", () => {
  const wrong: string[] = [];
  for (const [path, text] of files) {
    if (!/\.(html|md)$/.test(path) && path !== "llms.txt") continue;
    const links = path.endsWith(".html") ? text.matchAll(/ href="([^"]*)"/g) : text.matchAll(/\]\(([^)\s]+)\)/g);
    for (const [, href = ""] of links) {
      if (/^(data|https?|mailto):/.test(href) || /^site\.|\/site\./.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site/${path}`);
      const target = files.get(pathname.slice(1));
      const id = decodeURIComponent(hash.slice(1));
      if (target === undefined || (id !== "" && path.endsWith(".html") && !target.includes(`id="${id}"`)))
        wrong.push(`${path}: ${href}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("a page states needs of its samples, changing values and the result of a second run", () => {
  expect(files.get("control/submitAssessment.md")).toMatch(/First, on the demo data: \[.*startAssessment/);
  expect(files.get("control/submitAssessment.md")).toContain("A second run gets `409`: Cannot submit");
  expect(files.get("control/getFault.md")).toMatch(/Replace `flt_5Gy1Wm8C` with your own identifier.*createFault/);
  expect(files.get("v1/createCandidate.md")).toContain("Each run replaces `20417` with a new number.");
  expect(files.get("v1/createCandidate.html")).toContain(' data-fresh="20417"');
  expect(files.get("v2/deleteTeam.md")).toContain("A second run gets `404`: There is no team with the id");
  expect(files.get("v2/getCandidate.md")).not.toMatch(/A second run|First, on|new number/);
});

test("no page has an inline script or style, or loads external resources", () => {
  for (const [path, page] of pages()) {
    expect(page, path).toContain(`content="${inHtml(policy)}"`);
    expect(page, path).not.toMatch(
      /<style|<script(?! type="module" src=)| style="| on\w+="|<(img|iframe|link|script)[^>]* (src|href)="(https?:)?\/\//,
    );
  }
});

test("a page names an id once, and is small", () => {
  for (const [path, page] of pages()) {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length, path).toBe(new Set(ids).size);
    expect(page.length, path).toBeLessThan(250_000);
  }
});

test.each(["v1", "sdk-python", "sdk-java", "sdk-go", "sdk-rust"])(
  "the guide shows the receiver of %s, which its tests run",
  (name) => {
    const receivers = (folder: URL) =>
      [...readFileSync(folder, "utf8").matchAll(/^```\w+\n.*?^```/gms)]
        .map(([block]) => block)
        .filter((block) => /verify\w*webhook|webhooks(\.|::)verif/i.test(block));
    const [receiver, ...others] = receivers(new URL(`../../${name}/README.md`, import.meta.url));
    expect(others).toEqual([]);
    expect(receivers(new URL("../guides/webhooks.md", import.meta.url))).toContain(receiver);
  },
);

test.each(["python", "java", "go", "rust"])(
  "the first program in %s is that of its README, which its tests run",
  (language) => {
    const first = (file: string) =>
      new RegExp(`^\`\`\`${language}\\n.*?^\`\`\``, "ms").exec(
        readFileSync(new URL(file, import.meta.url), "utf8"),
      )?.[0];
    expect(first("../guides/getting-started.md")).toBe(first(`../../sdk-${language}/README.md`));
    const page = files.get("guides/getting-started.html") ?? "";
    expect(page.match(/<div class="tabs" data-label="Language">/g)).toHaveLength(1);
  },
);

test("a guide links to its headings and to neighbouring guides", () => {
  const page = files.get("guides/pages.html") ?? "";
  const { groups } = /<nav class="on-page"[^>]*>(?<links>.*?)<\/nav>/s.exec(page) ?? {};
  const headings = [...page.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  expect([...(groups?.links ?? "").matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(headings);
  expect(page).toContain('<a rel="prev" href="../guides/authentication.html">Previous: Authentication</a>');
  expect(page).toContain('<a rel="next" href="../guides/errors.html">Next: Errors</a>');
});

test("every guide is in the contents", () => {
  const texts = readdirSync(new URL("../guides/", import.meta.url)).map((file) => file.replace(/\.md$/, ""));
  for (const name of texts) expect(files.has(name === "index" ? "index.html" : `guides/${name}.html`), name).toBe(true);
});

test("fields show type, limits, values, and the decision of an assumption", () => {
  const page = files.get("v2/listCandidates.md") ?? "";
  expect(page).toContain("- `count` (integer, at least 1, at most 100, default 10): ");
  expect(page).toMatch(/- `status` \(array of strings.*One of `NEW`, /);
  expect(files.get("v2/listCandidates.html")).toMatch(/<a class="assumption" href="..\/assumptions.html#A-V2-\d+"/);
});

test("each field has an anchor, and a mark leads to its assumption", () => {
  const page = files.get("v2/listCandidates.html") ?? "";
  expect(page).toContain('<li id="query-parameters.count"><p class="field"><a href="#query-parameters.count">');
  expect(page).toContain('id="response-200._embedded.candidates.email"');
  expect(page).toMatch(/aria-label="Assumption A-V2-\d+">†<\/a>/);
  const fields = page.match(/<p class="field">/g)?.length;
  expect(page.match(/<li id="[^"]+"><p class="field">/g)).toHaveLength(fields ?? 0);
});

test("assumptions about an operation and its responses are at the end of the page", () => {
  const texts = [...files].filter(([path]) => /^v2\/\w+\.md$/.test(path)).map(([, text]) => text);
  expect(texts.filter((text) => /^## Assumptions\n\n- \[A-V2-\d+\]/m.test(text)).length).toBeGreaterThan(0);
  expect(texts.filter((text) => /^> \[A-/m.test(text))).toEqual([]);
});

test("alternatives of a schema are named, and recursion ends", () => {
  expect(files.get("v2/createTest.md")).toMatch(/- `NewTestFromPredefined` \(one alternative/);
  expect(files.get("control/listTeams.md")).toBeDefined();
});

function releasesOf(name: string): string[] {
  const file = new URL(`../../${name}/CHANGELOG.md`, import.meta.url);
  return existsSync(file)
    ? [...readFileSync(file, "utf8").matchAll(/^## (\S+)/gm)].map(([, version = ""]) => version)
    : [];
}

test("changelogs have pending and released changes", () => {
  expect(files.get("v1/changelog.md")).toMatch(/^# Changelog of V1\n/);
  for (const version of releasesOf("v1")) expect(files.get("v1/changelog.md")).toContain(`## ${version}`);
  const pending = readdirSync(new URL("../../../.changeset/", import.meta.url))
    .map((file) => readFileSync(new URL(`../../../.changeset/${file}`, import.meta.url), "utf8"))
    .filter((text) => text.includes('"@assessment-api/v1": '));
  for (const text of pending) expect(files.get("v1/changelog.md")).toContain(text.trim().split("\n").at(-1));
});

test.each(documentNames)(
  "the document of %s is kept for each release, and the changelog compares with the last",
  (name) => {
    const releases = releasesOf(name);
    expect(publishedDocuments(name).map(({ version }) => version)).toEqual(releases.toReversed());
    const since = releases.slice(0, 1).map((version) => `### Since ${version}, in the document`);
    expect(files.get(`${name}/changelog.md`)?.match(/^### Since .*/gm) ?? []).toEqual(since);
  },
);

test("changes of a document are listed by verdict, equal ones in one line, with links to operations", async () => {
  const api = readDocument("v1");
  const after = JSON.parse(JSON.stringify(api.source));
  const before = JSON.parse(JSON.stringify(after));
  delete before.paths["/exams/{id}"];
  delete after.components.parameters.CountQuery.schema.default;
  before.components.schemas.Exam.properties.name.description = "Another text.";
  const text = await documentChanges(before, after, api);
  expect(text).toMatch(/\*\*Added\*\*\n\n- GET \/exams\/\{id\} is new\n/);
  expect(text).toContain("- the default was 10, is nothing: `CountQuery`\n");
  expect(await documentChanges(after, after, api)).toBe("Nothing changed in the document.");
});

test("cells of tables name their columns, and no column has an empty header", () => {
  const versions = files.get("guides/versions.html");
  expect(versions).toContain('<td data-label="V1"><code>X-Api-Key</code></td>');
  expect(versions).toContain('<td data-label="">');
  for (const [path, page] of pages()) expect(page, path).not.toContain("<th></th>");
});

test("common queries, also with a typo, find their page among the first three", () => {
  const find = createFinder(JSON.parse(files.get("search.json") ?? ""));
  const queries = readFileSync(new URL("queries.json", import.meta.url), "utf8");
  const missed = Object.entries<string>(JSON.parse(queries)).flatMap(([text, page]) => {
    const first = find(text).slice(0, 3);
    const isFound = first.some(({ href }) => href.split("#")[0] === page);
    return isFound ? [] : [`${text}: ${first.map(({ href }) => href).join(", ")} instead of ${page}`];
  });
  expect(missed).toEqual([]);
});

test("an unknown word has no results, and a page has at most three results", () => {
  const find = createFinder(JSON.parse(files.get("search.json") ?? ""));
  expect(find("zzyzx")).toEqual([]);
  expect(find("sandbox").filter(({ href }) => href.startsWith("guides/sandbox")).length).toBeLessThanOrEqual(3);
});
