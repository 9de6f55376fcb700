import { expect, test } from "vitest";
import { isRead } from "./reads.ts";

test.each([
  [{ exchange: { method: "GET", path: "/v2/candidates/cnd_0", aborted: false } }, true],
  [{ exchange: { method: "POST", path: "/v2/candidates", aborted: false } }, false],
  [{}, false],
])("%j only read: %s", (entry, read) => {
  expect(isRead(entry)).toBe(read);
});
