import { choice, readUrl, required, usage } from "./command-line.ts";
import { type DocumentName, documentNames } from "./versions.ts";

export interface Target {
  version: DocumentName;
  baseUrl: string;
  apiKey: string;
}

interface Flags {
  version?: string[] | undefined;
  "base-url"?: string[] | undefined;
  "api-key"?: string[] | undefined;
}

const KEY = "--api-key (or the environment variable ASSESSMENT_API_KEY)";

/** Parses targets, the control API last because it moves clocks. Flags take one value or `NAME=VALUE`. Throws a UsageError. */
export function readTargets(flags: Flags, env: NodeJS.ProcessEnv): Target[] {
  const given = (flags.version ?? []).flatMap((one) => one.split(",").map((name) => name.trim()));
  const names = given.map((name) => choice("version", required("--version", name), documentNames));
  required("--version", names[0]);
  const versions = documentNames.filter((name) => names.includes(name));
  const urls = valuesFor("--base-url", flags["base-url"], versions);
  const keys = valuesFor("--api-key", flags["api-key"], versions);
  const several = versions.length > 1;
  return versions.map((version) => {
    const shared = readBaseUrl(urls.get(version) ?? required("--base-url", urls.get("all")));
    return {
      version,
      baseUrl: several && !urls.has(version) ? `${shared}/${version}` : shared,
      apiKey: required(
        KEY,
        keys.get(version) ??
          (version === "control" ? env.ASSESSMENT_API_SANDBOX_CONTROL_TOKEN || undefined : undefined) ??
          keys.get("all") ??
          env.ASSESSMENT_API_KEY ??
          // Sandboxes without a token accept any token.
          (version === "control" ? "open" : undefined),
      ),
    };
  });
}

function valuesFor(
  flag: string,
  given: readonly string[] = [],
  versions: readonly DocumentName[],
): Map<DocumentName | "all", string> {
  const found = new Map<DocumentName | "all", string>();
  for (const text of given) {
    const name = documentNames.find((one) => text.startsWith(`${one}=`));
    if (name && !versions.includes(name)) throw usage(`${flag} names ${name}, but --version does not`);
    const key = name ?? "all";
    if (found.has(key)) throw usage(`${flag} is given twice${name ? ` for ${name}` : "; name the version: v1=…"}`);
    found.set(key, name ? text.slice(name.length + 1) : text);
  }
  return found;
}

export function readBaseUrl(value: string): string {
  const url = readUrl("--base-url", value, "https://api.example.com/v2");
  if (url.search || url.hash) throw usage(`--base-url takes no query and no fragment: ${value}`);
  return value.replace(/\/+$/, "");
}
