import { stringify } from "yaml";
import { collectionOf } from "./collection.ts";
import type { ApiDocument } from "./document.ts";

export const documentFiles = (api: ApiDocument): [string, string][] => [
  [`${api.name}/openapi.json`, `${JSON.stringify(api.source, undefined, 2)}\n`],
  [`${api.name}/openapi.yaml`, stringify(api.source, { aliasDuplicateObjects: false, lineWidth: 0 })],
  [`${api.name}/postman.json`, `${JSON.stringify(collectionOf(api), undefined, 2)}\n`],
];
