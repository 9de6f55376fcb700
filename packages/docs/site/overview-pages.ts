import { type ApiDocument, byTag, shortTitle } from "./document.ts";
import { baseUrlOf } from "./operation-page.ts";
import { type Block, type Page, slug } from "./page.ts";

/** Text headings never have this form. */
export const tagId = (tag: string): string => `tag-${slug(tag)}`;

export function overviewPage(api: ApiDocument): Page {
  const { name, title, version, description } = api;
  const files: Block = {
    kind: "links",
    links: [
      { title: "openapi.json", href: `${name}/openapi.json`, note: "the OpenAPI 3.1 document" },
      { title: "openapi.yaml", href: `${name}/openapi.yaml`, note: "the same as YAML" },
      { title: "Changelog", href: `${name}/changelog`, note: "what changed for users" },
    ],
  };
  return {
    path: name,
    title,
    summary: `${shortTitle(name)}, version ${version} of the document. Base URL: \`${baseUrlOf(api)}\`. Key: header \`${api.keyHeader}\`.`,
    section: name,
    blocks: [
      files,
      ...byTag(api).flatMap(({ name: tag, description: about = "", operations }): Block[] => [
        { kind: "heading", level: 2, text: tag, id: tagId(tag) },
        { kind: "prose", markdown: about },
        {
          kind: "links",
          links: operations.map(({ id, kind, method, path, summary }) => ({
            title: kind === "webhook" ? "webhook" : path,
            href: `${name}/${id}`,
            note: summary,
            method,
          })),
        },
      ]),
      { kind: "heading", level: 2, text: "About", id: "about" },
      { kind: "prose", markdown: description.replace(/^## /gm, "### ") },
    ],
    aside: [],
  };
}
