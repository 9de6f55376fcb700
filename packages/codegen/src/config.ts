import type { AdapterName } from "./server/adapters.ts";

/** What is the same on the command line: see its options. Paths are relative to the configuration's folder. */
export interface GenerationConfig {
  /** `true` for one side alone; both without. */
  client?: boolean;
  server?: boolean;
  adapter?: AdapterName;
  runtime?: string;
  /** The path of the file that has what stands at a URL. */
  files?: Readonly<Record<string, string>>;
  /** Paths of overlays, applied in this order. */
  overlays?: readonly string[];
  strict?: boolean;
}

export interface DocumentConfig extends GenerationConfig {
  /** Path of the document. */
  document: string;
  /** The folder of its files, which no other document shares. */
  out: string;
}

/** Several documents, with what holds for each of them that says nothing else. */
export interface Config extends GenerationConfig {
  documents: readonly DocumentConfig[];
}

/** The configuration as it is, typed: what `assessment-api-codegen.config.ts` exports by default. */
export const defineConfig = (config: Config): Config => config;
