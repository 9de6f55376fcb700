import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { plantCatalogue } from "../../testing/catalogue.ts";
import { describeConsole } from "../../testing/console/in-browser.ts";

const folder = mkdtempSync(join(tmpdir(), "unreachable-"));
afterAll(() => rmSync(folder, { recursive: true }));

describeConsole(
  "the console of a sandbox that does not respond",
  (of) => {
    it("reports it at once, stops the clock, keeps the input, and sends the invitation afterwards", async () => {
      const { openView, press, stop, world, organizationId } = of();
      await plantCatalogue(world, organizationId);
      const page = await openView("candidates");
      await page.getByText("Invite a candidate").click();
      await page.getByLabel("E-mail", { exact: true }).fill("ada@example.com");
      await page.getByLabel("First name").fill("Ada");

      const start = await stop();
      const banner = page.getByRole("alert").filter({ hasText: "has not responded since" });
      await banner.waitFor();
      const time = () => page.locator(".clock time").textContent();
      const stopped = await time();
      await page.waitForTimeout(2500);
      expect(await time()).toBe(stopped);
      await press(page, "Invite");
      await page.getByText("The sandbox does not respond.").waitFor();
      expect(await page.getByLabel("E-mail", { exact: true }).inputValue()).toBe("ada@example.com");

      await start();
      await banner.waitFor({ state: "detached" });
      await page.getByText("The sandbox does not respond.").waitFor({ state: "detached" });
      await expect.poll(time).not.toBe(stopped);
      expect(await page.getByLabel("First name").inputValue()).toBe("Ada");
      await press(page, "Invite");
      await page.getByRole("heading", { name: "ada@example.com" }).waitFor();
    });

    it("lists existing organizations if the URL names an unknown one", async () => {
      const { openPage, origin } = of();
      const page = await openPage();
      await page.goto(`${origin}/#/org_gone/candidates`);
      await page.getByRole("heading", { name: "Organization not found" }).waitFor();
      await page.getByRole("main").getByRole("link", { name: "Test" }).first().click();
      await page.getByRole("heading", { name: "Today" }).waitFor();
    });

    it("shows name and duration of a slow call", async () => {
      const { addressOf, openPage, press } = of();
      const page = await openPage();
      const held = Promise.withResolvers<void>();
      for (const slow of ["**/clock/advance", "**/snapshots"])
        await page.route(slow, async (route) => {
          if (route.request().method() === "POST") await held.promise;
          await route.continue();
        });
      await page.goto(addressOf("snapshots"));
      await page.getByLabel("Name").fill("Now");
      await press(page, "Take a snapshot");
      await page.locator(".clock summary").click();
      await press(page, "+ 14 d");
      for (const doing of ["Taking a snapshot …", "Advancing …"]) {
        const running = page.locator(".running").filter({ hasText: doing });
        await running.getByText(/^\d+ s$/).waitFor();
      }
      held.resolve();
      await page.locator(".running").first().waitFor({ state: "detached" });
      await page.getByRole("link", { name: "Now" }).waitFor();
    });
  },
  { file: join(folder, "sandbox.db") },
);
