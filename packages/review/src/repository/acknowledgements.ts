import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type * as Ajv from "ajv/dist/2020.js";
import type * as Formats from "ajv-formats";
import { parse } from "yaml";
import { type Finding, type Fingerprint, fingerprintOf } from "../model/finding.ts";

export interface Acknowledgement {
  file: string;
  reason: string;
  migration: string;
  expires: string;
  changes: Fingerprint[];
}

const schema = {
  type: "object",
  required: ["reason", "migration", "expires", "changes"],
  additionalProperties: false,
  properties: {
    reason: { type: "string", minLength: 10 },
    migration: { type: "string", minLength: 10 },
    expires: { type: "string", format: "date" },
    changes: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["rule", "pointer"],
        dependentRequired: { method: ["path"], path: ["method"] },
        additionalProperties: false,
        properties: {
          rule: { type: "string", pattern: "^[a-z-]+$" },
          method: { type: "string", pattern: "^[a-z]+$" },
          path: { type: "string", minLength: 1 },
          pointer: { type: "string", pattern: "^#(/|$)" },
          detail: { type: "string", minLength: 1 },
        },
      },
    },
  },
};

export interface Acknowledgements {
  valid: Acknowledgement[];
  problems: string[];
}

export function readAcknowledgements(
  root: string,
  version: string,
  base: string | undefined,
  today: string,
): Acknowledgements {
  const folder = `specs/${version}/breaks`;
  const found: Acknowledgements = { valid: [], problems: [] };
  if (!existsSync(join(root, folder))) return found;
  let check: ReturnType<typeof createCheck> | undefined;
  for (const name of readdirSync(join(root, folder))
    .filter((one) => /\.ya?ml$/.test(one))
    .toSorted()) {
    const file = `${folder}/${name}`;
    const text = readFileSync(join(root, file), "utf8");
    if (base && existsSync(join(base, file)) && readFileSync(join(base, file), "utf8") === text) continue;
    const value = parseYaml(text);
    check ??= createCheck();
    if (!check(value)) {
      for (const { instancePath, message, params } of check.errors ?? [])
        found.problems.push(
          `${file}: ${instancePath || "the file"} ${message}${params.additionalProperty ? ` (${params.additionalProperty})` : ""}`,
        );
      continue;
    }
    const flaws = flawsOf(value, today);
    found.problems.push(...flaws.map((flaw) => `${file}: ${flaw}`));
    if (flaws.length === 0) found.valid.push({ ...value, file });
  }
  return found;
}

/** Creates the validator, on demand: most reviews have no new file. */
function createCheck() {
  const require = createRequire(import.meta.url);
  const { Ajv2020 } = require("ajv/dist/2020.js") as typeof Ajv;
  const ajv = new Ajv2020({ allErrors: true });
  (require("ajv-formats") as typeof Formats.default).default(ajv);
  return ajv.compile<Omit<Acknowledgement, "file">>(schema);
}

function parseYaml(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    return (error as Error).message;
  }
}

function flawsOf({ reason, migration, expires, changes }: Omit<Acknowledgement, "file">, today: string): string[] {
  const wild = changes.filter(({ path, pointer }) => pointer.includes("*") || path?.includes("*"));
  return [
    ...(reason.startsWith("TODO") ? ["the reason is missing; replace its TODO"] : []),
    ...(migration.startsWith("TODO") ? ["the migration is missing; replace its TODO"] : []),
    ...(expires < today ? [`expired on ${expires}; delete the file if the break has been released`] : []),
    ...wild.map(({ pointer }) => `${pointer}: an acknowledgement names one place; * is not supported`),
  ];
}

export interface Matched {
  by: Map<string, Acknowledgement>;
  problems: string[];
}

/** Matches acknowledgements by fingerprint and reports unmatched ones. */
export function matchAcknowledgements(acknowledgements: Acknowledgement[], findings: Finding[]): Matched {
  const open = new Set(findings.map(fingerprintOf));
  const matched: Matched = { by: new Map(), problems: [] };
  for (const one of acknowledgements) {
    for (const change of one.changes) {
      const fingerprint = fingerprintOf(change);
      if (open.has(fingerprint)) matched.by.set(fingerprint, one);
      else matched.problems.push(`${one.file}: ${whyUnmatched(change, findings)}`);
    }
  }
  return matched;
}

function whyUnmatched(change: Fingerprint, findings: Finding[]): string {
  const { detail: _, ...place } = change;
  const others = findings.filter(({ detail: __, ...one }) => fingerprintOf(one) === fingerprintOf(place));
  const name = `\`${change.rule}\` at ${change.pointer}`;
  if (others.length === 0) return `${name} is acknowledged but does not break; remove it`;
  const details = others.map(({ detail }) => (detail ? `\`${detail}\`` : "none")).join(" or ");
  return `${name} is acknowledged with ${change.detail ? `the detail \`${change.detail}\`` : "no detail"}, but the break has ${details}; use that`;
}
