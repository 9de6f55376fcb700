import type { RouteTable, ToErrorBody } from "@assessment-api/runtime/fetch";
import type { DeclaredResponse } from "../response.ts";

export interface Api {
  /** Name in messages, such as V2. */
  readonly title: string;
  /** Name in `handlers`, such as v2. */
  readonly name: string;
  readonly document: unknown;
  readonly routes: RouteTable;
  readonly toErrorBody: ToErrorBody;
  /** Path of the server in the document, such as `/v2`. */
  readonly basePath: string;
}

/** A validated request of any operation. */
export interface IncomingRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body?: unknown;
}

type Node = Readonly<Record<string, unknown>>;

export interface DeclaredOperation {
  readonly method: string;
  readonly path: string;
  readonly responses: readonly DeclaredResponse[];
  /** Schemas of query parameters by name. */
  readonly query: Readonly<Record<string, Node>>;
  /** Returns the schema of a response body. */
  schema(code: string, mediaType: string): unknown;
}

/** Reads the operations of a bundled document by operationId. */
export function readDeclared(document: unknown) {
  const resolve = (value: unknown): Node => {
    const node = nodeOf(value);
    if (typeof node.$ref !== "string") return node;
    const steps = node.$ref.slice(2).split("/");
    return resolve(
      steps.reduce<unknown>((at, step) => nodeOf(at)[step.replaceAll("~1", "/").replaceAll("~0", "~")], document),
    );
  };
  const examplesOf = ({ example, examples }: Node) =>
    example !== undefined
      ? [{ key: "default", value: example }]
      : Object.entries(nodeOf(examples)).map(([key, one]) => ({ key, value: resolve(one).value }));

  const operations = new Map<string, DeclaredOperation>();
  for (const [path, item] of Object.entries(nodeOf(nodeOf(document).paths)))
    for (const [method, operation] of Object.entries(nodeOf(item))) {
      const { operationId, responses, parameters } = nodeOf(operation);
      if (typeof operationId !== "string") continue;
      const declared = Object.entries(nodeOf(responses)).map(([code, response]) => ({ code, ...resolve(response) }));
      const all = [...listOf(nodeOf(item).parameters), ...listOf(parameters)].map(resolve);
      operations.set(operationId, {
        method,
        path,
        responses: declared.map(({ code, content, headers }: Node & { code: string }) => ({
          code,
          contents: Object.entries(nodeOf(content)).map(([mediaType, media]) => ({
            mediaType,
            examples: examplesOf(nodeOf(media)),
          })),
          headers: Object.entries(nodeOf(headers)).map(([name, header]) => ({
            name,
            examples: examplesOf(resolve(header)),
          })),
        })),
        query: Object.fromEntries(
          all.filter((one) => one.in === "query").map(({ name, schema }) => [name, resolve(schema)]),
        ),
        schema: (code, mediaType) => {
          const { content } = nodeOf(declared.find((one) => one.code === code));
          return nodeOf(nodeOf(content)[mediaType]).schema;
        },
      });
    }
  return { operations, resolve };
}

export const nodeOf = (value: unknown): Node =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Node) : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
