import { execFile, spawn } from "node:child_process";
import { createReadStream, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { type WishName, wishes } from "@assessment-api/mock/examples/wishes";
import { type Browser, findBrowser, openPageOf, type Page } from "@assessment-api/sandbox/testing/pages/playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const examples = join(import.meta.dirname, "../../packages/mock/examples");
const tools = join(import.meta.dirname, "../../tools/storybook");
const isInstalled = existsSync(join(tools, "node_modules/storybook"));
if (!isInstalled && process.env.REQUIRE_BROWSER === "1")
  throw new Error("Vite and Storybook are not installed: run `pnpm dev install storybook`");
const launch = findBrowser();

const status = (page: Page, text: string | RegExp) => page.getByRole("status").getByText(text).waitFor();
const alert = (page: Page, text: string | RegExp) => page.getByRole("alert").getByText(text).waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const openFirst = (page: Page) => page.getByRole("listitem").first().getByRole("button").click();

async function create(page: Page, email: string): Promise<void> {
  await status(page, /of \d+|No candidates/);
  await page.getByLabel("E-mail").fill(email);
  await press(page, "Create");
}

/** What a user of the page sees of each wish. */
const seen: Readonly<Record<WishName, (page: Page) => Promise<void>>> = {
  example: (page) => status(page, /^\d+ of \d+$/),
  delay: async (page) => {
    await status(page, "Loading …");
    await status(page, /of \d+/);
  },
  error: (page) => alert(page, /^503: /),
  fifty: async (page) => {
    await status(page, "10 of 50");
    await press(page, "More");
    await status(page, "20 of 50");
  },
  empty: (page) => status(page, "No candidates"),
  sequence: async (page) => {
    await alert(page, /^503: /);
    await press(page, "Reload");
    await status(page, "3 of 3");
  },
  secondPage: async (page) => {
    await status(page, "10 of 50");
    await press(page, "More");
    await alert(page, /^500: /);
    expect(await page.getByRole("listitem").count()).toBe(10);
  },
  ownValues: async (page) => {
    await page.getByRole("listitem").filter({ hasText: "Ada" }).waitFor();
    await page.getByRole("listitem").filter({ hasText: "Grace REJECTED" }).waitFor();
  },
  changedField: async (page) => {
    await openFirst(page);
    await page.getByText(/: ACCEPTED$/).waitFor();
  },
  missingField: async (page) => {
    await openFirst(page);
    await page.getByText(/^no first name: /).waitFor();
  },
  otherExample: (page) => status(page, "No candidates"),
  notFound: async (page) => {
    await openFirst(page);
    await alert(page, /^404: /);
  },
  unauthorized: (page) => alert(page, /^401: /),
  rateLimit: (page) => alert(page, /^429: .* Wait 7 s\.$/),
  noNetwork: (page) => alert(page, "No connection"),
  invalid: async (page) => {
    await create(page, "ada");
    await alert(page, /^400: /);
  },
  echo: async (page) => {
    await create(page, "ada@example.com");
    await status(page, "Created ada@example.com");
  },
  byRequest: async (page) => {
    await status(page, "10 of 30");
    await page.evaluate("location.hash = 'ada'");
    await press(page, "Reload");
    await status(page, "1 of 1");
  },
  remembered: async (page) => {
    await create(page, "ada@example.com");
    await status(page, "Created ada@example.com");
    await press(page, "Reload");
    await status(page, "1 of 1");
    await page.getByRole("listitem").filter({ hasText: "ada@example.com" }).waitFor();
  },
  otherOrigin: (page) => status(page, "2 of 2"),
  forgotten: (page) => alert(page, /listCandidates|No connection|5\d\d: /),
};

describe.runIf(launch && isInstalled).each(["Vite", "Storybook"] as const)(
  "everyday wishes in the example for %s",
  (kind) => {
    let browser: Browser;
    let addressOf: (name: WishName) => string;
    const closing: (() => unknown)[] = [];

    beforeAll(async () => {
      if (launch) browser = await launch();
      closing.push(() => browser.close());
      const { origin, close } = kind === "Vite" ? await serveVite() : await serveStorybook();
      closing.push(close);
      const idOf = (name: string) =>
        name === "error" ? "error-of-the-service" : name.replace(/[A-Z]/g, "-$&").toLowerCase();
      addressOf = (name) =>
        kind === "Vite" ? `${origin}/?${name}` : `${origin}/iframe.html?viewMode=story&id=candidates--${idOf(name)}`;
    });
    afterAll(async () => {
      for (const close of closing.toReversed()) await close();
    });

    it("are at least twenty", () => {
      expect(Object.keys(wishes).length).toBeGreaterThanOrEqual(20);
    });

    it.each(Object.entries(wishes).map(([name, { title }]) => ({ name: name as WishName, title })))(
      "$title",
      async ({ name }) => {
        const page = await openPageOf(browser);
        await page.goto(addressOf(name));
        await seen[name](page);
        await page.context().close();
      },
    );
  },
);

interface Served {
  readonly origin: string;
  readonly close: () => unknown;
}

/** A process, because Vite within Vitest shares its state. */
async function serveVite(): Promise<Served> {
  const config = join(examples, "vite/vite.config.ts");
  const child = spawn(
    join(tools, "node_modules/.bin/vite"),
    ["--config", config, "--port", "0", "--clearScreen", "false"],
    {
      cwd: join(examples, "vite"),
    },
  );
  let said = "";
  const origin = await new Promise<string>((resolve, reject) => {
    child.on("exit", () => reject(new Error(`Vite has ended: ${said}`)));
    child.stderr.on("data", (text) => (said += text));
    child.stdout.on("data", (text) => {
      said += stripVTControlCharacters(String(text));
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return { origin, close: () => child.kill() };
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".css": "text/css",
};

async function serveStorybook(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "wishes-"));
  const command = ["build", "--config-dir", join(examples, "storybook/.storybook"), "--output-dir", folder, "--quiet"];
  await promisify(execFile)(join(tools, "node_modules/.bin/storybook"), command, { cwd: tools, maxBuffer: 1e8 });
  const server: Server = createServer(({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = join(folder, pathname);
    if (!existsSync(file) || extname(file) === "") return response.writeHead(404).end();
    response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const close = async () => {
    await new Promise((closed) => server.close(closed));
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
