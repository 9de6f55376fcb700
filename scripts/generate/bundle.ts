import { bundleFile, type Document } from "@assessment-api/codegen";

/** Extensions of the root stand behind the fields of OpenAPI, as `redocly bundle` writes them. */
const extensionsLast = (document: object): Document => {
  const entries = Object.entries(document);
  const isExtension = ([key]: [string, unknown]) => key.startsWith("x-");
  return Object.fromEntries([...entries.filter((one) => !isExtension(one)), ...entries.filter(isExtension)]) as never;
};

/** Bundles a document of many files into one. Throws `DocumentError`, also where two components have one name. */
export const bundle = (spec: string): Document => extensionsLast(bundleFile(spec, { strict: true }) as object);
