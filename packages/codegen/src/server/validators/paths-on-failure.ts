import { _, type Ajv2020, type CodeKeywordDefinition, Name } from "ajv/dist/2020.js";
import { _Code } from "ajv/dist/compile/codegen/code.js";
import { textOf } from "./text-of.ts";

/** Puts the path of a value before the paths of errors within it. Its text is copied into validators, so it refers to nothing outside. */
function within(errors: { instancePath: string }[], from: number, path: string): void {
  for (const error of errors.slice(from)) error.instancePath = path + error.instancePath;
}

const withinCode = new _Code(`(${textOf(within)})`);
const [vErrors, errors] = [new Name("vErrors"), new Name("errors")];

/**
 * Changes `$ref` of an Ajv instance so that a validator gets nothing but the value, and the one that called it completes the paths of errors. Ajv itself hands down
 * the path of each value, which nobody reads where all is well: a text and an object for each item of a list. Only where nothing is coerced: that
 * needs the parent, which is handed down as well.
 */
export function completePathsOnFailure(ajv: Ajv2020): void {
  const definition = ajv.getKeyword("$ref") as CodeKeywordDefinition;
  const { code } = definition;
  definition.code = (cxt, type) => {
    const { gen, it, result } = cxt;
    const { object } = gen;
    // The only object of `$ref` is what a validator is called with.
    gen.object = () => _`undefined` as _Code;
    // An `allOf` refers to the schema of the same value.
    if (!it.errorPath.emptyStr())
      cxt.result = (valid, passed, failed) =>
        result.call(cxt, valid, passed, () => {
          const from = gen.const("from", errors);
          failed?.();
          const complete = gen.scopeValue("func", { key: "within", ref: within, code: withinCode });
          gen.code(_`${complete}(${vErrors}, ${from}, ${it.errorPath})`);
        });
    code(cxt, type);
    gen.object = object;
  };
}
