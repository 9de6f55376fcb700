import { _, type CodeKeywordDefinition, stringify } from "ajv/dist/2020.js";
import { getProperty } from "ajv/dist/compile/codegen/index.js";

/**
 * Keyword `fillDefaults`: sets missing properties last. Ajv would coerce its own `default`, which turns null into 0.
 */
export const fillDefaults: CodeKeywordDefinition = {
  keyword: "fillDefaults",
  schemaType: "object",
  post: true,
  code({ gen, data, schema }) {
    for (const [name, value] of Object.entries(schema)) {
      const property = _`${data}${getProperty(name)}`;
      gen.if(_`${property} === undefined`, () => gen.assign(property, stringify(value)));
    }
  },
};
