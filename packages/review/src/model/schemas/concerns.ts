const CONCERNS: Record<string, readonly string[]> = {
  ...forAll(["minLength", "maxLength", "pattern"], ["string"]),
  ...forAll(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"], ["integer", "number"]),
  ...forAll(["minItems", "maxItems", "uniqueItems", "minContains", "maxContains"], ["array"]),
  ...forAll(["minProperties", "maxProperties"], ["object"]),
};

function forAll(keywords: string[], types: readonly string[]) {
  return Object.fromEntries(keywords.map((keyword) => [keyword, types]));
}

export const CONSTRAINTS: readonly string[] = Object.keys(CONCERNS);

export const concerns = (keyword: string): readonly string[] => CONCERNS[keyword] ?? [];
