import { expect, test } from "vitest";
import { TypeImports } from "./imports.ts";

test("has a line per module, packages first, and each name once", () => {
  const imports = new TypeImports();
  expect(imports.lines()).toEqual([]);
  expect(imports.add("./b.ts", "Two")).toBe("Two");
  imports.add("./b.ts", "One");
  imports.add("./b.ts", "Two");
  imports.add("./a.ts", "A");
  imports.add("z/server", "Zed");
  expect(imports.lines()).toEqual([
    'import type { Zed } from "z/server";\n',
    'import type { A } from "./a.ts";\n',
    'import type { One, Two } from "./b.ts";\n',
  ]);
});
