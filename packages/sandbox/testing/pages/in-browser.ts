import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from "vitest";
import { answersOf } from "../../src/domain/assessments.ts";
import type { Assessment } from "../../src/domain/candidates.ts";
import { getAssessment } from "../../src/service/assessments.ts";
import { startTestSandbox, type TestSandbox, type TestSandboxOptions } from "../sandbox.ts";
import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  findBrowser,
  openPageOf,
  type Page,
  type Request,
} from "./playwright.ts";

/** Refused forms, and what playwright itself tries to run in a frame without scripts. */
const expected = /^(Failed to load resource|Blocked script execution in 'about:srcdoc')/;

/** The sandbox with all that it has, and what a test does in the browser. */
export interface InBrowser extends TestSandbox {
  openPage(options?: BrowserContextOptions): Promise<Page>;
  press(page: Page, name: string | RegExp): Promise<void>;
  /** Ends the sandbox; what is returned starts it again at the same address, with the data of the file that it was given. */
  stop(): Promise<() => Promise<void>>;
  /** As it is stored. */
  current(assessmentId: string): Promise<Assessment>;
  /** The text of the only essay, as it is stored. */
  essayOf(assessmentId: string): Promise<string | undefined>;
}

/**
 * Tests in a browser, each with a sandbox of its own; skipped where there is none, unless REQUIRE_BROWSER is 1. A test fails when
 * a page logs an error or asks for something elsewhere.
 */
export function describeInBrowser(
  name: string,
  tests: (of: () => InBrowser) => void,
  options: TestSandboxOptions = {},
): void {
  const launch = findBrowser();

  // A browser that gets little of a busy machine may lose a key or a click; what was tried twice is named in the output.
  describe.runIf(launch)(name, { retry: 1 }, () => {
    let browser: Browser;
    let sandbox: TestSandbox;
    let complaints: string[];

    beforeAll(async () => {
      if (launch) browser = await launch();
    });
    afterAll(() => browser.close());
    beforeEach(async () => {
      sandbox = await startTestSandbox(options);
      complaints = [];
    });
    afterEach(async () => {
      for (const context of browser.contexts()) await context.close();
      await sandbox.close();
      expect(complaints).toEqual([]);
    });

    async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
      const page = await openPageOf(browser, options);
      page.on("pageerror", ({ message }: Error) => complaints.push(message));
      page.on("console", (message: ConsoleMessage) => {
        if (message.type() === "error" && !expected.test(message.text())) complaints.push(message.text());
      });
      page.on("request", (request: Request) => {
        const url = request.url();
        if (!url.startsWith(`${sandbox.origin}/`) && !url.startsWith("data:")) complaints.push(`asked for ${url}`);
      });
      return page;
    }

    async function stop() {
      const port = Number(new URL(sandbox.origin).port);
      await sandbox.close();
      return async () => {
        sandbox = await startTestSandbox({ ...options, port });
      };
    }

    const current = async (assessmentId: string) =>
      (await getAssessment(sandbox.world, sandbox.organizationId, assessmentId)).assessment;

    tests(() => ({
      ...sandbox,
      openPage,
      stop,
      press: (page, button) => page.getByRole("button", { name: button }).click(),
      current,
      essayOf: async (assessmentId) =>
        answersOf(await current(assessmentId)).find(({ type }) => type === "ESSAY")?.value?.text,
    }));
  });
}
