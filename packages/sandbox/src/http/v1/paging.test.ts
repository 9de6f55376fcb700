import { expect, test } from "vitest";
import { sliceOf } from "./paging.ts";

test.each([
  [1, 0],
  [2, 25],
])("page %d begins after %d elements", (page, offset) => {
  expect(sliceOf({ count: 25, page })).toEqual({ offset, limit: 25 });
});
