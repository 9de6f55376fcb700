import { createRequire } from "node:module";
import type * as OpenApiTypeScript from "openapi-typescript";
import type { JsonObject } from "../model/json.ts";

/**
 * The transform of openapi-typescript without its entry point, which would lint and bundle again with its own Redocly: that takes longer than the
 * transform, and the documents are bundled and valid already.
 */
const load = createRequire(import.meta.url);
const transformSchema: typeof OpenApiTypeScript.transformSchema = load("openapi-typescript/dist/transform/index.cjs");
const { resolveRef, scanDiscriminators }: typeof OpenApiTypeScript = load("openapi-typescript/dist/lib/utils.cjs");
const { astToString }: typeof OpenApiTypeScript = load("openapi-typescript/dist/lib/ts.cjs");

/** Generated types of a bundled document. Modifies the document. */
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
