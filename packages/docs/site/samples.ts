import { languageNames, sampleOf } from "@assessment-api/console/samples";
import { sandboxOrigin } from "../src/site.ts";
import { demoCallOf } from "./demo-values.ts";
import type { ApiDocument, Operation } from "./document.ts";
import type { Code } from "./page.ts";
import { recordedResponses } from "./responses.ts";

const languages = { curl: "sh", TypeScript: "ts", Python: "python", Java: "java", Go: "go" } as const;

/** The site has `package.zip`. */
export const files = {
  "application/zip": "package.zip",
  "application/gzip": "colleagues.snapshot.gz",
} as const;

/** Files to which samples save a response, by media type. */
const savedAs: Readonly<Record<string, string>> = { "application/gzip": "exported.snapshot.gz" };

/** @returns samples in every language, with the document's example values */
export function samplesOf(api: ApiDocument, operation: Operation): Code[] {
  if (operation.kind === "webhook") return [];
  const call = callOf(api, operation);
  const surroundings = { origin: sandboxOrigin, apiKey: "YOUR_API_KEY", token: undefined };
  return languageNames.map((title) => ({
    title,
    language: languages[title],
    text: sampleOf(title, call, surroundings),
  }));
}

export function sampleTexts(api: ApiDocument) {
  const recorded = recordedResponses(api.name);
  return api.operations
    .filter(({ kind }) => kind === "operation")
    .map((operation) => ({ operation, demo: demoCallOf(api.name, operation.id) }))
    .map(({ operation, demo: { after = [], fresh } }) => ({
      operation: `${api.name}/${operation.id}`,
      method: operation.method,
      status: Number(operation.responses.find(({ status }) => status.startsWith("2"))?.status),
      after: after.map((id) => `${api.name}/${id}`),
      fresh,
      again: recorded[operation.id]?.again?.status,
      texts: Object.fromEntries(samplesOf(api, operation).map(({ title, text }) => [title, text])),
    }));
}

type Call = Parameters<typeof sampleOf>[1];

export function filesOf({ body, responses }: Operation): { readonly file?: string; readonly saved?: string } {
  const [media] = body?.media ?? [];
  const file = media && (files as Readonly<Record<string, string>>)[media.type];
  const saved = responses.flatMap(({ media }) => media.flatMap(({ type }) => savedAs[type] ?? []))[0];
  return { ...(file !== undefined && { file }), ...(saved !== undefined && { saved }) };
}

export function callOf(api: ApiDocument, operation: Operation): Call {
  const { method, path, parameters, body } = operation;
  const given = (place: "path" | "query") =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && (place === "path" || parameter.required === true))
        .map(({ name, example }) => [name, example]),
    );
  const inPath = given("path");
  const query = given("query");
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(inPath[name])));
  const [media] = body?.media ?? [];
  const [example] = Object.values(media?.examples ?? {});
  const named = filesOf(operation);
  const { fresh } = demoCallOf(api.name, operation.id);
  return {
    api: api.name === "control" ? "control" : (api.name.toUpperCase() as "V1" | "V2" | "V3"),
    method: method as Call["method"],
    template: path,
    parameters: {
      ...(Object.keys(inPath).length > 0 && { path: inPath }),
      ...(search.size > 0 && { query }),
    },
    address: search.size > 0 ? `${filled}?${search}` : filled,
    ...(media !== undefined && { contentType: media.type }),
    ...(named.file === undefined && example && { body: example.value }),
    ...(fresh !== undefined && { fresh }),
    ...named,
  };
}
