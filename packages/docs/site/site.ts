import { assumptionsPage } from "./assumptions.ts";
import { changelogPage } from "./changelog.ts";
import { type ApiDocument, documentNames, readDocument } from "./document.ts";
import { documentFiles } from "./document-files.ts";
import { guides } from "./guides.ts";
import { pageHtml } from "./layout.ts";
import { llmsText } from "./llms.ts";
import { pageMarkdown } from "./markdown.ts";
import { operationPage } from "./operation-page.ts";
import { overviewPage } from "./overview-pages.ts";
import type { Page } from "./page.ts";
import { recordedResponses } from "./responses.ts";
import { samplePackage } from "./sample-package.ts";
import { files, samplesOf, sampleTexts } from "./samples.ts";
import { searchIndex } from "./search-index.ts";

export async function siteFiles(): Promise<Map<string, string | Uint8Array>> {
  const documents = documentNames.map(readDocument);
  const texts = [...guides(), assumptionsPage()];
  const pages = [...texts, ...(await Promise.all(documents.map(documentPages))).flat()];
  const contents = { guides: texts, documents };
  return new Map<string, string | Uint8Array>([
    ...pages.flatMap((page): [string, string][] => [
      [`${page.path}.html`, pageHtml(page, contents)],
      [`${page.path}.md`, pageMarkdown(page)],
    ]),
    ...documents.flatMap(documentFiles),
    ["samples.json", JSON.stringify(documents.flatMap(sampleTexts))],
    [files["application/zip"], samplePackage()],
    ["llms.txt", llmsText(texts, documents)],
    ["search.json", JSON.stringify(searchIndex(pages))],
  ]);
}

async function documentPages(api: ApiDocument): Promise<Page[]> {
  const responses = recordedResponses(api.name);
  return [
    overviewPage(api),
    await changelogPage(api),
    ...api.operations.map((operation) =>
      operationPage(api, operation, { samples: samplesOf(api, operation), recorded: responses[operation.id] }),
    ),
  ];
}
