/** Requires a description of every component schema, property and array item. The target of a `$ref` has the description. */
export function schemaDescription() {
  return {
    Schema: {
      enter(schema, { location, report }) {
        const pointer = location.pointer;
        const described = typeof schema.description === "string" && schema.description.trim() !== "";
        const needsOne = pointer === "#/" || /\/(properties\/[^/]+|items|additionalProperties)$/.test(pointer);
        if (described || !needsOne) return;
        report({ message: "This schema has no description.", location: pointer === "#/" ? location : location.key() });
      },
    },
  };
}
