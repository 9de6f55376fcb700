import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { demoCallOf, demoValuesOf } from "./demo-values.ts";

const { resolve } = createRequire(import.meta.url);

export const documentNames = ["v1", "v2", "v3", "control"] as const;
export type DocumentName = (typeof documentNames)[number];

export interface Assumption {
  readonly id: string;
  readonly reason: string;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly deprecated?: boolean;
  readonly [limit: string]: unknown;
  readonly "x-assumption"?: Assumption;
}

export interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}

export interface Media {
  readonly type: string;
  readonly schema: Schema;
  readonly examples: Readonly<Record<string, Example>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly description?: string;
  readonly required?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
  readonly "x-assumption"?: Assumption;
}

export interface Header {
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Response {
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Header[];
  readonly media: readonly Media[];
  readonly assumption: Assumption | undefined;
}

export interface RequestBody {
  readonly description: string | undefined;
  readonly required: boolean;
  readonly media: readonly Media[];
}

/**
 * An operation or webhook with references to parameters, responses, headers and examples resolved; schemas keep theirs.
 */
export interface Operation {
  readonly id: string;
  readonly kind: "operation" | "webhook";
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly assumption: Assumption | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  readonly responses: readonly Response[];
  readonly hasKey: boolean;
}

export interface ApiDocument {
  readonly name: DocumentName;
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly basePath: string;
  readonly keyHeader: string;
  readonly operations: readonly Operation[];
  readonly schemas: Readonly<Record<string, Schema>>;
  /** The original document. */
  readonly source: object;
}

// biome-ignore lint/suspicious/noExplicitAny: an untyped document; its results are typed
type Node = any;

const methods = ["get", "post", "put", "patch", "delete"];

export function readDocument(name: DocumentName): ApiDocument {
  const source: Node = JSON.parse(readFileSync(resolve(`@assessment-api/${name}/openapi.json`), "utf8"));

  const deref = (node: Node): Node => {
    if (typeof node?.$ref !== "string") return node;
    const path = node.$ref.slice(2).split("/");
    const target = path.reduce((at: Node, key: string) => at[key.replaceAll("~1", "/").replaceAll("~0", "~")], source);
    return { ...deref(target), ...node, $ref: undefined };
  };
  const entries = (node: Node): [string, Node][] => Object.entries(node ?? {});
  const mediaOf = (content: Node): Media[] =>
    entries(content).map(([type, { schema = {}, examples }]) => ({
      type,
      schema,
      examples: Object.fromEntries(entries(examples).map(([key, example]) => [key, deref(example)])),
    }));
  const responseOf = ([status, node]: [string, Node]): Response => {
    const { description, headers, content, "x-assumption": assumption } = deref(node);
    const named = entries(headers).map(([header, one]) => ({ ...deref(one), name: header }));
    return { status, description, headers: named, media: mediaOf(content), assumption };
  };
  const bodyOf = (node: Node): RequestBody | undefined => {
    if (node === undefined) return undefined;
    const { description, required = false, content } = deref(node);
    return { description, required, media: mediaOf(content) };
  };
  const operationOf = (kind: Operation["kind"], path: string, method: string, node: Node): Operation => ({
    id: node.operationId,
    kind,
    method: method.toUpperCase(),
    path,
    tag: node.tags[0],
    summary: node.summary,
    description: node.description,
    assumption: node["x-assumption"],
    parameters: (node.parameters ?? []).map(deref),
    body: bodyOf(node.requestBody),
    responses: entries(node.responses)
      .toSorted(([a], [b]) => Number(a === "default") - Number(b === "default"))
      .map(responseOf),
    hasKey: (node.security ?? source.security ?? []).length > 0,
  });
  const operationsOf = (kind: Operation["kind"], items: Node): Operation[] =>
    entries(items).flatMap(([path, item]) =>
      entries(item)
        .filter(([method]) => methods.includes(method))
        .map(([method, node]) => operationOf(kind, path, method, node)),
    );

  const [scheme]: Node[] = Object.values(source.components.securitySchemes);
  return {
    name,
    title: source.info.title,
    version: source.info.version,
    description: source.info.description,
    tags: source.tags,
    basePath: `/${name}`,
    keyHeader: scheme.type === "http" ? "Authorization" : scheme.name,
    operations: [...operationsOf("operation", source.paths), ...operationsOf("webhook", source.webhooks)].map((one) =>
      withDemoValues(name, one),
    ),
    schemas: source.components.schemas,
    source,
  };
}

function withDemoValues(name: DocumentName, operation: Operation): Operation {
  const { kind, id, parameters, body } = operation;
  if (kind === "webhook") return operation;
  const { example } = demoCallOf(name, id);
  const pairs = demoValuesOf(name, id);
  const replaced = <Value>(value: Value): Value =>
    value === undefined
      ? value
      : JSON.parse(pairs.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(value)));
  const examplesOf = (media: Media) => {
    const entries = Object.entries(replaced(media.examples));
    return Object.fromEntries(entries.toSorted(([a], [b]) => Number(b === example) - Number(a === example)));
  };
  return {
    ...operation,
    parameters: parameters.map((one) => ({ ...one, example: replaced(one.example) })),
    body: body && { ...body, media: body.media.map((one) => ({ ...one, examples: examplesOf(one) })) },
  };
}

export const byTag = ({ tags, operations }: ApiDocument) =>
  tags
    .map((tag) => ({ ...tag, operations: operations.filter((operation) => operation.tag === tag.name) }))
    .filter((tag) => tag.operations.length > 0);

export const shortTitle = (name: DocumentName): string => (name === "control" ? "Control API" : name.toUpperCase());
