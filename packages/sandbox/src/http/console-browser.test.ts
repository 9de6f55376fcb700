import { createClient, unwrap } from "@assessment-api/v2";
import { expect, it } from "vitest";
import { plantCatalogue } from "../../testing/catalogue.ts";
import { describeConsole } from "../../testing/console/in-browser.ts";

describeConsole("the console in a browser", (of) => {
  it("leads from an invitation through mail, test, scoring and webhook to the journal", async () => {
    const { openPage, press, world, organizationId, origin, urls } = of();
    const { manual } = await plantCatalogue(world, organizationId);
    const page = await openPage();
    const open = (view: string) =>
      page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: view }).click();
    await page.goto(`${origin}/`);
    await press(page, "Create a key");
    const key = (await page.locator("code.key").textContent()) ?? "";
    expect(await page.getByText(`Vendor-Api-Key: ${key}`).count()).toBe(1);
    expect(await page.getByRole("link", { name: /^Mock/ }).count()).toBe(0);
    const client = createClient({ baseUrl: urls.v2, apiKey: key });
    expect((await unwrap(client.GET("/candidates")))._embedded.candidates).toEqual([]);

    await open("Webhooks");
    await press(page, "Catch events of V2");
    await page.getByRole("cell", { name: "V2" }).waitFor();

    await open("Candidates");
    for (const name of ["grace", "ada"]) {
      if (name === "grace") await page.getByText("Invite a candidate").click();
      await page.getByLabel("E-mail", { exact: true }).fill(`${name}@example.com`);
      await page.getByRole("combobox", { name: "Test" }).selectOption(manual.name);
      await press(page, "Invite");
      await page.getByRole("heading", { name: `${name}@example.com` }).waitFor();
    }

    await page.getByRole("link", { name: /^Invitation: / }).click();
    const [test] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: "Open the link" }).click(),
    ]);
    await press(test, "Start the test");
    await press(test, "Next");
    await test.getByLabel("Your answer").first().fill("When nothing is read twice.");
    await press(test, "Review and submit");
    await press(test, "Submit the test");
    await test.getByText("Thank you").waitFor();
    await test.close();

    await page.getByText("UTC", { exact: false }).first().click();
    await press(page, "+ 1 h");
    await page.keyboard.press("Escape");
    await page.locator(".facts").getByRole("link", { name: "ada@example.com" }).click();
    await page.getByRole("link", { name: "Score manually" }).click();
    await page
      .getByLabel(/^Points of/)
      .first()
      .waitFor();
    for (const points of await page.getByLabel(/^Points of/).all()) await points.fill("1");
    await press(page, "Save points");
    await page.getByText("Assessment completed", { exact: true }).waitFor();

    await open("Webhooks");
    await page.getByText("Latest of 3").waitFor();

    await open("Journal");
    const scored = page.getByRole("listitem").filter({ hasText: "/score" }).first();
    await scored.locator("strong", { hasText: "Assessment completed" }).waitFor();
    await client.POST("/candidates", { body: { email: "" } });
    const refused = page.getByRole("listitem").filter({ hasText: "POST /v2/candidates" }).first();
    await refused.getByRole("link", { name: "why?" }).click();
    await page.getByText("How to fix it").waitFor();

    await page.getByText("UTC", { exact: false }).first().click();
    await press(page, "+ 14 d");
    await page.locator(".clock strong", { hasText: "+ 14 d" }).waitFor();
    await open("Candidates");
    const grace = page.getByRole("row").filter({ hasText: "grace@example.com" });
    await grace.getByText("Expired").waitFor();
  });
});

describeConsole(
  "the console of a sandbox with a control token",
  (of) => {
    it("requests the token once per tab, links to the mock, and works by keyboard alone", async () => {
      const { openView, addressOf, inviteByName, press } = of();
      await inviteByName(["ada", "grace"]);
      const page = await openView("candidates");
      await page.getByRole("textbox", { name: "Token" }).fill("another-token");
      await press(page, "Open");
      await page.getByText("Wrong token.").waitFor();
      await page.getByRole("textbox", { name: "Token" }).fill("control-token");
      await press(page, "Open");
      await page.getByRole("link", { name: "ada@example.com" }).waitFor();
      await page.reload();
      await page.getByRole("link", { name: "ada@example.com" }).waitFor();
      const views = page.getByRole("navigation", { name: "Views" });
      expect(await views.getByRole("link", { name: /^Mock/ }).getAttribute("href")).toBe("http://127.0.0.1:4077");
      expect(await page.getByRole("textbox", { name: "Token" }).count()).toBe(0);
      const tab = await page.context().newPage();
      await tab.goto(addressOf("candidates"));
      await tab.getByRole("textbox", { name: "Token" }).waitFor();
      await tab.close();

      const { keyboard } = page;
      for (const key of ["j", "j", "k", "j", "Enter"]) await keyboard.press(key);
      await page.getByRole("heading", { name: "ada@example.com" }).waitFor();
      await keyboard.press("Escape");
      await page.getByRole("heading", { name: "ada@example.com" }).waitFor({ state: "detached" });
      await keyboard.press("/");
      await keyboard.type("ada");
      await page.getByRole("link", { name: "grace@example.com" }).waitFor({ state: "detached" });
      expect(page.url()).toContain("?query=ada");
      await keyboard.press("ControlOrMeta+k");
      await keyboard.type("grace");
      await page.getByRole("dialog").getByText("grace@example.com").first().waitFor();
      await keyboard.press("Enter");
      await page.getByRole("heading", { name: "grace@example.com" }).waitFor();
    });
  },
  { controlToken: "control-token", mockUrl: "http://127.0.0.1:4077" },
);
