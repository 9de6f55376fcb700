import { createRequire } from "node:module";
import type { OpenAPI3 } from "openapi-typescript";
import { hasOneWayProperties } from "../document/one-way-properties.ts";
import type { Document, Schema } from "../document/openapi.ts";

// CommonJS, as the compiler that it builds its types with.
const require = createRequire(import.meta.url);
const { default: openapiTS, astToString }: typeof import("openapi-typescript") = require("openapi-typescript");
const { factory }: typeof import("typescript") = require("typescript");

const binaryBody =
  "export type BinaryBody = Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> | ReadableStream<Uint8Array>;";

/** Bytes in OpenAPI 3.1 are a schema without `type`; openapi-typescript looks at schemas of some type only. */
const withFormat = (_key: string, value: unknown) => {
  const schema = value as Schema | undefined;
  return schema?.contentMediaType && schema.type === undefined
    ? { ...schema, type: "string", format: "binary" }
    : value;
};

/** The types of a document by openapi-typescript 7, the yardstick of our own: bytes are what ours are, defaults stay optional. */
export async function yardstick(document: Document): Promise<string> {
  const ast = await openapiTS(JSON.parse(JSON.stringify(document), withFormat) as OpenAPI3, {
    defaultNonNullable: false,
    silent: true,
    readWriteMarkers: hasOneWayProperties(document),
    transform: ({ format }) => (format === "binary" ? factory.createTypeReferenceNode("BinaryBody") : undefined),
  });
  return `${binaryBody}\n${astToString(ast)}`;
}
