import { docsFile, docsIn } from "@assessment-api/docs";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { runAxe } from "../../testing/pages/axe.ts";
import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  findBrowser,
  openPageOf,
  type Page,
} from "../../testing/pages/playwright.ts";
import { startTestSandbox } from "../../testing/sandbox.ts";
import { serveDocs } from "./docs.ts";

const launch = findBrowser();
const isBuilt = docsFile("site.js")?.status === 200;

const sandbox = await startTestSandbox({ seed: "catalogue" });
afterAll(() => sandbox.close());

test.each(["/v1/openapi.json", "/v2/openapi.yaml", "/docs/", "/docs/v1", "/docs/v1/openapi.json", "/docs/site.js"])(
  "%s is 503 with the build command if the documentation is not built",
  async (url) => {
    const app = Fastify();
    serveDocs(app, ["v1", "v2"], { origin: () => "http://localhost", mockUrl: undefined, find: docsIn("/no/folder/") });
    const { statusCode, body } = await app.inject(url);
    expect([statusCode, body]).toEqual([503, expect.stringContaining("run docs")]);
  },
);

describe.runIf(isBuilt)("over HTTP", () => {
  test("the root has the contents of the documentation for agents", async () => {
    const response = await fetch(`${sandbox.origin}/llms.txt`);
    expect([response.status, new URL(response.url).pathname]).toEqual([200, "/docs/llms.txt"]);
  });

  test.each(["v1", "v2", "v3", "control"])(
    "%s has its document as JSON and YAML, with this sandbox's address",
    async (name) => {
      for (const base of [`/${name}`, `/docs/${name}`]) {
        const json = await fetch(`${sandbox.origin}${base}/openapi.json`, {
          headers: { Origin: "https://editor.example" },
        });
        const { servers } = await json.json();
        expect(servers).toContainEqual(expect.objectContaining({ url: `${sandbox.origin}/${name}` }));
        const yaml = await (await fetch(`${sandbox.origin}${base}/openapi.yaml`)).text();
        expect(yaml).toMatch(/^openapi: 3\.1/);
        expect(yaml).toContain(`${sandbox.origin}/${name}`);
      }
    },
  );

  test("a trailing slash redirects to the page", async () => {
    const response = await fetch(`${sandbox.origin}/docs/v1/?a=b`);
    expect([response.status, response.url]).toEqual([200, `${sandbox.origin}/docs/v1`]);
  });

  test("pages of other origins may read the documents", async () => {
    const response = await fetch(`${sandbox.origin}/v1/openapi.json`);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("files are compressed on request", async () => {
    const sizeOf = async (encoding: string) => {
      const response = await fetch(`${sandbox.origin}/docs/v2/getAssessment`, {
        headers: { "Accept-Encoding": encoding },
      });
      expect(response.headers.get("content-encoding")).toBe(encoding === "gzip" ? "gzip" : null);
      return (await response.text()).length;
    };
    expect(await sizeOf("gzip")).toBe(await sizeOf("identity"));
  });
});

describe.runIf(launch && isBuilt)("in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    if (launch) browser = await launch();
  });
  afterAll(() => browser?.close());

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await openPageOf(browser, options);
    onTestFinished(() => page.context().close());
    const complaints: string[] = [];
    page.on("pageerror", ({ message }: Error) => complaints.push(message));
    page.on("console", (message: ConsoleMessage) => message.type() === "error" && complaints.push(message.text()));
    onTestFinished(() => expect(complaints).toEqual([]));
    await page.goto(`${sandbox.origin}/docs/${path}`);
    return page;
  }

  test("the search leads to an operation by the keyboard alone", async () => {
    const page = await open("");
    await page.keyboard.press("/");
    await page.keyboard.type("create an invitation v2");
    await page
      .getByRole("option", { name: /Create an invitation/ })
      .first()
      .waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/docs\/v2\/createInvitation\.html$/);
    await page.getByRole("heading", { level: 1, name: "Create an invitation" }).waitFor();
  });

  test("an operation is called at the sandbox that serves its page, with the key of the console", async () => {
    const page = await open("v1");
    await page.evaluate((key: string) => sessionStorage.setItem("keys", JSON.stringify({ org: key })), sandbox.apiKey);
    await page.getByRole("link", { name: /GET \/exams$/ }).click();
    await page.getByRole("button", { name: "Send" }).click();
    const result = page.getByText(/^200 OK/);
    await result.waitFor();
    const { y = 0, height = 0 } = (await result.boundingBox()) ?? {};
    expect(y > 0 && y + height <= (page.viewportSize()?.height ?? 0)).toBe(true);
    expect(await page.locator(".sent .body code").textContent()).toContain('"totalElements": ');
  });

  test("old addresses of a document redirect to the operation", async () => {
    const page = await open("v2#tag/Candidates/operation/createCandidate");
    await page.getByRole("heading", { level: 1, name: "Create a candidate" }).waitFor();
  });

  test.each([
    ["v2/updateCandidate", 1280, "light"],
    ["v2/createTest", 390, "dark"],
    ["control", 390, "light"],
    ["guides/versions", 390, "light"],
    ["guides/versions", 1280, "dark"],
  ] as const)("%s at %d pixels, %s, fits and is accessible", async (path, width, colorScheme) => {
    const page = await open(path, { viewport: { width, height: 844 }, colorScheme, bypassCSP: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const scrolling = (all: Element[]) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
    expect(await page.locator(".scroll").evaluateAll(scrolling)).toBe(0);
    const { violations } = await runAxe(page);
    expect(violations).toEqual([]);
  });
});
