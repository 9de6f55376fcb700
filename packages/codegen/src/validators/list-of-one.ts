import { _, type CodeKeywordDefinition, type KeywordCxt } from "ajv/dist/2020.js";

/** Keyword `listOfOne`: schema of a list in a query object, where `name[list]=a` is a list of one item. */
export const listOfOne: CodeKeywordDefinition = {
  keyword: "listOfOne",
  schemaType: "object",
  code(cxt: KeywordCxt) {
    const { gen, data, it } = cxt;
    gen.if(_`typeof ${data} == "string"`, () => {
      gen.assign(data, _`[${data}]`);
      gen.assign(_`${it.parentData}[${it.parentDataProperty}]`, data);
    });
    const valid = gen.let("valid", false);
    cxt.subschema({ keyword: "listOfOne" }, valid);
    cxt.ok(valid);
  },
};
