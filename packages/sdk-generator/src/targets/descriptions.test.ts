import { expect, test } from "vitest";
import { mapDescriptions } from "./descriptions.ts";

test("all descriptions are changed; values of the API stay unchanged", () => {
  const described = (description: string) => ({ type: "string", description });
  const schema = { description: "a", properties: { description: described("b"), value: described("c") } };
  const document = { schema, items: [described("d")], example: { description: "e" } };
  expect(mapDescriptions(document, (text) => text.toUpperCase())).toEqual({
    schema: { description: "A", properties: { description: described("B"), value: described("C") } },
    items: [described("D")],
    example: { description: "e" },
  });
});
