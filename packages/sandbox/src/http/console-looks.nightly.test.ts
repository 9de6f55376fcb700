import { createClient } from "@assessment-api/control";
import { expect, it } from "vitest";
import { fillOrganization } from "../../testing/console/busy-organization.ts";
import { describeConsole } from "../../testing/console/in-browser.ts";
import { differences } from "../../testing/console/looks/compare.ts";
import { lookOf } from "../../testing/console/looks/look.ts";
import { eachLook, keptLook } from "../../testing/console/looks/views.ts";

describeConsole("the looks of the console", (of) => {
  it("match the recorded layouts at 1280 and 390 pixels, with the same tokens in dark mode", async () => {
    const { openPage, organizationId, origin, urls } = of();
    const control = createClient({ baseUrl: urls.control });
    await fillOrganization(control, organizationId, `${origin}/catcher/${organizationId}`);
    const page = await openPage();
    const found = new Map<string, string[]>();
    const note = (view: string, all: readonly string[]) => {
      for (const one of all) found.set(one, [...(found.get(one) ?? []), view]);
    };
    for await (const { view, width, look } of eachLook(page, control, organizationId, origin)) {
      note(`${view} at ${width}`, differences(keptLook(view, width), look));
      if (width < 1000) continue;
      await page.emulateMedia({ colorScheme: "dark" });
      note(`${view} in the dark`, differences(look, await lookOf(page)));
      await page.emulateMedia({ colorScheme: "light" });
    }
    const said = [...found].map(([one, views]) => `${one}: ${views.join(", ")}`);
    expect(said, "what changed on purpose is kept by `pnpm --filter @assessment-api/sandbox run looks`").toEqual([]);
  });
});
