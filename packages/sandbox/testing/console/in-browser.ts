import { consoleFiles } from "@assessment-api/console";
import { describe } from "vitest";
import { invite } from "../../src/service/candidates.ts";
import { plantCatalogue } from "../catalogue.ts";
import { describeInBrowser, type InBrowser } from "../pages/in-browser.ts";
import type { BrowserContextOptions } from "../pages/playwright.ts";

function inConsole(given: InBrowser) {
  const { world, organizationId, origin, openPage } = given;
  /** @param view with a selection: `candidates/cnd_9Tz3Rk1W` */
  const addressOf = (view: string) => `${origin}/#/${organizationId}/${view}`;
  return {
    ...given,
    addressOf,
    async openView(view: string, options?: BrowserContextOptions) {
      const page = await openPage(options);
      await page.goto(addressOf(view));
      return page;
    },
    /** Invites `<name>@example.com` to the manually scored test. */
    async inviteByName(names: readonly string[], options?: { validityInDays?: number }) {
      const { manual } = await plantCatalogue(world, organizationId);
      const candidates = await Array.fromAsync(names, async (name) => {
        const person = { email: `${name}@example.com` };
        return (await invite(world, organizationId, person, { testId: manual.id, ...options })).candidate;
      });
      return { manual, candidates };
    },
  };
}

type InConsole = ReturnType<typeof inConsole>;

/**
 * Console tests in a browser, see `describeInBrowser`; skipped without a console build unless REQUIRE_BROWSER is
 * 1.
 */
export function describeConsole(
  name: string,
  tests: (of: () => InConsole) => void,
  options?: Parameters<typeof describeInBrowser>[2],
): void {
  const missing = "the console is not built: run `pnpm turbo run bundle`";
  if (!consoleFiles().has("not-built.css")) describeInBrowser(name, (of) => tests(() => inConsole(of())), options);
  else if (process.env.REQUIRE_BROWSER === "1") throw new Error(missing);
  else describe.todo(`${name}: ${missing}`);
}
