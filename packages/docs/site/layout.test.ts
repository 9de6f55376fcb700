import { expect, test } from "vitest";
import type { Field } from "./fields.ts";
import { pageHtml } from "./layout.ts";
import type { Block, FormParameter } from "./page.ts";

const hostile = `</code><script>alert("1")</script>' onload='`;
/** In prose, markup is text only within code. */
const prose = `\`${hostile}\``;

const field: Field = {
  name: hostile,
  type: hostile,
  required: true,
  deprecated: true,
  description: prose,
  values: [hostile],
  limits: [hostile],
  assumption: undefined,
  children: [],
};
const parameter: FormParameter = {
  name: hostile,
  in: "query",
  required: true,
  isNumber: false,
  values: [hostile],
  isList: true,
  isJoined: true,
  example: hostile,
};
const codes = (["sh", "json", "text"] as const).map((language) => ({ title: hostile, language, text: hostile }));
const blocks: Block[] = [
  { kind: "heading", level: 2, text: hostile, id: hostile },
  { kind: "prose", markdown: prose },
  { kind: "endpoint", method: hostile, url: `/${hostile}` },
  { kind: "fields", fields: [{ ...field, children: [field] }] },
  { kind: "codes", label: hostile, codes },
  { kind: "links", links: [{ title: hostile, href: hostile, note: prose, method: hostile }] },
  { kind: "response", status: hostile, description: prose, blocks: [{ kind: "fields", fields: [field] }] },
  {
    kind: "try",
    form: {
      method: hostile,
      path: hostile,
      basePath: hostile,
      keyHeader: hostile,
      parameters: [parameter, { ...parameter, values: [] }],
      body: { type: hostile, examples: codes },
      fresh: hostile,
      file: undefined as never,
      saved: hostile,
    },
  },
];

test("texts of documents are shown as text, never as markup", () => {
  const page = { path: "guides/a", title: hostile, summary: prose, section: "guides", blocks, aside: blocks };
  const guides = [page, { path: hostile, title: hostile }];
  const html = pageHtml(page, { guides, documents: [] });
  expect(html.match(/&lt;script&gt;|&lt;\/?script/gi)?.length).toBeGreaterThan(60);
  expect(html.replace(/<script type="module" src="[^"]*"><\/script>/, "")).not.toMatch(/<script|' onload/i);
});
