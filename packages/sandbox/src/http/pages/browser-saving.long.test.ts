import { expect, it } from "vitest";
import { describeInBrowser } from "../../../testing/pages/in-browser.ts";
import type { Page, Route } from "../../../testing/pages/playwright.ts";
import { inviteAda, storeSampleTest } from "../../../testing/pages/sample-test.ts";
import { answersOf } from "../../domain/assessments.ts";
import { SECOND } from "../../domain/time.ts";
import { startAssessment } from "../../service/assessments.ts";

describeInBrowser("automatic saving of answers", (of) => {
  async function takeTest(section = 1): Promise<{ page: Page; id: string }> {
    const { openPage, world, organizationId, settle } = of();
    const { assessment } = await inviteAda(world, await storeSampleTest(world, organizationId));
    await settle();
    await startAssessment(world, organizationId, assessment.id);
    const page = await openPage();
    await page.goto(`${world.links.test(assessment.token)}/sections/${section}`);
    return { page, id: assessment.id };
  }

  it("saves answers automatically, and announces it to screen readers", async () => {
    const { page, id } = await takeTest();
    await page.getByLabel("Your answer").fill("Written and left");
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    expect(await of().essayOf(id)).toBe("Written and left");
    await page.getByLabel("PATCH").check();
    await page.getByRole("navigation").getByText("2 of 3 answered").waitFor();
    const [choice, , essay] = answersOf(await of().current(id));
    expect([choice?.value, essay?.value]).toEqual([{ choices: ["PATCH"] }, { text: "Written and left" }]);
    await page.reload();
    expect(await page.getByLabel("Your answer").inputValue()).toBe("Written and left");
  });

  it("saves only changed answers, so that another tab keeps its answers", async () => {
    const { page, id } = await takeTest();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await page.getByLabel("Your answer").fill("In this tab");
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    await other.getByLabel("OPTIONS").check();
    await other.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    expect(await of().essayOf(id)).toBe("In this tab");
  });

  it.each([
    ["closed", (page: Page) => page.close({ runBeforeUnload: true })],
    ["left", (page: Page) => page.goto("about:blank")],
  ])("loses nothing when the tab is %s in the middle of a word", async (_, leave) => {
    const { page, id } = await takeTest();
    await page.getByLabel("Your answer").pressSequentially("Half a wo");
    await leave(page);
    await expect.poll(() => of().essayOf(id)).toBe("Half a wo");
  });

  it("keeps the text while the service cannot be reached, reports it, and saves it afterwards", async () => {
    const { page, id } = await takeTest();
    await page.context().setOffline(true);
    await page.getByLabel("Your answer").fill("Precious");
    await page.getByRole("status").getByText("Not saved: the service cannot be reached.").waitFor();
    await page.context().setOffline(false);
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    expect(await of().essayOf(id)).toBe("Precious");
  });

  it("explains an invalid comment, and saves it after the fix", async () => {
    const { page, id } = await takeTest(3);
    const comment = page.getByRole("group", { name: "New comment" });
    await comment.getByLabel("Comment").fill("Use const");
    await page
      .getByRole("status")
      .getByText("Not saved: Enter the first line of the comment: a line of src/basket.ts, from 1 to 4.")
      .waitFor();
    expect(await comment.getByLabel("Comment").inputValue()).toBe("Use const");
    await comment.getByLabel("First line").fill("2");
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    const reviewed = answersOf(await of().current(id)).find(({ type }) => type === "CODE_REVIEW");
    expect(reviewed?.value?.comments).toMatchObject([{ text: "Use const", startLine: 2, endLine: 2 }]);
  });

  it("reports the end of the time, and keeps later input", async () => {
    const { page, id } = await takeTest();
    await page.getByLabel("PATCH").check();
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    await of().clock.advance(3600 * SECOND);
    await page.getByLabel("Your answer").fill("Too late");
    await page.getByRole("heading", { name: "The time is up" }).waitFor();
    const alert = page.getByRole("alert");
    expect(await alert.textContent()).toContain("Too late");
    expect(await alert.textContent()).not.toContain("PATCH");
    expect(await of().essayOf(id)).toBeUndefined();
  });

  it("sends older answers first if a button is pressed during a save", async () => {
    const { page, id } = await takeTest();
    const held = Promise.withResolvers<void>();
    const sent: string[] = [];
    await page.route("**/sections/1", async (route: Route) => {
      const go = new URLSearchParams(route.request().postData() ?? "").get("go") ?? "";
      if (go === "save" && sent.push("saving") === 1) await held.promise;
      if (go !== "") sent.push(go);
      await route.continue();
    });
    await page.getByLabel("Your answer").fill("Older");
    await expect.poll(() => sent).toEqual(["saving"]);
    await page.getByLabel("Your answer").fill("Newer");
    await of().press(page, "Next");
    held.resolve();
    await page.getByRole("heading", { name: "Section 2 of 3" }).waitFor();
    expect(sent.at(-1)).toBe("next");
    expect(sent[1]).toBe("save");
    expect(await of().essayOf(id)).toBe("Newer");
  });
});
