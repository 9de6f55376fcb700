import { docsFile } from "@assessment-api/docs";
import { expect, it } from "vitest";
import { inaccessible } from "../../testing/pages/axe.ts";
import { describeInBrowser } from "../../testing/pages/in-browser.ts";
import * as sample from "../../testing/store-suite/samples.ts";

const isBuilt = docsFile("search.json") !== undefined;
if (!isBuilt) console.warn("The documentation is not tested in a browser: it is not built.");

if (isBuilt)
  describeInBrowser("the documentation in a browser", (of) => {
    it("creates a key, fills in the samples, sends the request, and explains its refusal", async () => {
      const { openPage, press, origin } = of();
      const page = await openPage();
      await page.goto(`${origin}/docs/v2/createInvitation`);
      await press(page, "Create a key");
      const key = page.getByLabel("Vendor-Api-Key");
      await expect.poll(() => key.inputValue()).toMatch(/^sbx_/);
      const sample = () => page.getByRole("tabpanel", { name: "curl" }).textContent();
      const example = page.getByRole("combobox", { name: "Example" });
      const [first, last] = [await example.inputValue(), await example.locator("option").last().getAttribute("value")];
      const onlyIn = (text: string | null, other: string) =>
        text?.split("\n").find((line) => !other.includes(line)) ?? "no line of its own";
      await example.selectOption(last);
      await expect.poll(sample).toContain(onlyIn(last, first).trim());
      await page.getByLabel(/^Body/).fill('{ "email": "ada", "testId": "tst_0" }');
      await expect.poll(sample).toContain('"email": "ada"');
      expect(await sample()).toContain(`Vendor-Api-Key: ${await key.inputValue()}`);
      await press(page, "Send");
      await page.getByText("400 Bad Request").waitFor();
      await press(page, "Why?");
      await page.getByText("How to fix it").waitFor();
      expect(await page.locator(".reasons").textContent()).toContain("email");
      expect(await inaccessible(page, "createInvitation")).toEqual([]);
    });

    it("shows the body of a response first, and folds the headers", async () => {
      const { openPage, press, origin } = of();
      const page = await openPage();
      await page.goto(`${origin}/docs/v2/listCandidates`);
      await press(page, "Create a key");
      await expect.poll(() => page.getByLabel("Vendor-Api-Key").inputValue()).toMatch(/^sbx_/);
      await press(page, "Send");
      await page.getByRole("status").getByText("200 OK").waitFor();
      const sent = page.locator(".sent");
      expect(await sent.locator("pre").first().textContent()).toMatch(/^\{/);
      expect(await sent.getByText("content-type:").isVisible()).toBe(false);
      await sent.getByText(/^Headers \(\d+\)$/).click();
      await sent.getByText(/content-type: application\/vnd/).waitFor();
    });

    it("offers a package to try an upload with", async () => {
      const { openPage, press, origin, world, organizationId } = of();
      const draft = sample.taskContent({ type: "PROGRAMMING", projectType: "GOLANG" });
      const task = sample.task({ organizationId, id: "tsk_go_rate_limiter", draft });
      await world.store.transact((tx) => tx.tasks.put(task));
      const page = await openPage();
      await page.goto(`${origin}/docs/v2/uploadTask`);
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "package.zip" }).first().click(),
      ]);
      expect(saved.suggestedFilename()).toBe("package.zip");
      await press(page, "Create a key");
      await expect.poll(() => page.getByLabel("Vendor-Api-Key").inputValue()).toMatch(/^sbx_/);
      await press(page, "Use package.zip");
      await expect
        .poll(() => page.getByLabel(/^Body/).evaluate((one) => (one as HTMLInputElement).files?.length))
        .toBe(1);
      await press(page, "Send");
      await page.getByRole("status").getByText("202 Accepted").waitFor();
      await page.goto(`${origin}/docs/v2/uploadTaskPackage`);
      await press(page, "Use package.zip");
      await expect
        .poll(() => page.getByLabel(/^Body/).evaluate((one) => (one as HTMLInputElement).files?.length))
        .toBe(1);
      await press(page, "Send");
      await page.getByRole("status").getByText("202 Accepted").waitFor();
    });

    it("offers enumerations as choices, and multiple choices for lists", async () => {
      const { openPage, press, origin } = of();
      const page = await openPage();
      await page.goto(`${origin}/docs/v2/listCandidates`);
      await press(page, "Create a key");
      await page.getByLabel(/^status/).selectOption(["NEW", "EXPIRED"]);
      await page.getByLabel(/^count/).fill("5");
      const address = "/v2/candidates?status=NEW&status=EXPIRED&count=5";
      await expect.poll(() => page.getByRole("tabpanel", { name: "curl" }).textContent()).toContain(address);
      await press(page, "Send");
      await page.getByRole("status").getByText("200 OK").waitFor();
    });
  });
