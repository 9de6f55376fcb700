import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeConsole } from "../../testing/console/in-browser.ts";
import { addOrganization } from "../../testing/organizations.ts";
import * as sample from "../../testing/store-suite/samples.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { DAY, HOUR } from "../domain/time.ts";
import { invite } from "../service/candidates.ts";

/** A closed port instead of a mail server. */
const smtpUrl = "smtp://127.0.0.1:1";

describeConsole(
  "the console in a browser, act by act",
  (of) => {
    it("sends a mail again", async () => {
      const { openView, inviteByName, press } = of();
      await inviteByName(["ada"]);
      const page = await openView("mails");
      await page.getByRole("link", { name: /^Invitation: / }).click();
      const attempts = page.getByRole("listitem").filter({ hasText: "ECONNREFUSED" });
      await attempts.first().waitFor();
      await press(page, /^Resend$/);
      await page.getByText("Resent the mail").waitFor();
      await attempts.nth(1).waitFor();
    });

    it("moves the clock of the selected organization, and lets it follow the sandbox clock again", async () => {
      const { openView, press, clock, world, organizationId } = of();
      const { organizationId: other } = await addOrganization(world);
      for (const width of [1280, 390]) {
        const page = await openView("today", { viewport: { width, height: 800 } });
        await page.locator(".clock summary").click();
        await page.getByText("Follows the sandbox clock until you move it").waitFor();
        await press(page, "+ 14 d");
        await page.getByText("This organization has its own clock").waitFor();
        await press(page, "Freeze");
        await page.getByRole("button", { name: "Resume" }).waitFor();
        const ahead = world.clocks.of(organizationId).now() - clock.now();
        expect(Math.abs(ahead - 14 * DAY)).toBeLessThan(HOUR);
        expect(world.clocks.ownerOf(other)).toBeUndefined();
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
        await press(page, "Follow the sandbox clock");
        await page.getByText("Follows the sandbox clock until you move it").waitFor();
        expect(world.clocks.ownerOf(organizationId)).toBeUndefined();
      }
    });

    it("moves the clock by a step, to a date or to the next due time, and explains why it cannot go back", async () => {
      const { openView, inviteByName, press, world, organizationId } = of();
      const { manual } = await inviteByName(["ada"], { validityInDays: 7 });
      const now = () => world.clocks.of(organizationId).now();
      const page = await openView("candidates", { viewport: { width: 390, height: 800 } });
      const button = page.locator(".clock > summary");
      await button.click();
      await press(page, "+ 14 d");
      await page.locator(".clock strong", { hasText: "+ 14 d" }).waitFor();
      await page.getByText("Following the sandbox clock would leave these entries in the future").waitFor();
      await page
        .locator(".clock > .popup")
        .getByText(/TOKEN_EXPIRED|expire/i)
        .first()
        .waitFor();
      // A second tap only closes the menu.
      await button.click();
      await page.locator(".clock > .popup").waitFor({ state: "detached" });
      await button.click();

      const before = now();
      await page.getByLabel("Duration").fill("a while");
      await press(page, /^Advance$/);
      await page.getByText("Invalid duration.").waitFor();
      await page.getByLabel("Duration").fill("1 d 12 h");
      await press(page, /^Advance$/);
      await expect.poll(() => Math.abs(now() - before - 1.5 * DAY)).toBeLessThan(HOUR);
      const day = new Date(now() + 3 * DAY).toISOString().slice(0, 10);
      await page.getByLabel("To a date, in UTC").fill(`${day}T08:00`);
      await press(page, "Advance to date");
      await expect.poll(() => new Date(now()).toISOString().slice(0, 13)).toBe(`${day}T08`);

      const { candidate } = await invite(
        world,
        organizationId,
        { email: "grace@example.com" },
        { testId: manual.id, validityInDays: 7 },
      );
      const from = now();
      await page.getByText("Next: Invitation expires").waitFor();
      await press(page, "Advance to next due");
      await expect.poll(() => Math.abs(now() - from - 7 * DAY)).toBeLessThan(HOUR);
      await page.getByText("Advanced to: invitation expires").waitFor();
      expect(candidate.email).toBe("grace@example.com");
    });

    it("shows no stale candidate after a frozen clock", async () => {
      const { openView, press, clock, world, organizationId } = of();
      const page = await openView("today");
      await page.locator(".clock summary").click();
      await press(page, "Freeze");
      await page.getByRole("button", { name: "Resume" }).waitFor();
      await page.waitForTimeout(3000);
      await press(page, "Resume");
      await page.getByText("Resumed the clock").waitFor();
      await expect.poll(() => Math.abs(world.clocks.of(organizationId).now() - clock.now())).toBeLessThan(500);
    });

    it("simulates the requested number of webhook failures, and replays held deliveries", async () => {
      const { openView, press } = of();
      const page = await openView("webhooks");
      await press(page, "Catch events of V2");
      await page.getByRole("link", { name: /catcher/ }).click();
      await page.getByLabel("More actions: Webhook").click();
      await press(page, "Simulate failures …");
      await page.getByLabel("Number of deliveries").fill("2");
      await page.getByRole("combobox", { name: "Outcome" }).selectOption("429");
      await press(page, /^Simulate$/);
      await page.getByText("the next 2 with 429").waitFor();
      const held = page.locator("summary").filter({ hasText: /Held.*attempt/ });
      for (const [count, left] of [
        [1, "the next 1 with 429"],
        [2, undefined],
      ] as const) {
        await press(page, "Send a test event");
        await held.nth(count - 1).waitFor();
        if (left !== undefined) await page.getByText(left).waitFor();
      }
      expect(await page.getByText("Simulated failures").count()).toBe(0);
      await held.first().click();
      await page.getByText("simulated").waitFor();
      await press(page, /^Resend$/);
      await held.nth(1).waitFor({ state: "detached" });
      await press(page, "Resend held deliveries");
      await held.waitFor({ state: "detached" });
    });

    it("starts with the current onboarding of a person", async () => {
      const { openView, press, world, organizationId } = of();
      const onboarding = { ...sample.person().onboarding, status: "STARTED" } as const;
      await world.store.transact((tx) => tx.people.put(sample.person({ organizationId, onboarding })));
      const page = await openView(`people/${sample.person().id}`);
      const dialog = page.getByRole("dialog");
      const choice = dialog.getByRole("combobox", { name: "Onboarding" });
      await press(page, "Set onboarding …");
      expect(await choice.inputValue()).toBe("STARTED");
      await choice.selectOption("COMPLETED");
      await dialog.getByRole("button", { name: "Set onboarding" }).click();
      await page.getByRole("definition").getByText("Completed").waitFor();
      await press(page, "Set onboarding …");
      expect(await choice.inputValue()).toBe("COMPLETED");
    });

    it("keeps the selected row visible, and restores the focus", async () => {
      const { addressOf, openPage, press, world, organizationId } = of();
      await world.store.transact(async (tx) => {
        for (let index = 0; index < 60; index++)
          await tx.skills.put(sample.skill({ organizationId, id: `skl_${index}`, name: `Skill ${index}` }));
      });
      const page = await openPage();
      const { keyboard } = page;
      const focused = () =>
        page.evaluate<string>("document.activeElement === document.body || document.activeElement.textContent.trim()");
      await page.goto(addressOf("skills"));
      const last = page.getByRole("link", { name: "Skill 59" });
      await last.click();
      const heading = page.getByRole("heading", { name: "Skill 59" });
      await heading.waitFor();
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(0);
      for (const close of ["Enter", "Escape"]) {
        await last.press("Enter");
        await heading.waitFor();
        await page.getByRole("link", { name: "Close" }).focus();
        await keyboard.press(close);
        await heading.waitFor({ state: "detached" });
        await expect.poll(focused).toBe("Skill 59");
      }

      const header = await page.locator("header.top").boundingBox();
      const row = page.getByRole("link", { name: "Skill 20" });
      await row.evaluate((one: Element) => one.scrollIntoView());
      await expect.poll(async () => (await row.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0);

      await page.goto(addressOf("keys"));
      const menu = page.getByLabel(/^Actions: /).first();
      await menu.press("Enter");
      await page.getByText("As code", { exact: true }).click();
      await page.setViewportSize({ width: 1280, height: 500 });
      await press(page, "Java");
      const inside = async () => {
        const { x = -1, y = -1, width = 0, height = 0 } = (await page.locator(".popup").boundingBox()) ?? {};
        return x > 0 && x + width < 1280 && y > 0 && y + height < 500;
      };
      await expect.poll(inside).toBe(true);
      await keyboard.press("Escape");
      await expect.poll(focused).toBe("⋯");
      await menu.press("Enter");
      await page.getByRole("button", { name: "Delete the key …" }).press("Enter");
      await press(page, /^Cancel$/);
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await expect.poll(focused).toBe("⋯");
    });

    it("stays open when a file is dropped outside of the drop zone", async () => {
      const { openView, addressOf } = of();
      const page = await openView("tasks");
      await page.getByRole("region", { name: "Upload" }).waitFor();
      const folder = temporaryFolder();
      writeFileSync(join(folder, "notes.html"), "<title>Notes</title>");
      const session = await page.context().newCDPSession(page);
      const data = { items: [], files: [join(folder, "notes.html")], dragOperationsMask: 1 };
      for (const type of ["dragEnter", "dragOver", "drop"] as const)
        await session.send("Input.dispatchDragEvent", { type, x: 600, y: 700, data });
      await page.getByRole("link", { name: "Tests" }).click();
      await page.getByRole("heading", { name: "Tests" }).waitFor();
      expect(
        page
          .context()
          .pages()
          .map((one: { url(): string }) => one.url()),
      ).toEqual([addressOf("tests")]);
    });
  },
  { smtpUrl, mailRetries: [], webhookRetries: [] },
);
