import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { CORE_SCHEMA, load as parse, Type } from "js-yaml";
import { type Hints, readAnyDocument, withKeys } from "../document/any-document.ts";
import type { ApiDocument } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import { FOREIGN_POLICY, type Policy } from "../document/policy.ts";
import { CouldNotRunError } from "../findings/outcome.ts";
import { required, usage } from "./command-line.ts";
import { readBaseUrl } from "./command-targets.ts";

/** Merge keys of YAML 1.1 in the schema of YAML 1.2. */
const mergeKey = new Type("tag:yaml.org,2002:merge", { kind: "scalar", resolve: (key) => key === "<<" });
const schema = CORE_SCHEMA.extend({ implicit: [mergeKey] });

export interface AnyTarget {
  file: string;
  hints: string | undefined;
  documentHeaders: readonly string[];
  /** Operations to call although they may change existing data, in addition to the hints. */
  allow: readonly string[];
  baseUrl: string;
  apiKey: string | undefined;
  /** `user:password` for HTTP basic. */
  credentials: Record<string, string>;
}

interface TargetFlags {
  hints?: string | undefined;
  "document-header"?: string[] | undefined;
  allow?: string[] | undefined;
  "base-url"?: string[] | undefined;
  "api-key"?: string[] | undefined;
  credential?: string[] | undefined;
}

/** Throws a UsageError. */
export function readTarget(file: string, flags: TargetFlags, env: NodeJS.ProcessEnv): AnyTarget {
  const [url, another] = flags["base-url"] ?? [];
  if (another !== undefined) throw usage("--base-url is given twice; give it once");
  return {
    file: required("--document", file),
    hints: flags.hints,
    documentHeaders: flags["document-header"] ?? [],
    allow: flags.allow ?? [],
    baseUrl: readBaseUrl(required("--base-url", url)),
    apiKey: flags["api-key"]?.[0] ?? env.ASSESSMENT_API_KEY,
    credentials: readCredentials(flags.credential),
  };
}

function readCredentials(given: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf("=");
      if (at < 1) throw usage("--credential takes SCHEME=VALUE, with the name of a security scheme of the document");
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

export async function loadAny(
  { file, hints, allow, credentials, apiKey, documentHeaders }: AnyTarget,
  policy: Policy = FOREIGN_POLICY,
): Promise<{ document: ApiDocument; hints: Hints }> {
  const read: Hints = hints === undefined ? {} : readHints(hints, parseText(await readText(hints), hints));
  const given = { ...read, allow: [...(read.allow ?? []), ...allow] };
  const text = await readText(file, documentHeaders);
  const root = parseText(text, file);
  try {
    const document = readAnyDocument(root, given, basename(file), policy);
    const source = { file: /^https?:/.test(file) ? file : resolve(file), text: () => text };
    return { document: { ...withKeys(document, credentials, apiKey), source }, hints: given };
  } catch (error) {
    throw new CouldNotRunError((error as Error).message, { cause: error });
  }
}

export async function readText(file: string, headers: readonly string[] = []): Promise<string> {
  const pairs = headers.map((one): [string, string] => {
    const [name = "", ...value] = one.split(":");
    if (value.length === 0) throw usage(`--document-header takes "NAME: VALUE", not ${name}`);
    return [name.trim(), value.join(":").trim()];
  });
  try {
    if (/^https?:/.test(file)) {
      const response = await fetch(file, { headers: pairs, signal: AbortSignal.timeout(30_000) });
      if (!response.ok) {
        const behind = response.status === 401 || response.status === 403;
        throw new Error(`responded with ${response.status}${behind ? "; give its key in --document-header" : ""}`);
      }
      return await response.text();
    }
    return await readFile(file, "utf8");
  } catch (error) {
    const { message, cause } = error as Error;
    throw new CouldNotRunError(`${file} cannot be read: ${cause instanceof Error ? cause.message : message}`, {
      cause: error,
    });
  }
}

export function parseText(text: string, file: string): unknown {
  try {
    return parse(text.replace(/^\ufeff/, ""), { schema });
  } catch (error) {
    throw new CouldNotRunError(`${file} is neither JSON nor YAML: ${(error as Error).message.split("\n")[0]}`, {
      cause: error,
    });
  }
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === "string");

const FORMS: Record<keyof Hints, [holds: (value: unknown) => boolean, form: string]> = {
  ids: [(value) => isObject(value) && Object.values(value).every(Array.isArray), "lists of values by path parameter"],
  bodies: [isObject, "request bodies by operation"],
  parameters: [(value) => isObject(value) && Object.values(value).every(isObject), "values by operation and parameter"],
  skip: [isTexts, "a list of operations"],
  allow: [isTexts, "a list of operations"],
};

function readHints(file: string, value: unknown): Hints {
  if (!isObject(value)) throw new CouldNotRunError(`${file} has no hints; hints are ${Object.keys(FORMS).join(", ")}`);
  for (const [name, one] of Object.entries(value)) {
    const form = FORMS[name as keyof Hints];
    if (!form)
      throw new CouldNotRunError(`${file}: unknown hint ${name}; choose from ${Object.keys(FORMS).join(", ")}`);
    if (!form[0](one)) throw new CouldNotRunError(`${file}: ${name} takes ${form[1]}`);
  }
  return value as Hints;
}
