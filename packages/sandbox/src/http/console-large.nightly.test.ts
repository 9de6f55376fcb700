import { expect, it } from "vitest";
import { bulkStaff } from "../../testing/bulk-staff.ts";
import { describeConsole } from "../../testing/console/in-browser.ts";

describeConsole("the console of a large organization", (of) => {
  it("stays quick with ten thousand people, many skills and a long journal, and leads to the last of them", async () => {
    const { addressOf, openPage, press, world, organizationId } = of();
    await bulkStaff(world.store, { organizationId, count: 10_000 });
    await world.store.transact(async (tx) => {
      for (let index = 0; index < 1_500; index++) {
        const id = `req_${index}`;
        await tx.journal.put({ id, organizationId, kind: "request", operation: id, at: index, recordedAt: index });
      }
    });
    const page = await openPage();
    const rows = () => page.locator("main [data-row]").count();
    await page.goto(addressOf("people?page=199"));
    await page.getByText("9,951 to 10,000 of 10,000").waitFor();
    expect(await rows()).toBe(50);

    await page.goto(addressOf("skills?page=9"));
    await page.getByText("901 to 1,000 of 1,000").waitFor();
    expect(await rows()).toBe(100);
    await page.getByRole("searchbox", { name: "Name" }).fill("skill 999");
    await page.getByText("1 in total").waitFor();
    await page.getByRole("link", { name: "Skill 9990" }).click();
    await page.getByRole("heading", { name: "Skill 9990" }).waitFor();

    await page.goto(addressOf("journal"));
    for (let oldest = 1_400; oldest >= 0; oldest -= 100) {
      await page.getByText(`req_${oldest}`, { exact: true }).first().waitFor();
      await press(page, "Older");
    }
    expect(await rows()).toBe(1000);
    await press(page, "Back to newest");
    await page.getByText("req_1499", { exact: true }).first().waitFor();
    expect(await rows()).toBe(100);
  });
});
