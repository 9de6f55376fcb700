import { expect, it } from "vitest";
import { inaccessible } from "../../../testing/pages/axe.ts";
import { everyPage } from "../../../testing/pages/every-page.ts";
import { describeInBrowser } from "../../../testing/pages/in-browser.ts";

describeInBrowser("every page of the candidate", (of) => {
  it("finds no accessibility problem and no overflow on any page, in light and dark", async () => {
    const sandbox = of();
    const paths = await everyPage(sandbox);
    const page = await sandbox.openPage();
    const found: string[] = [];
    for (const [name, path] of paths) {
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.goto(sandbox.origin + path);
      found.push(...(await inaccessible(page, name)));
      await page.setViewportSize({ width: 320, height: 640 });
      const width = await page.evaluate<number>("document.documentElement.scrollWidth");
      if (width > 320) found.push(`${name}: ${width} pixels wide where there are 320`);
    }
    expect(found).toEqual([]);
  });
});
