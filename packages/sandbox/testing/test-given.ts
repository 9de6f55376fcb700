import { type TestAPI, test } from "vitest";

/**
 * Vitest's `test` for tests that are each given something of their own: all of it as `sandbox`, and parts of it by their names. It is started for
 * tests that name any of these, and closed as `start` says.
 */
export function testGiven<Given extends object, Part extends keyof Given & string>(
  start: () => Promise<Given>,
  parts: readonly Part[],
): TestAPI<{ sandbox: Given } & Pick<Given, Part>> {
  type Use = (value: unknown) => Promise<void>;
  const partOf = (part: Part) => [part, ({ sandbox }: { sandbox: Given }, use: Use) => use(sandbox[part])] as const;
  return test.extend("sandbox", () => start()).extend(Object.fromEntries(parts.map(partOf)) as never) as never;
}
