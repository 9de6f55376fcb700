import { createClient as createControl } from "@assessment-api/control";
import { expect, it } from "vitest";
import { fillOrganization } from "../../testing/console/busy-organization.ts";
import { describeConsole } from "../../testing/console/in-browser.ts";
import { viewAddresses } from "../../testing/console/view-addresses.ts";
import { inaccessible } from "../../testing/pages/axe.ts";

describeConsole("every view of the console", (of) => {
  it("finds no accessibility problem and no overflow in any view, in light and dark, at 1280 and 390 pixels", async () => {
    const { openPage, organizationId, origin, urls } = of();
    const control = createControl({ baseUrl: urls.control });
    await fillOrganization(control, organizationId, `${origin}/catcher/${organizationId}`);
    const page = await openPage();
    const found: string[] = [];
    for (const [name, address] of await viewAddresses(control, organizationId)) {
      // The header must not cover the scrolled detail.
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${origin}/${address}`);
      await page.locator("main h1").waitFor();
      await expect.poll(() => page.locator(".loading").count()).toBe(0);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        // Both widths share the colors.
        found.push(...(await inaccessible(page, `${name} at ${width}`, { colors: width > 1000 })));
        const needed = await page.evaluate<number>("document.documentElement.scrollWidth");
        if (needed > width) found.push(`${name}: ${needed} pixels wide where there are ${width}`);
      }
    }
    await page.getByText("UTC", { exact: false }).first().click();
    await page.locator(".popup").waitFor();
    found.push(...(await inaccessible(page, "an open menu")));
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("dialog").waitFor();
    found.push(...(await inaccessible(page, "an open dialog")));
    expect(found).toEqual([]);
  });
});
