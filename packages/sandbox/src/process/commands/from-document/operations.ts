import type { operations } from "@assessment-api/control";
import document from "@assessment-api/control/openapi.json" with { type: "json" };

export type OperationId = keyof operations;

type JsonOf<Response> = Response extends { content: { "application/json": infer Data } } ? Data : undefined;

export type DataOf<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"]]: Status extends 200 | 201 | 202 | 204
    ? JsonOf<operations[Id]["responses"][Status]>
    : never;
}[keyof operations[Id]["responses"]];

export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly default?: unknown;
}

export interface Input {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Operation {
  readonly summary: string;
  readonly method: "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly pathParameters: readonly Input[];
  readonly query: readonly Input[];
  readonly body: readonly Input[];
}

type Node = { readonly [name: string]: unknown };

function resolve(node: Node): Node {
  const { $ref, ...siblings } = node;
  if (typeof $ref !== "string") return node;
  const names = $ref.slice("#/".length).split("/");
  return { ...resolve(names.reduce<unknown>((at, name) => (at as Node)[name], document) as Node), ...siblings };
}

const list = (nodes: unknown): Node[] => ((nodes ?? []) as Node[]).map(resolve);

function schemaOf(node: unknown): Schema {
  const schema = resolve((node ?? {}) as Node) as Schema;
  return schema.items === undefined ? schema : { ...schema, items: schemaOf(schema.items) };
}

const parameterOf = ({ name, description, required = false, schema, example }: Node) =>
  ({ name, description, required, schema: schemaOf(schema), example }) as Input;

function bodyOf(operation: Node): Input[] {
  const { content } = resolve((operation.requestBody ?? {}) as Node) as { content?: Record<string, Node> };
  const { properties = {}, required = [] } = schemaOf(Object.values(content ?? {})[0]?.schema);
  return Object.entries(properties).map(([name, node]) => {
    const schema = schemaOf(node);
    return { name, description: schema.description ?? "", required: required.includes(name), schema };
  });
}

export const controlOperations: Readonly<Record<OperationId, Operation>> = Object.fromEntries(
  Object.entries(document.paths as Record<string, Record<string, Node>>).flatMap(([path, { parameters, ...item }]) =>
    Object.entries(item).map(([method, operation]) => {
      const all = [...list(parameters), ...list(operation.parameters)];
      const inputs = (place: string) => all.filter((one) => one.in === place).map(parameterOf);
      const found: Operation = {
        summary: String(operation.summary),
        method: method.toUpperCase() as Operation["method"],
        path,
        pathParameters: inputs("path"),
        query: inputs("query"),
        body: bodyOf(operation),
      };
      return [operation.operationId, found];
    }),
  ),
) as Record<OperationId, Operation>;
