import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Beside the compiled code; from `src` and from `dist` the way is the same. */
const folder = new URL("../dist/docs/", import.meta.url);

/** The documentation of a version, or a page that says how to make it. */
export function docsPage(version: string): string {
  try {
    return readFileSync(fileURLToPath(new URL(`${version}.html`, folder)), "utf8");
  } catch {
    return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Documentation of ${version}</title>
<body style="font: 1rem/1.5 system-ui, sans-serif; margin: 4rem auto; max-width: 40rem; padding: 0 1rem">
<h1>The documentation of ${version} is not built yet</h1>
<p>In a checkout, run <code>pnpm --filter @assessment-api/mock run docs</code> and reload this page.</p>
<p><a href="/#${version}">Back to the index</a></p>
</html>
`;
  }
}
