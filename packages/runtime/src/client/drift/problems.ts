import { pointerNames, pointerToken } from "../../pointer.ts";
import type { Validate, ValidationProblem } from "../../validation.ts";

export interface Place {
  readonly pointer: string;
  readonly expected: string;
  readonly actual: string;
}

export const typeOf = (value: unknown): string =>
  value === undefined ? "missing" : value === null ? "null" : Array.isArray(value) ? "array" : typeof value;

function valueAt(body: unknown, pointer: string): unknown {
  let value = body;
  for (const name of pointerNames(pointer)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = value[name as keyof typeof value];
  }
  return value;
}

/** Validates a body. Unknown members and enum values are separate, because programs can ignore them. */
export function findProblems(check: Validate, body: unknown): { drifts: Place[]; unknowns: Place[] } {
  const drifts: Place[] = [];
  const unknowns: Place[] = [];
  if (check(body)) return { drifts, unknowns };
  const errors = intended(check.errors ?? []);
  const wrongTypes = new Set(errors.filter(({ keyword }) => keyword === "type").map((error) => error.instancePath));
  const seen = new Set<string>();
  for (const error of errors) {
    const pointer = pointerOf(error);
    // A value of the wrong type also violates other keywords.
    if (error.keyword !== "type" && wrongTypes.has(pointer)) continue;
    const expected = expectedBy(error);
    const key = `${pointer} ${expected}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const value = valueAt(body, pointer);
    (isUnknown(error, value) ? unknowns : drifts).push({ pointer, expected, actual: typeOf(value) });
  }
  return { drifts, unknowns };
}

/** Returns the JSON pointer of an error, or of the missing or additional member. */
function pointerOf({ instancePath, keyword, params }: ValidationProblem): string {
  const member = {
    required: params.missingProperty,
    dependentRequired: params.missingProperty,
    additionalProperties: params.additionalProperty,
    unevaluatedProperties: params.unevaluatedProperty,
    propertyNames: params.propertyName,
    discriminator: params.tag,
  }[keyword];
  return member === undefined ? instancePath : `${instancePath}/${pointerToken(String(member))}`;
}

function isUnknown({ keyword, params }: ValidationProblem, value: unknown): boolean {
  if (keyword === "additionalProperties" || keyword === "unevaluatedProperties") return true;
  if (keyword === "discriminator") return typeof value === "string";
  const known = params.allowedValues as unknown[] | undefined;
  return keyword === "enum" && known?.some((one) => one !== null && typeOf(one) === typeOf(value)) === true;
}

const list = (values: unknown) => [values].flat().map((one) => (typeof one === "string" ? one : JSON.stringify(one)));

/** Returns the violated rule. Omits the parameters of other keywords, which may hold values of the body. */
function expectedBy({ keyword, params }: ValidationProblem): string {
  switch (keyword) {
    case "type":
      return list(params.type).join(" or ");
    case "enum":
      return `enum: ${list(params.allowedValues).join(", ")}`;
    case "const":
      return `const: ${list([params.allowedValue])}`;
    case "required":
    case "dependentRequired":
      return "present";
    case "additionalProperties":
    case "unevaluatedProperties":
      return "a listed member";
    case "discriminator":
      return "a listed value";
    case "anyOf":
    case "oneOf":
      return "one of the alternatives";
    default: {
      const value = params.limit ?? params.format ?? params.pattern ?? params.multipleOf;
      return value === undefined ? keyword : `${keyword}: ${value}`;
    }
  }
}

/** Selects the intended alternative of each union. `counts` has the number of errors per alternative. */
function intended(errors: readonly ValidationProblem[]): ValidationProblem[] {
  const kept: ValidationProblem[] = [];
  for (let index = errors.length - 1; index >= 0; index--) {
    const error = errors[index] as ValidationProblem;
    const counts = error.params.counts as number[] | undefined;
    if (error.keyword === "if") continue;
    if (!counts?.length) {
      kept.unshift(error);
      continue;
    }
    const alternatives: ValidationProblem[][] = [];
    for (const count of counts.toReversed()) {
      alternatives.unshift(intended(errors.slice(index - count, index)));
      index -= count;
    }
    kept.unshift(...closest(error, alternatives));
  }
  return kept;
}

/** Returns the errors of the best alternative: same type, same tags, fewest errors. */
function closest(union: ValidationProblem, alternatives: readonly ValidationProblem[][]): ValidationProblem[] {
  const isOfType = ({ keyword, instancePath }: ValidationProblem) =>
    keyword === "type" && instancePath === union.instancePath;
  const sameType = alternatives.filter((errors) => !errors.some(isOfType));
  if (sameType.length === 0) {
    const types = alternatives.flat().filter(isOfType);
    return [{ ...union, keyword: "type", params: { type: [...new Set(types.flatMap(({ params }) => params.type))] } }];
  }
  const isTag = ({ keyword, instancePath }: ValidationProblem) =>
    (keyword === "const" || keyword === "enum") && instancePath.lastIndexOf("/") === union.instancePath.length;
  const costOf = (errors: readonly ValidationProblem[]) => errors.length + 100 * errors.filter(isTag).length;
  return sameType.reduce((best, errors) => (costOf(errors) < costOf(best) ? errors : best));
}
