import { afterEach, expect, it } from "vitest";
import { open } from "../../../testing/pages/browse.ts";
import { everyPage } from "../../../testing/pages/every-page.ts";
import { startTestSandbox, type TestSandbox } from "../../../testing/sandbox.ts";

let sandbox: TestSandbox;
afterEach(() => sandbox.close());

it.each([
  ["one word", "<".repeat(100_000)],
  ["empty lines", "\n".repeat(100_000)],
])("pages stay bounded with huge texts: %s", async (_, huge) => {
  sandbox = await startTestSandbox();
  const paths = await everyPage(sandbox, (text) => `${text}${huge}`);
  const large: unknown[] = [];
  for (const [name, path] of paths) {
    const page = await open(sandbox.origin, path);
    expect([name, page.status < 500]).toEqual([name, true]);
    // Escaping makes a text five times as long.
    if (page.source.length > 6_000_000) large.push([name, page.source.length]);
  }
  expect(large).toEqual([]);
  const pdf = await fetch(`${sandbox.origin}${paths.get("a report")}.pdf`);
  expect([pdf.status, (await pdf.bytes()).length < 2_000_000]).toEqual([200, true]);
});
