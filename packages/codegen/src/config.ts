import type { AdapterName } from "./server/adapters.ts";

export interface GenerationConfig {
  /** `true` generates only these sides; the default is client and server. */
  client?: boolean;
  server?: boolean;
  msw?: boolean;
  adapter?: AdapterName;
  runtime?: string;
  /** Local paths of referenced URLs. */
  files?: Readonly<Record<string, string>>;
  /** Overlays, applied in order. */
  overlays?: readonly string[];
  strict?: boolean;
}

export interface DocumentConfig extends GenerationConfig {
  document: string;
  out: string;
}

export interface Config extends GenerationConfig {
  documents: readonly DocumentConfig[];
}

/** Types the default export of `assessment-api-codegen.config.ts`. */
export const defineConfig = (config: Config): Config => config;
