import { Ajv2020, type Format, type Options } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { boundWork } from "./bounded-work.ts";
import { date, dateTime, time } from "./date-time.ts";
import { exactly } from "./exactly.ts";
import { fillDefaults } from "./fill-defaults.ts";
import { byte, email, int32, int64, regex, uri } from "./formats.ts";
import { fromText } from "./from-text.ts";
import { listOfOne } from "./list-of-one.ts";
import { multipleOf } from "./multiple-of.ts";
import { completePathsOnFailure } from "./paths-on-failure.ts";

const options: Options = {
  // As strict as OpenAPI allows: schemas often lack a type, or require properties declared elsewhere.
  strictSchema: true,
  strictNumbers: true,
  strictTypes: false,
  strictTuples: false,
  strictRequired: false,
  allowMatchingProperties: true,
  allErrors: true,
  inlineRefs: false,
  discriminator: true,
  validateFormats: true,
  messages: true,
};

const uriResolver: NonNullable<Options["uriResolver"]> = {
  parse: (uri) => ({ path: uri }),
  serialize: ({ path = "" }) => path,
  resolve: (_base, path) => path,
};

/** Replaces formats of Ajv that are slow or consist of several functions. `true` is not checked. */
const ownFormats: Record<string, Format> = {
  ...{ byte, date, "date-time": dateTime, email, int32, int64, regex, time, uri },
  ...{ double: true, float: true, "iso-date-time": true, "iso-time": true },
};

const coercion: Options = { coerceTypes: true };

export function createAjv(schemas: readonly Record<string, unknown>[], coerces: boolean, extra: Options = {}): Ajv2020 {
  const found = { formats: new Set<string>(), patterns: new Set<string>(), unevaluated: false };
  collect(schemas, found);
  const unicodeRegExp = [...found.patterns].every(isUnicodePattern);
  const ajv = new Ajv2020({
    ...options,
    ...(coerces && coercion),
    // Costs a call per property, so only if a property shares its name with an inherited one.
    ownProperties: hasInheritedName(schemas),
    unevaluated: found.unevaluated,
    unicodeRegExp,
    meta: false,
    validateSchema: false,
    uriResolver,
    ...extra,
  });
  // Ajv enables these for 2020-12, at a cost per call. Without them, anyOf stops at the first match.
  ajv.opts.unevaluated = found.unevaluated;
  ajv.opts.dynamicRef = false;
  (addFormats as unknown as typeof addFormats.default)(ajv);
  for (const [name, format] of Object.entries(ownFormats)) ajv.addFormat(name, format);
  ajv.addKeyword(fromText);
  ajv.addKeyword(fillDefaults);
  ajv.addKeyword(exactly);
  ajv.addKeyword(listOfOne);
  ajv.removeKeyword("multipleOf");
  ajv.addKeyword(multipleOf);
  boundWork(ajv);
  if (!coerces) completePathsOnFailure(ajv);
  for (const format of found.formats) if (!(format in ajv.formats)) ajv.addFormat(format, true);
  for (const schema of schemas) {
    if (typeof schema.$id === "string") ajv.addSchema(schema);
  }
  return ajv;
}

function hasInheritedName(schemas: readonly Record<string, unknown>[]): boolean {
  const text = JSON.stringify(schemas);
  return Object.getOwnPropertyNames(Object.prototype).some((name) => text.includes(JSON.stringify(name)));
}

interface Found {
  formats: Set<string>;
  patterns: Set<string>;
  /** If set, Ajv must track properties and evaluate every alternative of anyOf. */
  unevaluated: boolean;
}

function collect(node: unknown, found: Found): void {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "format" && typeof value === "string") found.formats.add(value);
    if (key === "pattern" && typeof value === "string") found.patterns.add(value);
    if (key.startsWith("unevaluated")) found.unevaluated = true;
    if (key === "patternProperties") for (const pattern of Object.keys(value as object)) found.patterns.add(pattern);
    collect(value, found);
  }
}

function isUnicodePattern(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}
