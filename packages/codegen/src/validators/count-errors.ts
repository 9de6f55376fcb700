import { _, type Ajv2020, type Code, type CodeKeywordDefinition, Name } from "ajv/dist/2020.js";

const errors = new Name("errors");

/**
 * Adds the number of errors per alternative to the errors of unions. Clients use the counts to select the intended
 * alternative.
 */
export function countErrors(ajv: Ajv2020): void {
  for (const keyword of ["anyOf", "oneOf"]) {
    const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition;
    const { code } = definition;
    definition.code = (cxt, type) => {
      const { gen, subschema } = cxt;
      if (cxt.parentSchema.discriminator) return code(cxt, type);
      const starts = (cxt.schema as unknown[]).map(() => gen.let("start", errors));
      cxt.subschema = (applied, valid) => {
        const start = starts[applied.schemaProp as number];
        if (start) gen.assign(start, errors);
        return subschema.call(cxt, applied, valid);
      };
      const counts = starts.map((start, index): Code => _`${starts[index + 1] ?? errors} - ${start}`);
      counted.set(cxt, counts);
      code(cxt, type);
    };
    definition.error = {
      message: "must match a schema",
      params: (cxt) => {
        const counts = (counted.get(cxt) ?? []).reduce((list, one) => _`${list}, ${one}`);
        // After a second match, `oneOf` skips the remaining alternatives.
        return keyword === "anyOf" ? _`{counts: [${counts}]}` : _`{counts: ${cxt.params.passing} ? [] : [${counts}]}`;
      },
    };
  }
}

const counted = new WeakMap<object, Code[]>();
