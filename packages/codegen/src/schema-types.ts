import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { describeAssumptions } from "./assumptions.ts";
import type { Document } from "./document.ts";

const binaryBody = "Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> | ReadableStream<Uint8Array>";

/**
 * `schema.d.ts`: the document's types by openapi-typescript. A schema without `type` but with a binary `contentMediaType`
 * (a ZIP file) becomes what fetch can send; a property with a default stays optional, because a request may leave it out.
 */
export async function emitSchemaTypes(document: Document): Promise<string> {
  const ast = await openapiTS(describeAssumptions(document) as unknown as OpenAPI3, {
    defaultNonNullable: false,
    silent: true,
    transform(schema) {
      if (schema.type === undefined && "contentMediaType" in schema)
        return ts.factory.createTypeReferenceNode("BinaryBody");
      return undefined;
    },
  });
  const types = astToString(ast);
  if (!types.includes("BinaryBody")) return types;
  return `/** What fetch can send as a binary body. */\nexport type BinaryBody = ${binaryBody};\n\n${types}`;
}
