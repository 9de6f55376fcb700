import type { Document, PathItem } from "../document/openapi.ts";
import { step } from "../document/references.ts";
import { hasSequences } from "../document/sequences.ts";
import { exportedNames } from "./exported-names.ts";
import { OperationTypes } from "./operation-types.ts";
import { printComment, printMembers, printType } from "./print-type.ts";
import { commentOf, SchemaTypes, sections } from "./schema-type.ts";
import { type Member, never, object, type Type, text } from "./type-tree.ts";

const binaryBody = `/** Binary bodies, as fetch sends them. */
export type BinaryBody = Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> | ReadableStream<Uint8Array>;

`;

/** Marks one-way properties; the views of requests and responses drop them. */
const markTypes = `export type $Read<T> = {
    readonly $read: T;
};
export type $Write<T> = {
    readonly $write: T;
};
export type Readable<T> = T extends $Write<any> ? never : T extends $Read<infer U> ? Readable<U> : T extends (infer E)[] ? Readable<E>[] : T extends object ? {
    [K in keyof T as NonNullable<T[K]> extends $Write<any> ? never : K]: Readable<T[K]>;
} : T;
export type Writable<T> = T extends $Read<any> ? never : T extends $Write<infer U> ? Writable<U> : T extends (infer E)[] ? Writable<E>[] : T extends object ? {
    [K in keyof T as NonNullable<T[K]> extends $Read<any> ? never : K]: Writable<T[K]>;
} & {
    [K in keyof T as NonNullable<T[K]> extends $Read<any> ? K : never]?: never;
} : T;
`;

const sequenceMarks = markTypes
  .replace(
    "T extends object ?",
    "T extends ReadableStream ? T : T extends AsyncIterable<infer E> ? AsyncIterable<Readable<E>> : T extends object ?",
  )
  .replace(
    /(Writable<E>\[\] : )T extends object \?/,
    "$1T extends ReadableStream ? T : T extends AsyncIterable<infer E> ? AsyncIterable<Writable<E>> : T extends object ?",
  );

const withRequired = `type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
`;

/**
 * Emits `schema.d.ts` in the shape of openapi-typescript 7, and each component schema as a named type. Properties with
 * a default are optional, because requests may omit them.
 */
export function emitSchema(document: Document, marks?: boolean): string {
  const schemas = new SchemaTypes(document, marks);
  const operations = new OperationTypes(schemas);
  const items = (all: Record<string, PathItem> | undefined, pointer: string): Member[] =>
    Object.entries(all ?? {})
      .filter(([key]) => !key.startsWith("x-"))
      .map(([key, item]) => ({ key, type: operations.pathItem(item, step(pointer, key)) }));

  const paths = declare("paths", items(document.paths, "#/paths"));
  const webhooks = declare("webhooks", items(document.webhooks, "#/webhooks"));
  const { components, named } = componentTypes(document, schemas, operations);
  return [
    schemas.usesBytes && binaryBody,
    schemas.marks && (hasSequences(document) ? sequenceMarks : markTypes),
    paths,
    webhooks,
    document.components ? declare("components", components) : declare("components", []),
    declare("$defs", []),
    schemas.usesWithRequired && withRequired,
    declare("operations", operations.operations),
    ...named,
  ]
    .filter((part) => part !== false)
    .join("");
}

const declare = (name: string, members: Member[]): string =>
  members.length === 0
    ? `export type ${name} = Record<string, never>;\n`
    : `export interface ${name} {\n${printMembers(members, 1)}}\n`;

/** Schemas are named types, so that editors show `Candidate` instead of its expansion. */
function componentTypes(document: Document, schemas: SchemaTypes, operations: OperationTypes) {
  const names = exportedNames(document);
  const named: string[] = [];
  const write: Record<(typeof sections)[number], (value: never, pointer: string) => Type> = {
    schemas: (value, pointer) => schemas.of(value, pointer),
    responses: (value, pointer) => operations.response(value, pointer),
    parameters: (value, pointer) => operations.parameter(value, pointer),
    requestBodies: (value, pointer) => operations.requestBody(value, pointer),
    headers: (value, pointer) => operations.header(value, pointer),
    pathItems: (value, pointer) => operations.pathItem(value, pointer),
  };
  const components = sections.map((section): Member => {
    const members = Object.entries(document.components?.[section] ?? {}).map(([key, value]): Member => {
      const pointer = step("#/components", section, key);
      const { $ref } = value as { $ref?: unknown };
      const name = section === "schemas" ? names.get(key) : undefined;
      const type =
        typeof $ref === "string" && section !== "schemas"
          ? schemas.reference($ref, (place) => write[section](value as never, place))
          : section === "schemas"
            ? schemas.ofComponent(value as never, pointer, name === undefined ? undefined : { key, name })
            : write[section](value as never, pointer);
      if (name === undefined) return { key, type, ...commentOf(value) };
      named.push(`${printComment(commentOf(value).comment, 0)}export type ${name} = ${printType(type, 0)};\n`);
      return { key, type: text(name) };
    });
    return { key: section, type: members.length > 0 ? object(members) : never };
  });
  return { components, named };
}
