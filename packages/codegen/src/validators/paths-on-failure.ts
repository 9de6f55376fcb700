import { _, type Ajv2020, type CodeKeywordDefinition, Name } from "ajv/dist/2020.js";
import { _Code } from "ajv/dist/compile/codegen/code.js";
import { textOf } from "./text-of.ts";

/** Prefixes the paths of errors. The source is copied into validators, so it must be self-contained. */
function within(errors: { instancePath: string }[], from: number, path: string): void {
  for (const error of errors.slice(from)) error.instancePath = path + error.instancePath;
}

const withinCode = new _Code(`(${textOf(within)})`);
const [vErrors, errors] = [new Name("vErrors"), new Name("errors")];

/**
 * Makes validators receive only the value; callers prefix error paths afterwards. Plain Ajv allocates a text and an
 * object per list item. Does not apply to coercion, which needs the parent.
 */
export function completePathsOnFailure(ajv: Ajv2020): void {
  const definition = ajv.getKeyword("$ref") as CodeKeywordDefinition;
  const { code } = definition;
  definition.code = (cxt, type) => {
    const { gen, it, result } = cxt;
    const { object } = gen;
    // The object passed to a referenced validator.
    gen.object = () => _`undefined` as _Code;
    // `allOf` refers to a schema of the same value.
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
