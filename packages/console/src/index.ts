import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { html, page } from "@assessment-api/html";
import { tokens } from "@assessment-api/html/tokens";

const folder = fileURLToPath(new URL("../dist/web/", import.meta.url));

/** Headers of the console's page: same-origin resources and requests only. */
export const consoleHeaders = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
  "cross-origin-opener-policy": "same-origin",
};

export const consoleIsBuilt = (): boolean => existsSync(`${folder}index.html`);

/**
 * Returns the console's page, which loads other files from `/console/`. In a checkout without a build, it contains
 * instructions.
 */
export const consolePage = (): string => (consoleIsBuilt() ? readFileSync(`${folder}index.html`, "utf8") : notBuilt);

/** A file of the page. Its name contains a hash, so that browsers cache it forever. */
interface ConsoleFile {
  readonly type: string;
  readonly text: string;
}

export function consoleFiles(): ReadonlyMap<string, ConsoleFile> {
  if (!consoleIsBuilt()) return new Map([["not-built.css", { type: "text/css; charset=utf-8", text: tokens + plain }]]);
  const names = readdirSync(folder).filter((name) => name !== "index.html");
  return new Map(names.map((name) => [name, { type: typeOf(name), text: readFileSync(folder + name, "utf8") }]));
}

const typeOf = (name: string) => (name.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8");

const plain =
  "body { font: 1rem/1.5 var(--sans); color: var(--text); background: var(--page); margin: 4rem auto; max-width: 40rem; padding: 0 1rem }";

const notBuilt = String(
  page({
    title: "Assessment API sandbox",
    head: html`<link rel="stylesheet" href="/console/not-built.css">`,
    body: html`<body>
<h1>The console is not built yet</h1>
<p>In a checkout, run <code>pnpm --filter @assessment-api/console run bundle</code>, and start the sandbox again.</p>
<p>Documentation: <a href="/docs/v1">V1</a>, <a href="/docs/v2">V2</a>, <a href="/docs/v3">V3</a>, <a href="/docs/control">control API</a></p>
</body>`,
  }),
);
