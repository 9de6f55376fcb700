/** Writes dist/docs/<name>.html: the documentation of each document as one file that loads nothing from elsewhere. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import manifest from "../package.json" with { type: "json" };

const { resolve } = createRequire(import.meta.url);
const redocly = resolve("@redocly/cli/package.json").replace(/package\.json$/, "bin/cli.js");
const folder = fileURLToPath(new URL("../dist/docs/", import.meta.url));

/** Only the scripts that are in the page run, and nothing is fetched, such as the maker's logo. Styles are added by those scripts. */
const policyOf = (html: string): string => {
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script\s*>/gis)].map(([, text = ""]) => text);
  const hashes = scripts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [
    "default-src 'none'",
    `script-src ${hashes.join(" ")}`,
    "worker-src blob:",
    "style-src 'unsafe-inline'",
    "img-src data:",
    "font-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
};

const headOf = (html: string): string => `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<style>a[href^="https://redocly.com/redoc/"] { white-space: nowrap } a[href^="https://redocly.com/redoc/"] img { display: none } a[href^="https://redocly.com/redoc/"]::after { content: "Redocly"; margin-left: 0.3em }</style>`;

/** The packages of ours that have a document. */
const names = Object.keys(manifest.devDependencies).flatMap((name) => /^@assessment-api\/(.+)/.exec(name)?.[1] ?? []);

await mkdir(folder, { recursive: true });
await Promise.all(
  names.map(async (name) => {
    const page = `${folder}${name}.html`;
    const args = [
      redocly,
      "build-docs",
      resolve(`@assessment-api/${name}/openapi.json`),
      "--output",
      page,
      "--inlineBundle",
    ];
    // Off here means off in the page, too.
    await promisify(execFile)(process.execPath, args, { env: { ...process.env, REDOCLY_TELEMETRY: "off" } });
    const html = await readFile(page, "utf8");
    const withHead = html.replace("<head>", () => `<head>\n${headOf(html)}`);
    if (withHead === html) throw new Error(`${page} has no <head>`);
    await writeFile(page, withHead);
    console.log(`dist/docs/${name}.html`);
  }),
);
