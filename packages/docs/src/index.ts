import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { mockOrigin, policy, sandboxOrigin } from "./site.ts";

/** A file of the site, ready to be served. */
export interface DocsFile {
  /** 503 in a checkout where the site was not built yet. */
  readonly status: 200 | 503;
  /** Its Content-Type. */
  readonly type: string;
  readonly text: string;
}

export interface Service {
  /** Where it is reached, `http://127.0.0.1:4010`: samples and documents name this origin. */
  readonly origin: string;
  /** The APIs that it serves below that origin, such as `v1`: their pages send requests to it. */
  readonly apis: readonly string[];
  /** Where a mock runs beside it: documents name this one; that of its default port where there is none. */
  readonly mock?: string | undefined;
}

/** Headers of every file: pages load and call nothing but what comes from their own origin, and no other page shows them in a frame. */
export const docsHeaders = {
  "content-security-policy": `${policy}; frame-ancestors 'none'`,
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cache-control": "no-cache",
} as const;

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".yaml": "application/yaml",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".zip": "application/zip",
};

/** Reads the files of a site that stands in a folder, whose path ends with a slash. */
export function docsIn(folder: string): (path: string, service?: Service) => DocsFile | undefined {
  let names: ReadonlySet<string> | undefined;

  /** Names of all files, which alone are read: no path leads out of the folder. */
  function files(): ReadonlySet<string> {
    names ??= new Set(
      existsSync(folder)
        ? readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"))
        : [],
    );
    return names;
  }

  return (path, service) => {
    const name = path === "" ? "index.html" : extname(path) === "" ? `${path}.html` : path;
    const type = types[extname(name)];
    if (files().size === 0) return name.endsWith(".html") ? notBuiltPage : notBuilt;
    if (type === undefined || !files().has(name)) return undefined;
    return { status: 200, type, text: adapted(name, readFileSync(folder + name, "utf8"), service) };
  };
}

/**
 * The file of the documentation at a path below `/docs/`: `v1` and `v1.html` are the same page, `v1.md` its Markdown twin, and the empty
 * path the first page. Undefined where there is none. In a checkout where it was not built yet, every file is a 503 that says how to.
 */
// From `src` and from `dist` the way is the same.
export const docsFile = docsIn(fileURLToPath(new URL("../dist/docs/", import.meta.url)));

/** With the service's own origin, and the APIs that can be called there. */
function adapted(name: string, text: string, service: Service | undefined): string {
  if (service === undefined) return text;
  const { origin } = new URL(service.origin);
  // First: the service may have taken the mock's default port.
  const beside = service.mock === undefined ? text : text.replaceAll(mockOrigin, new URL(service.mock).origin);
  const there = beside.replaceAll(sandboxOrigin, origin);
  return name.endsWith(".html") ? there.replace("<body ", `<body data-apis="${service.apis.join(" ")}" `) : there;
}

const command = "pnpm --filter @assessment-api/docs run docs";

/** Of a document or a file that a page loads. */
const notBuilt: DocsFile = {
  status: 503,
  type: "text/plain; charset=utf-8",
  text: `The documentation and its documents are not built yet. In a checkout, run: ${command}; then start the server again.\n`,
};

const notBuiltPage: DocsFile = {
  status: 503,
  type: "text/html; charset=utf-8",
  text: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Documentation</title>
<body>
<h1>The documentation is not built yet</h1>
<p>In a checkout, run <code>${command}</code>, and start the server again.</p>
<p><a href="/">Back to the start</a></p>
</html>
`,
};
