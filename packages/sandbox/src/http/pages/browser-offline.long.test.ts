import { expect, it } from "vitest";
import { describeInBrowser } from "../../../testing/pages/in-browser.ts";
import type { Page, Route } from "../../../testing/pages/playwright.ts";
import { inviteAda, storeSampleTest } from "../../../testing/pages/sample-test.ts";
import { startAssessment } from "../../service/assessments.ts";

describeInBrowser("a test whose service cannot be reached for a while", (of) => {
  async function takeTest(options = {}) {
    const { openPage, world, organizationId, settle } = of();
    const { assessment } = await inviteAda(world, await storeSampleTest(world, organizationId));
    await settle();
    await startAssessment(world, organizationId, assessment.id);
    const page = await openPage(options);
    const address = `${world.links.test(assessment.token)}/sections/1`;
    await page.goto(address);
    const context = page.context();
    const again = async () => {
      const other: Page = await context.newPage();
      await other.goto(address);
      return other;
    };
    return { page, id: assessment.id, again };
  }

  const cutOff = (page: Page) => page.route("**", (route: Route) => route.abort());
  const essay = (page: Page) => page.getByLabel("Your answer");
  const saved = (page: Page) => page.getByRole("status").getByText("Saved", { exact: true }).waitFor();

  it.each(["Next", "Review and submit"])("%s waits for the service and continues when it is back", async (name) => {
    const { page, id } = await takeTest();
    const address = page.url();
    await page.context().setOffline(true);
    await essay(page).fill("Precious");
    await of().press(page, name);
    await page.getByRole("status").getByText("The page continues when the service is back").waitFor();
    expect([page.url(), await essay(page).inputValue()]).toEqual([address, "Precious"]);
    await page.context().setOffline(false);
    await page.waitForURL(/sections\/2$|submit$/);
    expect(await of().essayOf(id)).toBe("Precious");
  });

  it("Back to the test waits for the service", async () => {
    const { page } = await takeTest();
    await of().press(page, "Review and submit");
    const back = page.getByRole("link", { name: "Back to the test" });
    await back.waitFor();
    await page.context().setOffline(true);
    await back.click();
    await page.getByRole("status").getByText("The page continues when the service is back").waitFor();
    await page.context().setOffline(false);
    await page.waitForURL(/sections\/1$/);
  });

  it("restores unsent input on a later page, and sends it", async () => {
    const { page, id, again } = await takeTest();
    const context = page.context();
    await context.setOffline(true);
    await essay(page).fill("Typed in a tunnel");
    await page.getByLabel("PATCH").check();
    await page.getByRole("status").getByText("Your answers are kept on this device.").waitFor();
    // A closing page is briefly online.
    await page.evaluate("globalThis.fetch = () => Promise.reject(new TypeError('offline'))");
    await page.close();
    expect(await of().essayOf(id)).toBeUndefined();
    await context.setOffline(false);
    const later = await again();
    await saved(later);
    expect([await essay(later).inputValue(), await later.getByLabel("PATCH").isChecked()]).toEqual([
      "Typed in a tunnel",
      true,
    ]);
    expect(await of().essayOf(id)).toBe("Typed in a tunnel");
    expect(await later.evaluate("Object.keys(localStorage).length")).toBe(0);
  });

  it("shows input over an older answer next to a newer one without replacing it", async () => {
    const { page, id, again } = await takeTest();
    await cutOff(page);
    await essay(page).fill("Older");
    await page.getByRole("status").getByText("Your answers are kept on this device.").waitFor();
    const key = await page.evaluate<string[]>("Object.entries(localStorage)[0]");
    await page.evaluate("localStorage.clear()");
    const other = await again();
    await essay(other).fill("Newer");
    await saved(other);
    await page.evaluate(`localStorage.setItem(...${JSON.stringify(key)})`);
    await page.close();
    await other.reload();
    await other.getByText("This device has an unsent answer").waitFor();
    expect([await essay(other).inputValue(), await other.locator("pre", { hasText: "Older" }).count()]).toEqual([
      "Newer",
      1,
    ]);
    await of().press(other, "Discard unsent answer");
    await other.reload();
    expect(await other.getByText("This device has an unsent answer").count()).toBe(0);
    expect(await of().essayOf(id)).toBe("Newer");
  });

  it("an older page reports a newer save, and replaces it only on request", async () => {
    const { page, id, again } = await takeTest();
    const other = await again();
    await essay(other).fill("Newer");
    await saved(other);
    await essay(page).fill("From an old page");
    await page.getByRole("status").getByText("The saved answer is: “Newer”").waitFor();
    expect(await of().essayOf(id)).toBe("Newer");
    await of().press(page, /^Save$/);
    await page.getByRole("alert").getByText("The saved answer is: “Newer”").waitFor();
    expect([await essay(page).inputValue(), await of().essayOf(id)]).toEqual(["From an old page", "Newer"]);
    await of().press(page, /^Save$/);
    await saved(page);
    expect(await of().essayOf(id)).toBe("From an old page");
  });

  it("an older page without scripts reports a newer save", async () => {
    const { page, id, again } = await takeTest({ javaScriptEnabled: false });
    const other = await again();
    await essay(other).fill("Newer");
    await of().press(other, /^Save$/);
    await saved(other);
    await essay(page).fill("From an old page");
    await of().press(page, "Next");
    await page.getByRole("alert").getByText("The saved answer is: “Newer”").waitFor();
    expect([await essay(page).inputValue(), await of().essayOf(id)]).toEqual(["From an old page", "Newer"]);
  });
});
