import { type ApiDocument, byTag, shortTitle } from "./document.ts";
import { type Page, plainText } from "./page.ts";

/** `llms.txt`: the contents of the site, with links to the Markdown pages. */
export function llmsText(guides: readonly Page[], documents: readonly ApiDocument[]): string {
  const line = (title: string, href: string, about: string) => `- [${title}](${href}): ${plainText(about)}`;
  const parts = documents.map((api) => [
    `## ${shortTitle(api.name)}: ${api.title}`,
    "",
    line("Overview", `${api.name}.md`, "base URL, authentication, conventions, all operations"),
    line("openapi.json", `${api.name}/openapi.json`, "the OpenAPI 3.1 document"),
    ...byTag(api).flatMap(({ operations }) =>
      operations.map(({ id, method, path, kind, summary }) =>
        line(
          kind === "webhook" ? `webhook ${id}` : `${method} ${api.basePath}${path}`,
          `${api.name}/${id}.md`,
          summary,
        ),
      ),
    ),
  ]);
  return `${[
    "# Assessment API",
    "",
    "> Three versions of the HTTP API of a hiring-and-skills service, and the control API of its sandbox. Every page has a Markdown twin: the same address with `.md`.",
    "",
    "## Guides",
    "",
    ...guides.map(({ title, path, summary }) => line(title, `${path}.md`, summary)),
    ...parts.flatMap((part) => ["", ...part]),
  ].join("\n")}\n`;
}
