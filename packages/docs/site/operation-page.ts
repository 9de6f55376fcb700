import { sandboxOrigin } from "../src/site.ts";
import { demoCallOf } from "./demo-values.ts";
import type { ApiDocument, Assumption, Media, Operation, Response } from "./document.ts";
import { fieldOf, fieldsOf, follow, typeOf } from "./fields.ts";
import type { Block, Code, Form, Page } from "./page.ts";
import type { Recorded } from "./responses.ts";
import { files, filesOf } from "./samples.ts";

export function operationPage(
  api: ApiDocument,
  operation: Operation,
  { samples, recorded }: { readonly samples: readonly Code[]; readonly recorded: Recorded | undefined },
): Page {
  const { id, kind, method, path, summary, description, assumption, parameters, body, responses } = operation;
  const isWebhook = kind === "webhook";
  const lead = firstSentence(description ?? `${summary}.`);
  const rest = (description ?? "").slice(lead.length).trim();
  const blocks: Block[] = [
    isWebhook
      ? { kind: "endpoint", method, url: "the URL of your endpoint" }
      : { kind: "endpoint", method, url: api.basePath + path },
    ...(rest === "" ? [] : [prose(rest)]),
    ...(["path", "query", "header"] as const).flatMap((place) => parameterBlocks(api, parameters, place)),
    ...(body === undefined ? [] : bodyBlocks(api, body, isWebhook)),
    heading(isWebhook ? "Responses of your endpoint" : "Responses", "responses"),
    ...responses.map((response, index) => responseBlock(api, response, responses.slice(0, index))),
    ...assumptionBlocks([assumption, ...responses.map((response) => response.assumption)]),
  ];
  const aside: Block[] = [
    ...(samples.length === 0 ? [] : [heading("Request", "request"), codes("Language", samples)]),
    ...aboutSamples(api, operation, recorded),
    ...(isWebhook ? [] : [{ kind: "try", form: formOf(api, operation) } as const]),
    ...(recorded === undefined ? [] : recordedBlocks(recorded)),
    ...responseExamples(responses),
  ];
  const oneLine = lead.replace(/\s+/g, " ");
  return { path: `${api.name}/${id}`, title: summary, summary: oneLine, section: api.name, blocks, aside };
}

/** Lists the decisions of the document about an operation, at the end of the page. */
function assumptionBlocks(all: readonly (Assumption | undefined)[]): Block[] {
  const named = new Map(all.flatMap((one) => (one === undefined ? [] : [[one.id, one.reason] as const])));
  if (named.size === 0) return [];
  const lines = [...named].map(([id, reason]) => `- [${id}](/docs/assumptions#${id}): ${reason.trim()}`);
  return [heading("Assumptions", "assumptions"), prose(lines.join("\n"))];
}

const prose = (markdown: string): Block => ({ kind: "prose", markdown });
const heading = (text: string, id: string): Block => ({ kind: "heading", level: 2, text, id });
const codes = (label: string, all: readonly Code[]): Block => ({ kind: "codes", label, codes: all });

const firstSentence = (text: string): string => /^[\s\S]*?[.!](?=\s|$)/.exec(text)?.[0] ?? text;

function parameterBlocks(api: ApiDocument, all: Operation["parameters"], place: "path" | "query" | "header"): Block[] {
  const parameters = all.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return [];
  const title = { path: "Path parameters", query: "Query parameters", header: "Headers" }[place];
  const fields = parameters.map(({ name, schema, required = false, description, "x-assumption": assumption }) =>
    fieldOf({ name, schema, required, description, assumption }, api.schemas),
  );
  return [heading(title, `${place}-parameters`), { kind: "fields", fields }];
}

function bodyBlocks(
  api: ApiDocument,
  { description, required, media }: NonNullable<Operation["body"]>,
  isWebhook: boolean,
): Block[] {
  const types = media.map(({ type }) => `\`${type}\``).join(" or ");
  return [
    heading("Request body", "request-body"),
    prose(`${description ?? ""} ${types}${required ? ", required" : ""}.`.trim()),
    ...uniqueSchemas(media).flatMap((one) => schemaBlocks(api, one)),
    ...(isWebhook ? [codes("Example", media.flatMap(examplesOf))] : []),
  ];
}

/** Media types with the same schema are described once. */
const uniqueSchemas = (media: readonly Media[]): Media[] => [
  ...new Map(media.map((one) => [JSON.stringify(one.schema), one])).values(),
];

function schemaBlocks(api: ApiDocument, { type, schema }: Media): Block[] {
  const fields = fieldsOf(schema, api.schemas);
  const name = typeOf(schema, api.schemas);
  if (fields.length > 0)
    return [...(name.startsWith("array") ? [prose(`An ${name}.`)] : []), { kind: "fields", fields }];
  const { description } = follow(schema, api.schemas);
  return description === undefined || type === "application/zip" ? [] : [prose(description)];
}

/** Describes a response; refers to an earlier one with the same schema. */
function responseBlock(
  api: ApiDocument,
  { status, description, headers, media }: Response,
  before: readonly Response[],
): Block {
  const fields = headers.map(({ name, schema, required = false, description: about }) =>
    fieldOf({ name, schema, required, description: about }, api.schemas),
  );
  const [first] = media;
  const types = media.map(({ type }) => `\`${type}\``).join(" or ");
  const same = before.find((other) => JSON.stringify(other.media[0]?.schema) === JSON.stringify(first?.schema));
  return {
    kind: "response",
    status,
    description,
    blocks: [
      ...(fields.length === 0 ? [] : [prose("Headers"), { kind: "fields", fields } as const]),
      ...(types === "" ? [] : [prose(`Body: ${types}${same === undefined ? "" : `, as with ${same.status}`}`)]),
      ...(first === undefined || same !== undefined ? [] : schemaBlocks(api, first)),
    ],
  };
}

const recordedBlocks = ({ status, body }: Recorded): Block[] => [
  heading("Response", "response"),
  body === undefined
    ? prose(`\`${status}\` without a body, from a sandbox.`)
    : codes("Response", [exampleCode(`${status}, from a sandbox`, "application/json", body)]),
];

/** Preconditions for running the samples with the demo data, also repeatedly. */
function aboutSamples(api: ApiDocument, operation: Operation, recorded: Recorded | undefined): Block[] {
  const { id } = operation;
  const { file } = filesOf(operation);
  const { after = [], made, fresh } = demoCallOf(api.name, id);
  const linkTo = (other: string) => {
    const summary = api.operations.find((one) => one.id === other)?.summary ?? other;
    return `[${summary}](/docs/${api.name}/${other})`;
  };
  const links = after.map(linkTo);
  const sentences = [
    ...(links.length === 0 ? [] : [`First, on the demo data: ${links.join(", then ")}.`]),
    ...(file === files["application/zip"] ? [`[${file}](/docs/${file}) is a package to try with.`] : []),
    ...(made === undefined ? [] : [`Replace \`${made.id}\` with your own identifier: ${linkTo(made.by)}.`]),
    ...(fresh === undefined ? [] : [`Each run replaces \`${fresh}\` with a new number.`]),
    ...(recorded?.again === undefined ? [] : [againText(id, recorded.again)]),
  ];
  return sentences.length === 0 ? [] : [prose(sentences.join(" "))];
}

function againText(id: string, { status, message }: NonNullable<Recorded["again"]>): string {
  const back =
    id === "deleteOrganization"
      ? "A new database contains the demo data."
      : "A [reset](/docs/control/resetOrganization) restores the demo data.";
  return `A second run gets \`${status}\`: ${message} ${back}`;
}

function responseExamples(responses: readonly Response[]): Block[] {
  const all = responses.flatMap(({ status, media }) =>
    media
      .slice(0, 1)
      .flatMap((one) =>
        examplesOf(one).map((code) => ({ ...code, title: `${status === "default" ? "Error" : status} ${code.title}` })),
      ),
  );
  return all.length === 0 ? [] : [heading("Example responses", "example-responses"), codes("Response", all)];
}

const examplesOf = ({ type, examples }: Media): Code[] =>
  Object.entries(examples).map(([title, { value }]) => exampleCode(title, type, value));

export function exampleCode(title: string, type: string, value: unknown): Code {
  if (/\bjson\b/.test(type)) return { title, language: "json", text: JSON.stringify(value, undefined, 2) };
  return { title, language: type.endsWith("yaml") ? "yaml" : "text", text: String(value).trimEnd() };
}

function formOf(api: ApiDocument, operation: Operation): Form {
  const { method, path, parameters, body, hasKey } = operation;
  const [media] = body?.media ?? [];
  const named = filesOf(operation);
  const { fresh } = demoCallOf(api.name, operation.id);
  return {
    method,
    path,
    basePath: api.basePath,
    keyHeader: hasKey ? api.keyHeader : undefined,
    parameters: parameters.map(({ name, in: place, required = false, schema, example, style, explode = true }) => {
      const target = follow(schema, api.schemas);
      const isList = target.type === "array";
      const one = isList ? follow(target.items ?? {}, api.schemas) : target;
      const values = one.type === "boolean" ? ["true", "false"] : (one.enum ?? []).map(String);
      const text = Array.isArray(example) ? example.join(",") : String(example ?? "");
      return {
        name,
        in: place,
        required,
        isNumber: /^(integer|number)$/.test(String(one.type)),
        values,
        isList,
        isJoined: isList && style === "form" && !explode,
        example: text,
      };
    }),
    body: media && { type: media.type, examples: named.file === undefined ? examplesOf(media) : [] },
    ...(fresh !== undefined && { fresh }),
    ...named,
  };
}

export const baseUrlOf = (api: ApiDocument): string => sandboxOrigin + api.basePath;
