import { expect, it } from "vitest";
import { describeConsole } from "../../testing/console/in-browser.ts";
import { HOUR } from "../domain/time.ts";

describeConsole("undo and restore in the console", (of) => {
  it("undoes a deletion and keeps it in the journal", async () => {
    const { openView, inviteByName, press } = of();
    await inviteByName(["ada"]);
    const page = await openView("candidates");
    const ada = page.getByRole("link", { name: "ada@example.com" });
    await ada.click();
    await page.getByLabel("More actions: Candidate").click();
    await press(page, /^Delete the candidate …/);
    await page.getByRole("dialog").getByRole("button", { name: "Delete the candidate" }).click();
    await page.getByText("Deleted the candidate").waitFor();
    await ada.waitFor({ state: "detached" });
    await press(page, "Undo");
    await page.getByText("Undone").waitFor();
    await ada.waitFor();
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Journal" }).click();
    await page.getByText("/restore").first().waitFor();
    await page.getByText("DELETE /v2/candidates/").first().waitFor();
  });

  it("previews a restore with and without the clock, and performs it", async () => {
    const { openView, inviteByName, press, settle, world, organizationId } = of();
    await inviteByName(["ada"]);
    await settle();
    const page = await openView("snapshots");
    await page.getByLabel("Name").fill("Then");
    await press(page, "Take a snapshot");
    await page.locator(".clock summary").click();
    await press(page, "+ 14 d");
    await page.getByText("This organization has its own clock").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Then" }).click();
    await press(page, /^Restore …/);
    const dialog = page.getByRole("dialog");
    await dialog.getByText("No timers fall due.").waitFor();
    await dialog.getByLabel("Keep the clock").check();
    await dialog.getByText("Due at once: 1 invitation expires.").waitFor();
    await dialog.getByLabel("Restore the clock as well").check();
    await dialog.getByText("No timers fall due.").waitFor();
    await dialog.getByRole("button", { name: "Restore" }).click();
    await page.getByText("Restored the snapshot").waitFor();
    await dialog.waitFor({ state: "detached" });
    expect(Math.abs(world.clocks.of(organizationId).now() - world.machine.now())).toBeLessThan(HOUR);
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Candidates" }).click();
    await page.getByRole("row").filter({ hasText: "ada@example.com" }).getByText("Waiting for answers").waitFor();
  });
});
