import { stringify } from "yaml";
import type { ApiDocument } from "./document.ts";

/** A document for other tools, as JSON and as YAML. */
export const documentFiles = ({ name, source }: ApiDocument): [string, string][] => [
  [`${name}/openapi.json`, `${JSON.stringify(source, undefined, 2)}\n`],
  [`${name}/openapi.yaml`, stringify(source, { aliasDuplicateObjects: false, lineWidth: 0 })],
];
