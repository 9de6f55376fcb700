import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { mockOrigin, policy, sandboxOrigin } from "./site.ts";

export interface DocsFile {
  /** 503 in a checkout without a built site. */
  readonly status: 200 | 503;
  readonly type: string;
  /** Empty for a file with bytes. */
  readonly text: string;
  readonly bytes?: Uint8Array;
}

export interface Service {
  /** Origin of the service, such as `http://127.0.0.1:4010`, inserted into samples and documents. */
  readonly origin: string;
  /** APIs of the service, such as `v1`; their pages can send requests. */
  readonly apis: readonly string[];
  /** Mock of the service, inserted into documents; default: the mock's default port. */
  readonly mock?: string | undefined;
}

/** Headers of every file: only same-origin resources and requests, no framing. */
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

/** Creates a reader of a site's files; the folder's path must end with a slash. */
export function docsIn(folder: string): (path: string, service?: Service) => DocsFile | undefined {
  let names: ReadonlySet<string> | undefined;

  /** Lists all files. Only these are served, so no path can leave the folder. */
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
    if (type === types[".zip"]) return { status: 200, type, text: "", bytes: readFileSync(folder + name) };
    return { status: 200, type, text: adapted(name, readFileSync(folder + name, "utf8"), service) };
  };
}

/**
 * Returns the file at a path below `/docs/`: `v1` and `v1.html` are the same page, `v1.md` is its Markdown, and "" is
 * the start page. Undefined if missing. In a checkout without a built site, every file is a 503 with instructions.
 */
// Same relative path from `src` and `dist`.
export const docsFile = docsIn(fileURLToPath(new URL("../dist/docs/", import.meta.url)));

function adapted(name: string, text: string, service: Service | undefined): string {
  if (service === undefined) return text;
  const { origin } = new URL(service.origin);
  // First, because the service may use the mock's default port.
  const withMock = service.mock === undefined ? text : text.replaceAll(mockOrigin, new URL(service.mock).origin);
  const withOrigin = withMock.replaceAll(sandboxOrigin, origin);
  return name.endsWith(".html")
    ? withOrigin.replace("<body ", `<body data-apis="${service.apis.join(" ")}" `)
    : withOrigin;
}

const command = "pnpm --filter @assessment-api/docs run docs";

/** Response for documents and files in a checkout without a build. */
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
