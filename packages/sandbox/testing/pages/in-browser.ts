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

/** Rejected forms, and playwright scripts in frames without scripts. */
const expected = /^(Failed to load resource|Blocked script execution in 'about:srcdoc')/;

export interface InBrowser extends TestSandbox {
  openPage(options?: BrowserContextOptions): Promise<Page>;
  press(page: Page, name: string | RegExp): Promise<void>;
  /** Stops the sandbox; the returned function restarts it on the same address and data file. */
  stop(): Promise<() => Promise<void>>;
  current(assessmentId: string): Promise<Assessment>;
  essayOf(assessmentId: string): Promise<string | undefined>;
}

/**
 * Browser tests with one sandbox each; skipped without a browser unless REQUIRE_BROWSER is 1. Logged errors and
 * external requests fail the test.
 */
export function describeInBrowser(
  name: string,
  tests: (of: () => InBrowser) => void,
  options: TestSandboxOptions = {},
): void {
  const launch = findBrowser();

  // Busy machines may lose a key press or click, so retry once; the output lists retries.
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
        if (!url.startsWith(`${sandbox.origin}/`) && !url.startsWith("data:")) complaints.push(`requested ${url}`);
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
