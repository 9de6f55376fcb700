import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import type { Ajv2020, ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import type { StoredPackage } from "../tables.ts";
import { documentSchemas, sharedSchemas } from "./document-schemas.ts";

/** The problem of a value and its place, such as `assessments[0].token`; no place for the value as a whole. */
export interface Violation {
  readonly member: string;
  readonly message: string;
}

export type DocumentCollection = keyof typeof documentSchemas;

let ajv: Ajv2020 | undefined;
const compiled = new Map<object, ValidateFunction>();
const require = createRequire(import.meta.url);

/** Loads Ajv on demand: it takes a tenth of the sandbox's startup, which does not need it. */
function load(): Ajv2020 {
  if (ajv !== undefined) return ajv;
  const { Ajv2020: Ajv } = require("ajv/dist/2020.js") as typeof import("ajv/dist/2020.js");
  ajv = new Ajv({
    ...{ strictTypes: false, strictNumbers: true, discriminator: true, meta: false, validateSchema: false },
    inlineRefs: false,
  });
  for (const [name, schema] of Object.entries(sharedSchemas)) ajv.addSchema(schema, name);
  ajv.addFormat("text", isStorable);
  ajv.addFormat("name", (name: string) => name !== "__proto__" && isStorable(name));
  ajv.addFormat("http-url", isHttpUrl);
  ajv.addFormat("email", email);
  ajv.addKeyword({ keyword: "json", schema: false, validate: (value: unknown) => isJson(value, MOST_LEVELS) });
  return ajv;
}

/** PostgreSQL cannot store NUL, and UTF-8 cannot encode half of a surrogate pair. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

export const MOST_LEVELS = 128;

function isJson(value: unknown, levels: number): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(
    ([name, one]) => name !== "__proto__" && isStorable(name) && isJson(one, levels - 1),
  );
}

const characters = (others: string) => `(?:[A-Za-z0-9\\-._~!$&'()*+,;=:${others}]|%[0-9A-Fa-f]{2})*`;

/** RFC 3986: `URL` accepts further characters, which the format `uri` of responses excludes. */
const uri = new RegExp(
  `^https?://(?:${characters("")}@)?(?:\\[[\\da-f:.]+\\]|${characters("")})(?:/${characters("@/")})?(?:\\?${characters("@/?")})?(?:#${characters("@/?")})?$`,
  "i",
);

const isHttpUrl = (text: string): boolean => uri.test(text) && URL.canParse(text);

/** The format `email` of the documents. */
const email =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.[A-Za-z0-9]+(?:(?:\.|-+)[A-Za-z0-9]+)*$/;

/** @returns undefined for a valid value */
export function violationOf(schema: object, value: unknown): Violation | undefined {
  const validate = validatorOf(schema);
  if (validate(value)) return undefined;
  const errors = validate.errors ?? [];
  // The first error within a branch of anyOf is more specific than the error of anyOf.
  return explain(errors.find(({ keyword }) => keyword !== "anyOf" && keyword !== "type") ?? errors[0]);
}

function validatorOf(schema: object): ValidateFunction {
  const validate = compiled.get(schema) ?? load().compile(schema);
  compiled.set(schema, validate);
  return validate;
}

/** Parts of Ajv; all together block the event loop for longer than a compilation. */
const parts = ["compile/index.js", "core.js", "vocabularies/applicator/index.js", "vocabularies/draft2020.js"];

/** Loads Ajv and compiles the schemas of all documents, which takes a quarter of a second the first time, in turns. */
export async function compileSchemas(): Promise<void> {
  const steps = [
    ...parts.map((part) => () => require(`ajv/dist/${part}`)),
    load,
    // The first compilation takes longer, so it is a small one.
    () => validatorOf(documentSchemas.packages),
    ...Object.keys(sharedSchemas).map((name) => () => load().getSchema(name)),
    ...Object.values(documentSchemas).map((schema) => () => validatorOf(schema)),
  ];
  for (const step of steps) {
    step();
    await setImmediate();
  }
}

/** @param entity in the current form of its collection */
export function documentViolation(collection: DocumentCollection, entity: object): Violation | undefined {
  if (collection !== "packages") return violationOf(documentSchemas[collection], entity);
  const { bytes: _, organizationId: __, ...fields } = entity as Partial<StoredPackage>;
  return violationOf(documentSchemas.packages, fields);
}

export const describe = ({ member, message }: Violation): string => (member === "" ? message : `${member} ${message}`);

const formats: Readonly<Record<string, string>> = {
  text: "must be text without NUL characters and lone surrogates",
  name: "must have names that are text without NUL characters, and not __proto__",
  "http-url": "must be an absolute URL that begins with https:// or http://",
  email: "must be a well-formed e-mail address",
};

function explain(error: ErrorObject | undefined): Violation {
  const { keyword, instancePath = "", params = {}, message = "is not valid" } = error ?? {};
  const at = memberOf(instancePath);
  const within = (name: unknown) => (at === "" ? String(name) : `${at}.${String(name)}`);
  switch (keyword) {
    case "required":
      return { member: within(params.missingProperty), message: "must be given" };
    case "additionalProperties":
      return { member: within(shorten(String(params.additionalProperty))), message: "is not known to this release" };
    case "discriminator":
      return { member: within(params.tag), message: "must be one of the known kinds" };
    case "enum":
      return { member: at, message: `must be one of ${(params.allowedValues as unknown[]).join(", ")}` };
    case "json":
      return { member: at, message: `must be JSON of at most ${MOST_LEVELS} levels, whose texts have no NUL` };
    case "format":
      return { member: at, message: formats[String(params.format)] ?? message };
    default:
      return { member: at, message };
  }
}

const LONGEST_SHOWN = 100;

const shorten = (text: string): string =>
  (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text).toWellFormed().replaceAll("\0", "�");

const memberOf = (pointer: string): string =>
  pointer
    .split("/")
    .slice(1)
    .map((segment) => shorten(segment.replaceAll("~1", "/").replaceAll("~0", "~")))
    .map((segment) => (/^\d+$/.test(segment) ? `[${segment}]` : `.${segment}`))
    .join("")
    .replace(/^\./, "");
