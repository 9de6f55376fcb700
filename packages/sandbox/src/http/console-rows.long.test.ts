import { expect, it } from "vitest";
import { describeConsole } from "../../testing/console/in-browser.ts";
import type { Page, Route } from "../../testing/pages/playwright.ts";

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: `${name}@example.com` });

describeConsole("the rows of the console's lists", (of) => {
  it("have actions for the keyboard, next to the navigation keys", async () => {
    const { openView, inviteByName, press } = of();
    await inviteByName(["bea", "ada"], { validityInDays: 1 });
    const page = await openView("candidates");
    await rowOf(page, "bea").waitFor();
    const { keyboard } = page;
    const focused = () =>
      page.evaluate<string>("document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()");
    for (const key of ["j", "Tab", "j"]) await keyboard.press(key);
    expect(await focused()).toBe("bea@example.com");
    await keyboard.press("Tab");
    expect(await focused()).toBe("Actions: bea@example.com");
    await keyboard.press("Enter");
    await page.getByRole("button", { name: "Copy test link" }).waitFor();
    await keyboard.press("Tab");
    expect(await focused()).toBe("Copy test link");
    await keyboard.press("Escape");
    expect(await focused()).toBe("Actions: bea@example.com");
    await keyboard.press("Enter");
    await press(page, "Reject");
    await rowOf(page, "bea").getByText("Rejected").waitFor();
    expect(await focused()).toBe("Actions: bea@example.com");

    await page.locator(".clock > summary").click();
    await press(page, "+ 14 d");
    await keyboard.press("Escape");
    await rowOf(page, "ada").getByText("Expired").waitFor();
    await page.getByLabel("Actions: ada@example.com").click();
    await press(page, "Invite again");
    await page.getByText("Invited ada@example.com again").waitFor();
    await rowOf(page, "ada").getByText("Waiting for answers").waitFor();
  });

  it("have actions at 390 pixels, ask before a deletion, and explain refusals", async () => {
    const { openView, inviteByName, press, origin } = of();
    await inviteByName(["ada", "a.very.long.name.of.a.person.who.was.invited"]);
    const page = await openView("candidates", { viewport: { width: 390, height: 800 } });
    const row = rowOf(page, "a.very.long");
    await rowOf(page, "ada").waitFor();
    for (const one of await page.getByLabel(/^Actions: /).all()) {
      const { x = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(390);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);

    const dialog = page.getByRole("dialog");
    await page.getByLabel(/^Actions: a\.very/).click();
    await press(page, "Delete the candidate …");
    await dialog.getByRole("button", { name: "Delete the candidate" }).click();
    await page.getByText("Deleted the candidate").waitFor();
    await row.waitFor({ state: "detached" });

    const refusal = { status: 409, json: { code: 409, errorId: "err_1", details: "Not now", validationErrors: [] } };
    await page.route(`${origin}/control/organizations/*/calls`, (route: Route) =>
      route.request().postData()?.includes("PATCH") ? route.fulfill(refusal) : route.continue(),
    );
    await page.getByLabel("Actions: ada@example.com").click();
    await press(page, "Accept");
    await dialog.getByText("Not now").waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
  });

  it("ask in the same dialog everywhere", async () => {
    const { openView, inviteByName, press, addressOf } = of();
    const { candidates } = await inviteByName(["ada"]);
    const page = await openView("candidates");
    const shown = async () => {
      const dialog = page.getByRole("dialog");
      const look = await dialog.evaluate((element: Element) => {
        const { textAlign, whiteSpace, fontSize } = getComputedStyle(element);
        return { textAlign, whiteSpace, fontSize, parent: element.parentElement?.parentElement?.tagName };
      });
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      return look;
    };
    await page.getByLabel("Actions: ada@example.com").click();
    await press(page, "Delete the candidate …");
    const ofRow = await shown();
    expect(ofRow.parent).toBe("BODY");
    await page.goto(addressOf(`candidates/${candidates[0]?.id}`));
    await page.getByLabel("More actions: Candidate").click();
    await press(page, "Delete the candidate …");
    expect(await shown()).toEqual(ofRow);
  });
});
