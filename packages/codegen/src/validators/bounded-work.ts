import { _, type Ajv2020, type CodeGen, type CodeKeywordDefinition, type KeywordCxt, Name } from "ajv/dist/2020.js";
import { _Code } from "ajv/dist/compile/codegen/code.js";
import { findDuplicate } from "./find-duplicate.ts";
import { textOf } from "./text-of.ts";

/** Maximum number of errors; ends loops over items and properties. */
const mostErrors = 200;

const loopingKeywords = [
  "additionalProperties",
  "items",
  "patternProperties",
  "propertyNames",
  "unevaluatedItems",
  "unevaluatedProperties",
];

const errors = new Name("errors");

/**
 * Makes validation linear in the size of a value. Plain Ajv is quadratic: it collects every error, copies them per
 * reference, and compares all pairs of items.
 */
export function boundWork(ajv: Ajv2020): void {
  for (const keyword of loopingKeywords) {
    const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition;
    const { code } = definition;
    definition.code = (cxt, type) => withBoundedLoops(cxt.gen, () => code(cxt, type));
  }
  (ajv.getKeyword("uniqueItems") as CodeKeywordDefinition).code = uniqueItems;
}

/** Ends the loops of a keyword after {@link mostErrors} errors. Loops of its subschemas continue. */
function withBoundedLoops(gen: CodeGen, write: () => void): void {
  const { forIn, forRange } = gen;
  const original = { forIn, forRange };
  const bounded = <Body extends (name: Name) => void>(body: Body, before: Name) =>
    ((name: Name) => {
      const own = { forIn: gen.forIn, forRange: gen.forRange };
      Object.assign(gen, original);
      body(name);
      Object.assign(gen, own);
      gen.if(_`${errors} - ${before} >= ${mostErrors}`, () => gen.break());
    }) as Body;
  const count = () => gen.const("before", errors);
  gen.forIn = (name, object, body, kind) => forIn.call(gen, name, object, bounded(body, count()), kind);
  gen.forRange = (name, from, to, body, kind) => forRange.call(gen, name, from, to, bounded(body, count()), kind);
  write();
  Object.assign(gen, original);
}

function uniqueItems(cxt: KeywordCxt): void {
  if (!cxt.schema) return;
  const { gen, data } = cxt;
  const find = gen.scopeValue("func", {
    key: "findDuplicate",
    ref: findDuplicate,
    code: new _Code(`(${textOf(findDuplicate)})`),
  });
  const found = gen.const("found", _`${find}(${data})`);
  cxt.setParams({ i: _`${found}.i`, j: _`${found}.j` });
  cxt.fail(found);
}
