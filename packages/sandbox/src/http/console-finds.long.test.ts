import { createClient } from "@assessment-api/v2";
import { expect, it } from "vitest";
import { plantCatalogue } from "../../testing/catalogue.ts";
import { describeConsole } from "../../testing/console/in-browser.ts";
import * as sample from "../../testing/store-suite/samples.ts";
import { DAY, HOUR } from "../domain/time.ts";
import { invite } from "../service/candidates.ts";
import { createFault } from "../service/faults.ts";
import { registerWebhook } from "../service/webhooks.ts";

describeConsole("lists and search of the console in a browser", (of) => {
  it("shows recent events, due timers and the next step on Today", async () => {
    const { openView, press, world, organizationId } = of();
    const { manual } = await plantCatalogue(world, organizationId);
    const page = await openView("today");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Invite a candidate" }).click();
    await page.getByLabel("E-mail", { exact: true }).fill("ada@example.com");
    await page.getByRole("combobox", { name: "Test" }).selectOption(manual.name);
    await press(page, "Invite");
    await page.getByRole("heading", { name: "ada@example.com" }).waitFor();
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Today" }).click();
    const last = page.getByRole("region", { name: "Recent events" });
    await last.getByRole("listitem").filter({ hasText: "Mail: invitation, ada@example.com" }).waitFor();
    const due = page.getByRole("region", { name: "Due next" }).first();
    await due.getByRole("listitem").filter({ hasText: "Invitation expires ada@example.com" }).waitFor();
    await main.getByRole("link", { name: "Register a webhook" }).waitFor();
  });

  it("runs commands in Find, and finds mails, keys and invitations", async () => {
    const { openView, world, organizationId, urls, apiKey } = of();
    const { manual } = await plantCatalogue(world, organizationId);
    const body = { email: "ada@example.com", testId: manual.id };
    await createClient({ baseUrl: urls.v2, apiKey }).POST("/invitations", { body });
    const page = await openView("keys");
    await page.getByLabel("Name, for example of the client").fill("Build server");
    await page.getByRole("button", { name: "Create a key" }).click();
    await page.getByRole("cell", { name: "Build server" }).waitFor();
    await page.getByRole("button", { name: "Copy", exact: true }).waitFor();

    const { keyboard } = page;
    const dialog = page.getByRole("dialog");
    const before = world.clocks.of(organizationId).now();
    await keyboard.press("ControlOrMeta+k");
    await keyboard.type("advance 3d");
    await dialog.getByText("Advance the clock by 3 d").waitFor();
    await keyboard.press("Enter");
    await page.getByText("Advanced the clock by 3 d").waitFor();
    expect(Math.abs(world.clocks.of(organizationId).now() - before - 3 * DAY)).toBeLessThan(HOUR);

    await keyboard.press("ControlOrMeta+k");
    await keyboard.type("take snap");
    await keyboard.press("Enter");
    await page.getByText("Took a snapshot").waitFor();
    await keyboard.press("ControlOrMeta+k");
    await keyboard.type("restore taken");
    await dialog.getByText(/^Restore “Taken /).click();
    await page.getByRole("button", { name: /^Restore …/ }).waitFor();

    for (const [typed, kind] of [
      ["ada@", "Mails"],
      ["ada@", "Invitations"],
      ["Build", "Keys"],
    ] as const) {
      await keyboard.press("ControlOrMeta+k");
      await dialog.getByRole("textbox").fill(typed);
      await dialog.getByRole("listitem").filter({ hasText: kind }).first().waitFor();
      await keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
  });

  it("opens Find again while it is being closed", async () => {
    const { openView } = of();
    const page = await openView("today");
    await page.getByRole("heading", { name: "Today", exact: true }).waitFor();
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("dialog").getByRole("textbox").fill("journal");
    const isOpen = await page.evaluate(async () => {
      document.querySelector<HTMLElement>("dialog .found a")?.click();
      while (document.querySelector("dialog") !== null) await Promise.resolve();
      dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return document.querySelector("dialog[open]") !== null;
    });
    expect(isOpen).toBe(true);
    const typed = page.getByRole("dialog", { name: "Search" }).getByRole("textbox");
    for (let round = 0; round < 10; round++) {
      await page.keyboard.press("Escape");
      await page.keyboard.press("ControlOrMeta+k");
      await typed.fill(`journal ${round}`, { timeout: 10_000 });
    }
  });

  it("lists recent refusals, and shows subject and reason of a pending delivery", async () => {
    const { openView, addressOf, press, world, organizationId, urls, apiKey } = of();
    const { manual } = await plantCatalogue(world, organizationId);
    await createClient({ baseUrl: urls.v2, apiKey }).POST("/candidates", { body: { email: "" } });
    const { id } = await registerWebhook(world, organizationId, { url: "http://127.0.0.1:1/", apiVersion: "v2" });
    const page = await openView("explanations");
    await page.getByRole("listitem").filter({ hasText: "POST /v2/candidates" }).getByRole("link").first().click();
    await page.getByText("How to fix it").waitFor();

    await invite(world, organizationId, { email: "ada@example.com" }, { testId: manual.id });
    await page.goto(addressOf("candidates"));
    await page.getByRole("link", { name: "ada@example.com" }).click();
    await press(page, "Start");
    await page.getByText("Done: Start").waitFor();
    await page.goto(addressOf(`webhooks/${id}`));
    const delivery = page.getByText("Test started, ada@example.com").first();
    await delivery.waitFor();
    await page.getByText(/next attempt in .*: 1 attempt failed/).waitFor();
  });

  it("lists the newest first, and sorts complete lists by a column", async () => {
    const { openView, addressOf, inviteByName, press, world, organizationId } = of();
    await inviteByName(["bea", "ada", "cleo"]);
    const page = await openView("candidates");
    const names = async () => (await page.locator("td [data-row]").allTextContents()).map((one) => one.split("@")[0]);
    await expect.poll(names).toEqual(["cleo", "ada", "bea"]);
    await press(page, /^E-mail/);
    await expect.poll(names).toEqual(["ada", "bea", "cleo"]);
    await press(page, /^E-mail/);
    await expect.poll(names).toEqual(["cleo", "bea", "ada"]);
    await world.store.transact(async (tx) => {
      for (const name of ["one", "two", "three"]) {
        await tx.tests.put(sample.test({ organizationId, id: `tst_${name}`, name }));
        const draft = sample.taskContent({ title: name });
        await tx.tasks.put(sample.task({ organizationId, id: `tsk_${name}`, draft }));
        await tx.jobPositions.put(sample.jobPosition({ organizationId, id: `jp_${name}`, name }));
      }
    });
    for (const view of ["tests", "tasks", "positions"]) {
      await page.goto(addressOf(view));
      await expect.poll(async () => (await names()).slice(0, 3)).toEqual(["three", "two", "one"]);
    }
  });

  it("says how to sort a list of more than one page, and sorts it once it is filtered", async () => {
    const { openView, press, world, organizationId } = of();
    await world.store.transact(async (tx) => {
      for (let index = 0; index < 51; index++) {
        const name = { firstName: index < 3 ? "Ada" : "Bea", lastName: `Number ${index}` };
        const id = `per_many${String(index).padStart(4, "0")}`;
        await tx.people.put(sample.person({ organizationId, id, email: `p${index}@example.com`, ...name }));
      }
    });
    const page = await openView("people");
    const pager = page.getByRole("navigation", { name: "Pages" });
    const byName = page.getByRole("columnheader", { name: "Name" }).getByRole("button");
    await pager.getByText("1 to 50 of 51, newest first. Filter to 50 rows or fewer to sort by a column.").waitFor();
    expect(await byName.count()).toBe(0);
    await page.getByRole("searchbox", { name: "Name or e-mail" }).fill("Ada");
    await pager.getByText("3 in total", { exact: true }).waitFor();
    await byName.click();
    const rows = () => page.locator("td [data-row]").allTextContents();
    await expect.poll(rows).toEqual(["p0@example.com", "p1@example.com", "p2@example.com"]);
    await press(page, /^Name/);
    await expect.poll(rows).toEqual(["p2@example.com", "p1@example.com", "p0@example.com"]);
  });

  it("states that faults do not affect its own calls, and sends an affected one", async () => {
    const { openView, press, world, organizationId } = of();
    await createFault(world, organizationId, { version: "v2", outcome: 503 });
    const page = await openView("keys");
    await page.getByText("this console are not affected").waitFor();
    await press(page, "Create a key");
    await page.locator("code.key").waitFor();
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Faults" }).click();
    await press(page, "Send");
    await page.getByRole("status").filter({ hasText: "503" }).getByText("Injected by the fault").waitFor();
  });

  it("hides its own failed reads, offers usable tests, and lists its shortcuts", async () => {
    const { openView, addressOf, world, organizationId } = of();
    const { manual } = await plantCatalogue(world, organizationId);
    await world.store.transact(async (tx) => {
      for (const state of ["DRAFT", "ARCHIVED"] as const)
        await tx.tests.put(sample.test({ organizationId, id: `tst_${state}`, name: `Test ${state}`, state }));
    });
    const page = await openView("candidates/cnd_gone1234");
    await page.getByRole("alert").first().waitFor();
    await page.goto(addressOf("explanations"));
    await page.getByText("No errors yet.").waitFor();

    await page.goto(addressOf("candidates?open=invite"));
    const choice = page.getByRole("combobox", { name: "Test" });
    await choice.waitFor();
    const offered = await choice.getByRole("option").allTextContents();
    expect(offered).toContain(manual.name);
    expect(offered.filter((name: string) => /DRAFT|ARCHIVED/.test(name))).toEqual([]);

    await page.locator("h1").click();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("Next or previous row").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  it("reaches each of more than a hundred organizations by the selector and Find", async () => {
    const { openView, world, organizationId } = of();
    const fresh = { credits: null, seed: "none", seedValue: "test" } as const;
    await world.store.transact(async (tx) => {
      for (let index = 1; index <= 104; index++)
        await tx.organizations.put({
          id: `org_more${String(index).padStart(4, "0")}`,
          name: `More ${index}`,
          credits: null,
          createdAt: 1,
          fresh,
        });
    });
    const page = await openView("today");
    const selector = page.locator(".organization");
    const typed = selector.getByRole("searchbox");
    const current = () => page.evaluate<string>("location.hash");
    await selector.locator("summary").click();
    await expect.poll(() => selector.getByRole("link").first().textContent()).toBe("More 104");
    expect(await selector.getByRole("link").count()).toBe(20);
    await selector.getByText("85 more. Type to find them.").waitFor();
    await typed.fill("more 7");
    await expect.poll(() => selector.getByRole("link").first().textContent()).toBe("More 79");
    await page.keyboard.press("Enter");
    await expect.poll(current).toContain("org_more0079");
    await selector.locator("summary").click();
    await typed.fill(organizationId);
    await selector.getByRole("link", { name: "Test", exact: true }).click();
    await expect.poll(current).toContain(organizationId);
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("dialog").getByRole("textbox").fill("More 104");
    await page.getByRole("dialog").getByRole("link", { name: "More 104" }).click();
    await expect.poll(current).toContain("org_more0104");
  });

  it("finds commands and documentation by synonyms and misspelled words, and offers identifiers that exist only", async () => {
    const { openView, inviteByName } = of();
    const { candidates } = await inviteByName(["ada"]);
    const page = await openView("today");
    await page.getByRole("heading", { name: "Today", exact: true }).waitFor();
    const dialog = page.getByRole("dialog", { name: "Search" });
    for (const [typed, ...wanted] of [
      ["rejct", "Show rejected candidates"],
      ["webhok", "Webhooks", "Webhooks · Guide"],
      ["undo", "Undo changes: restore a snapshot"],
      ["help", "Show keyboard shortcuts", "Open the documentation"],
      ["invite bob@example.com", "Invite bob@example.com"],
      ["idempotency", "Errors · Guide"],
      [candidates[0]?.id ?? "", "ada@example.com"],
    ] as const) {
      await page.keyboard.press("ControlOrMeta+k");
      await dialog.getByRole("textbox").fill(typed);
      for (const one of wanted) {
        const [text = "", kind = ""] = one.split(" · ");
        await dialog.getByRole("listitem").filter({ hasText: text }).filter({ hasText: kind }).first().waitFor();
      }
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
    await page.keyboard.press("ControlOrMeta+k");
    await dialog.getByRole("textbox").fill("cnd_gone12345678");
    await dialog.getByText("No results.").waitFor();
    await dialog.getByRole("textbox").fill("invite bob@example.com");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByLabel("E-mail", { exact: true }).inputValue()).toBe("bob@example.com");
    await page.keyboard.press("ControlOrMeta+k");
    await dialog.getByRole("textbox").fill("shortcuts");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  });
});
