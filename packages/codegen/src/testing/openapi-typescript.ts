import { createRequire } from "node:module";
import type { OpenAPI3 } from "openapi-typescript";
import { hasOneWayProperties } from "../document/one-way-properties.ts";
import type { Document, Schema } from "../document/openapi.ts";

// CommonJS, like its compiler dependency.
const require = createRequire(import.meta.url);
const { default: openapiTS, astToString }: typeof import("openapi-typescript") = require("openapi-typescript");
const { factory }: typeof import("typescript") = require("typescript");

const binaryBody =
  "export type BinaryBody = Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> | ReadableStream<Uint8Array>;";

/** openapi-typescript only detects bytes in schemas with a type, which 3.1 omits. */
const withFormat = (_key: string, value: unknown) => {
  const schema = value as Schema | undefined;
  return schema?.contentMediaType && schema.type === undefined
    ? { ...schema, type: "string", format: "binary" }
    : value;
};

/** Generates the types of openapi-typescript 7, with our type for bytes and optional defaults. */
export async function yardstick(document: Document): Promise<string> {
  const ast = await openapiTS(JSON.parse(JSON.stringify(document), withFormat) as OpenAPI3, {
    defaultNonNullable: false,
    silent: true,
    readWriteMarkers: hasOneWayProperties(document),
    transform: ({ format }) => (format === "binary" ? factory.createTypeReferenceNode("BinaryBody") : undefined),
  });
  return `${binaryBody}\n${astToString(ast)}`;
}
