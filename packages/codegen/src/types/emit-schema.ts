import type { GlobalContext, OpenAPI3, OpenAPITSOptions } from "openapi-typescript";
import type ts from "typescript";
import { hasOneWayProperties } from "../document/one-way-properties.ts";
import type { Document, Schema } from "../document/openapi.ts";
import { DocumentError } from "../document/problems.ts";
import { declareComponents } from "./declare-components.ts";
import { exportedNames } from "./exported-names.ts";
import { openapiTypescript, typescript } from "./load-compiler.ts";

const { default: openapiTS, astToString, resolveRef, scanDiscriminators, transformSchema } = openapiTypescript;

const binaryBody = `/** Binary bodies, as fetch sends them. */
export type BinaryBody = Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> | ReadableStream<Uint8Array>;`;

/** Bytes in OpenAPI 3.1 are a schema without `type`; openapi-typescript looks at schemas of some type only. */
function markBinary(_key: string, value: unknown) {
  const schema = value as Schema | undefined;
  return schema?.contentMediaType && schema.type === undefined
    ? { ...schema, type: "string", format: "binary" }
    : value;
}

/** Names that every object inherits. openapi-typescript fails on some of them, so they are marked before and after it. */
const inherited = new RegExp(`(?<=["/])(${Object.getOwnPropertyNames(Object.prototype).join("|")})(?=["/])`, "g");
const mark = "__inherited__";
const marked = (text: string) => text.replaceAll(inherited, `$1${mark}`);

/**
 * `schema.d.ts`: the document's types by openapi-typescript. Binary bodies become what fetch can send. A property with a
 * default stays optional, because a request may leave it out.
 */
export async function emitSchema(document: Document, linted: boolean): Promise<string> {
  const prepared = JSON.parse(marked(JSON.stringify(document)), markBinary) as OpenAPI3;
  let hasBytes = false;
  const options: OpenAPITSOptions = {
    defaultNonNullable: false,
    silent: true,
    // Only where a document has marks: with them every type is a little harder to read.
    readWriteMarkers: hasOneWayProperties(document),
    transform(schema) {
      if (schema.format !== "binary") return undefined;
      hasBytes = true;
      return typescript.factory.createTypeReferenceNode("BinaryBody");
    },
  };
  const ast = await (linted ? transformed(prepared, options) : openapiTS(prepared, options)).catch((error: Error) => {
    // The message ends with the pointer.
    const [, problem, pointer] = /^(.*) at (#\/.*)$/s.exec(error.message) ?? [];
    throw new DocumentError(pointer ?? "#", problem ?? error.message);
  });
  const names = [...exportedNames(document)].map(([key, name]) => [marked(`/${key}/`).slice(1, -1), name] as const);
  const types = astToString(declareComponents(ast, new Map(names))).replaceAll(mark, "");
  return hasBytes ? `${binaryBody}\n\n${types}` : types;
}

/** The steps of `openapiTS` that follow its linter and bundler. */
async function transformed(document: OpenAPI3, options: OpenAPITSOptions): Promise<ts.Node[]> {
  const context = {
    ...options,
    injectFooter: [],
    discriminators: scanDiscriminators(document, options),
    resolve: ($ref: string) => resolveRef(document, $ref, { silent: true }),
  };
  return transformSchema(document, context as unknown as GlobalContext);
}
