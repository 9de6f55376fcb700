import { createClient as createControl } from "@assessment-api/control";
import { expect, it } from "vitest";
import { fillOrganization } from "../../testing/console/busy-organization.ts";
import { describeConsole } from "../../testing/console/in-browser.ts";
import { viewAddresses } from "../../testing/console/view-addresses.ts";
import type { Page } from "../../testing/pages/playwright.ts";
import { changeTexts, inviteAda, sampleSections, storeSampleTest } from "../../testing/pages/sample-test.ts";
import * as record from "../../testing/store-suite/samples.ts";
import { answersOf } from "../domain/assessments.ts";

/** A right-to-left letter, which starts the changed texts. */
const MARK = "א";
const marked = (text: string) => (/^([A-Z_]+|[\d.]+)$/.test(text) ? text : `${MARK} ${text}`);

const texts = /^(name|title|firstName|lastName|subject|to|email|tags|skills|assignedUser)$/;

/** Also in the response of a version within a response of the control API. */
function markTexts(json: string): string {
  const value = JSON.parse(json, (key, one) => {
    if (key === "body" && typeof one === "string" && /^[{[]/.test(one)) return markTexts(one);
    if (!texts.test(key)) return one;
    if (Array.isArray(one)) return one.map((each) => (typeof each === "string" ? marked(each) : each));
    return typeof one === "string" ? marked(one) : one;
  });
  return JSON.stringify(value);
}

/** Texts with the mark that share a line with other text, without an element that isolates them. */
const unisolated = (page: Page): Promise<string[]> =>
  page.evaluate((mark: string) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      const parent = node.parentElement;
      if (!parent || !text.includes(mark) || parent.closest("pre, code, textarea, option, script, style, .hidden"))
        continue;
      let element: Element | null = parent;
      let isIsolated = false;
      while (element && getComputedStyle(element).display === "inline") {
        isIsolated ||= /isolate/.test(getComputedStyle(element).unicodeBidi);
        element = element.parentElement;
      }
      const line = element?.textContent?.trim() ?? "";
      // A text of a user is the whole line, or an element isolates it; "Hello א Ada" is neither.
      const isAlone = line === text.trim() && line.startsWith(mark);
      if (!isIsolated && !isAlone) found.push(`${line.slice(0, 90)} <${parent.tagName.toLowerCase()}>`);
    }
    return [...new Set(found)];
  }, MARK);

describeConsole("texts of users", (of) => {
  it("do not change the order of surrounding texts in any view of the console", async () => {
    const { openPage, organizationId, origin, urls } = of();
    const control = createControl({ baseUrl: urls.control });
    await fillOrganization(control, organizationId, `${origin}/catcher/${organizationId}`);
    const page = await openPage();
    await page.route("**/control/**", async (route) => {
      if (route.request().headers().accept?.includes("event-stream")) return route.continue();
      const response = await route.fetch();
      const text = await response.text();
      return route.fulfill({ response, body: /^[{[]/.test(text) ? markTexts(text) : text });
    });
    const found: string[] = [];
    for (const [name, address] of await viewAddresses(control, organizationId)) {
      await page.goto(`${origin}/${address}`);
      await page.locator("main h1").waitFor();
      await expect.poll(() => page.locator(".loading").count()).toBe(0);
      found.push(...(await unisolated(page)).map((line) => `${name}: ${line}`));
    }
    expect(found).toEqual([]);
  });

  it("do not change the order of surrounding texts on any candidate page", async () => {
    const { openPage, current, world, organizationId, settle } = of();
    const sections = changeTexts(sampleSections, marked);
    const test = await storeSampleTest(world, organizationId, { sections, name: marked("Backend") });
    const { candidate, assessment } = await inviteAda(world, test, {}, marked);
    await settle();
    const page = await openPage();
    const found: string[] = [];
    const look = async (name: string) => {
      found.push(...(await unisolated(page)).map((line) => `${name}: ${line}`));
    };
    const start = world.links.test(assessment.token);
    await page.goto(start);
    await look("invitation");
    await page.getByRole("button", { name: "Start" }).first().click();
    await page.locator("#answers").waitFor();
    await look("section");
    await page.goto(`${start}/submit`);
    await look("submit");
    await page
      .getByRole("button", { name: /submit/i })
      .first()
      .click();
    await page.getByRole("heading", { name: "Thank you" }).waitFor();
    await look("submitted");
    await page.goto(world.links.report(assessment.id));
    await look("report");
    for (const { id } of answersOf(await current(assessment.id)).slice(0, 4)) {
      await page.goto(world.links.repository(assessment.id, id));
      await look("answer");
    }
    await page.goto(world.links.candidate(candidate.id));
    await look("candidate");
    await world.store.transact(async (tx) => {
      const stored = await tx.organizations.get(organizationId);
      if (stored !== undefined) await tx.organizations.put({ ...stored, name: marked("Example") });
      for (const id of ["tm_one", "tm_two"])
        await tx.teams.put(record.team({ organizationId, id, name: marked(id.slice(3)) }));
      const name = { firstName: marked("Ada"), lastName: marked("Lovelace") };
      await tx.people.put(record.person({ organizationId, id: "pp_marked", ...name, teamIds: ["tm_one", "tm_two"] }));
    });
    await page.goto(world.links.onboarding({ organizationId, id: "pp_marked" }));
    await page.getByRole("heading", { level: 1 }).getByText("Welcome").waitFor();
    await look("onboarding");
    expect(found).toEqual([]);
  });
});
