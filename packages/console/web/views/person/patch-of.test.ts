import { expect, test } from "vitest";
import { patchOf } from "./patch-of.ts";

test("a merge patch distinguishes absent, null and empty text", () => {
  expect(patchOf({ firstName: "left as it is" })).toEqual({});
  expect(
    patchOf({ "firstName.how": "null", "lastName.how": "value", lastName: "Hopper", "jobPositionId.how": "value" }),
  ).toEqual({
    firstName: null,
    lastName: "Hopper",
    jobPositionId: "",
  });
});
