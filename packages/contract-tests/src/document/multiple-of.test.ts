import { expect, test } from "vitest";
import { readAnyDocument } from "./any-document.ts";
import { createValidator } from "./validator.ts";

const price = { type: "number", multipleOf: 0.01 };
const document = readAnyDocument(
  {
    openapi: "3.1.0",
    info: { title: "Prices", version: "1" },
    paths: {
      "/prices": {
        get: {
          operationId: "getPrice",
          responses: {
            200: {
              description: "Fine.",
              content: { "application/json": { schema: { $ref: "#/components/schemas/Price" } } },
            },
          },
        },
      },
    },
    components: { schemas: { Price: price } },
  },
  {},
  "prices.json",
);

test.each([
  [0.07, true],
  [19.99, true],
  [-1234.56, true],
  [1e21, true],
  [0.071, false],
  [1e-9, false],
])("%d as a multiple of 0.01: %s", (value, expected) => {
  expect(createValidator(document).accepts("/components/schemas/Price", value)).toBe(expected);
});
