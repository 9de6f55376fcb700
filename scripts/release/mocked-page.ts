import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Browser, findBrowser, openPageOf, type Page } from "../../packages/sandbox/testing/pages/playwright.ts";
import { root } from "./packages.ts";

/** Opens a browser; undefined without an installed browser. */
export const launch: (() => Promise<Browser>) | undefined = findBrowser();

/** Bundles the consumer's page of `folder` like a front end, serves it with MSW's worker, and opens it. */
export async function openMockedPage(folder: string): Promise<{ page: Page; close(): Promise<void> }> {
  if (launch === undefined) throw new Error("there is no browser");
  const esbuild = join(root, "packages/sandbox/node_modules/esbuild/bin/esbuild");
  execFileSync(esbuild, ["msw-page.ts", "--bundle", "--format=esm", "--outfile=msw-page.js"], {
    cwd: folder,
    stdio: "pipe",
  });
  const text = (file: string) => readFileSync(join(folder, file), "utf8");
  const files: Record<string, readonly [type: string, text: string]> = {
    "/": [
      "text/html",
      '<!doctype html><title>-</title><body><button>List</button><script type="module" src="/page.js"></script>',
    ],
    "/page.js": ["text/javascript", text("msw-page.js")],
    "/mockServiceWorker.js": ["text/javascript", text("node_modules/msw/lib/mockServiceWorker.js")],
  };
  const server = createServer(({ url = "" }, response) => {
    const [type, body] = files[url] ?? ["text/plain", ""];
    response.writeHead(url in files ? 200 : 404, { "content-type": type }).end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const browser = await launch();
  const page = await openPageOf(browser);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    page,
    async close() {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
