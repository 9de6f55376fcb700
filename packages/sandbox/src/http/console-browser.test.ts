import { consoleFiles } from "@assessment-api/console";
import { createClient as createControl } from "@assessment-api/control";
import { createClient, unwrap } from "@assessment-api/v2";
import { expect, it } from "vitest";
import { plantCatalogue } from "../../testing/catalogue.ts";
import { fillOrganization } from "../../testing/console/busy-organization.ts";
import { viewAddresses } from "../../testing/console/view-addresses.ts";
import { inaccessible } from "../../testing/pages/axe.ts";
import { describeInBrowser } from "../../testing/pages/in-browser.ts";

const isBuilt = !consoleFiles().has("not-built.css");
if (!isBuilt) console.warn("The console is not tested in a browser: it is not built.");

if (isBuilt)
  describeInBrowser("the console in a browser", (of) => {
    it("leads from a first key to a life that is moved along, with everything in the journal", async () => {
      const { sandbox, openPage, press } = of();
      const { world, organizationId, origin, urls, apiKey } = sandbox;
      await plantCatalogue(world, organizationId);
      const page = await openPage();
      await page.goto(`${origin}/`);
      await press(page, "Make a key");
      const key = (await page.locator("code.key").textContent()) ?? "";
      expect(await page.getByText(`Vendor-Api-Key: ${key}`).count()).toBe(1);
      const client = createClient({ baseUrl: urls.v2, apiKey: key });
      expect((await unwrap(client.GET("/candidates")))._embedded.candidates).toEqual([]);

      await page
        .locator(".card", { hasText: "Invite a candidate (V1)" })
        .getByRole("button", { name: "Do it here" })
        .click();
      await page.getByRole("heading", { name: "ada@example.com" }).waitFor();
      for (const move of ["Start", "Answer for me: right", "Submit"])
        await page.getByRole("button", { name: move, exact: true }).click();
      await page.locator(".steps .done", { hasText: "Finished" }).waitFor();

      await page.goto(`${origin}/#/${organizationId}/journal`);
      await page.getByText("POST /v1/candidates").waitFor();
      await page.getByText("live", { exact: true }).waitFor();
      const other = createClient({ baseUrl: urls.v2, apiKey });
      await other.POST("/candidates", { body: { email: "" } });
      const refused = page.getByRole("listitem").filter({ hasText: "POST /v2/candidates" }).first();
      await refused.getByRole("link", { name: "why?" }).click();
      await page.getByText("To make it work").waitFor();
    });

    it("finds nothing inaccessible and nothing too wide in any view, in light and dark", async () => {
      const { sandbox, openPage } = of();
      const { organizationId, origin, urls } = sandbox;
      const control = createControl({ baseUrl: urls.control });
      await fillOrganization(control, organizationId, `${origin}/catcher/${organizationId}`);
      const page = await openPage();
      const found: string[] = [];
      for (const [name, address] of await viewAddresses(control, organizationId)) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(`${origin}/${address}`);
        await page.locator("main h1").waitFor();
        await expect.poll(() => page.locator(".loading").count()).toBe(0);
        found.push(...(await inaccessible(page, name)));
        await page.setViewportSize({ width: 390, height: 800 });
        const width = await page.evaluate<number>("document.documentElement.scrollWidth");
        if (width > 390) found.push(`${name}: ${width} pixels wide where there are 390`);
      }
      expect(found).toEqual([]);
    });
  });
