import { bundleFile, type Document } from "@assessment-api/codegen";

/** Moves extensions of the root behind the fields of OpenAPI, like `redocly bundle`. */
const extensionsLast = (document: object): Document => {
  const entries = Object.entries(document);
  const isExtension = ([key]: [string, unknown]) => key.startsWith("x-");
  return Object.fromEntries([...entries.filter((one) => !isExtension(one)), ...entries.filter(isExtension)]) as never;
};

/** Bundles a document. Throws `DocumentError`, also if two components have the same name. */
export const bundle = (spec: string): Document => extensionsLast(bundleFile(spec, { strict: true }) as object);
