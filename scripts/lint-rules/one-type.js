/** A schema has one type, or one and null: some consumers of OpenAPI overflow at more, others refuse them, and `anyOf` says the same. */
export function oneType() {
  return {
    Schema: {
      enter({ type }, { location, report }) {
        if (!Array.isArray(type) || type.filter((one) => one !== "null").length < 2) return;
        report({ message: "Several types in addition to null belong in anyOf.", location: location.child("type") });
      },
    },
  };
}
