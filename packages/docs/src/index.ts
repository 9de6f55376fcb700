import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** From `src` and from `dist` the way is the same. */
const folder = fileURLToPath(new URL("../dist/docs/", import.meta.url));

/**
 * The documentation of a document, `v1`, `v2`, `v3` or `control`, as a page of HTML that loads nothing from elsewhere. In a checkout where
 * it was not built yet, it is a page that says how to. Throws a RangeError where there is no such document.
 */
export function docsPage(name: string): string {
  if (!existsSync(folder)) return notBuilt;
  const names = readdirSync(folder).map((file) => file.replace(/\.html$/, ""));
  if (!names.includes(name)) throw new RangeError(`There is no documentation of ${name}, only of ${names.join(", ")}`);
  return readFileSync(`${folder}${name}.html`, "utf8");
}

/** The Content-Security-Policy of a page, as a header: the page's own, and no page may show it in a frame. */
export function docsPolicy(page: string): string {
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page) ?? [];
  if (policy === undefined) throw new RangeError("The page has no Content-Security-Policy");
  return `${policy}; frame-ancestors 'none'`;
}

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Documentation</title>
<body style="font: 1rem/1.5 system-ui, sans-serif; margin: 4rem auto; max-width: 40rem; padding: 0 1rem">
<h1>The documentation is not built yet</h1>
<p>In a checkout, run <code>pnpm --filter @assessment-api/docs run docs</code> and reload this page.</p>
<p><a href="/">Back to the start</a></p>
</html>
`;
