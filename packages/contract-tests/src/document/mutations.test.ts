import { expect, it } from "vitest";
import { tinyDocument } from "../testing/tiny-document.ts";
import { mutationsOf } from "./mutations.ts";

it("adds members to an object until it has too many", () => {
  const schema = {
    pointer: "#/x",
    value: { type: "object", maxProperties: 2, additionalProperties: { type: "integer" } },
  };
  const { value } =
    mutationsOf(tinyDocument(), schema, { size: 7 }).find(({ pointer }) => pointer === "#/x/maxProperties") ?? {};
  expect(value).toEqual({ size: 7, member0: 7, member1: 7, member2: 7 });
});
