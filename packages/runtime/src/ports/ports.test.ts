import { expect, test } from "vitest";
import { refusedPorts } from "./index.ts";

const reasonOf = (port: number) => fetch(`http://127.0.0.1:${port}`).then(undefined, ({ cause }) => cause?.message);

test.each([...refusedPorts])("fetch refuses port %d", async (port) => {
  expect(await reasonOf(port)).toBe("bad port");
});
