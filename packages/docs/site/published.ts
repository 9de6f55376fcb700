import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const folder = new URL("../published/", import.meta.url);

export interface Published {
  readonly version: string;
  readonly document: object;
}

/** @returns documents saved by `pnpm dev release version`, oldest first; empty before the first release */
export function publishedDocuments(name: string): Published[] {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((file) => {
      const version = file.startsWith(`${name}-`) ? /-(\d+\.\d+\.\d+)\.json\.gz$/.exec(file)?.[1] : undefined;
      return version === undefined ? [] : [{ version, file }];
    })
    .toSorted((a, b) => a.version.localeCompare(b.version, "en", { numeric: true }))
    .map(({ version, file }) => ({
      version,
      document: JSON.parse(gunzipSync(readFileSync(new URL(file, folder))).toString("utf8")),
    }));
}
