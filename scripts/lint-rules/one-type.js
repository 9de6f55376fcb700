/** Allows one type, or one type and null: some tools for OpenAPI fail with more types. `anyOf` expresses the same. */
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
