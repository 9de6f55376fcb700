import { createRequire } from "node:module";
import type * as OpenApiTypeScript from "openapi-typescript";
import type { JsonObject } from "../model/json.ts";

/**
 * openapi-typescript without its way in: that lints and bundles with a Redocly of its own, which takes longer than the rest of its work,
 * and the documents are bundled and valid here.
 */
const load = createRequire(import.meta.url);
const transformSchema: typeof OpenApiTypeScript.transformSchema = load("openapi-typescript/dist/transform/index.cjs");
const { resolveRef, scanDiscriminators }: typeof OpenApiTypeScript = load("openapi-typescript/dist/lib/utils.cjs");
const { astToString }: typeof OpenApiTypeScript = load("openapi-typescript/dist/lib/ts.cjs");

/** The generated types of a bundled document, which is changed meanwhile. */
export function typeTextOf(document: JsonObject, readWriteMarkers: boolean): string {
  const schema = document as unknown as OpenApiTypeScript.OpenAPI3;
  const options = { defaultNonNullable: false, silent: true, readWriteMarkers };
  const context = {
    ...options,
    discriminators: scanDiscriminators(schema, options),
    injectFooter: [],
    resolve: <Part>(reference: string) => resolveRef<Part>(schema, reference, options),
  };
  // The options that are left out are off by default.
  return astToString(transformSchema(schema, context as unknown as OpenApiTypeScript.GlobalContext));
}
