import { contentOf } from "../document/content.ts";
import type { ApiDocument, Located } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import { listPlaces, listRootSchemas, listSubschemas, type Place } from "../document/places.ts";
import { child } from "../document/pointer.ts";
import { createValidator, type Validator } from "../document/validator.ts";
import { distinctFindings, type Finding } from "../findings/finding.ts";

export interface CheckResult {
  findings: Finding[];
  checked: number;
}

export function checkExamples(document: ApiDocument, validator: Validator = createValidator(document)): CheckResult {
  const results = [
    ...listPlaces(document).map((place) => checkPlace(place, validator)),
    ...listRootSchemas(document)
      .flatMap(listSubschemas)
      .map((schema) => checkSchemaExamples(schema, validator)),
  ];
  return {
    findings: distinctFindings(results.flatMap((result) => result.findings)),
    checked: results.reduce((sum, result) => sum + result.checked, 0),
  };
}

function checkPlace({ spec, what, operation, status }: Place, validator: Validator): CheckResult {
  const findings: Finding[] = [];
  for (const example of spec.examples) {
    const finding = { check: `${what} example`, operation, status, pointer: example.pointer };
    if (example.external) {
      findings.push({ ...finding, message: "has no value in the document, so nothing can check it" });
    } else if (spec.schema) {
      findings.push(...checkValue(spec.schema.pointer, example.value, finding, validator));
      findings.push(...checkContent(spec.schema, example.value, finding, validator));
    }
  }
  return { findings, checked: spec.examples.length };
}

function checkContent(
  schema: Located,
  text: unknown,
  finding: Omit<Finding, "message">,
  validator: Validator,
): Finding[] {
  const content = contentOf(schema, text);
  if (content === undefined) return [];
  if ("error" in content) return [{ ...finding, message: content.error }];
  return checkValue(content.schema.pointer, content.value, finding, validator);
}

function checkSchemaExamples({ pointer, value }: Located, validator: Validator): CheckResult {
  if (!isObject(value)) return { findings: [], checked: 0 };
  const own: Located[] = [];
  for (const key of ["default", "example"])
    if (key in value) own.push({ pointer: child(pointer, key), value: value[key] });
  if (Array.isArray(value.examples)) {
    own.push(...value.examples.map((one, index) => ({ pointer: child(pointer, "examples", index), value: one })));
  }
  const findings = own.flatMap((one) =>
    checkValue(pointer, one.value, { check: "schema example", pointer: one.pointer }, validator),
  );
  return { findings, checked: own.length };
}

function checkValue(
  schemaPointer: string,
  value: unknown,
  finding: Omit<Finding, "message">,
  validator: Validator,
): Finding[] {
  try {
    return validator.validate(schemaPointer, value).map((violation) => ({
      ...finding,
      at: violation.at,
      message: `${violation.message} (${violation.schema})`,
    }));
  } catch (error) {
    return [
      {
        ...finding,
        check: "schema",
        pointer: schemaPointer,
        message: `cannot be compiled: ${(error as Error).message}`,
      },
    ];
  }
}
