import { consoleFiles } from "@assessment-api/console";
import { createClient } from "@assessment-api/control";
import { expect, it } from "vitest";
import { fillOrganization } from "../../testing/console/busy-organization.ts";
import { differences } from "../../testing/console/looks/compare.ts";
import { lookOf } from "../../testing/console/looks/look.ts";
import { eachLook, keptLook } from "../../testing/console/looks/views.ts";
import { describeInBrowser } from "../../testing/pages/in-browser.ts";

if (!consoleFiles().has("not-built.css"))
  describeInBrowser("the looks of the console", (of) => {
    it("are as they were kept, at 1280 and 390 pixels, with the same tokens in the dark", async () => {
      const { sandbox, openPage } = of();
      const { organizationId, origin, urls } = sandbox;
      const control = createClient({ baseUrl: urls.control });
      await fillOrganization(control, organizationId, `${origin}/catcher/${organizationId}`);
      const page = await openPage();
      const found: string[] = [];
      for await (const { view, width, look } of eachLook(page, control, organizationId, origin)) {
        found.push(...differences(keptLook(view, width), look).map((one) => `${view} at ${width}: ${one}`));
        if (width < 1000) continue;
        await page.emulateMedia({ colorScheme: "dark" });
        found.push(...differences(look, await lookOf(page)).map((one) => `${view} in the dark: ${one}`));
        await page.emulateMedia({ colorScheme: "light" });
      }
      expect(found, "what changed on purpose is kept by `pnpm --filter @assessment-api/sandbox run looks`").toEqual([]);
    });
  });
