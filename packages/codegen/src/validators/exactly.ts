import { _, type CodeKeywordDefinition, type KeywordCxt } from "ajv/dist/2020.js";

/**
 * Keyword `exactly`, for values within coercing schemas. `json` validates values that are not text and not coerced;
 * `text` validates text.
 */
export const exactly: CodeKeywordDefinition = {
  keyword: "exactly",
  schemaType: "object",
  code(cxt: KeywordCxt) {
    const { gen, data, schema } = cxt;
    const it = cxt.it as { opts: typeof cxt.it.opts };
    const valid = gen.let("valid", false);
    const asJson = () => {
      const { opts } = it;
      it.opts = { ...opts, coerceTypes: false };
      cxt.subschema({ keyword: "exactly", schemaProp: "json" }, valid);
      it.opts = opts;
    };
    if (!("text" in schema)) asJson();
    else
      gen.if(
        _`typeof ${data} == "string"`,
        () => void cxt.subschema({ keyword: "exactly", schemaProp: "text" }, valid),
        asJson,
      );
    cxt.ok(valid);
  },
};
