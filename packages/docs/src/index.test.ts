import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { docsPage, docsPolicy } from "./index.ts";

const names = ["v1", "v2", "v3", "control"];
const isBuilt = existsSync(new URL("../dist/docs/", import.meta.url));

test.each(names)("%s has a page", (name) => {
  expect(docsPage(name)).toMatch(isBuilt ? /^<!doctype html>/i : /run docs/);
});

test.runIf(isBuilt).each(names)(
  "the page of %s shows its document and may load nothing from elsewhere",
  async (name) => {
    const { default: document } = await import(`@assessment-api/${name}/openapi.json`, { with: { type: "json" } });
    const html = docsPage(name);
    expect(html).toContain(document.info.title);
    expect(docsPolicy(html)).toMatch(
      /^default-src 'none'; script-src ('sha256-\S{44}' ?)+;.*; frame-ancestors 'none'$/,
    );
    expect(html).not.toMatch(/<(script|img|iframe)[^>]* src="http|<link[^>]* href="http/);
  },
);

test.runIf(isBuilt)("says which pages there are when it is asked for another one", () => {
  for (const name of ["../../package", "v4", ""])
    expect(() => docsPage(name)).toThrow(`There is no documentation of ${name}`);
});

test("a page that is not built has a policy, too", () => {
  expect(docsPolicy('<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">')).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
  expect(() => docsPolicy("<html>")).toThrow(RangeError);
});
