import { type TestAPI, test } from "vitest";

/**
 * Extends Vitest's `test` with fixtures: everything as `sandbox`, and parts by name. Starts on first use; closes
 * as `start` defines.
 */
export function testGiven<Given extends object, Part extends keyof Given & string>(
  start: () => Promise<Given>,
  parts: readonly Part[],
): TestAPI<{ sandbox: Given } & Pick<Given, Part>> {
  type Use = (value: unknown) => Promise<void>;
  const partOf = (part: Part) => [part, ({ sandbox }: { sandbox: Given }, use: Use) => use(sandbox[part])] as const;
  return test.extend("sandbox", () => start()).extend(Object.fromEntries(parts.map(partOf)) as never) as never;
}
