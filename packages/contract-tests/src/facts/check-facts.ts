import type { ApiDocument } from "../document/document.ts";
import { createValidator, type Validator } from "../document/validator.ts";
import type { Finding } from "../findings/finding.ts";
import type { CheckResult } from "../messages/examples.ts";
import type { Fact } from "./facts.ts";
import { type StatedValue, schemasAt, shown, statedValues } from "./stated-values.ts";

export function checkFacts(
  document: ApiDocument,
  facts: readonly Fact[],
  validator: Validator = createValidator(document),
): CheckResult {
  const values = statedValues(document, facts);
  const findings = values.flatMap((one): Finding[] => {
    const message = problemOf(document, one, validator);
    return message === undefined ? [] : [{ check: "facts", pointer: one.component ?? "#/components", message }];
  });
  return { findings, checked: values.length };
}

function problemOf(document: ApiDocument, stated: StatedValue, { accepts }: Validator): string | undefined {
  const { component, path, value, good, fact } = stated;
  if (component === undefined) return `the document has no component for ${fact.at.join(", ")} (${fact.section})`;
  const schemas = schemasAt(document, stated);
  const place = path.join("/") || "the value";
  if (schemas.length === 0) return `has no ${place} (${fact.section})`;
  try {
    if (schemas.every(({ pointer }) => accepts(pointer, value)) === good) return undefined;
  } catch (error) {
    return `cannot be compiled: ${(error as Error).message}`;
  }
  const although = good ? "which the description allows" : `although ${fact.why}`;
  return `${good ? "refuses" : "accepts"} ${place} = ${shown(value)}, ${although} (${fact.section})`;
}
